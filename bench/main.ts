import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startDatabase } from '../apps/api/src/adapters/postgres/database.ts'
import { compose } from '../apps/api/src/compose.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { openDatabase, sql } from '../apps/api/src/db/sql.ts'
import { openSession } from '../apps/api/src/db/sessions.ts'
import { makeTokens } from '../apps/api/src/http/token.ts'
import { readSettings } from '../apps/api/src/settings.ts'
import { seedPeople } from '../apps/api/src/testing/demo-people.ts'
import { generate } from './generate.ts'
import { load, type Measured, type Shot } from './load.ts'
import { loadReference } from './ref/load.ts'
import { referenceToken } from './ref/server.ts'
import { report, type Row } from './report.ts'
import { sideMeasures } from './side.ts'

const SECRET = 'secreto-de-banco-con-mas-de-treinta-y-dos'
const CASES = Number(process.env['BENCH_CASES'] ?? 200_000)
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
const ADVANCES = Number(process.env['BENCH_ADVANCES'] ?? 100_000)
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const uuid = (group: string, n: number): string =>
  `01900000-0000-7000-${group}-${n.toString(16).padStart(12, '0')}`
const any = (most: number): number => 1 + Math.floor(Math.random() * most)

async function listening(child: ChildProcess, sign: RegExp): Promise<void> {
  await new Promise<void>((done, fail) => {
    child.stdout?.on('data', (part: Buffer) => sign.test(String(part)) && done())
    child.once('exit', (code) => fail(new Error(`el servidor terminó con ${code}`)))
  })
}

async function main(): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'ventanilla-banco-'))
  const database = await startDatabase({ databaseUrl: null, dataDir: dir })
  const children: ChildProcess[] = []
  try {
    const admin = new pg.Pool({ connectionString: database.url, max: 1 })
    await admin.query('create database ref')
    await admin.end()
    const refUrl = database.url.replace(/\/[^/?]+(\?|$)/, '/ref$1')
    const refPool = new pg.Pool({ connectionString: refUrl, max: 1 })
    say(`REF: ${CASES} casos…`)
    await loadReference(refPool, { users: 50_000, cases: CASES, tasks: CASES * 3, history: CASES * 5 })
    await refPool.end()

    say(`producto: ${CASES} casos, cadena incluida…`)
    const db = openDatabase(database.url, 4)
    await migrate(db.pool)
    const settings = readSettings({ DATA_DIR: dir, DEMO: 'off' })
    const deps = await compose({ settings, databaseUrl: database.url, db, secret: SECRET, version: 'banco' })
    const people = await seedPeople(deps)
    await generate(db.pool, CASES)

    const env = {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: join(dir, 'producto'),
      DEMO: 'off',
      SECRET,
      PORT: '5201',
      PUBLIC_URL: 'http://localhost:5201',
    }
    const started = performance.now()
    const product = spawn(process.execPath, [new URL('../apps/api/src/main.ts', import.meta.url).pathname], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(product)
    await listening(product, /está lista/)
    const startSeconds = (performance.now() - started) / 1000
    const ref = spawn(process.execPath, [new URL('./ref/server.ts', import.meta.url).pathname], {
      env: { ...process.env, DATABASE_URL: refUrl, REF_PORT: '5202' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(ref)
    await listening(ref, /listo/)

    const tokens = makeTokens(SECRET)
    const tokenOf = async (email: string): Promise<string> => {
      const userId = people.get(email) as string
      const sessionId = deps.newId()
      await openSession(db, { id: sessionId, userId, address: null, agent: 'banco' })
      return tokens.sign({ sessionId, userId })
    }
    const window = { authorization: `Bearer ${await tokenOf('cli-ventanilla-unica@demo.test')}` }
    const lawyer = { authorization: `Bearer ${await tokenOf('cli-juridico@demo.test')}` }
    const reader = { authorization: `Bearer ${await tokenOf('cli-control-interno@demo.test')}` }
    const citizen = { authorization: `Bearer ${await tokenOf('ciudadano@demo.test')}` }
    const anchor = { authorization: `Bearer ${referenceToken()}` }
    const citizenId = people.get('ciudadano@demo.test') as string

    // sixteen drafts, one per connection, as sixteen people would fill them in
    const drafts: { id: string; version: number }[] = []
    for (let i = 0; i < 16; i++) {
      const id = deps.newId()
      await db.run(
        sql`insert into cases(id, tt_id, revision, status, applicant_id, created_by, created_at, updated_at) values (${id}::uuid, 3, 1, 'borrador', ${citizenId}::uuid, ${citizenId}::uuid, ${new Date()}, ${new Date()})`,
      )
      await db.run(
        sql`insert into drafts(case_id, version, updated_at) values (${id}::uuid, 1, ${new Date()})`,
      )
      drafts.push({ id, version: 1 })
    }
    let window2 = 0
    let key = 0
    const advance = (): Shot => {
      // every even case waits at the window; each can be advanced once
      window2 += 2
      const n = window2
      return {
        method: 'POST',
        path: '/api/v1/workflow/components/continueNextComponent',
        headers: { ...window, 'idempotency-key': `banco-${(key += 1)}` },
        body: {
          idComponent: uuid('8001', n),
          idSolicitud: uuid('8000', n),
          outcome: 'completa',
          version: 1,
          data: { 'territorial.asignada': 'ibague', 'ventanilla.competencia': true },
        },
      }
    }
    const cursor = (): string =>
      `${new Date(Date.now() + (any(180) - 40) * 86_400_000).toISOString().slice(0, 10)}_${uuid('8001', 0)}`
    const ops: readonly {
      name: string
      must: number
      want: number
      product: (c: number) => Shot
      ref: () => Shot
      seen?: (c: number, status: number, body: string) => void
    }[] = [
      {
        name: 'bandeja, página de 25',
        must: 0.5,
        want: 0.9,
        product: () => ({
          method: 'GET',
          path: `/api/v1/tareas?vista=grupo&cursor=${cursor()}`,
          headers: lawyer,
        }),
        ref: () => ({
          method: 'GET',
          path: `/bandeja?rol=ROL_${any(20) - 1}&vence=${new Date(Date.now() + (any(19_000) - 10_000) * 60_000).toISOString()}`,
          headers: anchor,
        }),
      },
      {
        name: 'detalle con línea de tiempo',
        must: 0.5,
        want: 0.8,
        product: () => ({
          method: 'GET',
          path: `/api/v1/solicitudes/${uuid('8000', any(CASES))}`,
          headers: reader,
        }),
        ref: () => ({ method: 'GET', path: `/casos/${any(CASES)}`, headers: anchor }),
      },
      {
        name: 'avanzar un paso',
        must: 0.35,
        want: 0.6,
        product: advance,
        ref: () => ({
          method: 'POST',
          path: `/casos/${any(CASES / 4 - 1) * 4 + 1}/avanzar`,
          headers: anchor,
          body: { paso: `PASO_${any(8) - 1}`, rol: `ROL_${any(20) - 1}` },
        }),
      },
      {
        name: 'guardar un borrador',
        must: 0.35,
        want: 0.6,
        product: (c) => ({
          method: 'PATCH',
          path: `/api/v1/solicitudes/${drafts[c]?.id}/borrador`,
          headers: { ...citizen, 'idempotency-key': `banco-${(key += 1)}` },
          body: {
            baseVersion: drafts[c]?.version,
            changes: {
              nombre_fuente: `Quebrada ${key}`,
              nombre_proyecto: 'Predio X',
              observaciones: 'Nueva solicitud de permiso',
            },
          },
        }),
        seen: (c, status, body) => {
          const draft = drafts[c]
          if (draft !== undefined && status === 200)
            draft.version = (JSON.parse(body) as { version: number }).version
        },
        ref: () => ({
          method: 'POST',
          path: '/casos',
          headers: anchor,
          body: {
            asunto: 'Nueva solicitud de permiso',
            datos: { municipio: 'M1', area_ha: 1.5, predio: 'Predio X' },
          },
        }),
      },
    ]
    const measure = async (op: (typeof ops)[number]): Promise<Row> => {
      const ours: Measured[] = []
      const theirs: Measured[] = []
      await load(5201, 1, (c) => op.product(c), op.seen)
      await load(5202, 1, () => op.ref())
      for (let round = 0; round < ROUNDS; round++) {
        theirs.push(await load(5202, SECONDS, () => op.ref()))
        ours.push(await load(5201, SECONDS, (c) => op.product(c), op.seen))
      }
      const median = (rows: Measured[], of: (m: Measured) => number): number =>
        rows.map(of).sort((a, b) => a - b)[Math.floor(rows.length / 2)] ?? 0
      const refused = ours.flatMap((m) => Object.entries(m.refused))
      if (refused.length > 0) say(`  rechazos: ${JSON.stringify(refused)}`)
      const row: Row = {
        name: op.name,
        ours: median(ours, (m) => m.perSecond),
        ref: median(theirs, (m) => m.perSecond),
        oursP99: median(ours, (m) => m.p99),
        refP99: median(theirs, (m) => m.p99),
        must: op.must,
        want: op.want,
      }
      say(
        `${row.name}: ${row.ours.toFixed(0)}/s contra ${row.ref.toFixed(0)}/s = ${(row.ours / row.ref).toFixed(2)} (p99 ${row.oursP99.toFixed(0)} / ${row.refP99.toFixed(0)} ms)`,
      )
      return row
    }
    const rows: Row[] = []
    for (const op of ops) rows.push(await measure(op))

    const memory = async (pid: number | undefined): Promise<number> => {
      const { readFile } = await import('node:fs/promises')
      return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
    }
    const loaded = await memory(product.pid)

    let aged: Row | null = null
    if (ADVANCES > 0 && ops[2] !== undefined && ops[0] !== undefined) {
      say(`${ADVANCES} avances más…`)
      const until = Math.min(window2 + ADVANCES * 2, CASES - 20_000)
      await load(5201, 3600, () => {
        if (window2 >= until) throw new Error('bastante')
        return advance()
      }).catch((error: Error) => {
        if (error.message !== 'bastante') throw error
      })
      await db.pool.query('analyze')
      aged = await measure(ops[0])
    }
    const side = await sideMeasures({
      deps,
      dir,
      say,
      loadedMegabytes: loaded,
      startSeconds,
      productPort: 5201,
    })
    const text = report({ cases: CASES, rows, aged, side })
    await writeFile(new URL('../docs/performance.md', import.meta.url), text)
    say(text)
    await db.close()
  } finally {
    for (const child of children) child.kill('SIGTERM')
    await new Promise((done) => setTimeout(done, 500))
    await database.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

await main()

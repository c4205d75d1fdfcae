import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { namesOf, wordsOn } from '../apps/api/src/modules/inbox/list-tasks.ts'
import type { AppDeps } from '../apps/api/src/deps.ts'

const EXCELJS = 'exceljs@4.4.0'
const PG = new URL('../node_modules/pg/package.json', import.meta.url).pathname

/** Seconds that a portal built on exceljs takes for the sheet of the window, and the share spent writing. */
export interface PeerTimes {
  readonly seconds: number
  readonly writing: number
  readonly rows: number
}

export interface Peer {
  readonly measure: () => PeerTimes
  readonly end: () => Promise<void>
}

// One statement for all rows at once, the fastest way to read them with pg, at the price of memory; names and
// words by plain look-ups; then exceljs as its manual recommends for long sheets: streamed, rows committed at
// once. The first round warms up, the second counts. No session, scope, audit, HTTP or defence against
// formulas.
const PROGRAM = `
import { readFileSync } from 'node:fs'
import { Writable } from 'node:stream'
import { createRequire } from 'node:module'
const [, , exceljsAt, pgAt, namesAt] = process.argv
const ExcelJS = createRequire(exceljsAt)('exceljs')
const pg = createRequire(pgAt)('pg')
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
const names = JSON.parse(readFileSync(namesAt, 'utf8'))
const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
const HEAD = ['Radicado', 'Trámite', 'Solicitante', 'Municipio', 'Paso', 'Estado', 'Vence', 'Término', 'Responsable']
async function once() {
  const began = performance.now()
  const { rows } = await client.query(\`
    select c.radicado, c.tt_id, c.applicant_name, c.municipality, t.step, c.status, t.due_on, u.first_names || ' ' || u.last_names as assignee
    from task_offers o join tasks t on t.id = o.task_id join cases c on c.id = t.case_id left join users u on u.id = t.assignee
    where o.audience = $1 and o.turn = 'corporacion' order by o.due_on, o.task_id\`, ['CLI_VENTANILLA_UNICA'])
  const read = performance.now()
  const nowhere = new Writable({ write: (_c, _e, done) => done() })
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: nowhere, useStyles: true, useSharedStrings: false })
  const sheet = book.addWorksheet('Tareas')
  sheet.columns = HEAD.map((header, i) => ({ header, width: 24, ...(i === 6 && { style: { numFmt: 'dd/mm/yyyy' } }) }))
  for (const r of rows)
    sheet.addRow([r.radicado, names.procedure[r.tt_id], r.applicant_name, names.municipality[r.municipality], names.step[r.step], names.status[r.status],
      r.due_on === null ? null : new Date(r.due_on + 'T00:00:00Z'), names.words[r.due_on], r.assignee ?? 'Sin asignar']).commit()
  await book.commit()
  const end = performance.now()
  return { seconds: (end - began) / 1000, writing: (end - read) / 1000, rows: rows.length }
}
await once()
process.stdout.write(JSON.stringify(await once()))
await client.end()
`

/**
 * Installs exceljs for the measurement only; null where it cannot be installed. It is no dependency of the
 * project.
 */
export async function exceljsPeer(
  deps: AppDeps,
  today: string,
  days: readonly string[],
): Promise<Peer | null> {
  const dir = await mkdtemp(join(tmpdir(), 'ventanilla-exceljs-'))
  const end = (): Promise<void> => rm(dir, { recursive: true, force: true })
  mkdirSync(join(dir, 'node_modules'))
  writeFileSync(join(dir, 'package.json'), '{"private":true}')
  const npm = ['install', EXCELJS, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
  const got = spawnSync('npm', npm, { cwd: dir, encoding: 'utf8', timeout: 120_000 })
  if (got.status !== 0) {
    await end()
    return null
  }
  const names = namesOf(deps)
  const words = wordsOn(deps, today, null)
  const of = (keys: readonly (string | number)[], name: (key: never) => string | null): object =>
    Object.fromEntries(keys.map((key) => [key, name(key as never)]))
  const { catalogue } = deps
  const codes = await deps.db.pool.query<{ code: string }>(
    'select distinct municipality as code from cases where municipality is not null',
  )
  writeFileSync(
    join(dir, 'names.json'),
    JSON.stringify({
      procedure: of([...catalogue.newest.procedures.keys()], names.procedure),
      municipality: of(
        codes.rows.map((r) => r.code),
        names.municipality,
      ),
      step: of([...catalogue.newest.workflow.steps.keys()], names.step),
      status: of(Object.keys(catalogue.statuses), names.status),
      words: of(days, (day) => words(day).words),
    }),
  )
  writeFileSync(join(dir, 'peer.mjs'), PROGRAM)
  const args = [join(dir, 'peer.mjs'), join(dir, 'package.json'), PG, join(dir, 'names.json')]
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: String(deps.db.pool.options.connectionString),
  }
  return {
    measure: () => {
      const ran = spawnSync(process.execPath, args, { encoding: 'utf8', env })
      if (ran.status !== 0) throw new Error(`exceljs: ${ran.stderr.slice(-300)}`)
      return JSON.parse(ran.stdout) as PeerTimes
    },
    end,
  }
}

import { createRequire } from 'node:module'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDatabase } from '../../adapters/postgres/database.ts'
import { buildApp } from '../../app.ts'
import { compose } from '../../compose.ts'
import { migrate } from '../../db/migrating/migrate.ts'
import { type Database, openDatabase, sql } from '../../db/connection/sql.ts'
import { type Loop, startLoop } from '../../loop.ts'
import { readSettings } from '../../settings.ts'
import { programVersion } from '../../version.ts'
import { type Call, callerOf } from '@ventanilla/demo/teller/caller'
import { clamdMissing, EICAR, startClamd } from '../servers/clamd.ts'
import { shippedConfiguration } from '../servers/shipped-configuration.ts'
import { debianVersion, startDebianPostgres } from '../servers/debian-postgres.ts'
import { seedPeople } from '@ventanilla/demo/people/demo-people'
import { samplePdf } from '@ventanilla/demo/plausible/sample-pdf'
import { runStories } from '@ventanilla/demo/teller/stories'
import type { Stories } from '@ventanilla/demo/teller/story-types'

/** The part of the S3 server the test uses; the package has no types. */
interface S3rver {
  run(): Promise<AddressInfo>
  close(): Promise<void>
}
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3rver

const missing = [debianVersion() === null ? 'postgresql' : null, clamdMissing].filter((what) => what !== null)

describe.skipIf(missing.length > 0)(
  'the server with a PostgreSQL, a store, a relay and an antivirus of others',
  () => {
    const closers: (() => Promise<unknown>)[] = []
    const mails: string[] = []
    let [db, app, call, stories, loop, token]: [Database, FastifyInstance, Call, Stories, Loop, string] =
      [] as never

    beforeAll(async () => {
      const postgres = await startDebianPostgres()
      closers.unshift(() => postgres.stop())
      const folder = await mkdtemp(join(tmpdir(), 'ventanilla-contrapartes-'))
      closers.unshift(() => rm(folder, { recursive: true, force: true }))
      const store = new S3rver({
        address: '127.0.0.1',
        port: 0,
        silent: true,
        directory: folder,
        configureBuckets: [{ name: 'expedientes', configs: [] }],
      })
      const storePort = (await store.run()).port
      closers.unshift(() => store.close())
      const clamd = await startClamd()
      closers.unshift(() => clamd.stop())
      const relay = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        logger: false,
        onData(stream, _session, done) {
          const pieces: Buffer[] = []
          stream.on('data', (piece: Buffer) => pieces.push(piece))
          stream.on('end', () => {
            mails.push(Buffer.concat(pieces).toString())
            done()
          })
        },
      })
      await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
      closers.unshift(() => new Promise<void>((resolve) => relay.close(() => resolve())))
      const settings = readSettings({
        PUBLIC_URL: 'https://portal.test',
        DATA_DIR: join(folder, 'datos'),
        DATABASE_URL: postgres.url,
        STORAGE_URL: `s3://S3RVER:S3RVER@127.0.0.1:${storePort}/expedientes?region=us-east-1&tls=off`,
        SMTP_URL: `smtp://127.0.0.1:${(relay.server.address() as AddressInfo).port}`,
        CLAMAV_URL: `tcp://127.0.0.1:${clamd.port}`,
      })
      const { url } = await startDatabase(settings)
      await migrate(url, { version: await programVersion() })
      db = openDatabase(url, 5, { deadlines: null })
      const deps = await compose({
        settings,
        databaseUrl: url,
        db,
        secret: 'secreto-de-prueba-con-mas-de-32-signos',
        version: 'prueba',
        configuration: shippedConfiguration(),
        checkAnswers: true,
      })
      await seedPeople(deps)
      app = await buildApp(deps)
      await app.ready()
      loop = startLoop(deps, { paused: true })
      closers.unshift(
        () => loop.stop(),
        () => app.close(),
        () => db.close(),
      )
      call = callerOf(app)
      stories = runStories(deps, app)
      token = await stories.tokenFor('ciudadano@demo.test')
    }, 120_000)
    afterAll(async () => {
      for (const close of closers) await close()
    }, 60_000)

    /** Uploads over the store's socket with the link the server gave. */
    const upload = async (caseId: string, name: string, bytes: Buffer, documentId?: number) => {
      const owner = await stories.personId('ciudadano@demo.test')
      const asked = await call(
        'POST',
        '/api/v1/generatePresignedUrl',
        {
          urlDoc: `${owner}/${caseId}/solicitud`,
          fileType: 'pdf',
          name,
          size: bytes.length,
          ...(documentId !== undefined && { documentId }),
        },
        token,
      )
      expect(asked.status, JSON.stringify(asked.body)).toBe(200)
      const put = await fetch(asked.body.url as string, {
        method: 'PUT',
        headers: asked.body.headers as Record<string, string>,
        body: new Uint8Array(bytes),
      })
      expect(put.status, await put.text()).toBe(200)
      const fileId = asked.body.fileId as string
      const confirmed = await call('POST', `/api/v1/archivos/${fileId}/confirmar`, {}, token)
      expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200)
      return {
        fileId,
        state: confirmed.body.state as string,
        refusal: confirmed.body.refusal as string | null,
      }
    }

    it('says that it serves', async () => {
      const reply = await call('GET', '/api/v1/health')
      expect([reply.status, reply.body.status], JSON.stringify(reply.body)).toEqual([200, 'ok'])
    })

    it('files a case whose documents came through links of the store, and the receipt reaches the mailbox', async () => {
      const { caseId, version } = await stories.draftOf3()
      const draft = await call('GET', `/api/v1/solicitudes/${caseId}/borrador`, undefined, token)
      const [key, entries] = Object.entries(draft.body.answers as Record<string, unknown>).find(
        ([, value]) => Array.isArray(value) && typeof (value[0] as { fileId?: string })?.fileId === 'string',
      ) as [string, { fileId: string }[]]
      const replaced = (draft.body.files as { id: string; documentId: number }[]).find(
        ({ id }) => id === entries[0]?.fileId,
      )
      const bytes = samplePdf('Certificado de tradición', 2)
      // no accent: this store canonicalises apostrophes in signed links differently from S3
      const mine = await upload(caseId, 'Certificado de tradicion.pdf', bytes, replaced?.documentId)
      expect([mine.state, mine.refusal]).toEqual(['ready', null])
      const saved = await call(
        'PATCH',
        `/api/v1/solicitudes/${caseId}/borrador`,
        {
          baseVersion: version,
          changes: {
            [key]: [
              { fileId: mine.fileId, name: 'Certificado.pdf', size: bytes.length, mime: 'application/pdf' },
            ],
          },
        },
        token,
      )
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
      const filed = await call(
        'POST',
        `/api/v1/solicitudes/${caseId}/radicar`,
        { version: saved.body.version, declaration: true },
        token,
      )
      expect(filed.status, JSON.stringify(filed.body)).toBe(200)
      const link = await call('GET', `/api/v1/archivos/${mine.fileId}/enlace`, undefined, token)
      const got = await fetch(link.body.url as string)
      const content = Buffer.from(await got.arrayBuffer())
      expect([got.status, content.subarray(0, 400).toString()]).toEqual([
        200,
        bytes.subarray(0, 400).toString(),
      ])
      expect(content.equals(bytes)).toBe(true)
      await loop.drain()
      const radicado = filed.body.radicado as string
      expect(mails.some((mail) => mail.includes(radicado) && mail.includes('ciudadano@demo.test'))).toBe(true)
      expect(await db.rows(sql`select kind, last_error from jobs where state <> 'done'`)).toEqual([])
      await stories.advanceTo(caseId, 'PG-06')
      await loop.drain()
      expect(await db.rows(sql`select kind, last_error from jobs where state <> 'done'`)).toEqual([])
      expect(await db.rows(sql`select id from outbox where channel = 'email' and state <> 'sent'`)).toEqual(
        [],
      )
    }, 120_000)

    it('refuses EICAR within a PDF, removes it from the store and lets nobody open it', async () => {
      const { caseId } = await stories.draftOf3('ciudadano@demo.test')
      const bytes = Buffer.concat([samplePdf('Factura', 1), Buffer.from(`\n% ${EICAR}\n`)])
      const { fileId, state, refusal } = await upload(caseId, 'factura.pdf', bytes)
      expect([state, refusal]).toEqual([
        'refused',
        'El archivo contiene un virus y no se guardó. Revise su equipo y suba otro.',
      ])
      expect((await call('GET', `/api/v1/archivos/${fileId}/enlace`, undefined, token)).status).toBe(404)
    }, 60_000)

    it('answers searches, lists and reports that PostgreSQL 15 understands', async () => {
      const staff = await stories.tokenFor('superadmin@demo.test')
      for (const path of [
        '/api/v1/mis-solicitudes',
        '/api/v1/solicitudes',
        '/api/v1/tareas',
        '/api/v1/actos',
        '/api/v1/tablero',
      ])
        for (const who of [token, staff])
          expect((await call('GET', path, undefined, who)).status, path).toBeLessThan(500)
    })
  },
)

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, it } from 'vitest'
import { startDatabase } from '../../adapters/postgres/database.ts'
import { migrate } from '../../db/migrating/migrate.ts'
import { prepareDatabase } from '../../db/migrating/prepare.ts'
import { debianVersion, startDebianPostgres } from './debian-postgres.ts'

const ROLES = fileURLToPath(new URL('../../../../../deploy/roles.sql', import.meta.url))

it.skipIf(debianVersion() === null)(
  'the oldest packaged server that we support takes every migration',
  async () => {
    const server = await startDebianPostgres()
    try {
      const { url, kind } = await startDatabase({ databaseUrl: server.url, dataDir: '/nonexistent' })
      expect(kind).toBe('server')
      expect((await migrate(url, { version: '9.9.9' })).applied.length).toBeGreaterThan(0)
      expect((await migrate(url, { version: '9.9.9' })).applied).toEqual([])
    } finally {
      await server.stop()
    }
  },
)

it.skipIf(debianVersion() === null)(
  'the roles that deploy/roles.sql makes there carry the portal: one migrates, the other serves and removes no history',
  async () => {
    const server = await startDebianPostgres()
    const as = (user: string): string =>
      Object.assign(new URL(server.url), { username: user, password: 'x' }).href
    const addresses = { url: as('ventanilla_server'), migrationUrl: as('ventanilla_migrator') }
    try {
      const made = spawnSync(
        `/usr/lib/postgresql/${server.version}/bin/psql`,
        ['-X', '-v', 'ON_ERROR_STOP=1', '-f', ROLES, server.url],
        { encoding: 'utf8', env: { ...process.env, MIGRATOR_PASSWORD: 'x', SERVING_PASSWORD: 'x' } },
      )
      expect(made.stderr).toBe('')
      const serving = { url: addresses.url, migrationUrl: null }
      await expect(prepareDatabase(serving, { version: '9.9.9' })).rejects.toThrow(
        /no está preparada.*npm run admin -- migrate/,
      )
      expect((await prepareDatabase(addresses, { version: '9.9.9' })).applied.length).toBeGreaterThan(30)
      expect((await prepareDatabase(serving, { version: '9.9.9' })).oneRole).toBe(false)
      const client = new pg.Client({ connectionString: addresses.url })
      await client.connect()
      await client.query(`insert into audit_log(id, at, verb) values (gen_random_uuid(), now(), 'v')`)
      await expect(client.query('delete from audit_log')).rejects.toMatchObject({ code: '42501' })
      await client.end()
    } finally {
      await server.stop()
    }
  },
)

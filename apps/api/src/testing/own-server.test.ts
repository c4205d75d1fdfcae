import { expect, it } from 'vitest'
import { startDatabase } from '../adapters/postgres/database.ts'
import { migrate } from '../db/migrating/migrate.ts'
import { debianVersion, startDebianPostgres } from './debian-postgres.ts'

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

import { expect, it } from 'vitest'
import { startDatabase } from '../adapters/postgres/database.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/sql.ts'
import { debianVersion, startDebianPostgres } from './debian-postgres.ts'

it.skipIf(debianVersion() === null)(
  'the oldest packaged server that we support takes every migration',
  async () => {
    const server = await startDebianPostgres()
    try {
      const { url, kind } = await startDatabase({ databaseUrl: server.url, dataDir: '/nonexistent' })
      expect(kind).toBe('server')
      const database = openDatabase(url, 1)
      try {
        expect(await migrate(database.pool)).toBeGreaterThan(0)
        expect(await migrate(database.pool)).toBe(0)
      } finally {
        await database.close()
      }
    } finally {
      await server.stop()
    }
  },
)

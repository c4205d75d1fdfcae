import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { createTestDatabase } from '../../adapters/postgres/test-databases.ts'
import type { Gate } from '../../db/connection/gate.ts'
import { type Database, openDatabase } from '../../db/connection/sql.ts'
import './postgres.setup.ts'

/** A migrated database of this test's own. */
export interface FreshDatabase {
  readonly url: string
  /** with the serving role: its missing rights are enforced */
  readonly db: Database
  readonly migrationUrl: string
  /** as the test server's superuser */
  readonly adminUrl: string
  /** as the role that owns the tables, for tests that tamper with append-only rows */
  readonly owner: Database
  /** closes both and drops the database */
  drop(): Promise<void>
}

/**
 * Copies this run's migrated template into a fresh database (real PostgreSQL, about 50 ms). Call it in
 * `beforeAll` and `drop()` in `afterAll`.
 * @param gate of its transactions; by default there is none
 * @param copied `configured`: with what the product ships in force
 */
export async function freshDatabase(
  gate: () => Gate | null = () => null,
  copied: 'template' | 'configured' = 'template',
): Promise<FreshDatabase> {
  // no deadlines: two busy cores must not fail a test
  const copy = await createTestDatabase(inject(copied), `test_${randomUUID().replaceAll('-', '')}`)
  const db = openDatabase(copy.url, 5, { deadlines: null, gate })
  const owner = openDatabase(copy.migrationUrl, 1, { deadlines: null })
  return {
    url: copy.url,
    db,
    migrationUrl: copy.migrationUrl,
    adminUrl: copy.adminUrl,
    owner,
    async drop() {
      await Promise.all([db.close(), owner.close()])
      await copy.drop()
    },
  }
}

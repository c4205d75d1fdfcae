import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { createTestDatabase } from '../adapters/postgres/test-databases.ts'
import { type Database, openDatabase } from '../db/sql.ts'
import './postgres.setup.ts'

/** A migrated database of this test's own. */
export interface FreshDatabase {
  readonly url: string
  readonly db: Database
  /** closes `db` and drops the database */
  drop(): Promise<void>
}

/**
 * Copies the migrated template of this run into a database of one's own (real PostgreSQL, about 50 ms). Call it in
 * `beforeAll` and `drop()` in `afterAll`.
 */
export async function freshDatabase(): Promise<FreshDatabase> {
  // no deadlines: two busy cores must not fail a test
  const copy = await createTestDatabase(inject('templateUrl'), `test_${randomUUID().replaceAll('-', '')}`)
  const db = openDatabase(copy.url, 5, { deadlines: null })
  return {
    url: copy.url,
    db,
    async drop() {
      await db.close()
      await copy.drop()
    },
  }
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../db/connection/sql.ts'
import { sql } from '../../db/connection/sql.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'
import { fingerprint } from './fingerprint.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

const add = (db: Pick<Db, 'run'>, verb: string, detail: object): Promise<unknown> =>
  db.run(sql`
    insert into audit_log(id, at, verb, detail)
    values (gen_random_uuid(), now(), ${verb}, ${JSON.stringify(detail)}::jsonb)`)

describe('the fingerprint of a database', () => {
  it('changes with what the serving role writes, and with what the owner does', async () => {
    const empty = await fingerprint(fresh)
    await add(fresh.db, 'cases.note', {})
    const served = await fingerprint(fresh)
    expect(served).not.toBe(empty)
    await add(fresh.owner, 'cases.note', {})
    expect(await fingerprint(fresh)).not.toBe(served)
  })

  it('stays after what was rolled back, or only refused', async () => {
    const before = await fingerprint(fresh)
    const failing = fresh.db.tx(async (tx) => {
      await add(tx, 'cases.note', {})
      throw new Error('se deshace')
    })
    await expect(failing).rejects.toThrow('se deshace')
    expect(await fingerprint(fresh)).toBe(before)
    await add(fresh.db, 'cases.note', { refused: 'sin_permiso' })
    expect(await fingerprint(fresh)).toBe(before)
  })
})

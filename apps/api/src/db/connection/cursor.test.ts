import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/servers/database.ts'
import { openCursor } from './cursor.ts'
import { sql } from './sql.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

const numbers = (most: number) => sql`select n from generate_series(1, ${most}::int) n order by n`
/** Number of connections in use. */
const kept = (): number => fresh.db.pool.totalCount - fresh.db.pool.idleCount
const AGES = 600_000

describe('a cursor', () => {
  it('reads a statement in pieces, in order, and gives its connection back', async () => {
    const cursor = await openCursor<{ n: number }>(fresh.db, numbers(5), AGES)
    const pieces = [await cursor.next(2), await cursor.next(2), await cursor.next(2), await cursor.next(2)]
    expect(pieces.map((p) => p?.map((r) => r.n))).toEqual([[1, 2], [3, 4], [5], []])
    expect(kept()).toBe(1)
    await cursor.close()
    await cursor.close()
    expect(kept()).toBe(0)
    expect(await cursor.next(2)).toBeNull()
  })

  it('ends by itself while nobody reads', async () => {
    const cursor = await openCursor<{ n: number }>(fresh.db, numbers(5), 50)
    await vi.waitFor(() => expect(kept()).toBe(0), { timeout: 10_000 })
    expect(await cursor.next(2)).toBeNull()
  })

  it('changes nothing for whoever gets the connection next', async () => {
    const before = await fresh.db.one<{ random_page_cost: string }>(sql`show random_page_cost`)
    await (await openCursor(fresh.db, numbers(5), AGES)).close()
    expect(await fresh.db.one(sql`show random_page_cost`)).toEqual(before)
  })

  it('leaves no connection behind when its statement fails', async () => {
    await expect(openCursor(fresh.db, sql`select nada from ninguna`, AGES)).rejects.toThrow('ninguna')
    const late = await openCursor(fresh.db, sql`select 1 / (n - 3) from generate_series(1, 5) n`, AGES)
    await expect(late.next(5)).rejects.toThrow('division by zero')
    await late.close()
    expect(kept()).toBe(0)
  })
})

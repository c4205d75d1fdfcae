import { afterAll, beforeAll, expect, it } from 'vitest'
import { SERVING } from '../../db/connection/connections.ts'
import { type FreshDatabase, freshDatabase } from '../servers/database.ts'
import { loseAllInSilence } from '../servers/silent-loss.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

it('with the deadlines of production, everybody is served again within 15 s of a silent loss', async () => {
  const seen = await loseAllInSilence(fresh, SERVING, 30_000)
  expect(seen.everybody).toBeLessThan(15_000)
  expect(seen.lost).toEqual([])
  expect(seen.asked).toBeGreaterThanOrEqual(seen.acknowledged)
  expect(seen.done).toBe(seen.asked)
}, 90_000)

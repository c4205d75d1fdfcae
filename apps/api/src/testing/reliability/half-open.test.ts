import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Deadlines, SERVING } from '../../db/connection/connections.ts'
import { type FreshDatabase, freshDatabase } from '../servers/database.ts'
import { loseAllInSilence } from '../servers/silent-loss.ts'

/** The production deadlines, five times as fast. */
const QUICK = Object.fromEntries(
  Object.entries(SERVING).map(([name, ms]) => [name, (ms as number) / 5]),
) as unknown as Deadlines

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

it('after a silent loss of every connection everybody is served again within 15 s, nothing is lost and nothing done twice', async () => {
  const seen = await loseAllInSilence(fresh, QUICK, 15_000)
  expect(seen.first).toBeLessThan(15_000)
  expect(seen.everybody).toBeLessThan(15_000)
  // no caller hangs: those not served receive an error
  expect(seen.longest).toBeLessThan(15_000)
  expect(seen.acknowledged).toBeGreaterThan(20)
  expect(seen.lost).toEqual([])
  // at the end some requests completed after their caller gave up
  expect(seen.asked).toBeGreaterThanOrEqual(seen.acknowledged)
  expect(seen.done).toBe(seen.asked)
}, 60_000)

it('has deadlines that leave room for each other, and for one more try within 15 s', () => {
  // a slow query is reported by the server over a sound connection; only exceeding our own deadline counts as a
  // lost connection
  expect(SERVING.answer).toBeGreaterThan(SERVING.statement)
  expect(SERVING.statement).toBeGreaterThan(SERVING.lock)
  // a lost transaction's locks are free before its request is retried
  expect(SERVING.idleInTransaction).toBeLessThan(SERVING.answer)
  expect(SERVING.answer + SERVING.connect).toBeLessThan(15_000)
})

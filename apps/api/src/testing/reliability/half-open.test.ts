import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Deadlines, SERVING } from '../../db/connections.ts'
import { type FreshDatabase, freshDatabase } from '../database.ts'
import { loseAllInSilence } from '../silent-loss.ts'

/** The real ones, five times as fast. */
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
  // nobody hangs: whoever is not served is told
  expect(seen.longest).toBeLessThan(15_000)
  expect(seen.acknowledged).toBeGreaterThan(20)
  // at the end some were done whose answer nobody waited for any more
  expect(seen.asked).toBeGreaterThanOrEqual(seen.acknowledged)
  expect(seen.done).toBe(seen.asked)
}, 60_000)

it('has deadlines that leave room for each other, and for one more try within 15 s', () => {
  // slow is told by the server over a sound connection; only what passes ours is taken for lost
  expect(SERVING.answer).toBeGreaterThan(SERVING.statement)
  expect(SERVING.statement).toBeGreaterThan(SERVING.lock)
  // the locks of a lost transaction are free when what was asked is asked again
  expect(SERVING.idleInTransaction).toBeLessThan(SERVING.answer)
  expect(SERVING.answer + SERVING.connect).toBeLessThan(15_000)
})

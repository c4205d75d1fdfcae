import { afterAll, beforeAll, describe, it } from 'vitest'
import { chargedAtRandom } from '../../testing/receipt-histories.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
}, 120_000)
afterAll(() => world.close())

describe('claims, adjustments, expiries and payments in any order, on a real database', () => {
  // fixed seeds in the short run; others in the deep one
  it.each([11, 12, 13, 14, 15, 16, 17, 18])(
    'leave one payable receipt over what is owed, and every payment counted once (%i)',
    (seed) => chargedAtRandom(world, seed),
    120_000,
  )
})

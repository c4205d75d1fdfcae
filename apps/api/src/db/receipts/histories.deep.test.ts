import { afterAll, beforeAll, describe, it } from 'vitest'
import { chargedAtRandom } from '../../testing/receipt-histories.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
}, 120_000)
afterAll(() => world.close())

describe('fifty histories of claims, adjustments, expiries and payments, on a real database', () => {
  it.each(Array.from({ length: 50 }, () => Math.floor(Math.random() * 2 ** 31)))(
    'leave one payable receipt over what is owed, and every payment counted once (%i)',
    (seed) => chargedAtRandom(world, seed),
    300_000,
  )
})

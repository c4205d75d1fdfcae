import { afterAll, beforeAll, describe, it } from 'vitest'
import { chargedAtRandom } from '../../testing/receipt-histories.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld

// each history takes some months: all of them in one portal would leave the years for which costs are declared
describe.each(['first', 'second', 'third'])(
  'the %s seventeen histories of claims, adjustments, expiries and payments, on a real database',
  () => {
    beforeAll(async () => {
      world = await startWorld()
    }, 120_000)
    afterAll(() => world.close())

    it.each(Array.from({ length: 17 }, () => Math.floor(Math.random() * 2 ** 31)))(
      'leave one payable receipt over what is owed, and every payment counted once (%i)',
      (seed) => chargedAtRandom(world, seed),
      300_000,
    )
  },
)

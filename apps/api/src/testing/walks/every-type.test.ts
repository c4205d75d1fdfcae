import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { driveToEnd } from './every-type.ts'
import { TYPES_TO_ENDS } from './types-to-ends.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

/** A type of the family with the most ends; `every-type.deep.test.ts` drives the others. */
const SAMPLE = 3

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

describe(`an application of type ${SAMPLE} that must be sent back`, () => {
  it.each(TYPES_TO_ENDS.filter((one) => one.ttId === SAMPLE).map((one) => [one.end, one] as const))(
    'is required, answered and driven to %s',
    async (_, one) => driveToEnd(world, one),
    120_000,
  )
})

it('the ends of every type are found: one that grants, and one that does not', () => {
  const types = Map.groupBy(TYPES_TO_ENDS, (one) => one.ttId)
  expect(types.size).toBeGreaterThan(0)
  for (const [ttId, ends] of types)
    expect(
      new Set(ends.map((one) => one.way.turns.at(-1)?.slice(0, 2).join(' '))).size,
      `type ${ttId}`,
    ).toBeGreaterThan(1)
})

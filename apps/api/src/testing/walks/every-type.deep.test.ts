import { afterAll, beforeAll, describe, it } from 'vitest'
import { driveToEnd } from './every-type.ts'
import { TYPES_TO_ENDS } from './types-to-ends.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const types = Map.groupBy(TYPES_TO_ENDS, (one) => `${one.ttId}, ${one.name}`)

describe.each([...types])('an application of type %s, that must be sent back', (_, ends) => {
  it.each(ends.map((one) => [one.end, one] as const))(
    'is required, answered and driven to %s',
    async (_end, one) => driveToEnd(world, one),
    120_000,
  )
})

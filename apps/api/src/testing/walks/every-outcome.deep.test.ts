import { EXAMPLES } from '@ventanilla/catalog/procedures/examples/examples'
import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FILINGS } from '@ventanilla/demo/scenarios/derived-scenarios'
import { FILED_WITH, OUTCOMES, walkTo } from './every-outcome.ts'
import { takeOutcome, taken } from './outcome-walker.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Farthest first: outcomes on their paths need no walk of their own. */
const far = new Map(OUTCOMES.map((one) => [one.name, walkTo(one)?.turns.length ?? 0]))

describe.each(workflow.families.map((family) => [family.id] as const))('in the family %s', (id) => {
  const mine = OUTCOMES.filter(({ step }) => step.family === id).toSorted(
    (a, b) => (far.get(b.name) ?? 0) - (far.get(a.name) ?? 0),
  )
  if (mine.length > 0)
    it.each(mine.map((one) => [one.name, one] as const))(
      '%s is taken through the real server',
      async (name, one) => {
        if (!(await taken(world)).has(name)) await takeOutcome(world, one)
        expect([...(await taken(world))]).toContain(name)
      },
      120_000,
    )
})

describe('an application that is filed', () => {
  it.each(FILED_WITH.map((one) => [one.name, one] as const))(
    'goes on by %s',
    async (_, { step, outcome }) => {
      const filing = FILINGS.find(({ start }) => start === outcome.to)
      expect(filing?.start, `${step.id} ${outcome.code}`).toBe(outcome.to)
      const { caseId } = await world.fileProcedure(filing?.ttId ?? 0, {
        answers: EXAMPLES.get(filing?.ttId ?? 0)?.complete ?? {},
      })
      expect((await world.openTasks(caseId)).map((task) => task.step)).toEqual([outcome.to])
    },
  )
})

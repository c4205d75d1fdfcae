import { expect, it } from 'vitest'
import type { FamilyDef } from './definition.ts'
import { step, way } from './made-steps.testkit.ts'
import { isActWork } from './subprocesses.ts'

const ends = [way('fin', 'FIN')]
const family = (id: string, more: Partial<FamilyDef> = {}): FamilyDef => ({
  id,
  name: id,
  norm: '',
  isSubprocess: true,
  procedureTypes: [],
  initialStep: '',
  startedBy: 'invocado',
  steps: [],
  ...more,
})

it('the work on an act is what writes acts for others, and each step with a part in one', () => {
  const steps = [
    step('A-01', ends),
    step('A-02', ends, { actPart: 'review' }),
    step('B-01', ends, { family: 'writing' }),
  ]
  const workflow = {
    families: [family('prueba'), family('writing', { writesActs: true })],
    steps: new Map(steps.map((one) => [one.id, one])),
  }
  expect(['A-01', 'A-02', 'B-01', 'C-01'].filter((id) => isActWork(workflow, id))).toEqual(['A-02', 'B-01'])
})

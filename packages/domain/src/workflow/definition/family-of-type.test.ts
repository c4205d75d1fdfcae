import { describe, expect, it } from 'vitest'
import type { FamilyDef } from './definition.ts'
import { familyOfType } from './family-of-type.ts'

const family = (id: string): FamilyDef => ({
  id,
  name: id,
  norm: '',
  isSubprocess: false,
  procedureTypes: [12],
  initialStep: 'A-01',
  startedBy: 'usuario',
  steps: [],
})
const TREES = {
  workflow: {
    family: 'ordinaria',
    alternative: { family: 'alterna', condition: { var: 'riesgo' }, conditionText: 'hay riesgo' },
  },
}

describe('the family of a procedure type', () => {
  it('is its ordinary one, in whatever order the families stand', () => {
    const both = [family('alterna'), family('ordinaria')]
    expect(familyOfType({ families: both }, TREES)?.id).toBe('ordinaria')
    expect(familyOfType({ families: both.toReversed() }, TREES)?.id).toBe('ordinaria')
  })

  it('is none for a case without a procedure, nor where the family is not loaded', () => {
    expect(familyOfType({ families: [family('ordinaria')] }, null)).toBeUndefined()
    expect(familyOfType({ families: [family('alterna')] }, TREES)).toBeUndefined()
  })
})

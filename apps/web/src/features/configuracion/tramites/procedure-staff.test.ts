import { WRITTEN } from '@ventanilla/catalog/written'
import { describe, expect, it } from 'vitest'
import { withActRoles, withStepRoles } from './procedure-staff.ts'
import { without } from './stored-procedure.ts'

const [first] = WRITTEN.procedures
if (first === undefined) throw new Error('no procedure')
const plain = without(first, 'ttId')

describe('roles of a procedure', () => {
  it('are kept by step and by act', () => {
    const one = withStepRoles(plain, 'PG-03', ['CLI_TECNICO'])
    const two = withActRoles(withActRoles(one, 'AUTO', 'signs', ['CLI_A']), 'AUTO', 'drafts', ['CLI_B'])
    expect(two.staff).toEqual({
      steps: { 'PG-03': ['CLI_TECNICO'] },
      acts: { AUTO: { signs: ['CLI_A'], drafts: ['CLI_B'] } },
    })
  })
  it('leave nothing behind when the last is as in other procedures again', () => {
    const one = withActRoles(withStepRoles(plain, 'PG-03', ['CLI_A']), 'AUTO', 'signs', ['CLI_A'])
    expect(withActRoles(withStepRoles(one, 'PG-03', undefined), 'AUTO', 'signs', undefined)).toEqual(plain)
  })
})

import { describe, expect, it } from 'vitest'
import { FOLLOW_UP_ROLES, OFFICE_BOUND_ROLES } from '@ventanilla/domain/access/actor'
import { kindOf } from '@ventanilla/domain/workflow/definition/case-kind'
import { entryPointsOf, neverOpens } from '@ventanilla/domain/workflow/linked/entry-points'
import { applicationOf } from '../procedures/forms/forms.ts'
import { procedureByType } from '../procedures/procedures.ts'
import { workflow } from './loaded.ts'

/** Steps that can ever be opened beside a case of a type, or of a family. */
function beside(of: { readonly ttId?: number; readonly family?: string }): string[] {
  const { ttId = 0, family = null } = of
  const procedure = procedureByType(ttId)
  const flow = workflow.families.find(({ id, procedureTypes }) =>
    family === null ? procedureTypes.includes(ttId) : id === family,
  )
  const form = (procedure && applicationOf(procedure)) ?? undefined
  const kind = kindOf(workflow, { family, ttId }, flow, form)
  return entryPointsOf(workflow)
    .filter((way) => neverOpens(way, kind) === null)
    .map(({ step }) => step.id)
}

describe('who begins follow-up', () => {
  it('is who finds the files that left obligations, none of them bound to an office', () => {
    const opens = entryPointsOf(workflow).find(({ family }) => family.id === 'seguimiento')
    expect(opens?.step.roles.toSorted()).toEqual([...FOLLOW_UP_ROLES].toSorted())
    expect(FOLLOW_UP_ROLES.filter((role) => OFFICE_BOUND_ROLES.has(role))).toEqual([])
  })
})

const REVOKING = ['REV-01', 'REV-02', 'REV-03']
/** Entry points of every open case: reassignment, another stage, an activity, a note, a proxy's documents */
const MANAGING = ['ADM-01', 'ADM-02', 'ADM-07', 'ADM-08', 'ADM-09']
const REQUESTS = [
  'DEX-01',
  'PAG-01',
  'TAN-01',
  'TRA-01',
  'TER-01',
  'MUL-01',
  'SAN-01',
  ...REVOKING,
  ...MANAGING,
]

describe('beside', () => {
  it.each([
    ['a permit', { ttId: 3 }, [...REQUESTS, 'SEG-01', 'ADM-04', 'ADM-05', 'ADM-06']],
    [
      'a licence, which asks for its land otherwise',
      { ttId: 1 },
      [...REQUESTS, 'SEG-01', 'ADM-05', 'ADM-06'],
    ],
    ['a registration, which grants nothing to follow up', { ttId: 20 }, [...REQUESTS, 'ADM-05']],
    ['a complaint', { ttId: 27, family: 'quejas' }, ['SAN-01', ...MANAGING]],
    ['a file that was brought over', { family: 'migracion' }, ['SEG-01', 'SAN-01', 'MIG-04', ...MANAGING]],
    ['a sanction', { ttId: 3, family: 'sancionatorio' }, ['PAG-01', 'ADM-13', ...REVOKING, ...MANAGING]],
    ['a transfer', { ttId: 3, family: 'traslado_territorial' }, ['SAN-01', ...MANAGING]],
  ] as const)('%s only this could ever be begun', (_, of, steps) => {
    expect(beside(of).toSorted()).toEqual(steps.toSorted())
  })
})

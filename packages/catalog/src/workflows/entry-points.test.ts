import { describe, expect, it } from 'vitest'
import { FOLLOW_UP_ROLES, OFFICE_BOUND_ROLES } from '@ventanilla/domain/access/actor'
import { entryPointFindings } from '@ventanilla/domain/workflow/checks/check-entry-points'
import type { FamilyDef } from '@ventanilla/domain/workflow/definition/definition'
import { kindOf } from '@ventanilla/domain/workflow/definition/case-kind'
import { familyOfType } from '@ventanilla/domain/workflow/definition/family-of-type'
import { entryPointsOf, neverOpens } from '@ventanilla/domain/workflow/linked/entry-points'
import { applicationOf } from '../procedures/forms/applications.testkit.ts'
import { procedureByType } from '../procedures/procedures.ts'
import { workflow } from './loaded.ts'

/** Steps that can ever be opened beside a case of a type, or of a family. */
function beside(of: { readonly ttId?: number; readonly family?: string }): string[] {
  const { ttId = 0, family = null } = of
  const procedure = procedureByType(ttId)
  const flow =
    family === null ? familyOfType(workflow, procedure) : workflow.families.find(({ id }) => id === family)
  const form = (procedure && applicationOf(procedure)) ?? undefined
  const kind = kindOf(workflow, { family, ttId }, flow, form)
  return entryPointsOf(workflow)
    .filter((way) => neverOpens(way, kind) === null)
    .map(({ step }) => step.id)
}

describe('the type of a case that opens by itself', () => {
  const wrong = (id: string, change: Partial<FamilyDef>): string[] => {
    const families = workflow.families.map((family) => (family.id === id ? { ...family, ...change } : family))
    return entryPointFindings({ ...workflow, families }).map(({ code, where }) => `${code} ${where}`)
  }

  it('is the one that its family names: a complaint is of the internal type for complaints', () => {
    const named = workflow.families.flatMap(({ id, ownType }) =>
      ownType === undefined ? [] : [`${id}: ${procedureByType(ownType)?.name}`],
    )
    expect(named).toEqual(['quejas: Queja o infracción ambiental (uso interno)'])
    expect(entryPointFindings(workflow)).toEqual([])
  })

  it('is never one that the family does not work, nor left to the order of its types', () => {
    expect(wrong('quejas', { ownType: 3 })).toEqual(['tipo_propio quejas'])
    expect(wrong('sancionatorio', { procedureTypes: [27] })).toEqual(['tipo_propio sancionatorio'])
    // a family that only opens beside another case takes the type of that case
    expect(wrong('seguimiento', { procedureTypes: [3] })).toEqual([])
  })
})

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
  'ADM-14',
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

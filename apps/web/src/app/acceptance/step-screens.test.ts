import { actTemplates } from '@ventanilla/catalog/acts/index-of-acts'
import { ROLES } from '@ventanilla/catalog/roles/roles'
import { differences } from '@ventanilla/catalog/workflows/flow-differences'
import { writtenOutcomes } from '@ventanilla/catalog/workflows/written-flows.testkit'
import { PROCEDURES } from '@ventanilla/catalog/procedures/procedures'
import { computedFacts, outcomesNotLoaded, workflow } from '@ventanilla/catalog/workflows/loaded'
import { actRules } from '@ventanilla/domain/definitions/compose/act-rules'
import { meetsRule } from '@ventanilla/domain/access/role-groups'
import { type CheckOptions, checkWorkflow } from '@ventanilla/domain/workflow/checks/check'
import { screenOf } from '@ventanilla/domain/workflow/definition/screen-of'
import { describe, expect, it } from 'vitest'
import { APPLICATION_ROUTE, OWN_APPLICATION_ROUTES } from '../../client/address/application-address.ts'
import type { Access } from '../../client/address/screens.ts'
import { gatheredScreens } from '../gathered-screens.ts'
import { createMatcher } from '../matcher.ts'

const matcher = createMatcher(gatheredScreens)
/** Any type serves: only the address pattern is resolved. */
const PROCEDURE = 3

/** Access of the screen of a step, as resolved by the router. */
function accessOf(pattern: string): Access | null {
  const address = screenOf(pattern, { caseId: 'caso', taskId: 'tarea', ttId: PROCEDURE })
  return matcher.match(address.split('?')[0] ?? '')?.row.access ?? null
}

const opens = (access: Access, role: string): boolean =>
  typeof access === 'string' ? access !== 'guestOnly' : meetsRule([role], access)

const options: CheckOptions = {
  acts: actRules(actTemplates.values()),
  roles: new Set(ROLES.map((role) => role.code)),
  computedFacts,
  factSheet: writtenOutcomes,
  notLoaded: outcomesNotLoaded,
  explained: differences,
  screens: (pattern) => {
    const access = accessOf(pattern)
    return access === null ? null : (role) => opens(access, role)
  },
}
const faults = (more: Partial<CheckOptions> = {}): string[] =>
  checkWorkflow(workflow, { ...options, ...more })
    .filter((finding) => finding.severity === 'error')
    .map((finding) => `${finding.code} ${finding.where}`)

describe('the screens of the steps', () => {
  it('exist, and open for every role to which the step is given', () => {
    expect(faults()).toEqual([])
  })

  it('of an application are where its drafts are gone on with', () => {
    for (const { ttId, workflow: of } of PROCEDURES) {
      const family = workflow.families.find(({ id }) => id === of.family)
      const first = workflow.steps.get(family?.initialStep ?? '')
      // a queja is filed at the window
      if (first?.turn !== 'usuario') continue
      expect([ttId, OWN_APPLICATION_ROUTES[ttId] ?? APPLICATION_ROUTE]).toEqual([ttId, first.screen])
    }
  })

  it('are missed where they are not there or are closed to one of the roles', () => {
    const screens: CheckOptions['screens'] = (pattern) =>
      pattern === '/comunicacion/:id' ? null : (role) => role !== 'CLI_VENTANILLA_UNICA'
    const found = faults({ screens })
    expect(found.filter((fault) => fault.startsWith('pantalla '))).toHaveLength(
      [...workflow.steps.values()].filter((step) => step.screen === '/comunicacion/:id').length,
    )
    expect(found).toContain('pantalla_cerrada PG-02')
  })
})

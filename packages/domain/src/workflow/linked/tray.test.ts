import { describe, expect, it } from 'vitest'
import type { Actor } from '../../access/actor.ts'
import type { FamilyDef, StepDef, Workflow } from '../definition/definition.ts'
import { step, way } from '../definition/made-steps.testkit.ts'
import { stepsListedOn, trayAddresses, trayOf } from './tray.ts'

const ends = [way('hecho', 'FIN')]
const family = (steps: readonly StepDef[], more: Partial<FamilyDef> = {}): FamilyDef => ({
  id: 'prueba',
  name: 'Prueba',
  norm: '',
  isSubprocess: false,
  procedureTypes: [],
  initialStep: steps[0]?.id ?? '',
  startedBy: 'invocado',
  steps,
  ...more,
})
const workflowOf = (families: readonly FamilyDef[]): Workflow => ({
  families,
  steps: new Map(families.flatMap(({ steps }) => steps.map((one) => [one.id, one] as const))),
})
const workflow = workflowOf([
  family([step('A-01', ends), step('A-02', ends, { listedOn: '/lista', roles: ['CLI_TECNICO'] })]),
  family([step('B-01', ends, { listedOn: '/lista' }), step('B-02', ends, { listedOn: '/otra' })], {
    entryPoint: { label: 'Abrir', explains: '', beside: 'never' },
  }),
])
const someone = (role: string): Actor => ({
  id: 'a',
  kind: 'funcionario',
  name: '',
  roles: [role],
  office: null,
  audience: [],
})
const idsOn = (address: string): string[] => stepsListedOn(workflow, address).map(({ id }) => id)

describe('the steps of a list', () => {
  it('are those that declare its address, those at which a case starts before the others', () => {
    expect(idsOn('/lista')).toEqual(['B-01', 'A-02'])
    expect(idsOn('/otra')).toEqual(['B-02'])
  })

  it('are none at an address that no step declares, be it the screen of one', () => {
    expect(idsOn('/x/:id')).toEqual([])
    expect(trayAddresses(workflow)).toEqual(['/lista', '/otra'])
  })
})

describe('the tray of a list', () => {
  const trayFor = (role: string) => trayOf(stepsListedOn(workflow, '/lista'), someone(role))

  it('is of each role that does one of the steps, in their order', () => {
    expect(trayFor('CLI_TECNICO')).toEqual({
      steps: [
        { id: 'B-01', title: 'B-01' },
        { id: 'A-02', title: 'A-02' },
      ],
      own: true,
      supervises: false,
      doneBy: ['CLI_JURIDICO', 'CLI_TECNICO'],
    })
    expect(trayFor('CLI_FINANCIERO')).toMatchObject({ own: false, supervises: false })
  })

  it('is also of whoever hands its tasks out', () => {
    expect(trayFor('CLI_ADMIN')).toMatchObject({ own: false, supervises: true })
  })
})

import { describe, expect, it } from 'vitest'
import type { FamilyDef, StepDef } from '../definition/definition.ts'
import { listsOf, STAGES_DONE, STAGES_FACT, stagesDone } from './stages.ts'
import { EMPTY_FLOW } from './state.ts'

const step = (id: string, more: Partial<StepDef> = {}): StepDef => ({
  id,
  family: 'permiso',
  title: `Paso ${id}`,
  kind: 'form',
  screen: '/x/:id',
  roles: ['CLI_TECNICO'],
  pausesTerm: false,
  resumesTerm: false,
  turn: 'corporacion',
  capture: [],
  produces: [],
  outcomes: [],
  ...more,
})
const family = (isSubprocess: boolean, steps: readonly StepDef[]): FamilyDef => ({
  id: 'permiso',
  name: 'Permiso',
  norm: '',
  isSubprocess,
  procedureTypes: [3],
  initialStep: 'A-01',
  startedBy: 'usuario',
  steps,
})
const families = [
  family(false, [step('A-01', { turn: 'usuario' }), step('A-02'), step('A-03'), step('A-04')]),
  family(true, [step('FIR-01')]),
]
const workflow = { families, steps: new Map(families.flatMap((f) => f.steps.map((s) => [s.id, s] as const))) }
const visits = { 'A-01': 1, 'A-02': 1, 'A-03': 2, 'FIR-01': 1 }
const open = {
  id: 't',
  step: 'A-03',
  turn: 'corporacion',
  audience: [],
  assignee: null,
  openedAt: '',
  dueOn: null,
  expiresAt: null,
  actId: null,
} as const

describe('the stages to which a case may be sent back', () => {
  it("are the authority's own that it has gone through, without the present one and what was called", () => {
    expect(stagesDone(workflow, { flow: { ...EMPTY_FLOW, visits, tasks: [open] } })).toEqual([
      { value: 'A-02', label: 'Paso A-02' },
    ])
  })

  it('are offered as a list by the case that was opened with them, and only there', () => {
    const lists = { options: { municipios: [] } }
    const stages = [{ value: 'A-02', label: 'Paso A-02' }]
    expect(listsOf(lists, { [STAGES_FACT]: stages }).options[STAGES_DONE]).toEqual(stages)
    expect(listsOf(lists, {})).toBe(lists)
  })
})

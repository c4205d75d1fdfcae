import { describe, expect, it } from 'vitest'
import type { Actor } from '../../access/actor.ts'
import { offeredOutcomes } from '../decision/availability.ts'
import { begin, decide } from '../engine/decide.ts'
import type { FamilyDef } from '../definition/definition.ts'
import { step, way } from '../definition/made-steps.testkit.ts'
import { type ActRule, type CaseState, EMPTY_FLOW, type World } from '../state/state.ts'

const untold = { and: [{ var: 'firmado.AUTO' }, { '!': [{ var: 'notificado.AUTO' }] }] }
const steps = [
  step('A-01', [way('acta', 'FIR-01', { returnTo: 'A-01', drafts: 'ACTA' }), way('auto', 'FIR-01')], {
    produces: ['AUTO', 'ACTA'],
  }),
  step(
    'D-01',
    [
      way('revisar', 'D-02', { move: 'submit', acts: [] }),
      way('otro_camino', 'A-02', { needs: [], acts: [] }),
    ],
    {
      actPart: 'draft',
      produces: ['AUTO'],
    },
  ),
  step('D-02', [way('aprobado', 'D-03')], { actPart: 'review' }),
  step('D-03', [way('firmado', 'A-02')], { actPart: 'sign' }),
  step('A-02', [
    way('notificar', 'NOT-01', { guard: untold }),
    way('fin', 'FIN', { guard: { '!': [untold] } }),
  ]),
  step('FIR-01', [way('creado', 'FIR-02')], { family: 'proyeccion_firma' }),
  step('NOT-01', [way('retorno', 'RETORNO')], { family: 'notificacion' }),
]
const subprocess = (id: string, initialStep: string, role: Partial<FamilyDef>): FamilyDef => ({
  id,
  name: id,
  norm: '',
  isSubprocess: true,
  procedureTypes: [],
  initialStep,
  startedBy: 'invocado',
  steps: steps.filter(({ family }) => family === id),
  ...role,
})
const families = [
  subprocess('proyeccion_firma', 'FIR-01', { writesActs: true }),
  subprocess('notificacion', 'NOT-01', { makesKnown: true }),
]
const act = (id: string): ActRule => ({
  id,
  name: id,
  class: 'auto',
  drafts: ['CLI_JURIDICO'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO'],
  announcement: { by: 'notificacion', norm: 'CPACA art. 67' },
  series: 'AUTO',
  published: false,
})
let ids = 0
const world: World = {
  workflow: { families, steps: new Map(steps.map((s) => [s.id, s])) },
  acts: new Map(['AUTO', 'ACTA'].map((id) => [id, act(id)])),
  today: '2026-11-20',
  now: '2026-11-20T15:00:00.000Z',
  due: (from) => from,
  competence: [
    {
      kind: 'propia',
      role: 'CLI_SUBDIRECTOR_JURIDICO',
      classes: ['auto'],
      title: 'el Acuerdo',
      number: '1',
      date: '2020-01-01',
      holder: 'titular',
      from: '2020-01-01',
      until: null,
      superior: null,
    },
  ],
  stepTerms: {},
  parameters: {},
  rolesOf: () => [],
  isStaffed: () => true,
  remarksOn: () => [],
  newId: () => `n${(ids += 1)}`,
}
const person = (role: string): Actor => ({
  id: role,
  kind: 'funcionario',
  name: role,
  roles: [role],
  office: null,
  audience: [role],
})
const lawyer = person('CLI_JURIDICO')
const blank: CaseState = {
  id: 'c',
  ttId: 3,
  definitions: 0,
  movedTo: null,
  status: 'x',
  office: null,
  parties: [{ personId: 'p', name: 'Marta', role: 'solicitante' }],
  facts: {},
  flow: EMPTY_FLOW,
}
const taskAt = (state: CaseState, id: string): string => {
  const task = state.flow.tasks.find((t) => t.step === id)
  if (task === undefined) throw new Error(`no hay ${id}`)
  return task.id
}
const take = (state: CaseState, at: string, outcome: string, actor = lawyer): CaseState =>
  decide(world, state, { type: 'complete', taskId: taskAt(state, at), outcome, data: {} }, actor).state
const start = (id: string): CaseState => begin(world, blank, lawyer, id).state

describe('a step with acts of its own', () => {
  it('has the act drafted that the outcome names, else its first one', () => {
    expect(take(start('A-01'), 'A-01', 'acta').facts['documento.tipo']).toBe('ACTA')
    expect(take(start('A-01'), 'A-01', 'auto').facts['documento.tipo']).toBe('AUTO')
  })

  it('can be left without its draft where an outcome leads elsewhere, and the draft falls', () => {
    const empty = start('D-01')
    const offered = offeredOutcomes(world, empty, empty.flow.tasks[0]!, {}, 'staff')
    expect(offered.map((o) => [o.outcome.code, o.enabled])).toEqual([
      ['revisar', false],
      ['otro_camino', true],
    ])
    const drafted = decide(world, empty, { type: 'startAct', taskId: taskAt(empty, 'D-01') }, lawyer).state
    const left = take(drafted, 'D-01', 'otro_camino')
    expect(left.flow.acts.map((a) => a.phase)).toEqual(['withdrawn'])
    expect(left.flow.tasks.map((t) => t.step)).toEqual(['A-02'])
  })

  it('lets later steps see that an act is signed and not yet made known', () => {
    let state = start('D-01')
    state = decide(world, state, { type: 'startAct', taskId: taskAt(state, 'D-01') }, lawyer).state
    state = decide(world, state, { type: 'submitAct', taskId: taskAt(state, 'D-01') }, lawyer).state
    state = take(state, 'D-02', 'aprobado', person('CLI_COORDINADOR_JURIDICO'))
    state = take(state, 'D-03', 'firmado', person('CLI_SUBDIRECTOR_JURIDICO'))
    const offered = (s: CaseState): string[] =>
      offeredOutcomes(
        world,
        s,
        s.flow.tasks.find((t) => t.step === 'A-02')!,
        {},
        'staff',
      )
        .filter((o) => o.enabled)
        .map((o) => o.outcome.code)
    expect(offered(state)).toEqual(['notificar'])
    const told = take(state, 'A-02', 'notificar')
    expect(told.flow.acts.map((a) => a.told)).toEqual([true])
    const again = { ...told, flow: { ...told.flow, tasks: state.flow.tasks } }
    expect(offered(again)).toEqual(['fin'])
  })
})

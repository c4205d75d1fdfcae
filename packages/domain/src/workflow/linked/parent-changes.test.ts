import { describe, expect, test } from 'vitest'
import { SYSTEM } from '../../access/actor.ts'
import type { FamilyDef, StepDef } from '../definition/definition.ts'
import { changeParent } from './parent-changes.ts'
import { type ActLife, type CaseState, EMPTY_FLOW, type OpenTask, type World } from '../state/state.ts'

const step = (id: string, more: Partial<StepDef> = {}): StepDef => ({
  id,
  family: 'permiso',
  title: id,
  kind: 'form',
  screen: '/x/:id',
  roles: ['CLI_TECNICO'],
  pausesTerm: false,
  resumesTerm: false,
  turn: 'corporacion',
  capture: [],
  produces: [],
  outcomes: [{ code: 'sigue', label: 'Sigue', to: 'FIN', by: 'staff' }],
  ...more,
})
const steps = [step('A-01'), step('A-02', { roles: ['CLI_JURIDICO'] }), step('NOT-03', { family: 'avisos' })]
const family: FamilyDef = {
  id: 'permiso',
  name: 'Permiso',
  norm: '',
  isSubprocess: false,
  procedureTypes: [3],
  initialStep: 'A-01',
  startedBy: 'usuario',
  steps,
}
const telling: FamilyDef = { ...family, id: 'avisos', makesKnown: true }
let next = 0
const world: World = {
  workflow: { families: [family, telling], steps: new Map(steps.map((s) => [s.id, s])) },
  acts: new Map(),
  today: '2026-11-20',
  now: '2026-11-20T15:00:00.000Z',
  due: (from) => from,
  competence: [],
  stepTerms: {},
  parameters: {},
  rolesOf: (id) => (id === 'ana' ? ['CLI_TECNICO'] : []),
  isStaffed: () => true,
  remarksOn: () => [],
  newId: () => `n${(next += 1)}`,
}
const task: OpenTask = {
  id: 't1',
  step: 'A-01',
  turn: 'corporacion',
  audience: ['CLI_TECNICO@ibague'],
  assignee: 'tecnico',
  openedAt: '2026-11-01T00:00:00.000Z',
  dueOn: '2026-12-01',
  expiresAt: null,
  actId: null,
}
const draft: ActLife = {
  id: 'a1',
  template: 'AUTO_INICIO',
  origin: 'A-01',
  task: 't1',
  mode: 'inline',
  phase: 'draft',
  drafter: 'tecnico',
  reviewer: null,
  signer: null,
  signerRole: null,
  signedOn: null,
  number: null,
}
const state: CaseState = {
  id: 'c',
  ttId: 3,
  definitions: 0,
  movedTo: null,
  status: 'en_inicio',
  office: 'ibague',
  parties: [{ personId: 'p', name: 'Marta', role: 'solicitante' }],
  facts: { 'caso.dato': 1 },
  flow: { ...EMPTY_FLOW, tasks: [task], stack: ['A-02'], acts: [draft] },
}
const from = {
  radicado: 'R-9',
  family: 'desistimiento_expreso',
  facts: { oficina: 'honda', etapa: 'A-02', nota: 'x', quien: 'ana' },
}
const change = (changes: Parameters<typeof changeParent>[2], at: CaseState = state) =>
  changeParent(world, at, changes, from, SYSTEM)

describe('what a case does to the one beside which it ran', () => {
  test('ends it with its status, its tasks and its unsigned documents', () => {
    const { closed, effects, events, state: after } = change([{ do: 'end', status: 'desistida' }])
    expect(after).toMatchObject({ status: 'desistida', flow: { closed: true, tasks: [], stack: [] } })
    expect(after.flow.acts[0]?.phase).toBe('withdrawn')
    expect(closed).toMatchObject([{ task: { id: 't1' }, outcome: 'anulada' }])
    expect(effects.map((e) => e.type)).toEqual(['actPhase', 'message'])
    expect(events[0]).toMatchObject({
      type: 'caso.afectado',
      data: { por: 'desistimiento_expreso', radicado: 'R-9' },
    })
  })
  test('leaves one that has ended as it is, and says that it came', () => {
    const ended = { ...state, flow: { ...EMPTY_FLOW, closed: true } }
    const { events, state: after } = change([{ do: 'end', status: 'desistida' }], ended)
    expect(after).toEqual(ended)
    expect(events.map((e) => e.type)).toEqual(['caso.afectado'])
  })
  test('sends it to a stage, without a way back into what fell', () => {
    const { opened, state: after } = change([{ do: 'goTo', fact: 'etapa' }])
    expect(opened.map((t) => t.step)).toEqual(['A-02'])
    expect(after.flow.stack).toEqual([])
    expect(() => change([{ do: 'goTo', fact: 'nota' }])).toThrow('Elija la etapa')
  })
  test('moves it to another office: its tasks are offered there, with their terms, and nobody of the former one keeps them', () => {
    const { changed, state: after } = change([{ do: 'moveOffice', fact: 'oficina' }])
    expect(after.office).toBe('honda')
    expect(after.flow.tasks).toEqual(changed)
    expect(changed).toMatchObject([
      { id: 't1', step: 'A-01', audience: ['CLI_TECNICO@honda'], assignee: null, dueOn: '2026-12-01' },
    ])
    expect(() => change([{ do: 'moveOffice', fact: 'etapa.no' }])).toThrow('Elija la territorial')
  })
  test('hands over what it captured and nothing else', () => {
    expect(change([{ do: 'giveFacts', keys: ['nota', 'falta'] }]).state.facts).toEqual({
      'caso.dato': 1,
      nota: 'x',
    })
  })
  test('adds what it says below what another said', () => {
    const first = change([{ do: 'addTexts', keys: ['nota', 'falta'] }]).state
    expect(first.facts).toEqual({ 'caso.dato': 1, nota: 'x' })
    expect(change([{ do: 'addTexts', keys: ['nota'] }], first).state.facts['nota']).toBe('x\nx')
  })
  test('gives its open task to somebody who could do it, and tells them', () => {
    const { state: after, effects } = change([{ do: 'assign', fact: 'quien' }])
    expect(after.flow.tasks).toMatchObject([{ id: 't1', assignee: 'ana' }])
    expect(effects).toMatchObject([{ type: 'message', message: 'tarea.asignada', to: ['ana'] }])
    expect(() => change([{ do: 'assign', fact: 'nota' }])).toThrow('no tiene el rol')
  })
  test('leaves a change out whose fact was not captured', () => {
    const changes = [{ do: 'goTo', fact: 'otra', ifFact: 'otra' }] as const
    expect(change(changes).state.flow.tasks).toEqual(state.flow.tasks)
    expect(change([{ do: 'goTo', fact: 'etapa', ifFact: 'nota' }]).opened).toHaveLength(1)
  })
  test('says which answers it corrects, also where the case has ended', () => {
    const ended = { ...state, flow: { ...EMPTY_FLOW, closed: true } }
    for (const at of [state, ended])
      expect(change([{ do: 'correct', keys: ['nota', 'falta'] }], at).events.at(-1)).toEqual({
        type: 'datos.corregidos',
        data: { datos: { nota: 'x' } },
      })
  })
  test('waits while an act of it is being notified', () => {
    const recipient = {
      personId: 'p',
      name: 'Marta',
      role: 'solicitante',
      notificationId: 'n',
      means: null,
      legalOn: null,
    } as const
    const notifying = {
      ...state,
      flow: {
        ...state.flow,
        tasks: [{ ...task, step: 'NOT-03' }],
        notifying: { actId: 'a0', recipients: [recipient], current: 0 },
      },
    }
    expect(() => change([{ do: 'end', status: 'desistida' }], notifying)).toThrow('se está notificando')
  })
})

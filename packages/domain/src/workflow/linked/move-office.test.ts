import { describe, expect, test } from 'vitest'
import { SYSTEM } from '../../access/actor.ts'
import type { FamilyDef, StepDef } from '../definition/definition.ts'
import { type CaseState, EMPTY_FLOW, type OpenTask, type World } from '../state/state.ts'
import { type AttendingOffice, handOver } from './move-office.ts'

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
const steps = [
  step('A-01'),
  step('A-02', { roles: ['CLI_JURIDICO'] }),
  step('A-03', { roles: ['CLI_JEFE_TERRITORIAL'], office: { fact: 'traslado.destino' } }),
  step('A-04', { turn: 'usuario', roles: ['USER_CIUDADANO', 'CLI_TECNICO'] }),
]
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
const world: World = {
  workflow: { families: [family], steps: new Map(steps.map((s) => [s.id, s])) },
  acts: new Map(),
  today: '2026-11-20',
  now: '2026-11-20T15:00:00.000Z',
  due: (from) => from,
  competence: [],
  stepTerms: {},
  parameters: {},
  rolesOf: () => [],
  isStaffed: () => true,
  remarksOn: () => [],
  newId: () => 'nuevo',
}
const task = (id: string, more: Partial<OpenTask>): OpenTask => ({
  id,
  step: 'A-01',
  turn: 'corporacion',
  audience: ['CLI_TECNICO@norte'],
  assignee: 'tecnica',
  openedAt: '2026-11-01T00:00:00.000Z',
  dueOn: '2026-12-01',
  expiresAt: null,
  actId: null,
  ...more,
})
const state = (tasks: readonly OpenTask[], more: Partial<CaseState> = {}): CaseState => ({
  id: 'c',
  ttId: 3,
  definitions: 0,
  movedTo: null,
  status: 'en_inicio',
  office: 'norte',
  parties: [{ personId: 'p', name: 'Marta', role: 'solicitante' }],
  facts: {},
  flow: { ...EMPTY_FLOW, tasks },
  ...more,
})
const SUR: AttendingOffice = { code: 'sur', name: 'Territorial Sur', address: 'Chaparral, Tolima' }
/** Norte has closed, and Sur attends in its place. */
const attending = (code: string): AttendingOffice => (code === 'norte' ? SUR : { ...SUR, code })
const passed = (at: CaseState, announced = true) => handOver(world, at, attending, SYSTEM, { announced })

describe('a case of an office that closed', () => {
  test('goes to the one that attends in its place, with its tasks, their ids and their terms', () => {
    const done = passed(state([task('t1', {}), task('t2', { step: 'A-02', audience: ['CLI_JURIDICO'] })]))
    expect(done.state.office).toBe('sur')
    expect(done.events).toEqual([{ type: 'caso.trasladado', data: { de: 'norte', a: 'sur', cierre: true } }])
    expect(done.changed).toEqual([task('t1', { audience: ['CLI_TECNICO@sur'], assignee: null })])
    expect(done.state.flow.tasks[1]).toMatchObject({ id: 't2', assignee: 'tecnica' })
    expect([done.opened, done.closed]).toEqual([[], []])
  })

  test('tells its parties which office attends them now, once it was filed', () => {
    expect(passed(state([])).effects).toEqual([
      {
        type: 'message',
        message: 'caso.otra_sede',
        to: ['p'],
        data: { sede: 'Territorial Sur', direccion: 'Chaparral, Tolima' },
      },
    ])
    expect(passed(state([]), false).effects).toEqual([])
  })

  test('leaves with its party what the party does, and offers the rest of it there', () => {
    const own = task('t4', {
      step: 'A-04',
      turn: 'usuario',
      audience: ['SOLICITANTE', 'CLI_TECNICO@norte'],
      assignee: 'p',
    })
    expect(passed(state([own])).changed).toEqual([{ ...own, audience: ['SOLICITANTE', 'CLI_TECNICO@sur'] }])
  })

  test('is received by the other where it was on its way to the one that closed, and stays in its own', () => {
    const waits = task('t3', { step: 'A-03', audience: ['CLI_JEFE_TERRITORIAL@norte'] })
    const done = passed(state([waits], { office: 'ibague', facts: { 'traslado.destino': 'norte' } }))
    expect(done.state).toMatchObject({ office: 'ibague', facts: { 'traslado.destino': 'sur' } })
    expect(done.changed).toMatchObject([{ id: 't3', audience: ['CLI_JEFE_TERRITORIAL@sur'], assignee: null }])
    expect(done.events).toEqual([{ type: 'sede.reemplazada', data: { de: 'norte', a: 'sur' } }])
    expect(done.effects).toEqual([])
  })

  test('that has ended, or whose office is open, stays as it is', () => {
    for (const at of [
      state([], { flow: { ...EMPTY_FLOW, closed: true } }),
      state([task('t1', { audience: ['CLI_TECNICO@sur'] })], { office: 'sur' }),
      state([], { office: null }),
    ]) {
      const done = passed(at)
      expect([done.state, done.events, done.changed]).toEqual([at, [], []])
    }
  })

  test('passes once: what has passed decides nothing again', () => {
    const once = passed(state([task('t1', {})]))
    expect(passed(once.state).events).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { Actor } from '../../access/actor.ts'
import { makeCalendar } from '../../terms/calendar.ts'
import { addMonths } from '../../terms/dates.ts'
import { dueDate } from '../../terms/term.ts'
import type { FamilyDef } from '../definition/definition.ts'
import { begin, decide } from './decide.ts'
import { step, way } from '../definition/made-steps.testkit.ts'
import { LONGEST_EXTENSION } from '../state/extension.ts'
import { type CaseState, EMPTY_FLOW, type World } from '../state/state.ts'

const CALENDAR = makeCalendar()
const month = { amount: 1, unit: 'meses', norm: 'CPACA art. 17' } as const

/** Invented steps and their families, unknown to the engine. */
const steps = [
  step('X-01', [
    way('escrita', 'X-02', {
      sets: [
        { fact: 'cosa.fecha', value: { var: 'hoy' } },
        { fact: 'cosa.oficina', value: { var: 'caso.territorial' } },
        { fact: 'cosa.hasta', value: { addYears: [{ var: 'dato.cosa.desde' }, 20] } },
        { fact: 'cosa.antes', value: { var: 'hecho.cosa.fecha' } },
        { fact: 'cosa.clase', value: 'nueva' },
        { fact: 'cosa.vieja', value: null },
      ],
      records: { event: 'datos.corregidos', data: { desde: { var: 'dato.cosa.desde' } } },
    }),
    way('avisada', 'X-02', { does: ['responsable.avisado'] }),
  ]),
  step('X-02', [way('mas_tiempo', 'X-03', { returnTo: 'X-02' }), way('otra_vez', 'X-04')], { term: month }),
  step('X-03', [way('pedida', 'RETORNO')], { family: 'mas_plazo', callersTerm: 'extended' }),
  step('X-04', [way('nada', 'SIN_RECURSO')], { callersTerm: 'kept' }),
  step('X-05', [way('mas_dias', 'X-06', { returnTo: 'X-05' })], {
    term: { amount: 10, unit: 'habiles', norm: 'DUR 2.2.5.1.7.5' },
    termParameter: 'cosa.plazo',
  }),
  step('X-06', [way('decidida', 'RETORNO')], {
    callersTerm: 'extended',
    capture: [{ key: 'cosa.dias', kind: 'integer', label: 'Días', required: true, min: 1 }],
    checks: [
      {
        id: 'larga',
        field: 'cosa.dias',
        ok: { '<=': [{ var: 'cosa.dias' }, { var: LONGEST_EXTENSION }] },
        message: 'Como máximo {dias}.',
        figures: { dias: { var: LONGEST_EXTENSION } },
        severity: 'error',
      },
    ],
  }),
]
const longer: FamilyDef = {
  id: 'mas_plazo',
  name: 'Más plazo',
  norm: '',
  isSubprocess: true,
  extendsTerm: true,
  procedureTypes: [],
  initialStep: 'X-03',
  startedBy: 'usuario',
  steps: steps.filter(({ family }) => family === 'mas_plazo'),
}
let ids = 0
const world: World = {
  workflow: { families: [longer], steps: new Map(steps.map((s) => [s.id, s])) },
  acts: new Map(),
  today: '2026-11-20',
  now: '2026-11-20T15:00:00.000Z',
  due: (from, { amount, unit }) =>
    unit === 'meses' ? addMonths(from, amount) : dueDate(from, amount, unit, CALENDAR),
  competence: [],
  stepTerms: {},
  parameters: {},
  rolesOf: () => [],
  isStaffed: () => true,
  remarksOn: () => [],
  newId: () => `n${(ids += 1)}`,
}
const lawyer: Actor = {
  id: 'juan',
  kind: 'funcionario',
  name: 'Juan',
  roles: ['CLI_JURIDICO'],
  office: null,
  audience: ['CLI_JURIDICO'],
}
const blank: CaseState = {
  id: 'c',
  ttId: 3,
  definitions: 0,
  movedTo: null,
  status: 'x',
  office: 'norte',
  parties: [],
  facts: { 'cosa.fecha': '2020-01-01', 'cosa.vieja': 'algo' },
  flow: EMPTY_FLOW,
}
const take = (state: CaseState, outcome: string, data: CaseState['facts'] = {}, at: World = world) =>
  decide(at, state, { type: 'complete', taskId: state.flow.tasks[0]?.id ?? '', outcome, data }, lawyer)
const start = (id: string): CaseState => begin(world, blank, lawyer, id).state

describe('a step that the engine does not know', () => {
  it('writes facts and a line of the history by what its outcome declares', () => {
    const { state, events } = take(start('X-01'), 'escrita', { 'cosa.desde': '2006-02-28' })
    expect(state.facts).toEqual({
      'cosa.desde': '2006-02-28',
      'cosa.fecha': '2026-11-20',
      'cosa.oficina': 'norte',
      'cosa.hasta': '2026-02-28',
      // read before any fact is written
      'cosa.antes': '2020-01-01',
      'cosa.clase': 'nueva',
      'cosa.vieja': null,
    })
    expect(events).toContainEqual({ type: 'datos.corregidos', data: { desde: '2006-02-28' } })
  })

  it('brings about a rule by its name', () => {
    const data = { 'actividad.responsable': 'ana', 'actividad.descripcion': 'Medir el caudal.' }
    expect(take(start('X-01'), 'avisada', data).effects).toEqual([
      { type: 'message', message: 'tarea.asignada', to: ['ana'], data: { paso: 'Medir el caudal.' } },
    ])
  })

  it('lives in the term of the step that calls it, and that one goes on with its own', () => {
    const waiting = start('X-02')
    const due = waiting.flow.tasks[0]?.dueOn
    expect(due).toBe('2026-12-20')
    const asking = take(waiting, 'mas_tiempo').state
    expect([asking.flow.tasks[0]?.dueOn, asking.facts['prorroga.pedida.X-02']]).toEqual([due, true])
    expect(take(asking, 'pedida').state.flow.tasks.map((t) => [t.step, t.dueOn])).toEqual([['X-02', due]])
    const announced = take(waiting, 'otra_vez').state
    expect(announced.flow.tasks[0]?.dueOn).toBe(due)
    expect(take(announced, 'nada').state.flow.tasks.map((t) => [t.step, t.dueOn])).toEqual([['X-02', due]])
  })

  it('compares the days of an extension with the term that it extends, of that procedure and case', () => {
    const granting = (days: number, at: World, facts: CaseState['facts'] = {}) => {
      const waiting = begin(at, { ...blank, facts }, lawyer, 'X-05').state
      const asking = take(waiting, 'mas_dias', {}, at).state
      return () => take(asking, 'decidida', { 'cosa.dias': days }, at)
    }
    expect(granting(11, world)).toThrow('Como máximo 10.')
    expect(granting(10, world)).not.toThrow()
    const term = { amount: 30, unit: 'habiles', norm: 'Res. 1433/2004 art. 5' } as const
    const own: World = { ...world, stepTerms: { 'X-05': term } }
    expect(granting(31, own)).toThrow('Como máximo 30.')
    expect(granting(30, own)).not.toThrow()
    expect(granting(5, world, { 'cosa.plazo': 4 })).toThrow('Como máximo 4.')
  })
})

import fc from 'fast-check'
import jsonLogic from 'json-logic-js'
import { describe, expect, it } from 'vitest'
import { nest } from '../../forms/nest.ts'
import { logicFacts } from './facts.ts'
import { type CaseState, EMPTY_FLOW, endOfDay, type OpenTask } from './state.ts'

const task: OpenTask = {
  id: 't',
  step: 'PG-15',
  turn: 'corporacion',
  audience: [],
  assignee: null,
  openedAt: '2026-02-02T15:00:00.000Z',
  dueOn: '2026-02-16',
  expiresAt: endOfDay('2026-02-16'),
  actId: null,
}
const state: CaseState = {
  id: 'c',
  ttId: 3,
  definitions: 0,
  movedTo: null,
  status: 'x',
  office: null,
  parties: [],
  facts: {},
  flow: EMPTY_FLOW,
}
const key = fc
  .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join('.'))

describe('dotted names', () => {
  it('are found by JSON Logic whatever else is captured beside them', () => {
    expect(
      jsonLogic.apply(
        { var: 'recurso.decision' },
        nest({ 'recurso.decision': 'niega', 'recurso.motivos': 'x' }),
      ),
    ).toBe('niega')
    expect(nest({ a: null, 'a.b': 1 })).toEqual({ a: { b: 1 } })
    expect(nest({ 'a.b': 1, a: null })).toEqual({ a: { b: 1 } })
    expect(nest({ 'a.b': 1, a: { c: 2 } })).toEqual({ a: { b: 1, c: 2 } })
  })

  it('never change what was given', () => {
    const inner = Object.freeze({ x: 1 })
    const flat = Object.freeze({ a: inner, 'a.b': 2, 'a.c': 3 })
    expect(nest(flat)).toEqual({ a: { x: 1, b: 2, c: 3 } })
    expect(inner).toEqual({ x: 1 })
    fc.assert(
      fc.property(
        fc.dictionary(key, fc.oneof(fc.integer(), fc.dictionary(fc.constantFrom('a', 'b'), fc.integer()))),
        (given) => {
          const before = JSON.stringify(given)
          nest(given)
          expect(JSON.stringify(given)).toBe(before)
        },
      ),
    )
  })

  it('cannot reach into the prototype of every object', () => {
    nest({ '__proto__.polluted': true, 'constructor.prototype.polluted': true, 'a.__proto__.polluted': true })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

describe('what a guard reads of a term', () => {
  const at = (now: string, given: OpenTask = task) => logicFacts(state, given, now, {})['termino']

  it('runs until midnight in Bogotá of its last day', () => {
    expect(at('2026-02-17T04:59:59.999Z')).toEqual({ corre: true, vencido: false })
    expect(at('2026-02-17T05:00:00.000Z')).toEqual({ corre: true, vencido: true })
  })

  it('stays over after the clock has looked at the task', () => {
    expect(at('2026-02-18T05:00:00.000Z', { ...task, expiresAt: null })).toEqual({
      corre: true,
      vencido: true,
    })
  })

  it('has not begun where there is no last day', () => {
    expect(at('2026-02-18T05:00:00.000Z', { ...task, dueOn: null })).toEqual({ corre: false, vencido: false })
  })
})

describe('a count of failures', () => {
  it('counts verdicts of every list, and finds none in an empty one', () => {
    const facts = logicFacts(state, task, task.openedAt, {
      'revision.documentos': {
        a: { verdict: 'no_cumple' },
        b: { verdict: 'cumple' },
        c: { verdict: 'no_cumple' },
      },
      'requerimiento.revision': {},
      'visita.coordenada': { lat: 1, lon: 2 },
    })
    expect(facts['conteo']).toEqual({ revision_documentos: 2, requerimiento_revision: 0 })
  })
})

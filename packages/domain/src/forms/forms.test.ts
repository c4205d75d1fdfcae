import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluate, holds, readsOf } from './conditions.ts'
import type { FieldDef, FieldKind, FormDef } from './definition.ts'
import { definitionFaults } from './checks/definition-faults.ts'
import { initialAnswers } from './filled/initial.ts'
import { asText, KIND_NAMES, kindOf } from './kinds/registry.ts'
import { NO_LISTS } from './lists.ts'
import { applyChanges, changesBetween, mergeAnswers } from './merge.ts'
import { prune, read } from './reading.ts'
import { reconcile } from './filled/reconcile.ts'
import { sectionStatus } from './filled/status.ts'
import { validateForm } from './filled/validate.ts'
import { formText } from './filled/view.ts'

const today = '2026-11-21'
const field = (key: string, kind: FieldKind, more: Partial<FieldDef> = {}): FieldDef => ({
  key,
  kind,
  label: key,
  required: true,
  ...more,
})
const form = (fields: readonly FieldDef[], more: Partial<FormDef> = {}): FormDef => ({
  id: 'prueba',
  sections: [{ key: 'uno', title: 'Uno', fields }],
  checks: [],
  ...more,
})

const options = [
  { value: 'a', label: 'Letra A' },
  { value: 'b', label: 'Letra B' },
]
/** One field of every kind, some of them conditional, in two sections. */
const everything: FormDef = {
  id: 'todo',
  sections: [
    {
      key: 'uno',
      title: 'Uno',
      fields: KIND_NAMES.map((kind) =>
        field(kind, kind, {
          ...(kind === 'choice' || kind === 'multi' ? { options } : {}),
          ...(kind === 'table'
            ? {
                columns: [
                  field('n', 'integer', { min: 1 }),
                  field('m', 'decimal'),
                  field('total', 'flow', { calculated: { '*': [{ var: 'n' }, { var: 'm' }] } }),
                  field('nota', 'text', { condition: { '>': [{ var: 'n' }, 5] } }),
                ],
              }
            : {}),
        }),
      ),
    },
    {
      key: 'dos',
      title: 'Dos',
      condition: { '==': [{ var: 'choice' }, 'a'] },
      fields: [
        field('oculto', 'text', { condition: { '!=': [{ var: 'yesNo' }, true] } }),
        field('nieto', 'text', { condition: { '!=': [{ var: 'oculto' }, 'x'] } }),
        field('suma', 'money', { calculated: { sum: [{ var: 'money' }, { var: 'integer' }] } }),
      ],
    },
  ],
  checks: [
    {
      id: 'c1',
      field: 'integer',
      ok: { '<': [{ var: 'integer' }, { var: 'decimal' }] },
      message: 'No.',
      severity: 'error',
    },
    {
      id: 'c2',
      each: 'table',
      field: 'n',
      ok: { '<': [{ var: 'n' }, 9] },
      message: 'No.',
      severity: 'warning',
    },
  ],
}

/** Arbitrary JSON, biased towards the keys and shapes that the kinds use. */
const garbage = fc.oneof(
  fc.jsonValue(),
  fc.record({ lat: fc.jsonValue(), lon: fc.jsonValue() }),
  fc.record({ type: fc.constant('Polygon'), coordinates: fc.jsonValue() }),
  fc.array(
    fc.dictionary(
      fc.constantFrom('n', 'm', 'total', 'nota', 'id', 'text', 'fileId', '__proto__'),
      fc.jsonValue(),
    ),
  ),
  fc.dictionary(fc.string(), fc.record({ verdict: fc.jsonValue(), reason: fc.jsonValue() })),
)
const keys = [...KIND_NAMES, 'oculto', 'nieto', 'suma', 'raro', '__proto__', 'constructor']
const anyAnswers = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...keys), garbage))

describe('conditions', () => {
  test('on something unanswered are false, also negated ones', () => {
    for (const condition of [
      { '==': [{ var: 'x' }, 1] },
      { '!=': [{ var: 'x' }, 1] },
      { '!': [{ var: 'x' }] },
      { '<': [{ var: 'x' }, 5] },
      { in: [{ var: 'x' }, ['a']] },
    ])
      expect(holds(condition, {})).toBe(false)
    expect(holds({ or: [{ '!=': [{ var: 'x' }, 1] }, { '==': [{ var: 'y' }, 2] }] }, { y: 2 })).toBe(true)
  })
  test('find an option among the marked ones', () => {
    expect(holds({ in: ['a', { var: 'x' }] }, { x: ['b', 'a'] })).toBe(true)
    expect(holds({ in: ['a', { var: 'x' }] }, { x: [] })).toBe(false)
  })
  test('name what they read, not what a loop reads of its elements', () => {
    expect(
      readsOf({
        and: [{ '==': [{ var: 'a.b' }, 1] }, { some: [{ var: 'filas' }, { '>': [{ var: 'n' }, 1] }] }],
      }),
    ).toEqual(['a', 'filas'])
  })
  test('that are broken are false and never throw', () => {
    expect(evaluate({ nada: [1] }, {})).toBeNull()
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (logic, data) => {
        holds(logic as never, data as never)
        return true
      }),
    )
  })
  test('chain through hidden fields: what hangs on a hidden answer is hidden', () => {
    const answers = { choice: 'a', yesNo: true, oculto: 'y', nieto: 'z' }
    expect(read(everything, answers).isVisible('oculto')).toBe(false)
    expect(read(everything, answers).isVisible('nieto')).toBe(false)
    expect(read(everything, { ...answers, yesNo: false }).isVisible('nieto')).toBe(true)
  })
  test('in a circle hide', () => {
    const circle = form([
      field('a', 'text', { condition: { '!!': [{ var: 'b' }] } }),
      field('b', 'text', { condition: { '!!': [{ var: 'a' }] } }),
    ])
    expect(read(circle, { a: 'x', b: 'y' }).sections).toEqual([])
    expect(definitionFaults(circle)).toContain('a → b → a dependen entre sí')
  })
})

describe('validation', () => {
  test('never throws and always gives sentences, whatever comes', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom('draft', 'final'), (answers, mode) => {
        for (const problem of validateForm(everything, answers, {
          mode: mode as 'draft',
          today,
          items: { documents: [], requirements: [] },
        })) {
          expect(problem.message.length).toBeGreaterThan(3)
          expect(['error', 'warning']).toContain(problem.severity)
        }
      }),
      { numRuns: 400 },
    )
  })
  test('never judges hidden fields', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const reading = read(everything, answers)
        for (const problem of validateForm(everything, answers, { mode: 'final', today })) {
          const key = problem.path.split('.')[0] ?? ''
          if (problem.code !== 'desconocido' && key !== '') expect(reading.isVisible(key)).toBe(true)
        }
      }),
    )
  })
  test('reads any value as text', () => {
    fc.assert(
      fc.property(garbage, fc.constantFrom(...KIND_NAMES), (value, kind) => {
        const one = everything.sections[0]?.fields.find((candidate) => candidate.kind === kind)
        if (one) expect(typeof asText(value, one, NO_LISTS)).toBe('string')
      }),
      { numRuns: 500 },
    )
  })
  test('refuses fields and columns that the form does not have', () => {
    const one = form([field('t', 'table', { required: false, columns: [field('a', 'text')] })])
    const problems = validateForm(one, { x: 1, t: [{ a: 'z', b: 'y' }] }, { mode: 'draft', today })
    expect(problems.map((problem) => [problem.path, problem.code])).toEqual([
      ['x', 'desconocido'],
      ['t.0.b', 'desconocido'],
    ])
  })
  test('of a draft says nothing of what is missing', () => {
    expect(validateForm(everything, {}, { mode: 'draft', today })).toEqual([])
    expect(validateForm(everything, {}, { mode: 'final', today })).toHaveLength(KIND_NAMES.length)
  })
  test('asks a false yes/no for nothing but a false declaration for acceptance', () => {
    const both = form([field('p', 'yesNo'), field('d', 'declaration')])
    expect(
      validateForm(both, { p: false, d: false }, { mode: 'final', today }).map((one) => one.path),
    ).toEqual(['d'])
  })
  test('names the row and the column', () => {
    const table = everything.sections[0]?.fields.find((one) => one.kind === 'table') as FieldDef
    const problems = validateForm(
      form([table]),
      {
        table: [
          { n: 1, m: 2 },
          { n: 0, m: 2 },
        ],
      },
      { mode: 'final', today },
    )
    expect(problems.map((one) => [one.path, one.code])).toEqual([['table.1.n', 'minimo']])
  })
  test('says limits with their unit', () => {
    const one = form([field('q', 'flow', { unit: 'l/s', min: 0.001, max: 100000 })])
    expect(validateForm(one, { q: 0 }, { mode: 'draft', today })[0]?.message).toBe(
      'El valor mínimo es 0,001 l/s.',
    )
    expect(validateForm(one, { q: 1e6 }, { mode: 'draft', today })[0]?.message).toBe(
      'El valor máximo es 100.000 l/s.',
    )
  })
})

describe('pruning', () => {
  test('is idempotent', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const once = prune(everything, answers)
        expect(prune(everything, once)).toEqual(once)
      }),
    )
  })
  test('drops hidden and unknown answers and keeps calculated ones', () => {
    const pruned = prune(everything, {
      choice: 'b',
      oculto: 'x',
      raro: 1,
      integer: 2,
      table: [{ n: 2, m: 1.5, total: 99, nota: 'no' }],
    })
    expect(pruned).toEqual({ choice: 'b', integer: 2, table: [{ n: 2, m: 1.5, total: 3 }] })
  })
})

describe('progress', () => {
  const two = form([field('a', 'text'), field('n', 'integer', { min: 1 })])
  const state = (answers: unknown, initial?: unknown) =>
    sectionStatus(two, answers, { today, initial })[0]?.state
  test('goes from not begun to complete', () => {
    expect(state({})).toBe('sin_empezar')
    expect(state({ a: 'x' })).toBe('en_curso')
    expect(state({ a: 'x', n: 0 })).toBe('con_errores')
    expect(state({ a: 'x', n: 1 })).toBe('completa')
  })
  test('does not count what was prefilled as begun', () => {
    expect(state({ a: 'x' }, { a: 'x' })).toBe('sin_empezar')
  })
})

describe('merging two copies of a draft', () => {
  const answers = fc.dictionary(
    fc.constantFrom('a', 'b', 'c', 'd'),
    fc.constantFrom<unknown>(1, 2, 'x', ['y'], { z: 1 }),
  )
  test('takes what only the other changed and keeps what only this one changed', () => {
    const { merged, conflicts, taken } = mergeAnswers(
      { a: 1, b: 1, c: 1 },
      { a: 2, b: 1 },
      { a: 1, b: 3, c: 1 },
    )
    expect(merged).toEqual({ a: 2, b: 3 })
    expect(conflicts).toEqual([])
    expect(taken).toEqual(['b'])
  })
  test('keeps mine and tells when both changed one field', () => {
    const { merged, conflicts } = mergeAnswers({ a: 1 }, { a: 2 }, { a: 3 })
    expect(merged).toEqual({ a: 2 })
    expect(conflicts).toEqual([{ key: 'a', base: 1, mine: 2, theirs: 3 }])
  })
  test('loses nothing: every field holds mine or theirs, and differing changes are told', () => {
    fc.assert(
      fc.property(answers, answers, answers, (base, mine, theirs) => {
        const { merged, conflicts } = mergeAnswers(base, mine, theirs)
        for (const key of ['a', 'b', 'c', 'd']) {
          const [m, t, r] = [mine[key], theirs[key], merged[key]].map((value) => JSON.stringify(value))
          expect([m, t]).toContain(r)
          if (m !== t && JSON.stringify(base[key]) !== m && JSON.stringify(base[key]) !== t)
            expect(conflicts.map((conflict) => conflict.key)).toContain(key)
        }
      }),
    )
  })
  test('with itself changes nothing, and changes travel there and back', () => {
    fc.assert(
      fc.property(answers, answers, (before, after) => {
        expect(mergeAnswers(before, after, after)).toEqual({ merged: after, conflicts: [], taken: [] })
        expect(applyChanges(before, changesBetween(before, after))).toEqual(after)
      }),
    )
  })
})

describe('reconciling a draft with a newer form', () => {
  const before = form([
    field('a', 'text'),
    field('c', 'choice', { options }),
    field('m', 'multi', { options }),
    field('fuera', 'integer'),
    field('d', 'declaration', { label: 'Acepto' }),
    field('t', 'table', { columns: [field('x', 'text'), field('y', 'text')] }),
  ])
  const after = form([
    field('a', 'longText'),
    field('c', 'choice', { options: options.slice(1) }),
    field('m', 'multi', { options: options.slice(1) }),
    field('d', 'declaration', { label: 'Acepto y declaro' }),
    field('t', 'table', { columns: [field('x', 'text'), field('z', 'text')] }),
    field('nuevo', 'text'),
  ])
  test('keeps every answer that still has a place and hands back the rest in words', () => {
    const result = reconcile(before, after, {
      a: 'hola',
      c: 'a',
      m: ['a', 'b'],
      fuera: 1234,
      d: true,
      t: [{ x: '1', y: '2' }],
    })
    expect(result.answers).toEqual({ a: 'hola', m: ['b'], t: [{ x: '1' }] })
    expect(result.dropped.map((one) => [one.key, one.text])).toEqual([
      ['c', 'Letra A'],
      ['fuera', '1.234'],
      ['d', 'Aceptada'],
    ])
    expect(result.added).toEqual(['nuevo'])
  })
  test('with the same form keeps everything', () => {
    const answers = { a: 'x', c: 'a', t: [{ x: '1', y: '2' }] }
    expect(reconcile(before, before, answers)).toMatchObject({ answers, dropped: [], added: [] })
  })
})

describe('a form in other shapes', () => {
  test('reads as lines of text, tables as cells', () => {
    const lines =
      formText(everything, { money: 1234567, date: '2026-11-21', table: [{ n: 2, m: 1.5 }] }, NO_LISTS)[0]
        ?.lines ?? []
    const line = (key: string) => lines.find((one) => one.key === key)
    expect(line('money')?.text).toBe('$ 1.234.567')
    expect(line('date')?.text).toBe('21 de noviembre de 2026')
    expect(line('table')?.table?.rows).toEqual([['2', '1,5', '3 l/s', '']])
    expect(line('text')?.text).toBe('')
  })
  test('begins with what the profile knows', () => {
    const one = form([
      field('a', 'text', { prefill: 'nombres' }),
      field('b', 'text', { initial: 'x' }),
      field('c', 'text'),
      field('d', 'yesNo', { prefill: 'notificacionElectronica' }),
      field('e', 'text', { prefill: 'apellidos', initial: 'y' }),
    ])
    expect(initialAnswers(one, { nombres: 'Ana', notificacionElectronica: false, apellidos: ' ' })).toEqual({
      a: 'Ana',
      b: 'x',
      d: false,
      e: 'y',
    })
    expect(initialAnswers(one, { nombres: null })).toEqual({ b: 'x', e: 'y' })
  })
  test('has a kind for every name', () => {
    for (const kind of KIND_NAMES) expect(kindOf(field('x', kind)).missing).toMatch(/\.$/)
  })
})

import { describe, expect, it } from 'vitest'
import type { FormDef } from '../forms/definition.ts'
import { validateForm } from '../forms/filled/validate.ts'
import { read } from '../forms/reading.ts'
import { withZoneQuestions, withZonesCrossed, zoneQuestionKey, ZONES_CROSSED } from './zone-questions.ts'

const text = { kind: 'text', label: 'Nombre', required: false } as const
const FORM: FormDef = {
  id: 'f',
  sections: [
    { key: 'quien', title: 'Quién', fields: [{ ...text, key: 'nombre' }] },
    {
      key: 'lugar',
      title: 'Lugar',
      fields: [{ key: 'punto', kind: 'point', label: 'Punto', required: false }],
    },
    { key: 'declaraciones', title: 'Declaraciones', fields: [{ ...text, key: 'otro' }] },
  ],
  checks: [],
}
const ZONES = [
  { key: '1', name: 'Páramo', question: '¿Desde cuándo hace allí su actividad?' },
  { key: '2', name: 'Ronda', question: '' },
  { key: '3', name: 'Distrito', question: '¿Tiene permiso del distrito?' },
]
const asking = withZoneQuestions(FORM, ZONES)
const problems = (answers: Readonly<Record<string, unknown>>): readonly string[] =>
  validateForm(asking, answers, {
    mode: 'final',
    lists: { options: {}, municipalities: [] } as never,
    today: '2026-06-01',
  }).map(({ path }) => path)

describe('what zones ask', () => {
  it('stands after the last section with a place, where a zone is crossed, and only of zones that ask something', () => {
    expect(asking.sections.map(({ key }) => key)).toEqual(['quien', 'lugar', 'zonas', 'declaraciones'])
    expect(asking.sections.slice(1, 3).map(({ fields }) => fields.map(({ key }) => key))).toEqual([
      ['punto', ZONES_CROSSED],
      ['zona_1', 'zona_3'],
    ])
  })

  it('is asked in no form without places, and of nobody where no zone asks', () => {
    const placeless = { ...FORM, sections: FORM.sections.filter(({ key }) => key !== 'lugar') }
    expect(withZoneQuestions(placeless, ZONES)).toBe(placeless)
    expect(withZoneQuestions(FORM, ZONES.slice(1, 2))).toBe(FORM)
  })

  it('must be answered where the place crosses the zone, and is not seen elsewhere', () => {
    expect(problems({})).toEqual([])
    expect(problems({ [ZONES_CROSSED]: ['1'] })).toEqual(['zona_1'])
    expect(problems({ [ZONES_CROSSED]: ['1'], zona_1: 'Desde 1990' })).toEqual([])
    expect(read(asking, { zona_1: 'Desde 1990' }).values).toEqual({})
    expect(read(asking, { [ZONES_CROSSED]: ['3'], zona_1: 'No', zona_3: 'Sí' }).values).toEqual({
      [ZONES_CROSSED]: ['3'],
      zona_3: 'Sí',
    })
  })
})

describe('the zones that an application crosses', () => {
  it.each([
    ['nothing said and nothing crossed', {}, [], {}],
    ['a zone that the browser left out', {}, ['1'], { [ZONES_CROSSED]: ['1'] }],
    ['a zone that the browser made up', { [ZONES_CROSSED]: ['3'] }, [], { [ZONES_CROSSED]: [] }],
    ['a zone that asks nothing', {}, ['2'], {}],
    ['in the order of the form', {}, ['3', '1'], { [ZONES_CROSSED]: ['1', '3'] }],
  ] as const)('are those that the server found: %s', (_, answers, crossed, expected) => {
    expect(withZonesCrossed(asking, answers, new Set(crossed))).toEqual(expected)
  })

  it('change no answers that say so already, and none of a form that asks nothing', () => {
    const answers = { [ZONES_CROSSED]: ['1'] }
    expect(withZonesCrossed(asking, answers, new Set(['1']))).toBe(answers)
    expect(withZonesCrossed(FORM, answers, new Set())).toBe(answers)
  })

  it('name their question by the key of the zone', () => {
    expect(zoneQuestionKey('7')).toBe('zona_7')
  })
})

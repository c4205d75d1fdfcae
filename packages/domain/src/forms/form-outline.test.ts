import { describe, expect, test } from 'vitest'
import { conditionWords } from './condition-words.ts'
import type { FieldDef, FormDef } from './definition.ts'
import { outlineOf } from './form-outline.ts'

const field = (
  key: string,
  kind: FieldDef['kind'],
  label: string,
  more: Partial<FieldDef> = {},
): FieldDef => ({
  key,
  kind,
  label,
  required: true,
  ...more,
})
const options = [
  { value: 'rio', label: 'Río' },
  { value: 'lago', label: 'Lago' },
  { value: 'pozo', label: 'Pozo' },
]
const form: FormDef = {
  id: 'prueba',
  checks: [],
  sections: [
    {
      key: 'fuente',
      title: 'Fuente',
      fields: [
        field('tipo', 'choice', 'Tipo de fuente', { options }),
        field('usos', 'multi', 'Usos', { options }),
        field('publico', 'yesNo', '¿Es un acueducto?'),
        field('caudal', 'flow', 'Caudal', { unit: 'l/s' }),
        field('doble', 'decimal', 'Doble', { calculated: { '*': [{ var: 'caudal' }, 2] } }),
        field('nombre', 'text', 'Nombre', { condition: { '!=': [{ var: 'tipo' }, 'pozo'] } }),
      ],
    },
    {
      key: 'acueducto',
      title: 'Acueducto',
      condition: { '==': [{ var: 'publico' }, true] },
      fields: [field('suscriptores', 'integer', 'Suscriptores')],
    },
    {
      key: 'documentos',
      title: 'Documentos',
      fields: [field('documento_1', 'document', 'Cédula')],
    },
  ],
}

describe('the outline of a form', () => {
  test('counts what is asked, tells what hangs on answers, and says when a section opens', () => {
    expect(outlineOf(form)).toEqual([
      { title: 'Fuente', kind: 'preguntas', always: 4, sometimes: 1, when: null },
      {
        title: 'Acueducto',
        kind: 'preguntas',
        always: 1,
        sometimes: 0,
        when: 'Si responde «sí» a «¿Es un acueducto?»',
      },
      { title: 'Documentos', kind: 'documentos', always: 1, sometimes: 0, when: null },
    ])
  })
})

describe('a condition in words', () => {
  test.each([
    [{ '==': [{ var: 'publico' }, false] }, 'Si responde «no» a «¿Es un acueducto?»'],
    [{ '!=': [{ var: 'publico' }, true] }, 'Si responde «no» a «¿Es un acueducto?»'],
    [{ '==': [{ var: 'tipo' }, 'rio'] }, 'Si en «Tipo de fuente» elige «Río»'],
    [{ '!=': [{ var: 'tipo' }, 'rio'] }, 'Si en «Tipo de fuente» no elige «Río»'],
    [
      { in: [{ var: 'tipo' }, ['rio', 'lago', 'pozo']] },
      'Si en «Tipo de fuente» elige «Río», «Lago» o «Pozo»',
    ],
    [{ in: ['lago', { var: 'usos' }] }, 'Si en «Usos» elige «Lago»'],
    [{ '>=': [{ var: 'caudal' }, 2.5] }, 'Si «Caudal» es al menos 2,5 l/s'],
    [
      { or: [{ '==': [{ var: 'publico' }, true] }, { '>': [{ var: 'caudal' }, 1] }] },
      'Si responde «sí» a «¿Es un acueducto?», o si «Caudal» es mayor que 1 l/s',
    ],
    [{ '==': [{ var: 'tipo' }, 'mar'] }, 'Según sus respuestas'],
    [{ '==': [{ var: 'otra' }, true] }, 'Según sus respuestas'],
    [{ some: [{ var: 'usos' }, true] }, 'Según sus respuestas'],
  ])('%j', (logic, words) => {
    expect(conditionWords(form, logic)).toBe(words)
  })
})

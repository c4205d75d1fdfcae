import { describe, expect, it } from 'vitest'
import type { FieldDef, FormDef } from './definition.ts'
import { refusalSentence } from './problem-place.ts'
import { errorsOf, validateForm } from './filled/validate.ts'

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
const form: FormDef = {
  id: 'X-1',
  sections: [
    {
      key: 'tarea',
      title: 'Decidir',
      fields: [
        field('decision.uso', 'multi', 'Usos que se autorizan', { options: [{ value: 'a', label: 'A' }] }),
        field('decision.plazo', 'integer', 'Vigencia', { min: 1 }),
        field('decision.caudal', 'flow', 'Caudal'),
        field('decision.motivo', 'text', 'Motivo'),
        field('decision.obra', 'text', 'Obra'),
      ],
    },
  ],
  checks: [
    {
      id: 'plazo_corto',
      field: 'decision.plazo',
      ok: { '<': [{ var: 'decision.plazo' }, 50] },
      message: 'Más de cincuenta años no se conceden.',
      severity: 'error',
    },
  ],
}
const SOUND = {
  'decision.uso': ['a'],
  'decision.plazo': 10,
  'decision.caudal': 1,
  'decision.motivo': 'Sí.',
  'decision.obra': 'Bocatoma',
}
const said = (change: object): string => {
  const answers = { ...SOUND, ...change }
  return refusalSentence(form, errorsOf(validateForm(form, answers, { mode: 'final', today: '2026-06-01' })))
}

describe('a refusal above the form', () => {
  it.each([
    [
      'a list without a choice',
      { 'decision.uso': [] },
      '«Usos que se autorizan»: Marque al menos una opción.',
    ],
    ['a number too small', { 'decision.plazo': 0 }, '«Vigencia»: El valor mínimo es 1.'],
    ['a text that is missing', { 'decision.motivo': '' }, '«Motivo»: Escriba este dato.'],
    [
      'two of them',
      { 'decision.uso': [], 'decision.motivo': '' },
      'Hay 2 datos por corregir en este paso: «Usos que se autorizan» y «Motivo».',
    ],
    [
      'more than one sentence holds',
      {
        'decision.uso': [],
        'decision.plazo': null,
        'decision.caudal': null,
        'decision.motivo': '',
        'decision.obra': '',
      },
      'Hay 5 datos por corregir en este paso: «Usos que se autorizan», «Vigencia», «Caudal», «Motivo» y 1 más.',
    ],
    // a cross-field rule has a self-contained sentence
    ['a rule over several answers', { 'decision.plazo': 60 }, 'Más de cincuenta años no se conceden.'],
    ['nothing', {}, ''],
  ])('names the field of %s', (_, change, sentence) => {
    expect(said(change)).toBe(sentence)
  })
})

import { describe, expect, it } from 'vitest'
import type { FieldDef, FormDef } from '../../forms/definition.ts'
import { NO_LISTS } from '../../forms/lists.ts'
import { judgeApplication } from './applications.ts'

const field = (key: string, label: string, more: Partial<FieldDef> = {}): FieldDef => ({
  key,
  kind: 'text',
  label,
  required: true,
  ...more,
})
const form = (...fields: readonly FieldDef[]): FormDef => ({
  id: 'f',
  sections: [{ key: 's', title: 'S', fields: [...fields] }],
  checks: [],
})
const NAME = field('nombre', 'Nombre')
const PLAN = field('documento_7', 'Plano', { kind: 'document' })
const PAPER = [{ fileId: 'a', name: 'plano.pdf' }]

const lines = (answers: Readonly<Record<string, unknown>>, inForce: FormDef, draft: FormDef | undefined) =>
  judgeApplication({ answers, filedOn: '2026-03-02' }, { inForce, draft, lists: NO_LISTS }).lines.map(
    ({ id }) => id,
  )

describe('an application judged by a draft', () => {
  it.each<[string, Readonly<Record<string, unknown>>, FormDef, FormDef | undefined, readonly string[]]>([
    ['changes nothing by the form in force', { nombre: 'Ana' }, form(NAME), form(NAME), []],
    [
      'lacks a document that becomes required',
      { nombre: 'Ana' },
      form(NAME),
      form(NAME, PLAN),
      ['devueltas', 'falta:documento_7'],
    ],
    [
      'has it already',
      { nombre: 'Ana', documento_7: PAPER },
      form(NAME, { ...PLAN, required: false }),
      form(NAME, PLAN),
      [],
    ],
    [
      'is not asked for it',
      { nombre: 'Ana' },
      form(NAME),
      form(NAME, { ...PLAN, condition: { '==': [{ var: 'nombre' }, 'Luis'] } }),
      [],
    ],
    [
      'is asked for it by what it answered',
      { nombre: 'Luis' },
      form(NAME),
      form(NAME, { ...PLAN, condition: { '==': [{ var: 'nombre' }, 'Luis'] } }),
      ['devueltas', 'falta:documento_7'],
    ],
    [
      'attached one that goes',
      { nombre: 'Ana', documento_7: PAPER },
      form(NAME, PLAN),
      form(NAME),
      ['sobra:documento_7'],
    ],
    [
      'lacked what is asked for now already',
      {},
      form(NAME),
      form(NAME, field('otro', 'Otro')),
      ['devueltas', 'falta:otro'],
    ],
    [
      'answered a question that goes',
      { nombre: 'Ana', otro: 'x' },
      form(NAME, field('otro', 'Otro')),
      form(NAME),
      [],
    ],
    [
      'answered more than the draft takes',
      { nombre: 'Ana Lucía' },
      form(NAME),
      form({ ...NAME, maxLength: 3 }),
      ['devueltas', 'mal:nombre'],
    ],
    ['is of a procedure that goes', { nombre: 'Ana' }, form(NAME), undefined, ['sin-tramite']],
  ])('%s', (_, answers, inForce, draft, expected) => {
    expect(lines(answers, inForce, draft)).toEqual(expected)
  })

  it('says by which document, and never what was answered', () => {
    const { lines: said } = judgeApplication(
      { answers: { nombre: 'Ana Lucía' }, filedOn: '2026-03-02' },
      { inForce: form(NAME), draft: form({ ...NAME, maxLength: 3 }, PLAN), lists: NO_LISTS },
    )
    expect(said.map(({ many }) => many)).toEqual([
      'solicitudes que no se habrían podido radicar',
      'no se habrían podido radicar: hay que corregir «Nombre»',
      'no se habrían podido radicar: falta «Plano»',
    ])
  })
})

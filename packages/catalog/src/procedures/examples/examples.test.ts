import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { definitionFaults } from '@ventanilla/domain/forms/checks/definition-faults'
import type { Answers, FormDef } from '@ventanilla/domain/forms/definition'
import { applicationForm, documentsAskedFor } from '@ventanilla/domain/procedures/documents'
import { fieldsOf } from '@ventanilla/domain/forms/reading'
import { errorsOf, validateForm } from '@ventanilla/domain/forms/filled/validate'
import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import { FORMS, wholeFormOf } from '../forms/forms.ts'
import { questionsOf } from '../forms/forms.testkit.ts'
import { SHIPPED_LISTS } from '../../workflows/shipped-lists.testkit.ts'
import { FORM_LISTS } from '../forms/lists.ts'
import { PROCEDURES, procedureByType } from '../procedures.ts'
import { EXAMPLES } from './examples.ts'
import { ASKED_AS_DOCUMENT, SOURCE_SECTIONS } from './source-sections.testdata.ts'

/** Tests on other dates also file the examples, so they must be valid on any day. */
const DAYS = ['2026-02-02', '2026-11-21', '2027-12-31']

function formed(procedure: ProcedureRevision): { procedure: ProcedureRevision; form: FormDef } {
  const form = questionsOf(procedure)
  if (form === null) throw new Error(`type ${procedure.ttId} has no form`)
  return { procedure, form }
}
const TYPES = PROCEDURES.filter((procedure) => FORMS.has(procedure.form.id)).map(formed)
const errors = (form: FormDef, answers: Answers, today: string): string[] =>
  errorsOf(validateForm(form, answers, { mode: 'final', lists: FORM_LISTS, today })).map(
    (problem) => `${problem.path} ${problem.code}`,
  )
const asked = ({ form, procedure }: (typeof TYPES)[number], answers: Answers): number[] =>
  documentsAskedFor(form, procedure.documents, answers).map((document) => document.documentId)

/** Sections of the source with their number of questions, without those asked as documents. */
function asQuestions(ttId: number): Record<string, number> {
  const documents = ASKED_AS_DOCUMENT[ttId] ?? {}
  return Object.fromEntries(
    Object.entries(SOURCE_SECTIONS[ttId] ?? {}).map(([key, count]) => [
      key,
      count - (documents[key]?.length ?? 0),
    ]),
  )
}

it('every type of procedure has a form', () => {
  expect(TYPES.map((one) => one.procedure.ttId)).toEqual(PROCEDURES.map((one) => one.ttId))
})

/** Internal notes of the authors of the data. */
const NOTES = /verificar\b|\bspec\b|§|\.json\b|\.md\b|optionsRef|precarga|\btt_|catálogo de especies/i

describe.each(TYPES.map((one) => [one.procedure.ttId, one.procedure.name, one] as const))(
  'the form of type %i, %s',
  (ttId, _name, one) => {
    it('is a sound definition, alone and with its documents', () => {
      const written = FORMS.get(one.form.id)
      expect(written && definitionFaults(written)).toEqual([])
      expect(written && definitionFaults(applicationForm(written, one.procedure.documents))).toEqual([])
    })
    it('has a question for each answer that the type gives', () => {
      for (const [key, value] of Object.entries(one.procedure.form.given ?? {}))
        expect(fieldsOf(one.form).find((field) => field.key === key)).toMatchObject({
          initial: value,
          options: [{ value }],
        })
    })
    it('asks what the national form asks', () => {
      const counts = one.form.sections.map((section) => [section.key, section.fields.length] as const)
      expect(Object.fromEntries(counts)).toEqual(asQuestions(ttId))
      expect(counts.map(([key]) => key)).toEqual(Object.keys(SOURCE_SECTIONS[ttId] ?? {}))
    })
    it('takes its options from lists that exist', () => {
      for (const field of fieldsOf(one.form).flatMap((field) => [field, ...(field.columns ?? [])]))
        if (field.optionsFrom) expect(SHIPPED_LISTS.options).toHaveProperty(field.optionsFrom)
    })
    it('shows no note of its writers', () => {
      const text = JSON.stringify(wholeFormOf(one.procedure))
      expect(text.match(NOTES)).toBeNull()
      /* «todo» is a Spanish word; in capitals it is a note */
      expect(text).not.toMatch(/\bTODO\b/)
    })
    it('says in which municipality its cases lie', () => {
      if (one.procedure.municipalityField === null) return
      const [key, , column] = one.procedure.municipalityField.split('.')
      const field = fieldsOf(one.form).find((asked) => asked.key === key)
      expect(field?.key).toBe(key)
      if (column !== undefined) expect(field?.columns?.map((asked) => asked.key)).toContain(column)
    })
  },
)

describe.each([...EXAMPLES])('the examples of type %i', (ttId, example) => {
  const procedure = procedureByType(ttId)
  if (procedure === null) throw new Error(`no type ${ttId}`)
  const one = formed(procedure)
  const { form } = one

  it.each(DAYS)('complete and minimal can be filed on %s', (day) => {
    expect(errors(form, example.complete, day)).toEqual([])
    expect(errors(form, example.minimal, day)).toEqual([])
  })
  it('minimal leaves out what may be left out', () => {
    const size = (answers: Answers): number => JSON.stringify(answers).length
    expect(size(example.minimal)).toBeLessThan(size(example.complete))
  })
  it.each(DAYS)('refused has exactly its errors on %s', (day) => {
    expect(example.refused.errors.length).toBeGreaterThan(0)
    expect(errors(form, example.refused.answers, day)).toEqual(example.refused.errors)
  })
  it.each(DAYS)('returned can be filed on %s, and what fails was asked for', (day) => {
    const { answers, fails } = example.returned
    expect(errors(form, answers, day)).toEqual([])
    expect(fails.length).toBeGreaterThan(0)
    for (const fail of fails) {
      expect(asked(one, answers)).toContain(fail.documentId)
      expect(fail.why).toMatch(/^\p{Lu}.+\.$/u)
    }
  })
})

const source = new URL('../../../../../spec/domain/procedures/', import.meta.url)

describe('compared with the facts of the field', () => {
  interface Source {
    readonly formulario: {
      readonly secciones: readonly {
        readonly key: string
        readonly campos: readonly { readonly key: string }[]
      }[]
    }
  }
  const read = (ttId: number): Source['formulario'] =>
    (JSON.parse(readFileSync(new URL(`${String(ttId).padStart(2, '0')}.json`, source), 'utf8')) as Source)
      .formulario

  it('the table of sections is the source’s', () => {
    for (const [ttId, sections] of Object.entries(SOURCE_SECTIONS))
      expect(
        read(Number(ttId)).secciones.map((section) => [section.key, section.campos.length]),
        ttId,
      ).toEqual(Object.entries(sections))
  })
  it('every question has the source’s key and order', () => {
    for (const { procedure, form } of TYPES)
      expect(
        form.sections.map((section) => section.fields.map((field) => field.key)),
        procedure.name,
      ).toEqual(
        read(procedure.ttId).secciones.map((section) =>
          section.campos
            .map((field) => field.key)
            .filter((key) => !ASKED_AS_DOCUMENT[procedure.ttId]?.[section.key]?.includes(key)),
        ),
      )
  })
})

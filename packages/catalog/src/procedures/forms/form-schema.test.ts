import { namesEveryPlace, problemsOf } from '@ventanilla/domain/definitions/every-place.testkit'
import { judge } from '@ventanilla/domain/definitions/judge'
import { planted, type Required } from '@ventanilla/domain/definitions/planted.testkit'
import type { CrossCheck, FieldDef, FieldOption } from '@ventanilla/domain/forms/definition'
import { sharedSectionSchema, writtenFormSchema } from '@ventanilla/domain/forms/form-schema'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import { describe, expect, it } from 'vitest'
import { WRITTEN_FORMS } from './forms.testkit.ts'
import { ALL_SHARED_SECTIONS } from './shared-sections.ts'

const forms = [...WRITTEN_FORMS.values()]
const checkForm = (value: unknown) => judge(writtenFormSchema, value, 'el formulario')

/** Written by hand: what nobody can leave out. What a section needs depends on whether it refers to another. */
const REQUIRED = {
  '': { id: true, sections: true, checks: true } satisfies Required<WrittenForm>,
  fields: { key: true, kind: true, label: true, required: true } satisfies Required<FieldDef>,
  columns: { key: true, kind: true, label: true, required: true } satisfies Required<FieldDef>,
  options: { value: true, label: true } satisfies Required<FieldOption>,
  checks: { id: true, field: true, ok: true, message: true, severity: true } satisfies Required<CrossCheck>,
}

describe('a form', () => {
  it.each(forms)('$id passes as it is stored, and stays what it was', (form) => {
    const stored: unknown = JSON.parse(JSON.stringify(form))
    expect(stored).toStrictEqual(form)
    expect(checkForm(stored)).toStrictEqual({ ok: true, value: form })
  })

  it.each(ALL_SHARED_SECTIONS)('shares the section $key, which passes as it is stored', (section) => {
    const stored: unknown = JSON.parse(JSON.stringify(section))
    expect(judge(sharedSectionSchema, stored, 'la sección')).toStrictEqual({ ok: true, value: section })
  })

  namesEveryPlace({ definitions: forms, check: checkForm, required: REQUIRED })

  const field = { key: 'fuente', kind: 'text', label: 'Fuente', required: true }
  const form = { id: 'una', sections: [{ key: 'una', title: 'Una', fields: [field] }], checks: [] }
  const said = (value: unknown): readonly string[] =>
    problemsOf(checkForm(value)).map(({ message }) => message)

  it('names the question and the column of a fault', () => {
    expect(said(form)).toEqual([])
    expect(said(planted(form, ['sections', 0, 'fields', 0, 'kind'], 'verso'))[0]).toMatch(
      /^Sección «una», pregunta «fuente», «kind»: no puede ser «verso», sino «text», /,
    )
    const column = { key: 'dos', kind: 'text', label: 'Dos', required: true, min: 'uno' }
    const table = { ...field, kind: 'table', columns: [{ ...field, key: 'una' }, column] }
    expect(said(planted(form, ['sections', 0, 'fields', 0], table))).toEqual([
      'Sección «una», pregunta «fuente», columna «dos», «min»: debe ser un número.',
    ])
    expect(said(planted(form, ['sections', 0], { shared: 'solicitante', check: false }))).toEqual([
      'Sección «solicitante»: no se conoce «check».',
    ])
  })

  it('has the type of its schema: a key that the one rejects does not compile', () => {
    // @ts-expect-error no question has this key
    const more: FieldDef = { key: 'a', kind: 'text', label: 'A', required: true, desconocido: 1 }
    // @ts-expect-error a question says whether it must be answered
    const less: FieldDef = { key: 'a', kind: 'text', label: 'A' }
    for (const wrong of [more, less])
      expect(said(planted(form, ['sections', 0, 'fields', 0], wrong))).toHaveLength(1)
  })
})

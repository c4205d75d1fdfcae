import { describe, expect, it } from 'vitest'
import type { Answers, FieldDef, FormDef } from '@ventanilla/domain/forms/definition'
import { openAnswers, withoutPersonal } from '@ventanilla/domain/forms/personal'
import { DOCUMENT_KINDS } from '../documents.ts'
import { isOpen } from '../documents.testkit.ts'
import { EXAMPLES } from '../examples/examples.ts'
import { PROCEDURES } from '../procedures.ts'
import { applicationOf } from './applications.testkit.ts'

const forms = PROCEDURES.flatMap((p): [number, FormDef][] => {
  const form = applicationOf(p)
  return form === null ? [] : [[p.ttId, form]]
})
const flat = (fields: readonly FieldDef[]): FieldDef[] =>
  fields.flatMap((field) => [field, ...flat(field.columns ?? [])])

describe('what a third party reads of an application', () => {
  it.each(forms)('of type %i says nothing by which the applicant is identified or reached', (ttId, form) => {
    const complete: Answers = EXAMPLES.get(ttId)?.complete ?? {}
    const open = openAnswers(form, complete)
    const text = JSON.stringify(open)
    for (const key of ['numero_documento', 'correo', 'telefono'])
      if (complete[key] !== undefined)
        expect([key, text.includes(`"${String(complete[key])}"`)]).toEqual([key, false])
    // the applicant's postal address is personal; the address of the works belongs to the case
    expect(open).not.toHaveProperty('direccion_correspondencia')
    const left = flat(withoutPersonal(form).sections.flatMap((s) => s.fields))
    expect(left.filter((f) => ['email', 'phone', 'document'].includes(f.kind))).toEqual([])
    // detects unmarked fields for identity numbers by the words of their label
    const asked = left.filter((f) =>
      /^(?:tipo de )?documento(?: de identidad)?(?: del| de la|$)|tarjeta profesional/i.test(f.label),
    )
    expect(asked.map((f) => f.key)).toEqual([])
  })

  it('leaves what is asked for and where', () => {
    const form = forms.find(([ttId]) => ttId === 3)?.[1] as FormDef
    const open = openAnswers(form, EXAMPLES.get(3)?.complete ?? {})
    expect(Object.keys(open).length).toBeGreaterThan(20)
    expect(open).toHaveProperty('predios')
  })
})

describe('documents', () => {
  it('that identify, are of private life or of a business are reserved; studies and plans are not', () => {
    expect([1, 3, 7, 8, 11, 61, 82].map(isOpen)).toEqual(Array.from({ length: 7 }, () => false))
    expect([9, 10, 13, 25, 52, 85].map(isOpen)).toEqual(Array.from({ length: 6 }, () => true))
    expect(isOpen(999)).toBe(false)
    expect(
      DOCUMENT_KINDS.filter((kind) => /identidad|poder|hoja de vida|tributario/i.test(kind.title)).every(
        (kind) => !isOpen(kind.id),
      ),
    ).toBe(true)
  })
})

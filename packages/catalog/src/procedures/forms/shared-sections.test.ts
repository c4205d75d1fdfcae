import type { SectionDef } from '@ventanilla/domain/forms/definition'
import { same } from '@ventanilla/domain/forms/same'
import { expandForm, type WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import { describe, expect, it } from 'vitest'
import { costs } from './blocks/costs.ts'
import { FORM_ORDER } from './form-order.testdata.ts'
import { FORMS } from './forms.ts'
import { WRITTEN_FORMS } from './forms.testkit.ts'
import { ALL_SHARED_SECTIONS, shared, SHARED_SECTIONS } from './shared-sections.ts'

const written = [...WRITTEN_FORMS.values()]
const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** A section where a form asks it, and the key by which the form refers to it; null: the form writes it. */
interface Place {
  readonly formId: string
  readonly section: SectionDef
  readonly by: string | null
}

const placesOf = (form: WrittenForm): readonly Place[] =>
  expandForm(form, SHARED_SECTIONS).sections.map((section, at) => {
    const one = form.sections[at]
    return { formId: form.id, section, by: one && 'shared' in one ? one.shared : null }
  })

/** Equal sections that two forms do not owe to the same reference. */
function copiesIn(forms: readonly WrittenForm[]): string[] {
  const places = forms.flatMap(placesOf)
  return places.flatMap((one, at) =>
    places
      .slice(at + 1)
      .filter((other) => (one.by === null || one.by !== other.by) && same(one.section, other.section))
      .map((other) => `${one.formId} and ${other.formId}: ${one.section.key}`),
  )
}

describe('the sections that forms share', () => {
  it('are never copied into a form', () => {
    expect(copiesIn(written)).toEqual([])
  })

  it('are found by name where they are copied', () => {
    const form = (id: string, ...sections: WrittenForm['sections']): WrittenForm => ({
      id,
      sections,
      checks: [],
    })
    const referring = [form('A', shared('costos')), form('B', shared('predio'), shared('costos'))]
    expect(copiesIn(referring)).toEqual([])
    expect(copiesIn([...referring, form('C', { ...costs }), form('D', costs)])).toEqual([
      'A and C: costos',
      'A and D: costos',
      'B and C: costos',
      'B and D: costos',
      'C and D: costos',
    ])
  })

  it('have each a key of its own, and at least two forms that refer to it', () => {
    expect(SHARED_SECTIONS.size).toBe(ALL_SHARED_SECTIONS.length)
    const users = new Map(ALL_SHARED_SECTIONS.map(({ key }) => [key, 0]))
    for (const { by } of written.flatMap(placesOf)) if (by !== null) users.set(by, (users.get(by) ?? 0) + 1)
    expect([...users].filter(([, count]) => count < 2)).toEqual([])
  })
})

describe.each(written)('the form $id', (form) => {
  const ids = (FORMS.get(form.id)?.checks ?? []).map(({ id }) => id)

  it('has every check of the sections to which it refers, in whatever place', () => {
    const owed = placesOf(form).flatMap(({ by }) => SHARED_SECTIONS.get(by ?? '')?.checks ?? [])
    expect(owed.filter(({ id }) => !ids.includes(id))).toEqual([])
  })

  it('has no two checks of one id', () => {
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
})

describe.each(Object.entries(FORM_ORDER))('the form %s, with its sections in place', (id, order) => {
  it('keeps the order of its sections and of its checks', () => {
    const form = FORMS.get(id)
    expect(form?.sections.map(({ key }) => key)).toEqual(words(order.sections))
    expect(form?.checks.map((check) => check.id)).toEqual(words(order.checks))
  })
})

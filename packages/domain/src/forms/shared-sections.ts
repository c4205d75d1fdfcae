import type { z } from 'zod'
import type { FormDef } from './definition.ts'
import type { sectionRefSchema, sharedSectionSchema, writtenFormSchema } from './form-schema.ts'

/** A section that several forms share, by its key; `expandForm` replaces it by the section. */
export interface SectionRef extends z.output<typeof sectionRefSchema> {}

/** What the catalogue writes, stores and compares: shared sections by reference. Users see a `FormDef`. */
export interface WrittenForm extends z.output<typeof writtenFormSchema> {}

/** A section that several forms share, written once, with the rules over its own questions. */
export interface SharedSection extends z.output<typeof sharedSectionSchema> {}

/**
 * Replaces every reference by its section. The checks of shared sections come first, in the order of the
 * sections, then those of the form. Throws when a shared section is unknown or stands twice.
 */
export function expandForm(form: WrittenForm, shared: ReadonlyMap<string, SharedSection>): FormDef {
  const used = new Set<string>()
  const placed = form.sections.map((one): Pick<SharedSection, 'section' | 'checks'> => {
    if (!('shared' in one)) return { section: one, checks: [] }
    const key = one.shared
    const found = shared.get(key)
    if (found === undefined)
      throw new Error(`formulario ${form.id}: no existe la sección compartida «${key}»`)
    if (used.has(key)) throw new Error(`formulario ${form.id}: la sección compartida «${key}» está dos veces`)
    used.add(key)
    return { section: found.section, checks: one.checks === false ? [] : found.checks }
  })
  return {
    ...form,
    sections: placed.map(({ section }) => section),
    checks: [...placed.flatMap(({ checks }) => checks), ...form.checks],
  }
}

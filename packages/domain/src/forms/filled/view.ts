import type { FieldDef, FormDef } from '../definition.ts'
import type { Lists } from '../lists.ts'
import { asText, cellsOf, kindOf } from '../kinds/registry.ts'
import { type Facts, read } from '../reading.ts'
import { notesOf } from './listed-texts.ts'

/** One answer in words, for review, PDF and acts. */
export interface ViewLine {
  readonly key: string
  readonly label: string
  readonly kind: FieldDef['kind']
  /** '' when unanswered */
  readonly text: string
  /** notes of the chosen options; absent: none */
  readonly notes?: readonly string[]
  readonly table?: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
}

export interface ViewSection {
  readonly key: string
  readonly title: string
  readonly lines: readonly ViewLine[]
}

/** Visible answers of a form in words, section by section; keeps unanswered fields with empty text. */
export function formText(def: FormDef, answers: unknown, lists: Lists, facts: Facts = {}): ViewSection[] {
  const { sections, values } = read(def, answers, facts)
  return sections.map((section) => ({
    key: section.key,
    title: section.title,
    lines: section.fields.map((field): ViewLine => {
      const value = Object.hasOwn(values, field.key) ? values[field.key] : undefined
      const notes = notesOf(field, value, lists)
      const line = {
        key: field.key,
        label: field.label,
        kind: field.kind,
        text: asText(value, field, lists),
        ...(notes.length > 0 && { notes }),
      }
      if (field.kind !== 'table' || kindOf(field).isEmpty(value)) return line
      return {
        ...line,
        table: {
          columns: (field.columns ?? []).map((column) => column.label),
          rows: cellsOf(value, field, lists),
        },
      }
    }),
  }))
}

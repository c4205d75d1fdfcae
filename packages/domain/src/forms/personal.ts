import type { Answers, FieldDef, FormDef } from './definition.ts'

/** Kinds that are always personal data, and files, which follow their own access rule. */
const ALWAYS: ReadonlySet<FieldDef['kind']> = new Set(['email', 'phone', 'document', 'photos', 'attendees'])

export const isPersonal = (field: FieldDef): boolean => field.personal === true || ALWAYS.has(field.kind)

const openFields = (fields: readonly FieldDef[]): FieldDef[] =>
  fields
    .filter((field) => !isPersonal(field))
    .map((field) => (field.columns === undefined ? field : { ...field, columns: openFields(field.columns) }))

/** A form without identifying or contact data (Ley 1581 de 2012), for recognised third parties. */
export const withoutPersonal = (form: FormDef): FormDef => ({
  ...form,
  checks: [],
  sections: form.sections.map((section) => ({ ...section, fields: openFields(section.fields) })),
})

/** Only the answers to that form. */
export function openAnswers(form: FormDef, answers: Answers): Answers {
  const open = withoutPersonal(form).sections.flatMap((section) => section.fields)
  return Object.fromEntries(
    open
      .filter((field) => field.key in answers)
      .map((field) => [field.key, rowsOf(field, answers[field.key])]),
  )
}

function rowsOf(field: FieldDef, value: unknown): unknown {
  if (field.columns === undefined || !Array.isArray(value)) return value
  const keys = new Set(field.columns.map((column) => column.key))
  return value.map((row: unknown) =>
    typeof row === 'object' && row !== null
      ? Object.fromEntries(Object.entries(row).filter(([key]) => keys.has(key)))
      : row,
  )
}

import type { FieldDef, FormDef } from './definition.ts'

/**
 * A shared form adapted to one procedure: questions that the procedure determines get a fixed answer. Prevents
 * filing a different procedure from the one that was started.
 */
export function withGiven(form: FormDef, given: Readonly<Record<string, string>> = {}): FormDef {
  const settle = (field: FieldDef): FieldDef => {
    const value = Object.hasOwn(given, field.key) ? given[field.key] : undefined
    if (value === undefined) return field
    const options = field.options?.filter((option) => option.value === value)
    return { ...field, initial: value, readOnly: true, ...(options && { options }) }
  }
  if (Object.keys(given).length === 0) return form
  return {
    ...form,
    sections: form.sections.map((section) => ({ ...section, fields: section.fields.map(settle) })),
  }
}

import type { FieldDef, FieldKind } from '@ventanilla/domain/forms/definition'

const SINGLE: ReadonlySet<FieldKind> = new Set([
  'text',
  'email',
  'phone',
  'longText',
  'integer',
  'decimal',
  'money',
  'flow',
  'surface',
  'date',
  'declaration',
  'staff',
  'office',
])

/** Largest number of options shown as buttons; longer lists open. */
const FEW = 5

export function isRadio(field: FieldDef): boolean {
  return (
    field.kind === 'choice' &&
    field.optionsFrom === undefined &&
    field.options !== undefined &&
    field.options.length <= FEW
  )
}

/** Kinds with several controls under one name. */
export function isGroup(field: FieldDef): boolean {
  return field.kind === 'choice' ? isRadio(field) : !SINGLE.has(field.kind)
}

import type { FieldDef } from '../forms/definition.ts'
import { OFFICE_LIST } from '../forms/kinds/office/office.ts'

/** Where a value is chosen: the field, and in a table its column. */
export type ChoicePlace = readonly [field: string, column?: string]

const listOf = ({ kind, optionsFrom }: FieldDef): string | undefined =>
  optionsFrom ?? (kind === 'office' ? OFFICE_LIST : undefined)

/** Places of a form or a step in which an element of one of the lists is chosen. */
export function choicesFrom(fields: readonly FieldDef[], lists: readonly string[]): readonly ChoicePlace[] {
  const offers = (field: FieldDef): boolean => lists.includes(listOf(field) ?? '')
  return fields.flatMap((field): readonly ChoicePlace[] => [
    ...(offers(field) ? [[field.key] as const] : []),
    ...(field.columns ?? []).filter(offers).map((column) => [field.key, column.key] as const),
  ])
}

import type { Territory } from '../identity/territory.ts'
import type { FieldDef, FieldOption } from './definition.ts'

/** Degrees, WGS84 or MAGNA-SIRGAS (they differ by less than a metre). */
export interface LatLon {
  readonly lat: number
  readonly lon: number
}

/**
 * Catalogue lists that forms reference by name (`optionsFrom`). Plain data, so that the API can send it to the
 * browser: 'departamentos' (portal's id as text), 'municipios' (DANE code), 'subzonas' (code), 'funcionarios',
 * 'territoriales' …
 */
export interface Lists {
  readonly options: Readonly<Record<string, readonly FieldOption[]>>
  /** no longer offered, for the names of what was chosen when they were */
  readonly former?: Readonly<Record<string, readonly FieldOption[]>>
  /** boxes and centroids, so that maps and point checks work without map tiles */
  readonly territory?: Pick<Territory, 'box' | 'municipalities'>
}

export const NO_LISTS: Lists = { options: {} }

/** Options of a choice or multi field: its own, or those of its list; null when that list is not loaded. */
export function optionsOf(field: FieldDef, lists: Lists): readonly FieldOption[] | null {
  if (field.options) return field.options
  if (field.optionsFrom && Object.hasOwn(lists.options, field.optionsFrom))
    return lists.options[field.optionsFrom] ?? null
  return null
}

/** As `optionsOf`, and those that are no longer offered: for what was chosen before. */
export function namesOf(field: FieldDef, lists: Lists): readonly FieldOption[] | null {
  const offered = optionsOf(field, lists)
  const former = lists.former?.[field.optionsFrom ?? '']
  return offered === null || former === undefined ? offered : [...offered, ...former]
}

/** Labels by value, for code that looks one up; the list keeps the order. */
export const labelsOf = <Value extends string>(
  options: readonly { readonly value: Value; readonly label: string }[],
): Readonly<Record<Value, string>> =>
  // its keys are the values
  Object.fromEntries(options.map(({ value, label }) => [value, label])) as Record<Value, string>

export function labelOf(options: readonly FieldOption[] | null, value: string): string {
  return options?.find((option) => option.value === value)?.label ?? value
}

/** Plain data, as JSON holds it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonRecord
export interface JsonRecord {
  readonly [key: string]: Json
}

export const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

/** Value of a record's own property; undefined without it, whatever its prototype has. */
export const own = (record: JsonRecord, key: string): Json | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** Equal content; the order of keys means nothing, that of lists does. */
export function equal(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (isList(a)) return isList(b) && a.length === b.length && a.every((one, i) => equal(one, b[i]))
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equal(own(a, key), own(b, key)))
  )
}

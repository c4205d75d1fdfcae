/** Plain data, as JSON holds it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonRecord
export interface JsonRecord {
  readonly [key: string]: Json
}

/** Properties that can identify an element of a list, in the order in which they are tried. */
const KEYS = ['id', 'key', 'code', 'ttId', 'name', 'value']

/** One value each: half of a condition from here and half from there would mean what nobody wrote. */
const WHOLE = new Set(['condition', 'guard', 'ok', 'when', 'calculated', 'skip', 'pattern'])

export const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

/** Whether what stands at this path is compared and merged as a whole. */
export const isWhole = (path: readonly string[]): boolean => WHOLE.has(path.at(-1) ?? '')

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

/** An element of a keyed list: its identity, and how a path names it. */
export interface Keyed {
  readonly name: string
  readonly value: Json
}

function identity(element: Json, property: string): [id: string, name: string] | null {
  const value = isRecord(element) ? own(element, property) : undefined
  return typeof value === 'string' || typeof value === 'number'
    ? [`${typeof value}:${value}`, `${value}`]
    : null
}

/**
 * Elements of each list by identity, where all lists have one property that identifies every element; null for
 * plain lists, whose elements have no identity from one version to the next.
 */
export function keyedLists(
  ...lists: readonly (readonly Json[])[]
): readonly ReadonlyMap<string, Keyed>[] | null {
  if (lists.every((list) => list.length === 0)) return null
  for (const property of KEYS) {
    const maps = lists.map((list) => {
      const found = new Map<string, Keyed>()
      for (const value of list) {
        const known = identity(value, property)
        if (known !== null) found.set(known[0], { name: known[1], value })
      }
      return found
    })
    if (maps.every((map, i) => map.size === lists[i]?.length)) return maps
  }
  return null
}

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Cache of split names, null for one that reaches into a prototype: a case looks up the same hundred at every
 * step.
 */
const taken = new Map<string, readonly string[] | null>()
/** The definitions use about a thousand names; the limit stops invented names from filling memory. */
const TAKEN = 5_000

function partsOf(key: string): readonly string[] | null {
  const known = taken.get(key)
  if (known !== undefined) return known
  const split = key.split('.')
  const parts = split.some((part) => FORBIDDEN.has(part)) ? null : split
  if (taken.size < TAKEN) taken.set(key, parts)
  return parts
}

/** An object that is no array. */
export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * `{'a.b': 1}` → `{a: {b: 1}}`, so that JSON Logic's dotted `var` finds dotted names. The input is not
 * modified: nested objects are copied. Attack: a name that reaches into an object's prototype; such names are
 * skipped.
 */
export function nest(flat: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  const ours = new Set<object>()
  for (const [key, value] of Object.entries(flat)) {
    const parts = partsOf(key)
    if (parts === null) continue
    let at = root
    for (let depth = 0; depth < parts.length - 1; depth += 1) {
      const part = parts[depth] ?? ''
      const found = at[part]
      if (isPlain(found) && ours.has(found)) at = found
      else {
        const own: Record<string, unknown> = isPlain(found) ? { ...found } : {}
        ours.add(own)
        at[part] = own
        at = own
      }
    }
    const last = parts.at(-1) ?? ''
    // `a: null` must not erase `a.b`.
    if (isPlain(at[last]) && ours.has(at[last]) && !isPlain(value)) continue
    at[last] = isPlain(at[last]) && isPlain(value) ? { ...at[last], ...value } : value
  }
  return root
}

import type { Logic } from '@ventanilla/domain/forms/definition'

/** Result of a partly known condition. */
type Partly = unknown

/** Unknowable before the case exists: whether a term has run out, whether an act is signed. */
export const UNKNOWN: unique symbol = Symbol('unknown')

/**
 * Evaluates a condition as far as it is known: `lookup` returns a name's value, or UNKNOWN. Returns UNKNOWN
 * where the result depends on an unknown value.
 */
export function partly(logic: Logic | undefined, lookup: (name: string) => Partly): Partly {
  if (logic === undefined) return true
  if (typeof logic !== 'object' || logic === null || Array.isArray(logic)) return logic
  const [operator = '', given] = Object.entries(logic)[0] ?? []
  // operands are conditions, names or constants
  const parts = (Array.isArray(given) ? given : [given]) as Logic[]
  if (operator === 'var') return lookup(String(parts[0]))
  const values = parts.map((part) =>
    Array.isArray(part) ? part.map((one: Logic) => partly(one, lookup)) : partly(part, lookup),
  )
  const [a, b] = values
  const known = !values.includes(UNKNOWN)
  switch (operator) {
    case 'and':
      return values.some((one) => one !== UNKNOWN && !truthy(one)) ? false : known ? true : UNKNOWN
    case 'or':
      return values.some((one) => one !== UNKNOWN && truthy(one)) ? true : known ? false : UNKNOWN
    case '!':
      return known ? !truthy(a) : UNKNOWN
    case '!!':
      return known ? truthy(a) : UNKNOWN
    case '==':
    case '===':
      return known ? (a ?? null) === (b ?? null) : UNKNOWN
    case '!=':
    case '!==':
      return known ? (a ?? null) !== (b ?? null) : UNKNOWN
    case '>':
      return known ? Number(a ?? 0) > Number(b) : UNKNOWN
    case '>=':
      return known ? Number(a ?? 0) >= Number(b) : UNKNOWN
    case '<':
      return known ? Number(a ?? 0) < Number(b) : UNKNOWN
    case '<=':
      return known ? Number(a ?? 0) <= Number(b) : UNKNOWN
    case 'in':
      // an empty list holds nothing, whatever is looked for
      if (Array.isArray(b) && b.length === 0) return false
      return known ? (Array.isArray(b) ? b.includes(a) : String(b ?? '').includes(String(a))) : UNKNOWN
    default:
      return UNKNOWN
  }
}

const truthy = (value: unknown): boolean => Boolean(value) && !(Array.isArray(value) && value.length === 0)

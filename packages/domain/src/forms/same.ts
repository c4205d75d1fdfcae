/** Deep equality of plain JSON values; ignores key order. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [keysA, keysB] = [Object.keys(a), Object.keys(b)]
  if (keysA.length !== keysB.length) return false
  // objects or lists, by their keys
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  return keysA.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]))
}

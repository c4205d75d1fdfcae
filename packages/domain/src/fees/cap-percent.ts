/**
 * Upper limit of the scale, and the value at which the percentage changes, in minimum wages (Ley 633 de 2000
 * art. 96).
 */
const SCALE_LIMIT = 2115
const PERCENT_LIMIT = 8458

/**
 * Tenths of a percent that cap a project above the scale; null when the scale applies. `against` compares the
 * project's value with a number of minimum wages (negative: worth less), so callers without decimals get the
 * same result.
 */
export function percentTenths(against: (wages: number) => number): 4 | 5 | 6 | null {
  const scale = against(SCALE_LIMIT)
  if (scale < 0) return null
  if (scale === 0) return 6
  return against(PERCENT_LIMIT) <= 0 ? 5 : 4
}

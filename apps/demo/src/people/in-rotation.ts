/** One of a list, beginning again at its end. */
export function inRotation<T>(list: readonly T[], turn: number): T {
  // a remainder is below the length
  return list[turn % list.length] as T
}

/** The keys of a table written in code, in its order. */
export function keysIn<T extends object>(table: T): Extract<keyof T, string>[] {
  // a literal has just the keys that its type declares; a value from outside can have more
  return Object.keys(table) as Extract<keyof T, string>[]
}

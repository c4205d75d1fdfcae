/** A row that must be there: a statement has just stored it, or it is the caller's own. */
export function expected<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new Error(`expected a row: ${what}`)
  return row
}

import type { Column, Kind } from './describe.ts'
import type { ReadAs, ReadColumn } from './statements.ts'

/**
 * Whether a driver value can be read as this kind. JSON content is known only to its writer, but is never a
 * date.
 */
function fits(kind: Kind, as: ReadAs): boolean {
  if (as === 'any' || as === kind) return true
  if (kind === 'json') return as !== 'date' && as !== 'bytes'
  const [element, member] = [kind, as].map((list) => /^list of (.*)$/.exec(list)?.[1])
  return element !== undefined && member !== undefined && fits(element as Kind, member as ReadAs)
}

/** Differences between a result's columns and the type they are read as; empty: none. */
export function differences(columns: readonly Column[], read: readonly ReadColumn[]): string[] {
  const answered = new Map(columns.map((column) => [column.name, column]))
  const named = new Set(read.map((column) => column.name))
  const found = read.flatMap(({ name, optional, as }) => {
    const column = answered.get(name)
    if (column === undefined) return optional ? [] : [`«${name}» is read, but no column is called so`]
    return as.length === 0 || as.some((one) => fits(column.kind, one))
      ? []
      : [`«${name}» is ${column.type} (${column.kind}), but read as ${as.join(' or ')}`]
  })
  const unread = columns.filter((column) => !named.has(column.name))
  return [...found, ...unread.map((column) => `«${column.name}» is answered, but nobody reads it`)]
}

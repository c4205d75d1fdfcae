import { isList, type Json, type JsonRecord } from './json.ts'

/** Deeper data would exhaust the stack of its reader. */
const DEEPEST = 100

/** Places whose value JSON would lose or change silently, each with the reason; empty for plain data. */
export function losses(value: unknown, path = '', open: readonly object[] = []): readonly string[] {
  if (value === null || typeof value === 'boolean') return []
  // PostgreSQL's text holds no zero
  if (typeof value === 'string')
    return value.isWellFormed() && !value.includes('\u0000') ? [] : [`${path}: text`]
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path}: number`]
  if (typeof value !== 'object') return [`${path}: ${typeof value}`]
  if (open.includes(value)) return [`${path}: cycle`]
  if (open.length >= DEEPEST) return [`${path}: depth`]
  const inside = [...open, value]
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value
    // `Array.from` visits the holes, which `map` skips
    return Array.from(list, (one, i) => losses(one, `${path}/${i}`, inside)).flat()
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return [`${path}: not plain`]
  if (Object.getOwnPropertySymbols(value).length > 0) return [`${path}: symbol`]
  return Object.entries(value).flatMap(([key, one]) => [
    ...losses(key, `${path}/${key}`),
    ...losses(one, `${path}/${key}`, inside),
  ])
}

/**
 * The same text for the same content: keys sorted by code unit, lists as they are. Its hash identifies the
 * content in the database and in an exported folder.
 * @throws RangeError for data that JSON would change
 */
export function canonical(value: unknown): string {
  const lost = losses(value)
  if (lost.length > 0) throw new RangeError(`not plain data: ${lost.slice(0, 3).join('; ')}`)
  // `losses` found nothing else
  return write(value as Json)
}

function write(value: Json): string {
  if (isList(value)) return `[${value.map(write).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const record: JsonRecord = value
  const pairs = Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${pairs.map(([key, one]) => `${JSON.stringify(key)}:${write(one)}`).join(',')}}`
}

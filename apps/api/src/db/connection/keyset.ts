import type { Direction } from '@ventanilla/domain/kernel/list-order'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { joined, raw, sql, type Statement } from './sql.ts'

/** The last row of a list's page; the next page begins after it. */
export interface Mark {
  readonly at: string
  readonly id: string
}

export const markOf = (at: Date, id: string): string => `${at.toISOString()}_${id}`

const unknownPage = (): Refusal =>
  new Refusal('invalid', 'La página pedida no existe. Vuelva a la primera.', { code: 'cursor' })

/** Parses a caller's mark; null at the beginning of the list. Throws a `Refusal` (invalid) when it is malformed. */
export function readMark(text: string | undefined): Mark | null {
  if (text === undefined) return null
  const [at = '', id = ''] = text.split('_')
  // PostgreSQL would fail on what only looks like an instant or an id
  if (!isInstant(at) || !UUID.test(id)) throw unknownPage()
  return { at, id }
}

/** What a cursor holds of a column of each type, exactly the stored value as text; `empty` stands for none. */
const KINDS = {
  text: {
    written: (column: Statement): Statement => column,
    empty: '',
    // PostgreSQL stores no NUL
    reads: (text: string): boolean => !text.includes('\u0000'),
  },
  bigint: {
    written: (column: Statement): Statement => sql`(${column})::text`,
    empty: '0',
    reads: (text: string): boolean => /^-?\d{1,18}$/.test(text),
  },
  timestamptz: {
    // with the microseconds that the driver cuts off
    written: (column: Statement): Statement =>
      sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    empty: 'epoch',
    reads: (text: string): boolean =>
      /^\d{4}-.{14}\.\d{6}Z$/.test(text) && isInstant(`${text.slice(0, 23)}Z`),
  },
}

/** Whether a text is an instant as `toISOString` writes it; 30 February is none. */
const isInstant = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text

/** A column that a list is ordered by. */
export interface SortColumn {
  readonly sql: Statement
  readonly type: keyof typeof KINDS
  /** rows without a value come last, in either direction; such a column cannot begin a range of an index */
  readonly nullable: boolean
}

/**
 * How a list is ordered: by its columns, then by the id (uuid) of its rows, all in one direction, so that no two
 * rows are equal. A list has a table from each `OrderKey` of its orders to its columns.
 */
export interface Sorting {
  readonly columns: readonly SortColumn[]
  readonly direction: Direction
  readonly id: Statement
}

/** The values of a row's columns and its id: where a page ends. */
export type Place = readonly (string | null)[]

/** The column `place` of the rows of an ordered list. */
export const placeOf = (sorting: Sorting): Statement =>
  sql`array[${joined(
    sorting.columns.map((column) => KINDS[column.type].written(column.sql)),
    ', ',
  )}, ${sorting.id}::text]::text[]`

/** What stands after `order by`. Columns that always have a value say nothing of nulls: indexes serve them both ways. */
export const orderBy = (sorting: Sorting): Statement =>
  sql`${joined(
    sorting.columns.map(
      (column) => sql`${column.sql} ${wayOf(sorting)}${raw(column.nullable ? ' nulls last' : '')}`,
    ),
    ', ',
  )}, ${sorting.id} ${wayOf(sorting)}`

const wayOf = ({ direction }: Sorting): Statement => raw(direction === 'ascending' ? 'asc' : 'desc')

/**
 * The rows after a place. One comparison of whole rows, which an index can begin at; a column without a value is
 * compared as two, whether it has one and which.
 */
export function afterPlace(sorting: Sorting, place: Place): Statement {
  const { columns, direction, id } = sorting
  const isAscending = direction === 'ascending'
  // without a value: last in either direction
  const last = raw(isAscending ? 'is null' : 'is not null')
  const stored = columns.flatMap((column) => {
    const { empty } = KINDS[column.type]
    return column.nullable
      ? [sql`(${column.sql} ${last})`, sql`coalesce(${column.sql}, ${empty}::${raw(column.type)})`]
      : [column.sql]
  })
  const given = columns.flatMap((column, i) => {
    const value = place[i] ?? null
    const compared = sql`${value ?? KINDS[column.type].empty}::${raw(column.type)}`
    return column.nullable ? [sql`${(value === null) === isAscending}::boolean`, compared] : [compared]
  })
  return sql`(${joined(stored, ', ')}, ${id}) ${raw(isAscending ? '>' : '<')} (${joined(given, ', ')}, ${place.at(-1) ?? null}::uuid)`
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Parses a caller's cursor; null at the beginning of the list. Throws a `Refusal` (invalid) when it is malformed
 * or was given in another order, in which its place means nothing.
 */
export function readPlace(
  cursor: string | undefined,
  order: string,
  columns: readonly SortColumn[],
): Place | null {
  if (cursor === undefined) return null
  const [given, ...place] = textsOf(cursor)
  if (typeof given !== 'string') throw unknownPage()
  if (given !== order)
    throw new Refusal('invalid', 'La página pedida es de la lista en otro orden. Vuelva a la primera.', {
      code: 'cursor',
    })
  const fits = (value: string | null | undefined, { nullable, type }: SortColumn): boolean =>
    value === null ? nullable : value !== undefined && KINDS[type].reads(value)
  const isWhole =
    place.length === columns.length + 1 &&
    columns.every((column, i) => fits(place[i], column)) &&
    UUID.test(place.at(-1) ?? '')
  if (!isWhole) throw unknownPage()
  return place
}

/** The contents of a cursor; none of what nobody can have been given. */
function textsOf(cursor: string): readonly (string | null)[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(read) && read.every((one) => one === null || typeof one === 'string') ? read : []
  } catch {
    return []
  }
}

/** A page of at most `size` rows from one row more, with the cursor of the next page; null after the last one. */
export function pageOf<Row extends { readonly place: Place }>(
  rows: readonly Row[],
  size: number,
  order: string,
): { readonly page: readonly Row[]; readonly next: string | null } {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const goesOn = rows.length > size && last !== undefined
  return {
    page,
    next: goesOn ? Buffer.from(JSON.stringify([order, ...last.place])).toString('base64url') : null,
  }
}

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Direction } from '@ventanilla/domain/kernel/list-order'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { type FreshDatabase, freshDatabase } from '../../testing/servers/database.ts'
import {
  afterPlace,
  markOf,
  orderBy,
  pageOf,
  type Place,
  placeOf,
  readMark,
  readPlace,
  type SortColumn,
} from './keyset.ts'
import { json, raw, sql } from './sql.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

interface Row {
  readonly id: string
  readonly word: string | null
  readonly at: string | null
  readonly size: number | null
  readonly kind: string
}
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
/** Few different values, so that many rows are equal in some of them. */
const someRows = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    word: maybe(fc.constantFrom('', 'a', 'ab', 'b', '0')),
    at: maybe(
      fc.constantFrom(
        '1969-12-31T23:59:59.999999Z',
        '2026-01-01T00:00:00.000001Z',
        '2026-01-01T00:00:00.000002Z',
      ),
    ),
    size: maybe(fc.constantFrom(-7, 0, 10, 9)),
    kind: fc.constantFrom('x', 'y'),
  }),
  { maxLength: 12, selector: ({ id }) => id },
)

const column = (name: keyof Row, type: SortColumn['type'], nullable = true): SortColumn => ({
  sql: raw(`r.${name}`),
  type,
  nullable,
})
const COLUMNS: Readonly<Record<string, readonly (keyof Row)[]>> = {
  word: ['word'],
  at: ['at'],
  size: ['size'],
  kind: ['kind'],
  several: ['kind', 'size', 'word'],
}
const SORT_COLUMNS: Readonly<Record<keyof Row, SortColumn>> = {
  id: column('id', 'text', false),
  word: column('word', 'text'),
  at: column('at', 'timestamptz'),
  size: column('size', 'bigint'),
  kind: column('kind', 'text', false),
}

/** The whole list as plain code sorts it: by each value, without one last, equal ones by their id. */
function sorted(rows: readonly Row[], names: readonly (keyof Row)[], direction: Direction): string[] {
  const way = direction === 'ascending' ? 1 : -1
  const compare = (one: Row, other: Row): number => {
    for (const name of [...names, 'id'] as const) {
      const a = one[name]
      const b = other[name]
      if (a === b) continue
      if (a === null) return 1
      if (b === null) return -1
      return a < b ? -way : way
    }
    return 0
  }
  return rows.toSorted(compare).map(({ id }) => id)
}

async function readPaged(
  rows: readonly Row[],
  order: string,
  direction: Direction,
  size: number,
): Promise<string[]> {
  const columns = (COLUMNS[order] ?? []).map((name) => SORT_COLUMNS[name])
  const sorting = { columns, direction, id: raw('r.id') }
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const after = readPlace(cursor, order, columns)
    const read = await fresh.db.rows<{ id: string; place: Place }>(sql`
      select r.id, ${placeOf(sorting)} as place
      from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, word text, at timestamptz, size bigint, kind text)
      where ${after === null ? raw('true') : afterPlace(sorting, after)}
      order by ${orderBy(sorting)} limit ${size + 1}`)
    const { page, next } = pageOf(read, size, order)
    ids.push(...page.map(({ id }) => id))
    cursor = next ?? undefined
    // more pages than rows: it would never end
    expect(ids.length).toBeLessThanOrEqual(rows.length)
  } while (cursor !== undefined)
  return ids
}

describe('an ordered list', () => {
  it('gives page by page each row once, in the order of a plain sort, whatever is equal or missing', async () => {
    await fc.assert(
      fc.asyncProperty(
        someRows,
        fc.constantFrom(...Object.keys(COLUMNS)),
        fc.constantFrom<Direction>('ascending', 'descending'),
        fc.integer({ min: 1, max: 5 }),
        async (rows, order, direction, size) => {
          expect(await readPaged(rows, order, direction, size)).toEqual(
            sorted(rows, COLUMNS[order] ?? [], direction),
          )
        },
      ),
      { numRuns: 150 },
    )
  })
})

describe('a cursor of an ordered list', () => {
  const id = randomUUID()
  const columns = [SORT_COLUMNS.at, SORT_COLUMNS.kind]
  const cursorOf = (...parts: readonly unknown[]): string =>
    Buffer.from(JSON.stringify(parts)).toString('base64url')
  const refusal = (cursor: string): unknown => {
    try {
      return readPlace(cursor, 'fecha', columns)
    } catch (error) {
      return error instanceof Refusal && error.kind === 'invalid' ? error.message : error
    }
  }
  const AT = '2026-01-01T00:00:00.000001Z'

  it('holds the place of a row', () => {
    const { next } = pageOf([{ place: [AT, 'ñ', id] }, { place: [null, 'b', id] }], 1, 'fecha')
    expect(readPlace(next ?? '', 'fecha', columns)).toEqual([AT, 'ñ', id])
    expect(readPlace(cursorOf('fecha', null, '', id), 'fecha', columns)).toEqual([null, '', id])
    expect(readPlace(undefined, 'fecha', columns)).toBeNull()
  })

  it('belongs to its order', () => {
    expect(refusal(cursorOf('numero', AT, 'a', id))).toBe(
      'La página pedida es de la lista en otro orden. Vuelva a la primera.',
    )
  })

  it.each([
    ['nothing', ''],
    ['a page of a list without orders', `2026-01-01T00:00:00.000Z_${id}`],
    ['something else', Buffer.from('{"fecha":1}').toString('base64url')],
    ['numbers', cursorOf('fecha', 1, 'a', id)],
    ['too few values', cursorOf('fecha', AT, id)],
    ['too many values', cursorOf('fecha', AT, 'a', 'b', id)],
    ['nothing where there always is a value', cursorOf('fecha', AT, null, id)],
    ['a day that does not exist', cursorOf('fecha', '2026-02-30T00:00:00.000000Z', 'a', id)],
    ['words for an instant', cursorOf('fecha', 'ayer', 'a', id)],
    ['a text that cannot be stored', cursorOf('fecha', AT, '\u0000', id)],
    ['another id', cursorOf('fecha', AT, 'a', '-'.repeat(36))],
    ['no id', cursorOf('fecha', AT, 'a', null)],
  ])('is rejected with a sentence where it is %s', (_, cursor) => {
    expect(refusal(cursor)).toBe('La página pedida no existe. Vuelva a la primera.')
  })
})

describe('a mark of a list without orders', () => {
  const id = randomUUID()

  it('holds the place of a row', () => {
    const at = new Date('2026-01-01T00:00:00.123Z')
    expect(readMark(markOf(at, id))).toEqual({ at: at.toISOString(), id })
    expect(readMark(undefined)).toBeNull()
  })

  it.each([
    ['a day that does not exist', `2026-02-30T00:00:00.000Z_${id}`],
    ['words for an instant', `1 January 2026_${id}`],
    ['another id', `2026-01-01T00:00:00.000Z_${'-'.repeat(36)}`],
    ['nothing', ''],
  ])('is rejected with a sentence where it is %s', (_, mark) => {
    expect(() => readMark(mark)).toThrow('La página pedida no existe. Vuelva a la primera.')
  })
})

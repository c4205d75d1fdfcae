import { type Db, raw } from '../../db/connection/sql.ts'
import type { PlainDefinitions } from './plain-definitions.testkit.ts'

/** Whole tables, read without a condition, and days as numbers. */

export type Row = Readonly<Record<string, unknown>>
const TABLES = [
  'cases',
  'tasks',
  'acts',
  'debts',
  'receipts',
  'payments',
  'notifications',
  'case_events',
] as const
export type Table = (typeof TABLES)[number]

/** Where the rows are read, by which definitions. */
export interface PlainRows {
  readonly db: Db
  readonly definitions: PlainDefinitions
  /** holidays, written down by hand */
  readonly closed: ReadonlySet<string>
}

const BOGOTA_MS = 5 * 3_600_000
const DAY_MS = 86_400_000
/** Day number of an instant in Bogotá. */
export const day = (value: unknown): number =>
  Math.floor((new Date(value as Date).getTime() - BOGOTA_MS) / DAY_MS) // an instant of a row
/** Day number of a date. */
export const dateDay = (value: unknown): number => Date.parse(`${String(value)}T00:00:00Z`) / DAY_MS
export const dayWord = (days: number): string => new Date(days * DAY_MS).toISOString().slice(0, 10)
export const monthOf = (days: number): string => dayWord(days).slice(0, 7)
export const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

export const isBusiness = (days: number, closed: ReadonlySet<string>): boolean => {
  const weekday = new Date(days * DAY_MS).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !closed.has(dayWord(days))
}

/** The last of so many business days, from the next day on. */
export function businessDaysAfter(from: number, amount: number, closed: ReadonlySet<string>): number {
  let at = from
  for (let left = amount; left > 0;) {
    at += 1
    if (isBusiness(at, closed)) left -= 1
  }
  return at
}

export function onOrAfter(days: number, closed: ReadonlySet<string>): number {
  let at = days
  while (!isBusiness(at, closed)) at += 1
  return at
}

/** The same day so many months later, or the last one of a shorter month. */
export function monthsAfter(days: number, months: number): number {
  const [year = 0, month = 0, date = 0] = dayWord(days).split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return Date.UTC(year, month - 1 + months, Math.min(date, last)) / DAY_MS
}

/** In which of the next business days a day is. */
export function nearness(due: number, today: number, closed: ReadonlySet<string>): string {
  if (due < today) return 'vencido'
  const limit = [5, 10, 15].find((days) => due <= businessDaysAfter(today, days, closed))
  return limit === undefined ? 'despues' : `dias_${limit}`
}

/** A row as it is counted. */
export interface Counted {
  readonly amount: number | null
  readonly inTime: boolean | null
  /** value of each dimension that a ready report groups or filters by; '' for none */
  readonly is: Readonly<Record<string, string>>
}

/** Everything that there is, with the cases that were filed. */
export interface Everything {
  readonly filed: ReadonlyMap<unknown, Row>
  readonly of: (table: Table) => readonly Row[]
  readonly today: number
  readonly closed: ReadonlySet<string>
  readonly definitions: PlainDefinitions
  /** office and type of a case */
  readonly shared: (caseId: unknown) => { readonly oficina: string; readonly tramite: string }
}

export async function readEverything({ db, definitions, closed }: PlainRows, now: Date): Promise<Everything> {
  const read: Record<string, Row[]> = {}
  for (const table of TABLES) read[table] = await db.rows<Row>(raw(`select * from ${table}`))
  const filed = new Map((read['cases'] ?? []).filter((c) => c['radicado'] !== null).map((c) => [c['id'], c]))
  return {
    filed,
    of: (table) =>
      (read[table] ?? []).filter(
        (row) => table === 'payments' || table === 'cases' || filed.has(row['case_id']),
      ),
    today: day(now),
    closed,
    definitions,
    shared: (caseId) => {
      const found = filed.get(caseId)
      return { oficina: text(found?.['office']), tramite: text(found?.['tt_id']) }
    },
  }
}

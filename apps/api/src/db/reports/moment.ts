import { raw, sql, type Statement } from '../connection/sql.ts'

/** Two columns of the same length, joined as rows. */
export interface Pairs {
  readonly keys: readonly string[]
  readonly values: readonly string[]
}

/** A step with one of its outcomes and the fact in which it captures a cause, one by one. */
export interface CauseRows {
  readonly steps: readonly string[]
  readonly outcomes: readonly string[]
  readonly facts: readonly string[]
  readonly caused: readonly string[]
}

/** Business days of the offices as running numbers, one calendar after the other. */
export interface RunningDays {
  /** first day of each calendar */
  readonly first: string
  /** days of each calendar */
  readonly length: number
  /** office, with the place at which its calendar begins; other offices have the first calendar */
  readonly offices: readonly string[]
  readonly starts: readonly number[]
  /** business days up to that day, included */
  readonly passed: readonly number[]
  /** days from that day to the next business day; 0: it is one */
  readonly ahead: readonly number[]
}

/** At what instant, by whose calendar and by which definitions rows are counted. */
export interface ReportMoment {
  readonly at: Date
  /** its day in Bogotá */
  readonly today: string
  /** last day of the next 5, 10 and 15 business days */
  readonly horizons: readonly [string, string, string]
  /** steps that are visits, in force and of running cases */
  readonly visitSteps: readonly string[]
  /** steps whose term must run out by law */
  readonly waitingSteps: readonly string[]
  /** what follows when the term of a step ends */
  readonly runningOut: Pairs
  readonly causes: CauseRows
  /** types that are petitions and complaints */
  readonly petitions: readonly string[]
  /** what the silence means for an application of a type */
  readonly silences: Pairs
  /** acts that decide an application */
  readonly decisions: readonly string[]
  /** read when a question counts business days */
  readonly runningDays: () => RunningDays
}

/** Two lists as a table (a text, b text). */
export const pairs = ({ keys, values }: Pairs, name: string): Statement =>
  sql`(select unnest(${[...keys]}::text[]) as a, unnest(${[...values]}::text[]) as b) ${raw(name)}`

/** Tables of the business days of the office of a case (alias `c`), to join behind that of the cases. */
export const dayTables = ({
  runningDays,
}: ReportMoment): Statement => sql`cross join (select ${runningDays().first}::date as first,
        ${[...runningDays().passed]}::int[] as passed, ${[...runningDays().ahead]}::int[] as ahead, ${runningDays().length - 1}::int as last) cal
      left join (select unnest(${[...runningDays().offices]}::text[]) as a, unnest(${[...runningDays().starts]}::int[]) as b) k on k.a = coalesce(c.office, '')`

/** Place of a day in them: a day before the first counts as the first, one after the last as the last. */
const placeOfDay = (day: Statement): Statement =>
  sql`coalesce(k.b, 0) + 1 + least(greatest((${day}) - cal.first, 0), cal.last)`

/** Business days after one day up to another, included; 0 when that is not later. */
export const daysBetween = (from: Statement, until: Statement): Statement =>
  sql`greatest(cal.passed[${placeOfDay(until)}] - cal.passed[${placeOfDay(from)}], 0)`

/** A day, or the first business day after it (Ley 4 de 1913 art. 62). */
export const onOrAfter = (day: Statement): Statement => sql`((${day}) + cal.ahead[${placeOfDay(day)}])`

/** SQL of a subject, over its rows joined with their case (alias `c`). */
export interface SubjectStatements<D extends string> {
  readonly from: Statement
  /** which rows there were at that instant */
  readonly there: Statement
  /** text that no two rows share */
  readonly key: Statement
  readonly day: Statement
  /** null: none */
  readonly amount: Statement | null
  /** whether a row kept its term; null where it has none */
  readonly inTime: Statement | null
  readonly dimensions: Readonly<Record<D, Statement>>
}

export const bogotaDay = (instant: Statement): Statement =>
  sql`((${instant}) at time zone 'America/Bogota')::date`
export const OFFICE = raw('c.office')
export const PROCEDURE = raw('c.tt_id::text')
export const monthOf = (day: Statement): Statement => sql`to_char(${day}, 'YYYY-MM')`

/** In which of the next business days a term ends. */
export const nearness = (
  day: Statement,
  { today, horizons: [five, ten, fifteen] }: ReportMoment,
): Statement =>
  sql`(case when ${day} < ${today}::date then 'vencido' when ${day} <= ${five}::date then 'dias_5'
    when ${day} <= ${ten}::date then 'dias_10' when ${day} <= ${fifteen}::date then 'dias_15' else 'despues' end)`

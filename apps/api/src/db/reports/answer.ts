import type { Actor } from '@ventanilla/domain/access/actor'
import type { ReportQuestion } from '@ventanilla/domain/reports/question'
import { type Measure, subjectOf } from '@ventanilla/domain/reports/subjects'
import { afterPlace, orderBy, type Place, placeOf, type Sorting } from '../connection/keyset.ts'
import { type Db, joined, raw, sql, type Statement } from '../connection/sql.ts'
import { rowsFor } from '../scope.ts'
import { columnsOf } from './columns.ts'
import type { ReportMoment, SubjectStatements } from './moment.ts'

/** A number of a report: of one group, or of all rows. */
export interface ReportFigure {
  /** values of the groupings; '' for rows without one, and for a grouping that was not asked */
  readonly a: string
  readonly b: string
  readonly whole: boolean
  readonly rows: number
  /** rows with what is measured */
  readonly known: number
  /** null: no row has what is measured */
  readonly value: number | null
}

/** A row behind a number. */
export interface ReportRow {
  readonly key: string
  readonly caseId: string
  readonly radicado: string
  readonly ttId: number
  /** value of the dimension that names a row */
  readonly named: string
  readonly day: string | null
  readonly amount: number | null
  readonly inTime: boolean | null
  /** how many rows there are in all */
  readonly all: number
  readonly place: Place
}

/** More groups than anybody reads; the screen says that some are left out. */
export const MOST_GROUPS = 500

const MEASURED: Readonly<Record<Measure, { readonly value: Statement; readonly known: Statement }>> = {
  cuenta: { value: raw('count(*)'), known: raw('count(*)') },
  suma: { value: raw('coalesce(sum(r.amount), 0)'), known: raw('count(r.amount)') },
  mediana: {
    value: raw('percentile_cont(0.5) within group (order by r.amount)'),
    known: raw('count(r.amount)'),
  },
  p90: { value: raw('percentile_cont(0.9) within group (order by r.amount)'), known: raw('count(r.amount)') },
  a_tiempo: {
    value: raw('avg(case when r.in_time then 1 when not r.in_time then 0 end)'),
    known: raw('count(r.in_time)'),
  },
}

/** Column of a dimension. Throws for one that the judge let pass though nobody declared it. */
function declaredColumn(columns: SubjectStatements<string>, dimension: string): Statement {
  if (Object.hasOwn(columns.dimensions, dimension)) {
    const found = columns.dimensions[dimension]
    if (found !== undefined) return found
  }
  throw new RangeError(`There is no column for «${dimension}».`)
}

/** Its text, '' for none; without a dimension '' in every row. */
function columnOf(columns: SubjectStatements<string>, dimension: string | undefined): Statement {
  if (dimension !== undefined) return sql`coalesce((${declaredColumn(columns, dimension)})::text, '')`
  return raw("''::text")
}

/**
 * Condition of the rows that a question is about: always those that the reader's own lists hold (`rowsFor`), and never
 * drafts. Attack: a number that counts cases of another office says what is in them.
 */
function within(actor: Actor, question: ReportQuestion, columns: SubjectStatements<string>): Statement {
  const { from, until, filters } = question
  return joined(
    [
      sql`c.radicado is not null`,
      rowsFor(actor, 'cases.read'),
      columns.there,
      ...(from === null ? [] : [sql`${columns.day} >= ${from}::date`]),
      ...(until === null ? [] : [sql`${columns.day} <= ${until}::date`]),
      ...filters.map(({ dimension, value }) => sql`${columnOf(columns, dimension)} = ${value}`),
    ],
    ' and ',
  )
}

/** The number of all rows and of each group, those with most rows first: one statement, so that they agree. */
export function readFigures(
  db: Db,
  actor: Actor,
  question: ReportQuestion,
  moment: ReportMoment,
): Promise<ReportFigure[]> {
  const columns = columnsOf(question.subject, moment)
  const { value, known } = MEASURED[question.measure]
  return db.rows<ReportFigure>(sql`
    select coalesce(r.a, '') as a, coalesce(r.b, '') as b, grouping(r.a) = 1 as whole, count(*)::int as rows,
      (${known})::int as known, (${value})::float8 as value
    from (select ${columnOf(columns, question.by[0])} as a, ${columnOf(columns, question.by[1])} as b, (${columns.amount ?? raw('null')})::float8 as amount,
        (${columns.inTime ?? raw('null')})::boolean as in_time
      from ${columns.from} where ${within(actor, question, columns)}) r
    group by grouping sets ((r.a, r.b), ())
    order by whole desc, rows desc, a, b limit ${MOST_GROUPS + 2}`)
}

/** Newest first; rows without a day come last. Rows of one case differ by their key. */
export const ROWS: Sorting = {
  columns: [
    { sql: raw('r.day'), type: 'text', nullable: true },
    { sql: raw('r.key'), type: 'text', nullable: false },
  ],
  direction: 'descending',
  id: raw('r."caseId"'),
}

/** The rows behind the number of all rows, after a place: the rows that `readFigures` counts at the same instant. */
export function readRows(
  db: Db,
  actor: Actor,
  question: ReportQuestion,
  moment: ReportMoment,
  page: { readonly after: Place | null; readonly limit: number },
): Promise<ReportRow[]> {
  const columns = columnsOf(question.subject, moment)
  return db.rows<ReportRow>(sql`
    with r as materialized (
      select ${columns.key} as key, c.id as "caseId", c.radicado, c.tt_id as "ttId",
        ${columnOf(columns, subjectOf(question.subject).named)} as named, (${columns.day})::text as day,
        (${columns.amount ?? raw('null')})::float8 as amount, (${columns.inTime ?? raw('null')})::boolean as "inTime"
      from ${columns.from} where ${within(actor, question, columns)})
    select r.*, (select count(*) from r)::int as all, ${placeOf(ROWS)} as place
    from r ${page.after === null ? raw('') : sql`where ${afterPlace(ROWS, page.after)}`}
    order by ${orderBy(ROWS)} limit ${page.limit}`)
}

/** Numbers of a series of acts, in one of its periods, that no act has. */
export interface SeriesGap {
  readonly series: string
  /** year or type, as the series counts */
  readonly scope: string
  readonly first: number
  readonly last: number
}

/** More would be no list any more. */
export const MOST_GAPS = 100

/**
 * Numbers that were given to no act: there are none, because a number is taken in the transaction that signs. They belong to no
 * case, and say nothing of one.
 */
export const readGaps = (db: Db): Promise<SeriesGap[]> =>
  db.rows<SeriesGap>(sql`
    with taken as (select series, number_scope as scope, number_seq as n from acts where number_seq is not null
        union all select code, scope, last_number + 1 from series s where exists (select 1 from acts a where a.series = s.code)),
      steps as (select series, scope, n, coalesce(lag(n) over (partition by series, scope order by n), 0) as before from taken)
    select series, scope, before + 1 as first, n - 1 as last from steps where n > before + 1
    order by series, scope, first limit ${MOST_GAPS}`)

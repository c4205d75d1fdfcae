import type { reports } from '@ventanilla/contract/reports.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import {
  type AskedReport,
  judgeQuestion,
  periodBefore,
  questionOf,
  type ReportQuestion,
} from '@ventanilla/domain/reports/question'
import { dimensionOf, subjectOf } from '@ventanilla/domain/reports/subjects'
import type { z } from 'zod'
import { pageOf, readPlace } from '../../db/connection/keyset.ts'
import type { Db } from '../../db/connection/sql.ts'
import {
  MOST_GROUPS,
  readFigures,
  readGaps,
  readRows,
  type ReportFigure,
  ROWS,
} from '../../db/reports/answer.ts'
import type { AppDeps } from '../../deps.ts'
import { momentOf } from './report-moment.ts'
import { gapNames, namesOf, peopleNamed, retiredFilters } from './report-names.ts'

type Answer = z.input<(typeof reports)['ask']['answers'][200]>
type Rows = z.input<(typeof reports)['rows']['answers'][200]>
type Asked = AskedReport & { readonly instante?: string | undefined }

const PAGE = 25
/** The one order of the rows behind a number, in their cursors. */
const ORDER = 'dia'

/** The question that was asked. Throws a `Refusal` that names the fields when it cannot be answered. */
export function judged(asked: AskedReport): ReportQuestion {
  const question = questionOf(asked)
  const problems = judgeQuestion(question)
  const [first] = problems
  if (first !== undefined) throw new Refusal('invalid', first.message, { code: 'pregunta', problems })
  return question
}

/** Ids of officials among the values of the groupings and filters. */
const peopleIn = (question: ReportQuestion, figures: readonly ReportFigure[]): string[] => {
  const isPerson = (one: string | undefined): boolean =>
    one !== undefined && dimensionOf(question.subject, one)?.kind === 'persona'
  const [a, b] = question.by
  return [
    ...(isPerson(a) ? figures.map((one) => one.a) : []),
    ...(isPerson(b) ? figures.map((one) => one.b) : []),
    ...question.filters.flatMap(({ dimension, value }) => (isPerson(dimension) ? [value] : [])),
  ]
}

const EMPTY = { a: '', b: '', rows: 0, known: 0, value: null, whole: false }
const sameGroup = (one: ReportFigure) => (other: ReportFigure) =>
  other.a === one.a && other.b === one.b && other.whole === one.whole

/** Answers a question at one instant. Groups that only the period before had stand at the end. */
export async function askReport(
  deps: AppDeps,
  db: Db,
  actor: Actor,
  { instante, ...asked }: Asked,
): Promise<Answer> {
  const question = judged(asked)
  const moment = momentOf(deps, actor, instante)
  const earlier = question.compare ? periodBefore(question.from, question.until) : null
  const [now, before, gaps] = await Promise.all([
    readFigures(db, actor, question, moment),
    earlier === null ? [] : readFigures(db, actor, { ...question, ...earlier }, moment),
    question.by.some((one) => dimensionOf(question.subject, one)?.kind === 'serie') ? readGaps(db) : null,
  ])
  const figures = [
    ...now,
    ...before.filter((one) => !now.some(sameGroup(one))).map((one) => ({ ...EMPTY, a: one.a, b: one.b })),
  ]
  const nameOf = namesOf(
    deps,
    question.subject,
    await peopleNamed(deps.db, peopleIn(question, [...now, ...before])),
  )
  const [by, andBy] = question.by
  const told = (one: ReportFigure) => ({
    rows: one.rows,
    known: one.known,
    value: one.value,
    before: before.find(sameGroup(one))?.value ?? null,
  })
  const whole = figures.find((one) => one.whole) ?? { ...EMPTY, whole: true }
  const groups = by === undefined ? [] : figures.filter((one) => !one.whole)
  const filters = question.filters.map((one) => ({ ...one, label: nameOf(one.dimension, one.value) }))
  return {
    at: moment.at.toISOString(),
    whole: told(whole),
    groups: groups.slice(0, MOST_GROUPS).map((one) => ({
      ...told(one),
      a: one.a,
      b: one.b,
      aLabel: by === undefined ? '' : nameOf(by, one.a),
      bLabel: andBy === undefined ? '' : nameOf(andBy, one.b),
    })),
    cut: groups.length > MOST_GROUPS,
    retired: retiredFilters(deps, question.subject, filters),
    filters,
    gaps: gaps === null ? null : gapNames(deps, gaps),
  }
}

/** The rows behind a number, newest first. */
export async function reportRows(
  deps: AppDeps,
  db: Db,
  actor: Actor,
  { instante, cursor, ...asked }: Asked & { readonly cursor?: string | undefined },
): Promise<Rows> {
  const question = judged(asked)
  const moment = momentOf(deps, actor, instante)
  const after = readPlace(cursor, ORDER, ROWS.columns)
  const rows = await readRows(db, actor, question, moment, { after, limit: PAGE + 1 })
  const { page, next } = pageOf(rows, PAGE, ORDER)
  const { named } = subjectOf(question.subject)
  const isPerson = dimensionOf(question.subject, named)?.kind === 'persona'
  const people = isPerson
    ? await peopleNamed(
        deps.db,
        page.map((row) => row.named),
      )
    : new Map<string, string>()
  const nameOf = namesOf(deps, question.subject, people)
  return {
    at: moment.at.toISOString(),
    all: rows[0]?.all ?? 0,
    rows: page.map((row) => ({
      key: row.key,
      caseId: row.caseId,
      radicado: row.radicado,
      procedure: deps.catalogue.procedureName(row.ttId),
      named: nameOf(named, row.named),
      day: row.day,
      amount: row.amount,
      inTime: row.inTime,
    })),
    next,
  }
}

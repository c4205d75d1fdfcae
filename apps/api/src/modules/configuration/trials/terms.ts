import { judgeTerms, type TermsOfProcedure } from '@ventanilla/domain/configuration/trials/terms'
import type { Definitions } from '@ventanilla/domain/definitions/compose/compose'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { Suspension } from '@ventanilla/domain/terms/term'
import type { CaseCatalogue } from '../../../db/cases/catalogue.ts'
import { raw, sql } from '../../../db/connection/sql.ts'
import type { Source } from './trial.ts'

const YEAR_MS = 365 * 86_400_000
const SIZE = 100

interface Row {
  readonly id: string
  readonly office: string | null
  readonly linked: boolean
  readonly filed_business_date: string | null
  readonly closed_at: Date | null
  readonly suspensions: readonly Suspension[] | null
  /** instants as PostgreSQL writes them in JSON */
  readonly steps: readonly { readonly step: string; readonly began: string; readonly ended: string }[] | null
}

const DONE = raw("t.case_id = c.id and t.state = 'done'")

/** Cases of a procedure in which a step, or the whole case, ended in the last year, counted again by the terms of a draft. */
export function termsOf(
  ttId: number,
  draft: Pick<Definitions, 'workflow' | 'stepTerms' | 'procedures'>,
  catalogue: CaseCatalogue,
  now: Date,
): Source {
  const { newest, calendarOf } = catalogue
  const since = new Date(now.getTime() - YEAR_MS)
  const inForce = termsBy(newest.workflow, newest.stepTerms(ttId), newest.procedures.get(ttId)?.terms)
  const would = termsBy(draft.workflow, draft.stepTerms.get(ttId), draft.procedures.get(ttId)?.terms)
  const titles = catalogue.everyWorkflow.steps
  const from = sql`from cases c where c.tt_id = ${ttId} and (c.closed_at between ${since} and ${now}
    or exists (select from tasks t where ${DONE} and t.done_at between ${since} and ${now}))`
  return {
    size: SIZE,
    total: async (tx) => (await tx.one<{ n: number }>(sql`select count(*)::int as n ${from}`))?.n ?? 0,
    async batch(tx, after) {
      const rows = await tx.rows<Row>(sql`
        select c.id, c.office, c.family is not null as linked, c.filed_business_date, c.closed_at,
          c.flow->'suspensions' as suspensions,
          (select jsonb_agg(jsonb_build_object('step', t.step, 'began', t.opened_at, 'ended', t.done_at))
            from tasks t where ${DONE} and t.done_at between ${since} and ${now}) as steps
        ${from} and (${after}::uuid is null or c.id > ${after}::uuid) order by c.id limit ${SIZE}`)
      return rows.map((row) => ({
        cursor: row.id,
        caseId: row.id,
        judge: () =>
          judgeTerms(
            {
              calendar: calendarOf(row.office),
              steps: (row.steps ?? []).map(({ step, began, ended }) => ({
                step,
                began: dayOf(began),
                ended: dayOf(ended),
              })),
              whole: wholeOf(row, since, now),
            },
            inForce,
            would,
            (step) => titles.get(step)?.title ?? step,
          ),
      }))
    },
  }
}

const dayOf = (instant: string): string => bogotaDate(new Date(instant).toISOString())

/** The terms of a procedure belong to its own cases: a linked one has those of its family. */
function wholeOf(
  { linked, filed_business_date: filedOn, closed_at: closed, suspensions }: Row,
  since: Date,
  now: Date,
) {
  if (linked || filedOn === null || closed === null || closed < since || closed > now) return null
  return { filedOn, ended: bogotaDate(closed.toISOString()), suspensions: suspensions ?? [] }
}

const termsBy = (
  { steps }: CaseCatalogue['everyWorkflow'],
  own: ReturnType<CaseCatalogue['newest']['stepTerms']> = {},
  stages: TermsOfProcedure['stages'] = [],
): TermsOfProcedure => ({
  ofStep: (step) => own[step] ?? steps.get(step)?.term ?? null,
  stages,
})

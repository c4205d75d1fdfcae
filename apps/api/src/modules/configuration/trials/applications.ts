import { judgeApplication } from '@ventanilla/domain/configuration/trials/applications'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { CaseCatalogue } from '../../../db/cases/catalogue.ts'
import { sql } from '../../../db/connection/sql.ts'
import type { Source } from './trial.ts'

/** Applications that a trial judges: the last ones, of all procedures that the draft changes together. */
const MOST = 500
/** Validating a long form takes milliseconds. */
const SIZE = 25

interface Row {
  readonly id: string
  readonly tt_id: number
  readonly submission: Readonly<Record<string, unknown>>
  readonly filed_at: Date
  readonly filed_business_date: string | null
}

/**
 * The last applications that were filed before an instant, judged by other forms than those in force.
 * @param types procedures whose form or documents are another
 */
export function applicationsOf(
  types: readonly number[],
  draft: ReadonlyMap<number, FormDef>,
  catalogue: CaseCatalogue,
  now: Date,
): Source {
  const { lists, newest } = catalogue
  const last = sql`(select f.id from cases f
    where f.tt_id = any(${[...types]}::int[]) and f.filed_at <= ${now} and f.submission is not null
    order by f.filed_at desc, f.id desc limit ${MOST})`
  return {
    size: SIZE,
    total: async (tx) => (await tx.one<{ n: number }>(sql`select count(*)::int as n from ${last} l`))?.n ?? 0,
    async batch(tx, after) {
      const rows = await tx.rows<Row>(sql`
        select c.id, c.tt_id, c.submission, c.filed_at, c.filed_business_date from cases c
        where c.id in ${last} and (${after}::uuid is null or c.id > ${after}::uuid) order by c.id limit ${SIZE}`)
      return rows.map(({ id, tt_id: type, submission, filed_at: at, filed_business_date: day }) => ({
        cursor: id,
        caseId: id,
        judge: () =>
          judgeApplication(
            { answers: submission, filedOn: day ?? bogotaDate(at.toISOString()) },
            { inForce: newest.forms.get(type), draft: draft.get(type), lists },
          ),
      }))
    },
  }
}

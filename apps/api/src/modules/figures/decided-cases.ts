import { VERDICTS } from '@ventanilla/catalog/workflows/verdicts'
import { verdictOf, type VerdictText } from '@ventanilla/domain/cases/verdict'
import type { DecidedCase, Outcome } from '@ventanilla/domain/figures/decided-case'
import { familyOf } from '../../db/cases/case-name.ts'
import { caseColumns, type CaseRow, stateOf } from '../../db/cases/load.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'

/** Cases read at once. */
const BATCH = 200

const OUTCOME_OF: Readonly<Record<VerdictText['tone'], Outcome>> = {
  ok: 'a_favor',
  bad: 'en_contra',
  info: 'otra',
}

/**
 * The cases of procedures that ended with a decision, except those that the figures count already. Cases that came from
 * the former system, linked ones and those that ended without a decision have no time to count.
 */
export async function decidedCases(
  deps: Pick<AppDeps, 'db' | 'catalogue'>,
  counted: ReadonlySet<string>,
  going: () => boolean,
): Promise<readonly DecidedCase[]> {
  const rows = await deps.db.rows<{ id: string }>(sql`
    select c.id from cases c
    where c.closed_at is not null and c.family is null and c.radicado is not null and c.filed_business_date is not null
    order by c.id`)
  const ids = rows.map(({ id }) => id).filter((id) => !counted.has(id))
  const decided: DecidedCase[] = []
  for (let at = 0; at < ids.length && going(); at += BATCH) {
    const loaded = await deps.db.rows<CaseRow>(sql`
      select ${caseColumns} from cases c where c.id = any(${ids.slice(at, at + BATCH)}::uuid[]) order by c.id`)
    decided.push(...loaded.flatMap((row) => decidedCase(deps, row) ?? []))
  }
  return decided
}

function decidedCase({ catalogue }: Pick<AppDeps, 'catalogue'>, row: CaseRow): DecidedCase | null {
  const state = stateOf(row)
  const verdict = verdictOf(state, {
    workflow: catalogue.of(row).workflow,
    verdicts: VERDICTS,
    family: familyOf(catalogue, row)?.id,
    own: false,
    known: new Set(state.flow.acts.map(({ id }) => id)),
  })
  const on = verdict?.act?.signedOn ?? null
  if (verdict === null || on === null || row.filed_business_date === null) return null
  return {
    id: row.id,
    procedure: row.tt_id,
    year: Number(on.slice(0, 4)),
    outcome: OUTCOME_OF[verdict.tone],
    days: Math.max(0, (Date.parse(on) - Date.parse(row.filed_business_date)) / 86_400_000),
  }
}

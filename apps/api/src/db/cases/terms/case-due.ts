import { caseDue } from '@ventanilla/domain/procedures/case-term'
import type { Calendar } from '@ventanilla/domain/terms/calendar'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { durationDue } from '@ventanilla/domain/workflow/state/duration'
import type { CaseState } from '@ventanilla/domain/workflow/state/state'
import type { ApplyDeps } from '../apply-deps.ts'
import { familyOf } from '../case-name.ts'
import type { LoadedCase } from '../load.ts'

/** Last day of a whole case in a state, by a calendar; null: it has none, or is paused. */
export function dueOfCase(
  deps: Pick<ApplyDeps, 'catalogue' | 'now'>,
  { row }: LoadedCase,
  state: Pick<CaseState, 'facts' | 'flow'>,
  calendar: Calendar,
): string | null {
  const procedure = deps.catalogue.of(row).procedures.get(row.tt_id)
  const filedOn =
    row.filed_business_date ?? (row.radicado === null ? null : bogotaDate(deps.now.toISOString()))
  // a linked case has the terms of its own family; those of the procedure belong to its parent
  if (row.family !== null) return durationDue(familyOf(deps.catalogue, row), state, calendar)
  if (procedure === undefined || filedOn === null) return null
  return caseDue({
    filedOn,
    terms: procedure.terms,
    calendar,
    suspensions: state.flow.suspensions,
  })
}

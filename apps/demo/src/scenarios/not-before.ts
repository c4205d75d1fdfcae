import { addDays, bogotaDate } from '@ventanilla/domain/terms/dates'
import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { holdsTrue, logicFacts } from '@ventanilla/domain/workflow/state/facts'
import type { OpenTask } from '@ventanilla/domain/workflow/state/state'
import type { LoadedCase } from '@ventanilla/api/db/cases/load'
import { readsExpiredTerm } from '@ventanilla/domain/workflow/definition/legal-wait'
import type { Scenario, Turn } from './scenario.ts'

/** Documents that report a visit's findings. */
const AFTER_THE_VISIT: ReadonlySet<string> = new Set([
  'ACTA_VISITA',
  'CONCEPTO_TEC',
  'CONCEPTO_SEG',
  'INF_TEC_LIC',
])

/** The fact with the date of the recorded event: a visit or a meeting, programmed before it. */
export function appointmentOf({ kind, produces, capture }: StepDef): string | null {
  if (produces.includes('ACTA_REUNION_LIC')) return 'reunion.fecha'
  const about = kind === 'visit' || produces.some((act) => AFTER_THE_VISIT.has(act))
  return about && !capture.some(({ key }) => key === 'visita.fecha') ? 'visita.fecha' : null
}

/**
 * Days before its end on which a late case reaches its target: directly, or after an act is signed and
 * notified.
 */
const LAST_DAYS = { straight: 4, calling: 12 } as const

/** The first day on which a late case moves to its target: earlier, its term would already have ended it. */
export function lastDays(
  { target, days, late }: Scenario,
  { outcomes }: StepDef,
  turn: Turn,
  { filed_at: filedAt }: LoadedCase['row'],
): string | null {
  const outcome = outcomes.find((o) => o.code === turn.outcome)
  if (late !== true || filedAt === null || (outcome?.to !== target && outcome?.returnTo !== target))
    return null
  const last = outcome.to === target ? LAST_DAYS.straight : LAST_DAYS.calling
  return addDays(bogotaDate(filedAt.toISOString()), days - last)
}

/** Whether the turn waits until the step's term is over. */
export function waitsForTerm(
  step: StepDef,
  task: OpenTask,
  turn: Turn,
  state: LoadedCase['state'],
  now: string,
): boolean {
  const outcome = step.outcomes.find((o) => o.code === turn.outcome)
  // a decided appeal makes the act final by itself
  if (readsExpiredTerm(outcome?.guard))
    return (
      state.facts['recurso.resuelto'] !== true &&
      !holdsTrue(outcome?.guard, logicFacts(state, task, now, turn.data ?? {}))
    )
  // a posting is certified when its days are over
  return (
    step.actChoice?.some(
      ({ when, act }) => readsExpiredTerm(when) && (outcome?.acts?.includes(act) ?? outcome?.by === 'staff'),
    ) === true
  )
}

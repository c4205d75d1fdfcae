import type { Term, Workflow } from '@ventanilla/domain/workflow/definition'
import { readsExpiredTerm } from './expired-term.ts'
import type { WayTurn } from './way-to-step.ts'

/** Days that a subprocess takes when each of its steps takes one. */
const DAYS: Readonly<Record<string, number>> = {
  FIR: 5,
  LIQ: 8,
  NOT: 7,
  INF: 34,
  PRO: 12,
  DTA: 34,
  REC: 26,
  REN: 8,
  RVI: 8,
}
/** Days from the programming of a visit to its day, with and without a notice to be posted before. */
export const VISIT_DAYS = { noticed: 25, plain: 8 } as const

/** Days that a way takes, a little more rather than less. */
export function daysOf(workflow: Workflow, way: readonly WayTurn[]): number {
  let days = 2
  for (const { step: id, outcome, calls } of way) {
    const step = workflow.steps.get(id)
    days += 1
    if (step === undefined) continue
    const told = step.outcomes.some((o) => o.returnTo === id && o.to === 'NOT-01' && o !== outcome)
    if (told) days += DAYS['NOT'] as number
    if (calls) days += DAYS[outcome.to.split('-')[0] ?? ''] ?? 10
    const waits =
      outcome.automatic === 'expiry' ||
      readsExpiredTerm(outcome.guard) ||
      step.actChoice?.some(({ when }) => readsExpiredTerm(when)) === true
    if (waits) days += daysOfTerm(step.term)
    if (step.capture.some(({ key }) => key === 'visita.fecha')) days += VISIT_DAYS.noticed
    if (step.capture.some(({ key }) => key === 'visita.fecha_nueva')) days += VISIT_DAYS.plain
  }
  return days
}

/** Calendar days of a term, holidays and the weekend at its end allowed for. */
function daysOfTerm(term: Term | undefined): number {
  if (term === undefined) return 3
  const { amount, unit } = term
  return 3 + Math.ceil(unit === 'habiles' ? amount * 1.6 : unit === 'meses' ? amount * 31 : amount)
}

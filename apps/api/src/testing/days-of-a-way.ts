import type { Outcome, StepDef, Term, Workflow } from '@ventanilla/domain/workflow/definition'
import { readsExpiredTerm } from '@ventanilla/domain/workflow/legal-wait'
import { partly, UNKNOWN } from './partial-logic.ts'
import { draftedBefore, toldFirst } from './plans-of-a-way.ts'
import type { WayTurn } from './way-to-step.ts'

/** Days that a subprocess takes when each of its steps takes one. */
const DAYS: Readonly<Record<string, number>> = {
  FIR: 4,
  LIQ: 8,
  // a summons of Friday is answered on Monday
  NOT: 8,
  INF: 34,
  PRO: 12,
  DTA: 34,
  REC: 26,
  REN: 8,
  RVI: 8,
}
/** Days from the programming of a visit to its day. */
const VISIT_DAYS = { noticed: 25, plain: 8, urgent: 1 } as const
/** A tree that may fall on somebody does not wait for its turn. */
const URGENT: ReadonlySet<string> = new Set(['RSG-01'])
/** Whatever is captured beside them was seen on the visit itself. */
const SEEN = 'visita.observaciones'

/** Days from the day on which a step programmes a visit to the visit: longer where a notice of it is posted before. */
export function daysToVisit(workflow: Workflow, { id, family, capture }: StepDef): number {
  if (capture.some(({ key }) => key === SEEN)) return 0
  if (URGENT.has(id)) return VISIT_DAYS.urgent
  const posted = workflow.families
    .find((one) => one.id === family)
    ?.steps.some(({ produces }) => produces.includes('AVISO_VISITA'))
  return posted === true && capture.some(({ key }) => key === 'visita.fecha')
    ? VISIT_DAYS.noticed
    : VISIT_DAYS.plain
}

const VISITS: ReadonlySet<string> = new Set(['visita.fecha', 'visita.fecha_nueva'])
const MEETING_DAYS = 9

/** Days that a way takes, a little more rather than less. */
export function daysOf(workflow: Workflow, way: readonly WayTurn[]): number {
  let days = 2
  for (const [at, { step: id, outcome, calls }] of way.entries()) {
    const step = workflow.steps.get(id)
    days += 1
    if (step === undefined) continue
    const told = toldFirst(workflow, way, at)
    if (told !== undefined && told !== outcome) days += DAYS['NOT'] as number
    if (calls) days += DAYS[outcome.to.split('-')[0] ?? ''] ?? 10
    const waits =
      outcome.automatic === 'expiry' ||
      waitsForTerm(outcome, draftedBefore(workflow, way, at)) ||
      step.actChoice?.some(({ when }) => readsExpiredTerm(when)) === true
    if (waits) days += daysOfTerm(step.term)
    // the day itself may be one without office
    if (step.capture.some(({ key }) => VISITS.has(key))) days += daysToVisit(workflow, step) + 4
    if (step.capture.some(({ key }) => key === 'reunion.fecha')) days += MEETING_DAYS
  }
  return days
}

/** An outcome that asks for the end of a term only where some act was signed waits for none where it never was. */
function waitsForTerm({ guard }: Outcome, drafted: ReadonlySet<string | undefined>): boolean {
  const known = (name: string): unknown => {
    const [, act] = /^(?:firmado|notificado)\.(\w+)$/.exec(name) ?? []
    return act === undefined || drafted.has(act) ? UNKNOWN : false
  }
  return readsExpiredTerm(guard) && partly(guard, known) !== true
}

/** Calendar days of a term, holidays and the weekend at its end allowed for. */
function daysOfTerm(term: Term | undefined): number {
  if (term === undefined) return 3
  const { amount, unit } = term
  return 3 + Math.ceil(unit === 'habiles' ? amount * 1.6 : unit === 'meses' ? amount * 31 : amount)
}

import type { Outcome, StepDef, Term, Workflow } from '@ventanilla/domain/workflow/definition/definition'
import { readsExpiredTerm } from '@ventanilla/domain/workflow/definition/legal-wait'
import { partly, UNKNOWN } from '../plausible/partial-logic.ts'
import { draftedBefore, toldFirst } from './plans-of-a-path.ts'
import type { PathTurn } from './path-to-step.ts'

/** Days a subprocess takes at one day per step. */
const DAYS: Readonly<Record<string, number>> = {
  FIR: 4,
  LIQ: 8,
  // a summons of Friday is responded to on Monday
  NOT: 8,
  INF: 34,
  PRO: 12,
  DTA: 34,
  REC: 26,
  REN: 8,
  RVI: 8,
}
/** Days from programming a visit to the visit. */
const VISIT_DAYS = { noticed: 25, plain: 8, urgent: 1 } as const
/** A tree at risk of falling is urgent. */
const URGENT: ReadonlySet<string> = new Set(['RSG-01'])
/** Fields captured with this one were observed on the visit itself. */
const SEEN = 'visita.observaciones'

/** Days from the step that programmes a visit to the visit; longer where a notice of it is posted first. */
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

/** Estimated days of a path, rounded up. */
export function daysOf(workflow: Workflow, way: readonly PathTurn[]): number {
  let days = 2
  for (const [at, { step: id, outcome, calls }] of way.entries()) {
    const step = workflow.steps.get(id)
    days += 1
    if (step === undefined) continue
    const told = toldFirst(workflow, way, at)
    if (told !== undefined && told !== outcome) days += DAYS['NOT'] ?? 10
    if (calls) days += DAYS[outcome.to.split('-')[0] ?? ''] ?? 10
    const waits =
      outcome.automatic === 'expiry' ||
      waitsForTerm(outcome, draftedBefore(workflow, way, at)) ||
      step.actChoice?.some(({ when }) => readsExpiredTerm(when)) === true
    if (waits) days += daysOfTerm(step.term)
    // the day itself can be a non-business day
    if (step.capture.some(({ key }) => VISITS.has(key))) days += daysToVisit(workflow, step) + 4
    if (step.capture.some(({ key }) => key === 'reunion.fecha')) days += MEETING_DAYS
  }
  return days
}

/** An outcome whose guard waits for a term only where an act was signed has no wait if that act never was. */
function waitsForTerm({ guard }: Outcome, drafted: ReadonlySet<string | undefined>): boolean {
  const known = (name: string): unknown => {
    const [, act] = /^(?:firmado|notificado)\.(\w+)$/.exec(name) ?? []
    return act === undefined || drafted.has(act) ? UNKNOWN : false
  }
  return readsExpiredTerm(guard) && partly(guard, known) !== true
}

/** Calendar days of a term, with allowance for holidays and a weekend at its end. */
function daysOfTerm(term: Term | undefined): number {
  if (term === undefined) return 3
  const { amount, unit } = term
  return 3 + Math.ceil(unit === 'habiles' ? amount * 1.6 : unit === 'meses' ? amount * 31 : amount)
}

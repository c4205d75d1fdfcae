import type { Calendar } from '../../terms/calendar.ts'
import type { IsoDate } from '../../terms/dates.ts'
import { computeTerm, dueDate, type Suspension, type Term } from '../../terms/term.ts'
import type { Duration, FamilyDef } from '../definition/definition.ts'
import type { CaseState } from './state.ts'

type Lasting = Pick<CaseState, 'facts' | 'flow'>

interface Counted {
  readonly duration: Duration
  readonly from: IsoDate
  readonly suspensions: readonly Suspension[]
  /** Additional months. */
  readonly more: number
}

/**
 * Start, pauses and extension of a case's duration; null when its family has no limit, or its starting act is
 * not signed.
 */
function countedOf(family: FamilyDef | undefined, { facts, flow }: Lasting): Counted | null {
  const duration = family?.duration
  if (duration === undefined) return null
  const from = flow.acts.find((act) => act.template === duration.from.act && act.phase === 'signed')?.signedOn
  if (from == null) return null
  const suspensions = pausesOf(flow.suspensions, family)
  const months = facts[duration.extendedBy]
  return { duration, from, suspensions, more: typeof months === 'number' ? months : 0 }
}

/** The case's maximum duration as a term, with its explanation. */
export function durationTerm(family: FamilyDef | undefined, state: Lasting, calendar: Calendar): Term | null {
  const counted = countedOf(family, state)
  if (counted === null) return null
  const { duration, from, suspensions, more } = counted
  const term = computeTerm({
    from,
    amount: duration.amount,
    unit: duration.unit,
    calendar,
    suspensions,
    ...(more > 0 && { extension: { amount: more, unit: 'meses' as const } }),
  })
  const [first = '', ...rest] = term.explanation
  return {
    ...term,
    explanation: [first, `Es lo que el procedimiento puede durar: ${duration.norm}.`, ...rest],
  }
}

/**
 * Last day of the duration only; null while it is paused. Fast path, since every command on such a case calls
 * it.
 */
export function durationDue(
  family: FamilyDef | undefined,
  state: Lasting,
  calendar: Calendar,
): IsoDate | null {
  const counted = countedOf(family, state)
  if (counted === null) return null
  const { duration, from, suspensions, more } = counted
  return suspensions.length === 0 && more === 0
    ? dueDate(from, duration.amount, duration.unit, calendar)
    : (durationTerm(family, state, calendar)?.due ?? null)
}

/** Pauses that stop the case's overall term; in a family with a maximum duration, only those of `pausedIn`. */
export function pausesOf(
  suspensions: readonly Suspension[],
  family: FamilyDef | undefined,
): readonly Suspension[] {
  const duration = family?.duration
  if (family === undefined || duration === undefined) return suspensions
  const pausing = new Set(
    family.steps.filter(({ id }) => duration.pausedIn.includes(id)).map((one) => one.title),
  )
  return suspensions.filter((one) => pausing.has(one.reason))
}

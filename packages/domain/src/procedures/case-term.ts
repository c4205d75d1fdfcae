import type { ProcedureTerm } from './procedure.ts'
import type { Calendar } from '../terms/calendar.ts'
import type { IsoDate } from '../terms/dates.ts'
import type { Suspension, Term } from '../terms/term.ts'
import { amountWords, computeTerm, dueDate } from '../terms/term.ts'

/**
 * Business days that the law gives the authority for a whole case: the sum of its own stages (decision 31).
 * Excludes stages of the applicant or of others, and yearly dates that the data express as one calendar day.
 */
export function caseTermDays(terms: readonly ProcedureTerm[]): number {
  return terms.filter(counts).reduce((sum, term) => sum + term.amount, 0)
}

interface CaseTermRequest {
  readonly filedOn: IsoDate
  readonly terms: readonly ProcedureTerm[]
  readonly calendar: Calendar
  readonly suspensions: readonly Suspension[]
}

const counts = (term: ProcedureTerm): boolean => term.holder === 'autoridad' && term.unit === 'habiles'

/** Stages that add up to the term of a case, each with its norm, so that a reader can check the sum. */
export function caseTermSum(terms: readonly ProcedureTerm[]): string {
  const parts = terms
    .filter((term) => counts(term) && term.amount > 0)
    .map((term) => `${term.stage}: ${amountWords(term.amount, term.unit)} (${term.norm})`)
  return `Suma los términos de la Corporación. ${parts.join('; ')}.`
}

/**
 * Term of a whole case, from the business date of filing; suspended from the legal notification of each
 * requirement to its answer.
 */
export function caseTerm(input: CaseTermRequest): Term {
  const term = computeTerm({
    from: input.filedOn,
    amount: caseTermDays(input.terms),
    unit: 'habiles',
    calendar: input.calendar,
    suspensions: input.suspensions,
  })
  const [first = '', ...rest] = term.explanation
  return { ...term, explanation: [first, caseTermSum(input.terms), ...rest] }
}

/** Due date of a whole case, without the working; null while suspended. Computed at every step of a case. */
export function caseDue(input: CaseTermRequest): IsoDate | null {
  return input.suspensions.length === 0
    ? dueDate(input.filedOn, caseTermDays(input.terms), 'habiles', input.calendar)
    : caseTerm(input).due
}

import type { ProcedureTerm } from '../../procedures/procedure.ts'
import { caseDue } from '../../procedures/case-term.ts'
import type { Calendar } from '../../terms/calendar.ts'
import { dueDate, type Suspension } from '../../terms/term.ts'
import type { Term } from '../../workflow/definition/definition.ts'
import type { Judged, LineWords } from './sum.ts'

/** A case of the last year, as far as its terms go. Days are 'YYYY-MM-DD' in Bogotá. */
export interface TimedCase {
  readonly calendar: Calendar
  readonly steps: readonly { readonly step: string; readonly began: string; readonly ended: string }[]
  /** the whole case; null: it has not ended, or was filed without a radicado */
  readonly whole: {
    readonly filedOn: string
    readonly ended: string
    readonly suspensions: readonly Suspension[]
  } | null
}

/** Terms of one procedure. */
export interface TermsOfProcedure {
  /** of a step; null: it has none */
  readonly ofStep: (step: string) => Term | null
  readonly stages: readonly ProcedureTerm[]
}

const OVER = { id: 'antes', one: 'caso habría vencido antes', many: 'casos habrían vencido antes' }
const SAVED = {
  id: 'despues',
  one: 'caso vencido ya no lo estaría',
  many: 'casos vencidos ya no lo estarían',
}

/**
 * A case counted again by the terms of a draft and by those in force, both from the days on which its steps really began and ended:
 * what its own terms added to it (an extension, a term announced by an act) is in neither.
 */
export function judgeTerms(
  one: TimedCase,
  inForce: TermsOfProcedure,
  draft: TermsOfProcedure,
  titleOf: (step: string) => string,
): Judged {
  const lines: LineWords[] = []
  for (const { step, began, ended } of one.steps) {
    const late = ({ ofStep }: TermsOfProcedure): boolean => {
      const term = ofStep(step)
      return term !== null && ended > dueDate(began, term.amount, term.unit, one.calendar)
    }
    add(lines, late(inForce), late(draft), { id: `paso:${step}`, name: `«${titleOf(step)}»` })
  }
  const { whole, calendar } = one
  if (whole !== null) {
    const late = ({ stages }: TermsOfProcedure): boolean => {
      const due = caseDue({ ...whole, terms: stages, calendar })
      return due !== null && whole.ended > due
    }
    add(lines, late(inForce), late(draft), { id: 'caso', name: 'el trámite entero' })
  }
  return { lines: [...new Map(lines.map((line) => [line.id, line])).values()] }
}

/** Only what is late by one of them changes. */
function add(
  lines: LineWords[],
  was: boolean,
  would: boolean,
  { id, name }: { readonly id: string; readonly name: string },
): void {
  if (was === would) return
  lines.push(would ? OVER : SAVED, {
    id: `${would ? OVER.id : SAVED.id}:${id}`,
    one: would ? `habría vencido antes en ${name}` : `ya no habría vencido en ${name}`,
    many: would ? `habrían vencido antes en ${name}` : `ya no habrían vencido en ${name}`,
  })
}

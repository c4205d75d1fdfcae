import type { IsoDate } from './dates.ts'
import { type Calendar, nextBusinessDay } from './calendar.ts'
import { leftWords, remainingUntil } from './remaining.ts'
import type { Term } from './term.ts'

export interface DueWords {
  readonly due: IsoDate | null
  readonly state: 'corre' | 'vence_hoy' | 'vencido' | 'suspendido' | 'sin_termino'
  readonly words: string
}

/** How far a term has been counted. */
type Counted = Pick<Term, 'total' | 'elapsed' | 'unit'>

/**
 * A due date in words: 'Quedan 3 días hábiles', 'Venció hace 2 días', 'En pausa', 'Sin término'. With the
 * suspended term: 'En pausa: quedan 7 días hábiles'; lists do not count it.
 */
export function dueWords(
  due: IsoDate | null,
  today: IsoDate,
  calendar: Calendar,
  suspended = false,
  term: Counted | null = null,
): DueWords {
  if (suspended) return { due, state: 'suspendido', words: pausedWords(term) }
  if (due === null) return { due: null, state: 'sin_termino', words: 'Sin término' }
  const left = remainingUntil(due, today, 'habiles', calendar)
  return { due, state: left.state, words: left.words }
}

/** A term that had run out before the pause leaves no days. */
function pausedWords(term: Counted | null): string {
  const left = term === null ? 0 : term.total - term.elapsed
  return term === null || left === 0 ? 'En pausa' : `En pausa: ${leftWords(left, term.unit).toLowerCase()}`
}

/** Latest due date that counts as about to expire on `today`; `days`: business days before it. */
export function soonUntil(today: IsoDate, calendar: Calendar, days: number): IsoDate {
  let day = today
  for (let i = 0; i < days; i++) day = nextBusinessDay(day, calendar)
  return day
}

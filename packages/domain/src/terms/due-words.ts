import type { IsoDate } from './dates.ts'
import { type Calendar, nextBusinessDay } from './calendar.ts'
import { remainingUntil } from './remaining.ts'

export interface DueWords {
  readonly due: IsoDate | null
  readonly state: 'corre' | 'vence_hoy' | 'vencido' | 'suspendido' | 'sin_termino'
  readonly words: string
}

/** A due date in words: 'Quedan 3 días hábiles', 'Venció hace 2 días', 'En pausa', 'Sin término'. */
export function dueWords(
  due: IsoDate | null,
  today: IsoDate,
  calendar: Calendar,
  suspended = false,
): DueWords {
  if (suspended) return { due, state: 'suspendido', words: 'En pausa' }
  if (due === null) return { due: null, state: 'sin_termino', words: 'Sin término' }
  const left = remainingUntil(due, today, 'habiles', calendar)
  return { due, state: left.state, words: left.words }
}

/** Business days before the due date that count as about to expire. */
export const SOON_DAYS = 3

/** Latest due date that counts as about to expire on `today`. */
export function soonUntil(today: IsoDate, calendar: Calendar): IsoDate {
  let day = today
  for (let i = 0; i < SOON_DAYS; i++) day = nextBusinessDay(day, calendar)
  return day
}

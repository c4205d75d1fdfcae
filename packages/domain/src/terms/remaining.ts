import type { Calendar } from './calendar.ts'
import { businessDaysBetween } from './calendar.ts'
import type { IsoDate } from './dates.ts'
import { daysBetween } from './dates.ts'
import type { TermUnit } from './term.ts'
import { amountWords } from './term.ts'

export type TermState = 'corre' | 'vence_hoy' | 'vencido'

export interface Remaining {
  readonly state: TermState
  /** days left in the displayed unit (business or calendar), never negative */
  readonly left: number
  /** calendar days since the due date, never negative */
  readonly overdue: number
  /** 'Quedan 3 días hábiles', 'Vence hoy', 'Venció hace 2 días' */
  readonly words: string
  /** complements the words with a colour: 'vencido' and 'urgente' (three days or fewer) need attention */
  readonly urgency: 'normal' | 'urgente' | 'vencido'
}

const URGENT_DAYS = 3

/** Unit in which what is left of a term is shown: terms in months show calendar days. */
const shownIn = (unit: TermUnit): TermUnit => (unit === 'habiles' ? 'habiles' : 'calendario')

/** 'Quedan 3 días hábiles', 'Queda 1 día calendario'. */
export const leftWords = (left: number, unit: TermUnit): string =>
  `${left === 1 ? 'Queda' : 'Quedan'} ${amountWords(left, shownIn(unit))}`

/** Days left until a due date, on `today` (date in Bogotá). */
export function remainingUntil(due: IsoDate, today: IsoDate, unit: TermUnit, calendar: Calendar): Remaining {
  const distance = daysBetween(today, due)
  if (distance < 0) {
    const overdue = -distance
    return {
      state: 'vencido',
      left: 0,
      overdue,
      words: `Venció hace ${overdue} ${overdue === 1 ? 'día' : 'días'}`,
      urgency: 'vencido',
    }
  }
  if (distance === 0)
    return { state: 'vence_hoy', left: 0, overdue: 0, words: 'Vence hoy', urgency: 'urgente' }
  const left = unit === 'habiles' ? businessDaysBetween(today, due, calendar) : distance
  return {
    state: 'corre',
    left,
    overdue: 0,
    words: leftWords(left, unit),
    urgency: left <= URGENT_DAYS ? 'urgente' : 'normal',
  }
}

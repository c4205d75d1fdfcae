import type { Calendar } from './calendar.ts'
import { countsAsBusinessDay, dayKind } from './calendar.ts'
import type { IsoDate } from './dates.ts'
import { addMonths, dateOfDay, dayNumber, longDateWithWeekday } from './dates.ts'

/** Units of terms, with their labels. */
export const TERM_UNITS = {
  habiles: 'Días hábiles',
  calendario: 'Días calendario',
  meses: 'Meses',
} as const
export type TermUnit = keyof typeof TERM_UNITS
export const isTermUnit = (text: string): text is TermUnit => Object.hasOwn(TERM_UNITS, text)

/**
 * An interval in which a term does not run (CPACA art. 17). Its first day (legal notification of the
 * requirement) still counts; the term resumes on the day after its end (receipt of the answer).
 */
export interface Suspension {
  readonly from: IsoDate
  /** null: still suspended */
  readonly to: IsoDate | null
  readonly reason: string
}

export interface TermRequest {
  /** notification, communication or filing: this day never counts (Ley 4 de 1913) */
  readonly from: IsoDate
  readonly amount: number
  readonly unit: TermUnit
  readonly calendar: Calendar
  readonly suspensions?: readonly Suspension[]
  /** an extension granted before expiry; runs from the due date of the first part */
  readonly extension?: { readonly amount: number; readonly unit: TermUnit }
}

export interface CountedDay {
  readonly date: IsoDate
  readonly counted: boolean
  /** position in the count, from 1; null when the day does not count */
  readonly n: number | null
  /**
   * Spanish: 'día 3', 'sábado', 'festivo: Navidad', 'cierre: …', 'suspendido: …', 'el vencimiento se corre: …'
   */
  readonly why: string
}

export interface Term {
  readonly from: IsoDate
  readonly amount: number
  readonly unit: TermUnit
  /** last day of the term, valid until midnight; null while a suspension is open */
  readonly due: IsoDate | null
  /** every day considered, in order */
  readonly days: readonly CountedDay[]
  /** total days to count, including the extension (a term in months as calendar days) */
  readonly total: number
  /** days counted so far when `due` is null; otherwise equal to `total` */
  readonly elapsed: number
  readonly suspendedSince: IsoDate | null
  /** Spanish sentences that explain the due date */
  readonly explanation: readonly string[]
}

/** A term with a due date. */
export interface DatedTerm extends Term {
  readonly due: IsoDate
}

function assertAmount(amount: number): void {
  if (!Number.isInteger(amount) || amount < 0) throw new RangeError(`Un término no puede ser de ${amount}.`)
}

function suspensionOn(day: number, suspensions: readonly Suspension[]): Suspension | undefined {
  return suspensions.find((s) => day > dayNumber(s.from) && (s.to === null || day <= dayNumber(s.to)))
}

const UNIT_WORDS: Record<TermUnit, readonly [string, string]> = {
  habiles: ['día hábil', 'días hábiles'],
  calendario: ['día calendario', 'días calendario'],
  meses: ['mes', 'meses'],
}

/** '1 día hábil', '15 días hábiles', '2 meses'. */
export function amountWords(amount: number, unit: TermUnit): string {
  return `${amount} ${UNIT_WORDS[unit][amount === 1 ? 0 : 1]}`
}

interface Walk {
  readonly days: readonly CountedDay[]
  readonly counted: number
  readonly due: IsoDate | null
  readonly openSince: Suspension | null
}

/** Counts `total` days after `from`; stops at an open suspension. Months are passed as calendar days. */
function walk(
  from: IsoDate,
  total: number,
  unit: TermUnit,
  calendar: Calendar,
  suspensions: readonly Suspension[],
  firstNumber: number,
): Walk {
  const days: CountedDay[] = []
  let day = dayNumber(from)
  let counted = 0
  while (counted < total) {
    day += 1
    const date = dateOfDay(day)
    const pause = suspensionOn(day, suspensions)
    if (pause !== undefined) {
      if (pause.to === null) return { days, counted, due: null, openSince: pause }
      days.push({ date, counted: false, n: null, why: `suspendido: ${pause.reason}` })
      continue
    }
    const kind = dayKind(date, calendar)
    if (unit === 'habiles' && kind.kind !== 'habil') {
      days.push({ date, counted: false, n: null, why: kind.reason })
      continue
    }
    counted += 1
    const n = firstNumber + counted - 1
    days.push({ date, counted: true, n, why: kind.reason === '' ? `día ${n}` : `día ${n} (${kind.reason})` })
  }
  // Ley 4 de 1913 art. 62: a term that ends on a day off runs to the next business day.
  const lastCounted = day
  for (; ; day += 1) {
    const date = dateOfDay(day)
    const moved = day > lastCounted
    const pause = moved ? suspensionOn(day, suspensions) : undefined
    if (pause?.to === null) return { days, counted, due: null, openSince: pause }
    const { kind, reason } = dayKind(date, calendar)
    if (pause === undefined && kind === 'habil') {
      if (moved) days.push({ date, counted: false, n: null, why: 'vence el siguiente día hábil' })
      return { days, counted, due: date, openSince: null }
    }
    const why = pause === undefined ? `el vencimiento se corre: ${reason}` : `suspendido: ${pause.reason}`
    if (moved) days.push({ date, counted: false, n: null, why })
  }
}

function calendarDaysOf(from: IsoDate, amount: number, unit: TermUnit): number {
  return unit === 'meses' ? dayNumber(addMonths(from, amount)) - dayNumber(from) : amount
}

function explain(request: TermRequest, parts: readonly Walk[], due: IsoDate | null): string[] {
  const { from, amount, unit, suspensions = [], extension } = request
  const days = parts.flatMap((part) => part.days)
  const sentences = [
    `El término es de ${amountWords(amount, unit)} y se cuenta desde el día siguiente al ${longDateWithWeekday(from)}.`,
  ]
  const first = days.find((day) => day.counted)
  if (unit === 'habiles' && first !== undefined)
    sentences.push(`El día 1 es el ${longDateWithWeekday(first.date)}.`)
  if (unit === 'meses') {
    sentences.push(`La misma fecha del mes final es el ${longDateWithWeekday(addMonths(from, amount))}.`)
  }
  const off = days.filter((d) => !d.counted && (d.why.startsWith('festivo') || d.why.startsWith('cierre')))
  if (unit === 'habiles' && off.length > 0) {
    sentences.push(
      `No se cuentan ${off.map((d) => `el ${longDateWithWeekday(d.date)} (${d.why})`).join(', ')}.`,
    )
  }
  for (const pause of suspensions) {
    sentences.push(
      pause.to === null
        ? `Se suspendió al terminar el ${longDateWithWeekday(pause.from)}: ${pause.reason}. Aún no se reanuda.`
        : `Se suspendió al terminar el ${longDateWithWeekday(pause.from)} y se reanudó el día siguiente al ${longDateWithWeekday(pause.to)}: ${pause.reason}.`,
    )
  }
  if (extension !== undefined)
    sentences.push(`Se prorrogó por ${amountWords(extension.amount, extension.unit)}.`)
  const moved = days.filter(
    (day) => day.why.startsWith('el vencimiento se corre') || day.why === 'vence el siguiente día hábil',
  )
  if (due !== null) {
    if (moved.length > 0)
      sentences.push('El último día no es hábil: el vencimiento pasa al siguiente día hábil.')
    sentences.push(`Vence el ${longDateWithWeekday(due)} a las 12 de la noche.`)
  } else {
    const counted = parts.reduce((sum, part) => sum + part.counted, 0)
    sentences.push(
      `Van ${amountWords(counted, unit === 'habiles' ? 'habiles' : 'calendario')}; la fecha se fija al reanudar.`,
    )
  }
  return sentences
}

/**
 * Counts a term and explains the count.
 *
 * Business days skip weekends, holidays and closures; calendar days and months count all days. All of them end
 * on a business day. Months run to the same date, or the last day of a shorter month (Código Civil art. 67). A
 * suspended term in months keeps its calendar days. With an open suspension `due` is null.
 * @throws RangeError for a negative or fractional amount, or an invalid date
 */
export function computeTerm(
  request: TermRequest & { readonly suspensions?: readonly (Suspension & { readonly to: IsoDate })[] },
): DatedTerm
export function computeTerm(request: TermRequest): Term
export function computeTerm(request: TermRequest): Term {
  const { from, amount, unit, calendar, suspensions = [], extension } = request
  assertAmount(amount)
  const base = calendarDaysOf(from, amount, unit)
  const first = walk(from, base, unit, calendar, suspensions, 1)
  const parts = [first]
  let last = first
  let total = base
  if (extension !== undefined) {
    assertAmount(extension.amount)
    const start = first.due
    // the end of a suspended first part is unknown: months count from its end without the pause
    const end = start ?? dueDate(from, amount, unit, calendar)
    const more = calendarDaysOf(end, extension.amount, extension.unit)
    total += more
    if (start !== null) {
      last = walk(start, more, extension.unit, calendar, suspensions, base + 1)
      parts.push(last)
    }
  }
  return {
    from,
    amount,
    unit,
    due: last.due,
    days: parts.flatMap((part) => part.days),
    total,
    elapsed: parts.reduce((sum, part) => sum + part.counted, 0),
    suspendedSince: last.openSince?.from ?? null,
    explanation: explain(request, parts, last.due),
  }
}

/** Due date only; faster than `computeTerm`, for lists and terms without suspensions. */
export function dueDate(from: IsoDate, amount: number, unit: TermUnit, calendar: Calendar): IsoDate {
  assertAmount(amount)
  let day = dayNumber(from)
  if (unit === 'habiles') {
    for (let counted = 0; counted < amount;) {
      day += 1
      if (countsAsBusinessDay(day, calendar)) counted += 1
    }
  } else {
    day += calendarDaysOf(from, amount, unit)
  }
  while (!countsAsBusinessDay(day, calendar)) day += 1
  return dateOfDay(day)
}

import type { IsoDate } from './dates.ts'
import { addDays, dateOfDay, dayNumber, weekday } from './dates.ts'

/** A public holiday of Colombia. Two can fall on one Monday (30 June 2025). */
export interface Holiday {
  readonly date: IsoDate
  readonly name: string
}

/**
 * Rule of one holiday in a law: on its date; on the Monday on or after it (Ley 51 de 1983 art. 1); or a number
 * of days after Easter Sunday, negative before it.
 */
export type HolidayRule =
  | { readonly name: string; readonly on: string }
  | { readonly name: string; readonly mondayFrom: string }
  | { readonly name: string; readonly easter: number }

/** A law that establishes holidays, for the dates on which it is in force. */
export interface HolidayLaw {
  readonly id: string
  readonly norm: string
  readonly from?: IsoDate
  /** last day in force: ends a repealed or annulled law, keeping its earlier holidays */
  readonly until?: IsoDate
  readonly days: readonly HolidayRule[]
}

/** The laws in force. Years before Ley 51 de 1983 also use its rules. */
export const HOLIDAY_LAWS: readonly HolidayLaw[] = [
  {
    id: 'ley_51_1983',
    norm: 'Ley 51 de 1983; Código Sustantivo del Trabajo art. 177',
    days: [
      { name: 'Año Nuevo', on: '01-01' },
      { name: 'Reyes Magos', mondayFrom: '01-06' },
      { name: 'San José', mondayFrom: '03-19' },
      { name: 'Jueves Santo', easter: -3 },
      { name: 'Viernes Santo', easter: -2 },
      { name: 'Día del Trabajo', on: '05-01' },
      { name: 'Ascensión del Señor', easter: 43 },
      { name: 'Corpus Christi', easter: 64 },
      { name: 'Sagrado Corazón de Jesús', easter: 71 },
      { name: 'San Pedro y San Pablo', mondayFrom: '06-29' },
      { name: 'Día de la Independencia', on: '07-20' },
      { name: 'Batalla de Boyacá', on: '08-07' },
      { name: 'Asunción de la Virgen', mondayFrom: '08-15' },
      { name: 'Día de la Raza', mondayFrom: '10-12' },
      { name: 'Todos los Santos', mondayFrom: '11-01' },
      { name: 'Independencia de Cartagena', mondayFrom: '11-11' },
      { name: 'Inmaculada Concepción', on: '12-08' },
      { name: 'Navidad', on: '12-25' },
    ],
  },
  // challenged before the Corte Constitucional: if annulled, set `until` to the date of the ruling
  {
    id: 'ley_2578_2026',
    norm: 'Ley 2578 de 2026',
    from: '2026-01-01',
    days: [{ name: 'Virgen de Chiquinquirá', mondayFrom: '07-09' }],
  },
]

/** Easter Sunday of a Gregorian year (anonymous algorithm of Nature, 1876). */
export function easterSunday(year: number): IsoDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * late
  return addDays(`${String(year).padStart(4, '0')}-03-22`, days)
}

function dateOf(rule: HolidayRule, year: number, easter: IsoDate): IsoDate {
  if ('easter' in rule) return addDays(easter, rule.easter)
  const written = String(year).padStart(4, '0')
  if ('on' in rule) return `${written}-${rule.on}`
  const day = dayNumber(`${written}-${rule.mondayFrom}`)
  return dateOfDay(day + ((8 - weekday(day)) % 7))
}

/** Holidays of any year in date order, by the laws in force on each date (decision 60). */
export function colombianHolidays(year: number, laws: readonly HolidayLaw[] = HOLIDAY_LAWS): Holiday[] {
  const easter = easterSunday(year)
  return laws
    .flatMap(({ days, from, until }) =>
      days
        .map((rule) => ({ date: dateOf(rule, year, easter), name: rule.name }))
        .filter(({ date }) => (from === undefined || date >= from) && (until === undefined || date <= until)),
    )
    .sort((a, b) => a.date.localeCompare(b.date))
}

import DateHolidays from 'date-holidays'
import type { IsoDate } from './dates.ts'

/** A public holiday of Colombia. Two can fall on one Monday (30 June 2025). */
export interface Holiday {
  readonly date: IsoDate
  readonly name: string
}

/**
 * Names as the law gives them, by the library's rule: the library calls Ascension Day "La Asunción", and lists Easter
 * Sunday, which Ley 51 de 1983 does not. A rule that is not here is not a holiday of ours.
 */
const LEGAL_NAMES: Readonly<Record<string, string>> = {
  '01-01': 'Año Nuevo',
  'monday after 01-06': 'Reyes Magos',
  'monday after 03-19': 'San José',
  'easter -3': 'Jueves Santo',
  'easter -2': 'Viernes Santo',
  '05-01': 'Día del Trabajo',
  'easter 43': 'Ascensión del Señor',
  'easter 64': 'Corpus Christi',
  'easter 71': 'Sagrado Corazón de Jesús',
  'monday after 06-29': 'San Pedro y San Pablo',
  'monday after 07-09 since 2026': 'Virgen de Chiquinquirá',
  '07-20': 'Día de la Independencia',
  '08-07': 'Batalla de Boyacá',
  'monday after 08-15': 'Asunción de la Virgen',
  'monday after 10-12': 'Día de la Raza',
  '1st monday in November': 'Todos los Santos',
  'monday after 11-11': 'Independencia de Cartagena',
  '12-08': 'Inmaculada Concepción',
  '12-25': 'Navidad',
}

/** Holidays of a year in order of date (Ley 51 de 1983; Ley 2578 de 2026 adds 9 July, moved to Monday, from 2026). */
export function colombianHolidays(year: number): Holiday[] {
  const library = new DateHolidays('CO', { types: ['public'] })
  return library
    .getHolidays(year, 'es')
    .filter((holiday) => holiday.rule in LEGAL_NAMES)
    .map((holiday) => ({ date: holiday.date.slice(0, 10), name: LEGAL_NAMES[holiday.rule] as string }))
    .sort((a, b) => a.date.localeCompare(b.date))
}

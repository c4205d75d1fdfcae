import { type IsoDate, longDate } from '../terms/dates.ts'

/** Words of absences of officials, which the browser shows too. */

/** Why an official is absent; no more is asked, because more could reveal their health. */
export const ABSENCE_REASONS = {
  vacaciones: 'Vacaciones',
  licencia: 'Licencia, permiso o incapacidad',
  comision: 'Comisión o capacitación',
  otra: 'Otra situación administrativa',
} as const
export type AbsenceReason = keyof typeof ABSENCE_REASONS

export const ABSENCE_STATES = {
  porEmpezar: 'Todavía no empieza',
  enCurso: 'La persona está ausente hoy',
  terminada: 'Ya pasó o se terminó antes',
} as const
export type AbsenceState = keyof typeof ABSENCE_STATES

/** Days from the first to the last, both included. */
export interface Days {
  readonly from: IsoDate
  readonly until: IsoDate
}

/** 'del 3 al 9 de …' in words that need no year rules: both days whole. */
export const daysWords = ({ from, until }: Days): string =>
  from === until ? `el ${longDate(from)}` : `del ${longDate(from)} al ${longDate(until)}`

/** Added to the name of an official who acts for an absent one. */
export const forAbsence = (name: string): string => `por ausencia de ${name}`

/** An absence as lists of people say it: 'ausente hasta el 9 de febrero de 2026, reemplaza Ana Ruiz'. */
export const absentWords = ({
  until,
  standIn,
}: {
  readonly until: IsoDate
  /** name; null: nobody */
  readonly standIn: string | null
}): string =>
  `ausente hasta el ${longDate(until)}, ${standIn === null ? 'sin reemplazo' : `reemplaza ${standIn}`}`

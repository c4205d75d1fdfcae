import type { Absence } from '@ventanilla/contract/absences.contract'
import { daysWords } from '@ventanilla/domain/cases/absence-words'
import type { Tone } from '../../ui/states/status-badge.tsx'

/** Said wherever an absence is registered: the deputy of a signer is named by an act, not here. */
export const SIGNATURE_STAYS =
  'La firma no pasa por una ausencia. Quien firme en lugar de otra persona necesita su propio encargo o delegación.'

export const STATE_WORDS: Readonly<
  Record<Absence['state'], { readonly tone: Tone; readonly words: string }>
> = {
  porEmpezar: { tone: 'info', words: 'Por empezar' },
  enCurso: { tone: 'warn', words: 'En curso' },
  terminada: { tone: 'none', words: 'Terminada' },
}

/** 'Del 3 de … al 9 de …' */
export function periodOf(absence: Pick<Absence, 'from' | 'until'>): string {
  const words = daysWords(absence)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const tasks = (n: number): string => (n === 1 ? '1 tarea asignada' : `${n} tareas asignadas`)

/** What happens with the tasks of the absent official, in one sentence. */
export function tasksOf({ open, left, standIn, uncovered }: Absence): string {
  if (open === 0) return 'No tiene tareas asignadas hoy.'
  if (standIn === null || uncovered !== null) return `Tiene ${tasks(open)}, que esperan.`
  const done = open - left
  if (left === 0) return `Tiene ${tasks(open)}, que hace ${standIn.name}.`
  return `Tiene ${tasks(open)}: ${standIn.name} hace ${done} y ${left === 1 ? 'una espera' : `${left} esperan`}, por su firma o por otro rol.`
}

/** Roles whose tasks wait, with what can be done. */
export const rolesLeftWords = (roles: readonly string[]): string =>
  `No lo reemplaza como ${roles.join(', ')}: esas tareas esperan o se reparten.`

import { type Measure, MEASURES, SUBJECT_NAMES, type SubjectId, subjectOf } from './subjects.ts'

const number = (value: number, digits: number): string =>
  new Intl.NumberFormat('es-CO', { maximumFractionDigits: digits }).format(value)

/** A figure as it is read, with its unit: '1.234', '2,5 días', '$ 1.234.567', '50 %'. A part in time is between 0 and 1. */
export function figureWords(subject: SubjectId, measure: Measure, value: number | null): string {
  if (value === null) return 'Sin dato'
  if (measure === 'a_tiempo') return `${number(value * 100, 1)} %`
  if (measure === 'cuenta') return number(value, 0)
  const unit = subjectOf(subject).amount?.unit
  if (unit === 'pesos') return `$\u00a0${number(value, 0)}`
  const [one, more] = unit === 'habiles' ? ['día hábil', 'días hábiles'] : ['día', 'días']
  return `${number(value, 1)} ${value === 1 ? one : more}`
}

/** Name of a question: 'Notificaciones: percentil 90'. */
export const questionTitle = (subject: SubjectId, measure: Measure): string =>
  `${SUBJECT_NAMES[subject]}: ${MEASURES[measure].toLowerCase()}`

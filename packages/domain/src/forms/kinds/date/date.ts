import { isDate, longDate } from '../../dates.ts'
import { type Kind, fault, isBlank } from '../kind.ts'

/** A calendar day 'YYYY-MM-DD'. */
export const date: Kind = {
  missing: 'Escriba la fecha.',
  isEmpty: isBlank,
  check: (value) => (isDate(value) ? [] : [fault('fecha', 'Escriba una fecha que exista: día, mes y año.')]),
  asText: (value) => (typeof value === 'string' ? longDate(value) : ''),
}

import { type Kind, isBlank, WRONG_SHAPE } from '../kind.ts'

/** A yes/no question; no answer is not a no (decision 36). */
export const yesNo: Kind = {
  missing: 'Responda sí o no.',
  isEmpty: isBlank,
  check: (value) => (typeof value === 'boolean' ? [] : [WRONG_SHAPE]),
  asText: (value) => (value === true ? 'Sí' : value === false ? 'No' : ''),
}

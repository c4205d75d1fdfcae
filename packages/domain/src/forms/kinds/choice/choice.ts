import { labelOf, namesOf, optionsOf } from '../../lists.ts'
import { type Kind, fault, isBlank, WRONG_SHAPE } from '../kind.ts'

/** One of several options; stored as the option's value. Skips the check when its list is not loaded. */
export const choice: Kind = {
  missing: 'Escoja una opción.',
  isEmpty: isBlank,
  check(value, field, { lists }) {
    if (typeof value !== 'string') return [WRONG_SHAPE]
    const options = optionsOf(field, lists)
    if (options === null || options.some((option) => option.value === value)) return []
    return [fault('opcion', 'Esa opción ya no existe. Escoja otra.')]
  },
  asText: (value, field, lists) => (typeof value === 'string' ? labelOf(namesOf(field, lists), value) : ''),
}

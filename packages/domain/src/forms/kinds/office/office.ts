import { labelOf } from '../../lists.ts'
import { type Kind, fault, isBlank, isId, WRONG_SHAPE } from '../kind.ts'

/** List of the territorial offices by id. */
export const OFFICE_LIST = 'territoriales'

/** A territorial office, by id. */
export const office: Kind = {
  missing: 'Escoja la oficina territorial.',
  isEmpty: isBlank,
  check(value, field, { lists }) {
    if (!isId(value)) return [WRONG_SHAPE]
    const options = lists.options[field.optionsFrom ?? OFFICE_LIST]
    return !options || options.some((option) => option.value === value)
      ? []
      : [fault('opcion', 'Esa oficina ya no existe. Escoja otra.')]
  },
  asText: (value, field, lists) =>
    typeof value === 'string' ? labelOf(lists.options[field.optionsFrom ?? OFFICE_LIST] ?? null, value) : '',
}

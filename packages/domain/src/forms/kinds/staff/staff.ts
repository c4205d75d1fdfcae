import { labelOf } from '../../lists.ts'
import { type Kind, isBlank, isId, WRONG_SHAPE } from '../kind.ts'

/** List of officials by id. */
export const STAFF_LIST = 'funcionarios'

/** An official, by id. The server checks that they are active and have one of the roles. */
export const staff: Kind = {
  missing: 'Escoja a la persona.',
  isEmpty: isBlank,
  check: (value) => (isId(value) ? [] : [WRONG_SHAPE]),
  asText: (value, _field, lists) =>
    typeof value === 'string' ? labelOf(lists.options[STAFF_LIST] ?? null, value) : '',
}

import { labelOf } from '../../lists.ts'
import { type Kind, isBlank, isId, WRONG_SHAPE } from '../kind.ts'

/** List that names officials by their id. */
export const STAFF_LIST = 'funcionarios'

/** An official, by id. Whether they are active and hold one of the roles is the server's to decide. */
export const staff: Kind = {
  missing: 'Escoja a la persona.',
  isEmpty: isBlank,
  check: (value) => (isId(value) ? [] : [WRONG_SHAPE]),
  asText: (value, _field, lists) =>
    typeof value === 'string' ? labelOf(lists.options[STAFF_LIST] ?? null, value) : '',
  schema: (field) => ({ type: 'string', 'x-list': STAFF_LIST, 'x-roles': field.roles ?? [] }),
}

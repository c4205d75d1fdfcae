import { type Kind, fault, isBlank } from '../kind.ts'

/** A statement that must be accepted. An unticked box is a missing answer, not a wrong one, until filing. */
export const declaration: Kind = {
  missing: 'Debe aceptar esta declaración.',
  isEmpty: (value) => isBlank(value) || value === false,
  check: (value) => (value === true ? [] : [fault('declaracion', 'Debe aceptar esta declaración.')]),
  asText: (value) => (value === true ? 'Aceptada' : ''),
  schema: () => ({ const: true }),
}

import { type Kind, fault, isBlank } from '../kind.ts'

/** A statement that must be accepted. Until filing, an unticked box counts as missing, not as wrong. */
export const declaration: Kind = {
  missing: 'Debe aceptar esta declaración.',
  isEmpty: (value) => isBlank(value) || value === false,
  check: (value) => (value === true ? [] : [fault('declaracion', 'Debe aceptar esta declaración.')]),
  asText: (value) => (value === true ? 'Aceptada' : ''),
}

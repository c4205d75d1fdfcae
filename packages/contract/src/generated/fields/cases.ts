// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { cases } from '../cases.ts'

export const historyQuery = {
  desde: { required: false, minimum: 0 },
} as const satisfies FieldsOf<typeof cases.history, 'query'>

export const inMunicipalityQuery = {
  estado: { required: false },
  cursor: { required: false, maxLength: 80 },
} as const satisfies FieldsOf<typeof cases.inMunicipality, 'query'>

export const mineQuery = {
  estado: { required: false },
  q: { required: false, maxLength: 100 },
  cursor: { required: false, maxLength: 200 },
} as const satisfies FieldsOf<typeof cases.mine, 'query'>

export const noteFields = {
  text: { required: true, maxLength: 2000, minLength: 1 },
} as const satisfies FieldsOf<typeof cases.note, 'body'>

// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { cases } from '../cases.ts'

export const appealFields = {
  version: { required: true, minimum: 0, maximum: 1000000000 },
  taskId: { required: true },
} as const satisfies FieldsOf<typeof cases.appeal, 'body'>

export const extendFields = {
  version: { required: true, minimum: 0, maximum: 1000000000 },
  taskId: { required: true },
} as const satisfies FieldsOf<typeof cases.extend, 'body'>

export const fileFields = {
  version: { required: true, minimum: 0, maximum: 1000000000 },
  declaration: { required: true },
} as const satisfies FieldsOf<typeof cases.file, 'body'>

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

export const sharedQuery = {
  isFromRevocatoria: { required: false },
} as const satisfies FieldsOf<typeof cases.shared, 'query'>

export const waiveFields = {
  version: { required: true, minimum: 0, maximum: 1000000000 },
  taskId: { required: true },
} as const satisfies FieldsOf<typeof cases.waive, 'body'>

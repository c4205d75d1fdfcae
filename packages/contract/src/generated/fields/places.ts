// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { places } from '../places.ts'

export const searchFields = {
  shape: { required: true },
  at: { required: true, maxItems: 2000 },
  metres: { required: false, minimum: 0, maximum: 50000 },
} as const satisfies FieldsOf<typeof places.search, 'body'>

export const verifyFields = {
  state: { required: true },
  note: { required: true, maxLength: 500, minLength: 10 },
} as const satisfies FieldsOf<typeof places.verify, 'body'>

export const warningsFields = {
  places: { required: true, maxItems: 40 },
} as const satisfies FieldsOf<typeof places.warnings, 'body'>

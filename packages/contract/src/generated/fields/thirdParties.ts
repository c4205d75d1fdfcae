// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { thirdParties } from '../thirdParties.ts'

export const correctFields = {
  address: { required: true, maxLength: 200, minLength: 1 },
  municipality: { required: true, maxLength: 80, minLength: 1 },
  phone: { required: false, maxLength: 20 },
  email: { required: false, maxLength: 254 },
  reason: { required: true, maxLength: 500, minLength: 10 },
  version: { required: true, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof thirdParties.correct, 'body'>

export const endFields = {
  actId: { required: true },
  on: { required: true },
  reason: { required: true, maxLength: 500, minLength: 10 },
  version: { required: true, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof thirdParties.end, 'body'>

export const listQuery = {
  q: { required: false, maxLength: 100 },
  estado: { required: false },
  orden: { required: false },
  cursor: { required: false, maxLength: 500 },
} as const satisfies FieldsOf<typeof thirdParties.list, 'query'>

// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { messages } from '../messages.ts'

export const exportQuery = {
  numero: { required: false, maxLength: 100, minLength: 3 },
  persona: { required: false, maxLength: 100, minLength: 3 },
  clase: { required: false },
  estado: { required: false },
  desde: { required: false },
  hasta: { required: false },
  orden: { required: false },
} as const satisfies FieldsOf<typeof messages.export, 'query'>

export const listQuery = {
  numero: { required: false, maxLength: 100, minLength: 3 },
  persona: { required: false, maxLength: 100, minLength: 3 },
  clase: { required: false },
  estado: { required: false },
  desde: { required: false },
  hasta: { required: false },
  orden: { required: false },
  cursor: { required: false, maxLength: 500 },
} as const satisfies FieldsOf<typeof messages.list, 'query'>

export const readdressFields = {
  to: { required: true, maxLength: 254, minLength: 1 },
  reason: { required: true, maxLength: 500, minLength: 10 },
} as const satisfies FieldsOf<typeof messages.readdress, 'body'>

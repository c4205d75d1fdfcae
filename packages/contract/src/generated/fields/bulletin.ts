// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { bulletin } from '../bulletin.ts'

export const listQuery = {
  q: { required: false, maxLength: 100 },
  tipo: { required: false },
  desde: { required: false },
  hasta: { required: false },
  cursor: { required: false, maxLength: 80 },
} as const satisfies FieldsOf<typeof bulletin.list, 'query'>

export const pendingQuery = {
  acto: { required: false },
} as const satisfies FieldsOf<typeof bulletin.pending, 'query'>

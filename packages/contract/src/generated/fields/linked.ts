// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { linked } from '../linked.ts'

export const openFields = {
  family: { required: true, maxLength: 60 },
  step: { required: false, maxLength: 20 },
  caseId: { required: false },
  radicado: { required: false, maxLength: 60 },
} as const satisfies FieldsOf<typeof linked.open, 'body'>

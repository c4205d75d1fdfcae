// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { consult } from '../consult.ts'

export const caseFields = {
  radicado: { required: true, maxLength: 80 },
  documento: { required: true, maxLength: 60 },
} as const satisfies FieldsOf<typeof consult.case, 'body'>

// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { changes } from '../changes.ts'

export const findCaseQuery = {
  radicado: { required: false, maxLength: 60 },
  documento: { required: false, maxLength: 40 },
} as const satisfies FieldsOf<typeof changes.findCase, 'query'>

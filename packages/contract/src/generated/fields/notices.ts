// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { notices } from '../notices.ts'

export const listQuery = {
  solo: { required: false },
  cursor: { required: false, maxLength: 80 },
} as const satisfies FieldsOf<typeof notices.list, 'query'>

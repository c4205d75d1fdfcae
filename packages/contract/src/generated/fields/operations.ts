// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { operations } from '../operations.ts'

export const reopenLimitFields = {
  name: { required: true, maxLength: 60 },
  who: { required: true, maxLength: 200 },
  reason: { required: true, maxLength: 500, minLength: 5 },
} as const satisfies FieldsOf<typeof operations.reopenLimit, 'body'>

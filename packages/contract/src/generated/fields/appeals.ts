// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { appeals } from '../appeals.ts'

export const saveDraftFields = {
  version: { required: true, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof appeals.saveDraft, 'body'>

// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { figures } from '../figures.ts'

export const fileQuery = {
  formato: { required: false },
} as const satisfies FieldsOf<typeof figures.file, 'query'>

// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { copies } from '../copies.ts'

export const openFields = {
  token: { required: true, maxLength: 200, minLength: 1 },
} as const satisfies FieldsOf<typeof copies.open, 'body'>

// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { atWindow } from '../atWindow.ts'

export const findPersonQuery = {
  documento: { required: false, maxLength: 40 },
} as const satisfies FieldsOf<typeof atWindow.findPerson, 'query'>

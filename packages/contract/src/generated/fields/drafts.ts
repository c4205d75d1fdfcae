// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { drafts } from '../drafts.ts'

export const createFields = {
  ttId: { required: true, minimum: 1, maximum: 9999 },
} as const satisfies FieldsOf<typeof drafts.create, 'body'>

export const saveFields = {
  baseVersion: { required: true, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof drafts.save, 'body'>

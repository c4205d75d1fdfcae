// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { passkeys } from '../passkeys.ts'

export const addFields = {
  name: { required: true, maxLength: 80 },
} as const satisfies FieldsOf<typeof passkeys.add, 'body'>

export const beginFields = {
  password: { required: true, maxLength: 400, minLength: 1 },
} as const satisfies FieldsOf<typeof passkeys.begin, 'body'>

export const logInFields = {
  ticket: { required: true, maxLength: 200, minLength: 1 },
} as const satisfies FieldsOf<typeof passkeys.logIn, 'body'>

export const removeFields = {
  password: { required: true, maxLength: 400, minLength: 1 },
} as const satisfies FieldsOf<typeof passkeys.remove, 'body'>

export const removeOfFields = {
  reason: { required: true, maxLength: 500, minLength: 5 },
} as const satisfies FieldsOf<typeof passkeys.removeOf, 'body'>

export const renameFields = {
  name: { required: true, maxLength: 80 },
} as const satisfies FieldsOf<typeof passkeys.rename, 'body'>

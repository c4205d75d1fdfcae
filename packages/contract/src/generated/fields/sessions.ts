// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { sessions } from '../sessions.ts'

export const logInFields = {
  username: { required: true, maxLength: 320 },
  password: { required: true, maxLength: 400, minLength: 1 },
} as const satisfies FieldsOf<typeof sessions.logIn, 'body'>

export const logInOfficialFields = {
  username: { required: true, maxLength: 320 },
  password: { required: true, maxLength: 400, minLength: 1 },
  cliente: { required: true, pattern: '^\\d{1,4}$' },
} as const satisfies FieldsOf<typeof sessions.logInOfficial, 'body'>

export const noteUseFields = {
  access_token: { required: false, maxLength: 2000 },
} as const satisfies FieldsOf<typeof sessions.noteUse, 'body'>

export const renewQuery = {
  access_token: { required: false, maxLength: 2000 },
} as const satisfies FieldsOf<typeof sessions.renew, 'query'>

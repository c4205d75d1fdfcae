// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { acts } from '../acts.ts'

export const acceptRemarkFields = {
  reason: { required: false, maxLength: 2000, minLength: 10 },
} as const satisfies FieldsOf<typeof acts.acceptRemark, 'body'>

export const answerRemarkFields = {
  reason: { required: true, maxLength: 2000, minLength: 10 },
} as const satisfies FieldsOf<typeof acts.answerRemark, 'body'>

export const askKeyFields = {
  id: { required: true },
} as const satisfies FieldsOf<typeof acts.askKey, 'body'>

export const confirmOtpFields = {
  id: { required: true },
  code: { required: true, pattern: '^\\d{4}$' },
  version: { required: false, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof acts.confirmOtp, 'body'>

export const createOtpFields = {
  id: { required: true },
  keep: { required: false },
} as const satisfies FieldsOf<typeof acts.createOtp, 'body'>

export const previewFields = {
  id: { required: true },
} as const satisfies FieldsOf<typeof acts.preview, 'body'>

export const remarkFields = {
  from: { required: true, minimum: 0 },
  to: { required: true, minimum: 1 },
  text: { required: true, maxLength: 2000, minLength: 3 },
} as const satisfies FieldsOf<typeof acts.remark, 'body'>

export const saveFields = {
  version: { required: true, minimum: 0, maximum: 1000000000 },
  label: { required: false, maxLength: 80 },
} as const satisfies FieldsOf<typeof acts.save, 'body'>

export const signWithKeyFields = {
  id: { required: true },
  version: { required: false, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof acts.signWithKey, 'body'>

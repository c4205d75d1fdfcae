// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { atWindow } from '../atWindow.ts'

export const fileFields = {
  version: { required: true, minimum: 0, maximum: 1000000000 },
  signedBefore: { required: true },
  signedPaper: { required: true, maxLength: 300 },
} as const satisfies FieldsOf<typeof atWindow.file, 'body'>

export const findPersonQuery = {
  documento: { required: false, maxLength: 40 },
} as const satisfies FieldsOf<typeof atWindow.findPerson, 'query'>

export const openFields = {
  ttId: { required: true, minimum: 1, maximum: 9999 },
  office: { required: true, maxLength: 40 },
} as const satisfies FieldsOf<typeof atWindow.open, 'body'>

export const saveFields = {
  baseVersion: { required: true, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof atWindow.save, 'body'>

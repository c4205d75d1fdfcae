// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { files } from '../files.ts'

export const deleteOldFields = {
  urlDoc: { required: true, maxLength: 300, minLength: 1 },
} as const satisfies FieldsOf<typeof files.deleteOld, 'body'>

export const linkQuery = {
  ver: { required: false },
} as const satisfies FieldsOf<typeof files.link, 'query'>

export const presignFields = {
  urlDoc: { required: false, maxLength: 300 },
  fileType: { required: false, maxLength: 120 },
  name: { required: false, maxLength: 255 },
  documentId: { required: false },
  size: { required: false, minimum: 0 },
} as const satisfies FieldsOf<typeof files.presign, 'body'>

export const presignDeleteFields = {
  urlDoc: { required: true, maxLength: 300, minLength: 1 },
} as const satisfies FieldsOf<typeof files.presignDelete, 'body'>

export const presignOldFields = {
  urlDoc: { required: false, maxLength: 300 },
  fileType: { required: false, maxLength: 120 },
  name: { required: false, maxLength: 255 },
  documentId: { required: false },
  size: { required: false, minimum: 0 },
} as const satisfies FieldsOf<typeof files.presignOld, 'body'>

export const removeByLinkQuery = {
  persona: { required: true },
  vence: { required: true, minimum: 0, maximum: 99999999999 },
  firma: { required: true, maxLength: 100, minLength: 1 },
} as const satisfies FieldsOf<typeof files.removeByLink, 'query'>

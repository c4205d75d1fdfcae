// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { layers } from '../layers.ts'

export const drawFields = {
  areas: { required: true, maxItems: 50 },
} as const satisfies FieldsOf<typeof layers.draw, 'body'>

export const loadFields = {
  file: { required: true, maxLength: 300 },
} as const satisfies FieldsOf<typeof layers.load, 'body'>

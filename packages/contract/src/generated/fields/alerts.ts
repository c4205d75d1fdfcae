// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { alerts } from '../alerts.ts'

export const createFields = {
  title: { required: true, maxLength: 120, minLength: 3 },
  body: { required: true, maxLength: 1000, minLength: 3 },
  type: { required: true },
  startsAt: { required: false },
  endsAt: { required: false },
} as const satisfies FieldsOf<typeof alerts.create, 'body'>

export const updateFields = {
  title: { required: true, maxLength: 120, minLength: 3 },
  body: { required: true, maxLength: 1000, minLength: 3 },
  type: { required: true },
  startsAt: { required: false },
  endsAt: { required: false },
} as const satisfies FieldsOf<typeof alerts.update, 'body'>

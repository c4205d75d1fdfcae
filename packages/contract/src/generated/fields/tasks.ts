// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { tasks } from '../tasks.ts'

export const assignFields = {
  tasks: { required: true, maxItems: 200 },
  to: { required: false },
} as const satisfies FieldsOf<typeof tasks.assign, 'body'>

export const candidatesQuery = {
  campo: { required: false, maxLength: 120 },
} as const satisfies FieldsOf<typeof tasks.candidates, 'query'>

export const rescheduleFields = {
  version: { required: true, minimum: 0, maximum: 1000000000 },
  date: { required: true },
  reason: { required: true, maxLength: 500, minLength: 10 },
} as const satisfies FieldsOf<typeof tasks.reschedule, 'body'>

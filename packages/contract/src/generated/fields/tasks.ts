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

export const saveFields = {
  version: { required: true, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof tasks.save, 'body'>

export const startActFields = {
  version: { required: true, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof tasks.startAct, 'body'>

export const submitActFields = {
  version: { required: true, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof tasks.submitAct, 'body'>

export const withdrawActFields = {
  version: { required: true, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof tasks.withdrawAct, 'body'>

// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { faults } from '../faults.ts'

export const reportFields = {
  reference: { required: true, pattern: '^[A-HJ-NP-RT-Z2346789]{4}-[A-HJ-NP-RT-Z2346789]{4}$' },
  screen: { required: true, pattern: '^[\\w.]{1,60}$' },
  message: { required: true, maxLength: 300 },
  stack: { required: true, maxLength: 3000 },
} as const satisfies FieldsOf<typeof faults.report, 'body'>

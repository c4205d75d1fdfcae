// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { definitionsInUse } from '../definitionsInUse.ts'

export const casesQuery = {
  ttId: { required: true, minimum: 0, maximum: 9999 },
  family: { required: false, maxLength: 80 },
  release: { required: true, minimum: 0, maximum: 2147483647 },
  cursor: { required: false },
} as const satisfies FieldsOf<typeof definitionsInUse.cases, 'query'>

export const moveAllFields = {
  ttId: { required: true, minimum: 0, maximum: 9999 },
  family: { required: false, maxLength: 80 },
  release: { required: true, minimum: 0, maximum: 2147483647 },
  reason: { required: true, maxLength: 500, minLength: 5 },
} as const satisfies FieldsOf<typeof definitionsInUse.moveAll, 'body'>

export const moveCaseFields = {
  version: { required: true, minimum: 0, maximum: 1000000000 },
  reason: { required: true, maxLength: 500, minLength: 5 },
} as const satisfies FieldsOf<typeof definitionsInUse.moveCase, 'body'>

// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { workflow } from '../workflow.ts'

export const continueFields = {
  idComponent: { required: true },
  idSolicitud: { required: true },
  version: { required: false, minimum: 0, maximum: 1000000000 },
  outcome: { required: false, maxLength: 60 },
  reason: { required: false, maxLength: 2000 },
} as const satisfies FieldsOf<typeof workflow.continue, 'body'>

export const previousFields = {
  idComponent: { required: true },
  idSolicitud: { required: true },
  version: { required: false, minimum: 0, maximum: 1000000000 },
  reason: { required: false, maxLength: 2000 },
} as const satisfies FieldsOf<typeof workflow.previous, 'body'>

// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { register } from '../register.ts'

export const listQuery = {
  serie: { required: false, pattern: '^[A-Z0-9_]{2,40}$' },
  anio: { required: false, minimum: 2000, maximum: 2100 },
  numero: { required: false, maxLength: 40 },
  q: { required: false, maxLength: 100 },
  orden: { required: false },
  cursor: { required: false, maxLength: 500 },
} as const satisfies FieldsOf<typeof register.list, 'query'>

// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { audit } from '../audit.ts'

export const exportQuery = {
  evento: { required: false },
  quien: { required: false, maxLength: 100, minLength: 3 },
  sobre: { required: false, maxLength: 100, minLength: 3 },
  desde: { required: false },
  hasta: { required: false },
  direccion: { required: false, maxLength: 45, pattern: '^([0-9a-fA-F.:]+(\\/64)?|desconocida)$' },
  orden: { required: false },
} as const satisfies FieldsOf<typeof audit.export, 'query'>

export const listQuery = {
  evento: { required: false },
  quien: { required: false, maxLength: 100, minLength: 3 },
  sobre: { required: false, maxLength: 100, minLength: 3 },
  desde: { required: false },
  hasta: { required: false },
  direccion: { required: false, maxLength: 45, pattern: '^([0-9a-fA-F.:]+(\\/64)?|desconocida)$' },
  orden: { required: false },
  cursor: { required: false, maxLength: 500 },
} as const satisfies FieldsOf<typeof audit.list, 'query'>

// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { expedientes } from '../expedientes.ts'

export const grantFields = {
  email: { required: true, maxLength: 150 },
  until: { required: true, pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  reason: { required: true, maxLength: 500, minLength: 10 },
} as const satisfies FieldsOf<typeof expedientes.grant, 'body'>

export const historyQuery = {
  q: { required: false, maxLength: 100 },
  numero: { required: false, maxLength: 60 },
  anio: { required: false, minimum: 1990, maximum: 2100 },
  tipo: { required: false, minimum: 1, maximum: 99 },
  estado: { required: false, maxLength: 60 },
  cursor: { required: false, maxLength: 80 },
} as const satisfies FieldsOf<typeof expedientes.history, 'query'>

export const notificationsQuery = {
  cursor: { required: false, maxLength: 80 },
} as const satisfies FieldsOf<typeof expedientes.notifications, 'query'>

export const searchQuery = {
  por: { required: false },
  q: { required: false, maxLength: 60 },
  cursor: { required: false, maxLength: 80 },
} as const satisfies FieldsOf<typeof expedientes.search, 'query'>

export const withdrawFields = {
  reason: { required: true, maxLength: 500, minLength: 10 },
} as const satisfies FieldsOf<typeof expedientes.withdraw, 'body'>

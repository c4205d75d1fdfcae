// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { inbox } from '../inbox.ts'

export const changeViewFields = {
  name: { required: true, maxLength: 60, minLength: 1 },
  query: { required: true, maxLength: 500 },
} as const satisfies FieldsOf<typeof inbox.changeView, 'body'>

export const exportQuery = {
  vista: { required: false },
  q: { required: false, maxLength: 100 },
  tramite: { required: false, minimum: 1, maximum: 99 },
  municipio: { required: false, pattern: '^\\d{5}$' },
  estado: { required: false, pattern: '^[a-z_]{3,40}$' },
  formato: { required: false },
} as const satisfies FieldsOf<typeof inbox.export, 'query'>

export const listQuery = {
  vista: { required: false },
  q: { required: false, maxLength: 100 },
  tramite: { required: false, minimum: 1, maximum: 99 },
  municipio: { required: false, pattern: '^\\d{5}$' },
  estado: { required: false, pattern: '^[a-z_]{3,40}$' },
  cursor: { required: false, maxLength: 80 },
} as const satisfies FieldsOf<typeof inbox.list, 'query'>

export const saveViewFields = {
  screen: { required: false, maxLength: 60, minLength: 1 },
  name: { required: true, maxLength: 60, minLength: 1 },
  query: { required: true, maxLength: 500 },
} as const satisfies FieldsOf<typeof inbox.saveView, 'body'>

export const trayQuery = {
  lista: { required: true, maxLength: 100 },
} as const satisfies FieldsOf<typeof inbox.tray, 'query'>

export const viewsQuery = {
  pantalla: { required: false, maxLength: 60 },
} as const satisfies FieldsOf<typeof inbox.views, 'query'>

// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { reports } from '../reports.ts'

export const askQuery = {
  tema: { required: true },
  medida: { required: false },
  grupo: { required: false },
  subgrupo: { required: false },
  filtros: { required: false, maxLength: 600 },
  desde: { required: false },
  hasta: { required: false },
  comparar: { required: false },
  instante: { required: false },
} as const satisfies FieldsOf<typeof reports.ask, 'query'>

export const changeFields = {
  name: { required: true, maxLength: 80, minLength: 3 },
  role: { required: false, maxLength: 60 },
  version: { required: true, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof reports.change, 'body'>

export const exportQuery = {
  tema: { required: true },
  medida: { required: false },
  grupo: { required: false },
  subgrupo: { required: false },
  filtros: { required: false, maxLength: 600 },
  desde: { required: false },
  hasta: { required: false },
  comparar: { required: false },
  instante: { required: false },
  formato: { required: false },
} as const satisfies FieldsOf<typeof reports.export, 'query'>

export const rowsQuery = {
  tema: { required: true },
  medida: { required: false },
  grupo: { required: false },
  subgrupo: { required: false },
  filtros: { required: false, maxLength: 600 },
  desde: { required: false },
  hasta: { required: false },
  comparar: { required: false },
  instante: { required: false },
  cursor: { required: false, maxLength: 500 },
} as const satisfies FieldsOf<typeof reports.rows, 'query'>

export const saveFields = {
  name: { required: true, maxLength: 80, minLength: 3 },
  role: { required: false, maxLength: 60 },
} as const satisfies FieldsOf<typeof reports.save, 'body'>

export const sendFields = {
  every: { required: false },
} as const satisfies FieldsOf<typeof reports.send, 'body'>

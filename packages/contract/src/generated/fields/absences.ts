// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { absences } from '../absences.ts'

export const changeFields = {
  standIn: { required: false },
  until: { required: true },
} as const satisfies FieldsOf<typeof absences.change, 'body'>

export const choicesQuery = {
  persona: { required: false },
  desde: { required: false },
  hasta: { required: false },
} as const satisfies FieldsOf<typeof absences.choices, 'query'>

export const listQuery = {
  estado: { required: false },
  cursor: { required: false, maxLength: 500 },
} as const satisfies FieldsOf<typeof absences.list, 'query'>

export const registerFields = {
  person: { required: true },
  standIn: { required: false },
  from: { required: true },
  until: { required: true },
  situation: { required: true },
} as const satisfies FieldsOf<typeof absences.register, 'body'>

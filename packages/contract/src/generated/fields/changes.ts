// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { changes } from '../changes.ts'

export const answerFields = {
  id: { required: true },
  state: { required: true },
  version: { required: false, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof changes.answer, 'body'>

export const applyFields = {
  id: { required: true },
  version: { required: false, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof changes.apply, 'body'>

export const approveByCoordinatorFields = {
  id: { required: true },
  version: { required: false, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof changes.approveByCoordinator, 'body'>

export const askFields = {
  id_solicitante: { required: true },
  solId: { required: true },
  file: { required: false, maxItems: 20 },
  motivo: { required: false, maxLength: 40 },
  explicacion: { required: false, maxLength: 2000 },
  cs_tipo_persona: { required: false, maxLength: 3 },
  cs_nombre_o_razon_social: { required: false, maxLength: 400 },
  cs_id_tipo_documento: { required: false, maxLength: 3 },
  cs_nro_doc: { required: false, maxLength: 60 },
  cs_telefonos: { required: false, maxLength: 40 },
  cs_email: { required: false, maxLength: 254 },
} as const satisfies FieldsOf<typeof changes.ask, 'body'>

export const assignFields = {
  id: { required: true },
  id_abogado: { required: true },
  version: { required: false, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof changes.assign, 'body'>

export const endFormerFields = {
  personId: { required: false },
  reason: { required: false, maxLength: 1000 },
} as const satisfies FieldsOf<typeof changes.endFormer, 'body'>

export const findCaseQuery = {
  radicado: { required: false, maxLength: 60 },
  documento: { required: false, maxLength: 40 },
} as const satisfies FieldsOf<typeof changes.findCase, 'query'>

export const previewFields = {
  id: { required: true },
} as const satisfies FieldsOf<typeof changes.preview, 'body'>

export const readOfferFields = {
  token: { required: true, maxLength: 200 },
} as const satisfies FieldsOf<typeof changes.readOffer, 'body'>

export const returnByCoordinatorFields = {
  id: { required: true },
  correcciones: { required: true, maxLength: 2000 },
  version: { required: false, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof changes.returnByCoordinator, 'body'>

export const returnBySubdirectorFields = {
  id: { required: true },
  correcciones: { required: true, maxLength: 2000 },
  version: { required: false, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof changes.returnBySubdirector, 'body'>

export const reviewFields = {
  id: { required: true },
  version: { required: false, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof changes.review, 'body'>

export const saveActFields = {
  version: { required: true, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof changes.saveAct, 'body'>

export const signFields = {
  id: { required: true },
  code: { required: true, pattern: '^\\d{4}$' },
  version: { required: false, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof changes.sign, 'body'>

export const startActFields = {
  id: { required: true },
  obligaciones: { required: false, maxLength: 4000 },
  version: { required: false, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof changes.startAct, 'body'>

export const takeOfferFields = {
  token: { required: true, maxLength: 200 },
} as const satisfies FieldsOf<typeof changes.takeOffer, 'body'>

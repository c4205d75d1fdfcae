// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { configuration } from '../configuration.ts'

export const bringFields = {
  archive: { required: true, maxLength: 11184812, minLength: 1 },
  items: { required: true, maxItems: 2000 },
} as const satisfies FieldsOf<typeof configuration.bring, 'body'>

export const callOffFields = {
  items: { required: true, maxItems: 200 },
  reason: { required: true, maxLength: 500, minLength: 5 },
  accepted: { required: false, maxItems: 50 },
} as const satisfies FieldsOf<typeof configuration.callOff, 'body'>

export const compareFields = {
  archive: { required: true, maxLength: 11184812, minLength: 1 },
} as const satisfies FieldsOf<typeof configuration.compare, 'body'>

export const createFields = {
  key: { required: false, maxLength: 60 },
} as const satisfies FieldsOf<typeof configuration.create, 'body'>

export const discardFields = {
  revision: { required: true, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof configuration.discard, 'body'>

export const effectsOfFields = {
  items: { required: true, maxItems: 200 },
  moves: { required: false },
} as const satisfies FieldsOf<typeof configuration.effectsOf, 'body'>

export const goBackFields = {
  inForce: { required: true, minimum: 0, maximum: 1000000000 },
  reason: { required: true, maxLength: 500, minLength: 5 },
  norm: { required: false, maxLength: 300 },
  accepted: { required: false, maxItems: 50 },
} as const satisfies FieldsOf<typeof configuration.goBack, 'body'>

export const itemsQuery = {
  q: { required: false, maxLength: 100 },
  estado: { required: false },
  cursor: { required: false, maxLength: 60 },
} as const satisfies FieldsOf<typeof configuration.items, 'query'>

export const judgePastedFields = {
  by: { required: true, maxLength: 60, minLength: 1 },
  rows: { required: true, maxItems: 500 },
} as const satisfies FieldsOf<typeof configuration.judgePasted, 'body'>

export const publishFields = {
  items: { required: true, maxItems: 200 },
  reason: { required: true, maxLength: 500, minLength: 5 },
  norm: { required: false, maxLength: 300 },
  accepted: { required: false, maxItems: 50 },
  handOver: { required: false, maxItems: 200 },
} as const satisfies FieldsOf<typeof configuration.publish, 'body'>

export const reactivateFields = {
  revision: { required: true, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof configuration.reactivate, 'body'>

export const retireFields = {
  revision: { required: true, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof configuration.retire, 'body'>

export const reviewFields = {
  items: { required: true, maxItems: 200 },
  day: { required: false },
} as const satisfies FieldsOf<typeof configuration.review, 'body'>

export const saveDraftFields = {
  revision: { required: true, minimum: 0, maximum: 1000000000 },
  base: { required: true, minimum: 0, maximum: 1000000000 },
  retired: { required: false },
} as const satisfies FieldsOf<typeof configuration.saveDraft, 'body'>

export const saveDraftsFields = {
  items: { required: true, maxItems: 500 },
} as const satisfies FieldsOf<typeof configuration.saveDrafts, 'body'>

export const scheduleFields = {
  items: { required: true, maxItems: 200 },
  day: { required: true },
  reason: { required: true, maxLength: 500, minLength: 5 },
  norm: { required: false, maxLength: 300 },
  accepted: { required: false, maxItems: 50 },
  handOver: { required: false, maxItems: 200 },
} as const satisfies FieldsOf<typeof configuration.schedule, 'body'>

export const startTrialFields = {
  hash: { required: true, maxLength: 64, minLength: 1 },
} as const satisfies FieldsOf<typeof configuration.startTrial, 'body'>

export const takeProductFields = {
  choice: { required: true },
  revision: { required: true, minimum: 0, maximum: 1000000000 },
} as const satisfies FieldsOf<typeof configuration.takeProduct, 'body'>

export const trialCasesQuery = {
  trial: { required: true },
  piece: { required: true, maxLength: 40 },
  line: { required: true, maxLength: 120 },
  cursor: { required: false, minimum: 0, maximum: 10000 },
} as const satisfies FieldsOf<typeof configuration.trialCases, 'query'>

export const usesQuery = {
  cursor: { required: false },
} as const satisfies FieldsOf<typeof configuration.uses, 'query'>

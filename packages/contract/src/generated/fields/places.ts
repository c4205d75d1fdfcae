// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { places } from '../places.ts'

export const confirmReachFields = {
  streams: { required: true },
  reach: { required: true, maxLength: 20, minLength: 1 },
  previous: { required: false },
  reason: { required: true, maxLength: 500 },
} as const satisfies FieldsOf<typeof places.confirmReach, 'body'>

export const reachesFields = {
  lat: { required: true, minimum: -90, maximum: 90 },
  lon: { required: true, minimum: -180, maximum: 180 },
} as const satisfies FieldsOf<typeof places.reaches, 'body'>

export const searchFields = {
  shape: { required: true },
  at: { required: true, maxItems: 2000 },
  metres: { required: false, minimum: 0, maximum: 50000 },
  reach: { required: false, maxLength: 20, minLength: 1 },
  source: { required: false, maxLength: 200, minLength: 1 },
} as const satisfies FieldsOf<typeof places.search, 'body'>

export const verifyFields = {
  state: { required: true },
  note: { required: true, maxLength: 500, minLength: 10 },
} as const satisfies FieldsOf<typeof places.verify, 'body'>

export const warningsFields = {
  places: { required: true, maxItems: 40 },
} as const satisfies FieldsOf<typeof places.warnings, 'body'>

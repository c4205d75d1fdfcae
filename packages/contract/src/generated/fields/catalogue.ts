// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { catalogue } from '../catalogue.ts'

export const listOfficeCitiesQuery = {
  territorial: { required: false, pattern: '^\\d{1,6}$' },
} as const satisfies FieldsOf<typeof catalogue.listOfficeCities, 'query'>

import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { stepOfFamily } from '../../step-parts.ts'

export const family = 'licencia'
export const step = stepOfFamily(family)
export const words = (key: string, label: string, condition?: FieldDef['condition']): FieldDef => ({
  key,
  kind: 'longText',
  label,
  required: true,
  maxLength: 4000,
  ...(condition !== undefined && { condition }),
})

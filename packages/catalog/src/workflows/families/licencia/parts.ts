import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { typesOf } from '../../../procedures/procedures.ts'
import { stepOfFamily } from '../../step-parts.ts'

export const family = 'licencia'
export const TYPES = typesOf(family)
export const step = stepOfFamily(family)
export const words = (key: string, label: string, condition?: FieldDef['condition']): FieldDef => ({
  key,
  kind: 'longText',
  label,
  required: true,
  maxLength: 4000,
  ...(condition !== undefined && { condition }),
})

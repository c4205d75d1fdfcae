import type { FieldDef, FieldOption } from '@ventanilla/domain/forms/definition'
import type { GrantTermDef } from '@ventanilla/domain/definitions/procedure-schema'

/** Fields of grant terms, of the usual kinds. */
export const options = (...pairs: readonly (readonly [string, string])[]): readonly FieldOption[] =>
  pairs.map(([value, label]) => ({ value, label }))
export const words = (label: string, help?: string): GrantTermDef['field'] => ({
  kind: 'longText',
  label,
  required: true,
  maxLength: 4000,
  ...(help !== undefined && { help }),
})
export const line = (label: string, help?: string): GrantTermDef['field'] => ({
  kind: 'text',
  label,
  required: true,
  maxLength: 200,
  ...(help !== undefined && { help }),
})
export const count = (
  label: string,
  unit: string | undefined,
  min: number,
  max: number,
): GrantTermDef['field'] => ({
  kind: 'integer',
  label,
  required: true,
  min,
  max,
  ...(unit !== undefined && { unit }),
})
export const measure = (label: string, unit: string, decimals: number, min = 0): GrantTermDef['field'] => ({
  kind: 'decimal',
  label,
  required: true,
  unit,
  min,
  decimals,
})
export const flow = (label: string): GrantTermDef['field'] => ({
  kind: 'flow',
  label,
  required: true,
  unit: 'l/s',
  min: 0.001,
  decimals: 3,
})
export const rows = (label: string, columns: readonly FieldDef[], help?: string): GrantTermDef['field'] => ({
  kind: 'table',
  label,
  required: true,
  minRows: 1,
  maxRows: 60,
  columns,
  ...(help !== undefined && { help }),
})
export const SPECIES: readonly FieldDef[] = [
  {
    key: 'especie',
    kind: 'text',
    label: 'Especie',
    required: true,
    maxLength: 200,
    optionsFrom: 'especies',
  },
  { key: 'individuos', kind: 'integer', label: 'Individuos', required: true, min: 1 },
  { key: 'volumen', kind: 'decimal', label: 'Volumen', required: true, unit: 'm³', min: 0, decimals: 2 },
]

import type { FieldDef } from '../../definition.ts'
import { decimalsOf, formatNumber } from '../../numbers.ts'
import { unitFor } from '../../units.ts'
import { type Fault, type Kind, fault, isBlank } from '../kind.ts'

/** Checks shared by all numeric kinds; messages show the limits with their unit. */
export function checkNumber(value: unknown, field: FieldDef, decimals: number): readonly Fault[] {
  if (typeof value !== 'number' || !Number.isFinite(value)) return [fault('numero', 'Escriba un número.')]
  const show = (limit: number): string => {
    if (field.year === true) return String(limit)
    if (field.kind === 'money') return `$ ${formatNumber(limit, 6)}`
    return [formatNumber(limit, 6), limit === 1 ? unitFor(1, field.unit) : field.unit]
      .filter(Boolean)
      .join(' ')
  }
  if (decimalsOf(value) > decimals) {
    return [
      decimals === 0
        ? fault('entero', 'Escriba un número sin decimales.')
        : fault('decimales', `Escriba como máximo ${decimals} ${decimals === 1 ? 'decimal' : 'decimales'}.`),
    ]
  }
  if (field.min !== undefined && value < field.min)
    return [fault('minimo', `El valor mínimo es ${show(field.min)}.`)]
  if (field.max !== undefined && value > field.max)
    return [fault('maximo', `El valor máximo es ${show(field.max)}.`)]
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return [fault('maximo', 'El número es demasiado grande.')]
  return []
}

export function numberText(value: unknown, field: FieldDef, decimals: number): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return ''
  const unit = unitFor(value, field.unit)
  return `${formatNumber(value, decimals)}${unit === '%' ? ' %' : unit ? ` ${unit}` : ''}`
}

/** Decimals when the definition sets none. */
export const DECIMALS = 4

/** A number with decimals and usually a unit. Stored as a JSON number. */
export const decimal: Kind = {
  missing: 'Escriba un número.',
  isEmpty: isBlank,
  check: (value, field) => checkNumber(value, field, field.decimals ?? DECIMALS),
  asText: (value, field) => numberText(value, field, field.decimals ?? DECIMALS),
}

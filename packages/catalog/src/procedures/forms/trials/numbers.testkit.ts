import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { bad, good, type Trial } from './trial.testkit.ts'

/** Decimals that a question accepts. */
function decimalsOf(field: FieldDef): number {
  if (field.kind === 'integer' || field.kind === 'money') return 0
  if (field.decimals !== undefined) return field.decimals
  if (field.kind === 'flow') return 3
  return field.kind === 'surface' && field.unit === 'm2' ? 2 : 4
}

/** Values at, below and above minimum and maximum, one decimal too many, and non-numbers. */
export function numberTrials(field: FieldDef): Trial[] {
  const decimals = decimalsOf(field)
  const step = 10 ** -decimals
  const exact = (value: number, places = decimals): number => Number(value.toFixed(places))
  const least = field.min ?? (field.kind === 'flow' || field.kind === 'surface' ? 0 : undefined)
  const from = least ?? 0
  const fits = field.max === undefined || from + step <= field.max
  return [
    ...(field.required ? [bad('falta', undefined), bad('falta', null), bad('falta', '')] : []),
    bad('numero', '12'),
    bad('numero', [1]),
    bad(decimals === 0 ? 'entero' : 'decimales', exact(from + step / 10, decimals + 1)),
    ...(fits ? [good(exact(from + step))] : []),
    ...(least === undefined ? [] : [good(least), bad('minimo', exact(least - step))]),
    ...(field.max === undefined
      ? [bad('maximo', 2 ** 53 + 2)]
      : [good(field.max), bad('maximo', exact(field.max + step))]),
  ]
}

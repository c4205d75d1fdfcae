import { type FeeParameters, feeYear } from './parameters.ts'
import type { Scale, Unit } from './scale.ts'

export const UNIT_NAMES: Readonly<Record<Unit, string>> = { smmlv: 'SMMLV', uvt: 'UVT', uvb: 'UVB' }

/**
 * Value of one scale unit in a year, whole pesos.
 * @throws `Refusal` (invalid) for a blocked year; RangeError when the unit has no value in that year
 */
export function unitOf(
  parameters: FeeParameters,
  scale: Scale,
  year: number,
): { readonly unit: Unit; readonly pesos: number } {
  const figures = feeYear(parameters, year)
  // stored figures without units are in minimum wages
  const rows = (parameters.units ?? []).filter((one) => one.scale === scale && one.fromYear <= year)
  const unit = rows.toSorted((a, b) => a.fromYear - b.fromYear).at(-1)?.unit ?? 'smmlv'
  const pesos = figures[unit]
  if (pesos === null) throw new RangeError(`Falta el valor de la ${UNIT_NAMES[unit]} de ${year}.`)
  return { unit, pesos }
}

import { Refusal } from '../kernel/problem.ts'
import type { Dec } from './decimal.ts'
import { Dec as Decimal, dec } from './decimal.ts'
import type { ScaleUnit } from './scale.ts'

/** Figures of one year; null: not published yet. */
export interface FeeYear {
  readonly year: number
  /** monthly minimum wage, whole pesos */
  readonly smmlv: number | null
  readonly uvt: number | null
  readonly uvb: number | null
  /** decree that sets the minimum wage */
  readonly norm: string
}

/** A range of project values in minimum wages, [from, to), with its fee in pesos. */
export interface ScaleRange {
  readonly from: number
  readonly to: number
  readonly fee: number
}

/** Fee data, maintained by an administrator per year. */
export interface FeeParameters {
  readonly years: readonly FeeYear[]
  /** unit of each scale by year; absent in older stored figures, which use minimum wages */
  readonly units?: readonly ScaleUnit[]
  /** year → consumer price variation, per cent, '5.20' */
  readonly inflation: Readonly<Record<string, string>>
  /** Res. 1280 de 2010, pesos of 2010 */
  readonly scale2010: readonly ScaleRange[]
  /** year → the authority's own published table, which replaces the indexed one */
  readonly ownScale: Readonly<Record<string, readonly ScaleRange[]>>
  /** year → minimum water-use tariff, pesos per m³ */
  readonly waterTariff: Readonly<Record<string, string>>
  /** minimum tariffs of the discharge levy, pesos per kg of the base year, and of timber, pesos per m³ */
  readonly dischargeTariff: { readonly baseYear: number; readonly tariffs: Readonly<Record<string, string>> }
  readonly timberTariff: { readonly baseYear: number; readonly tariff: string }
  /** price of a salvoconducto by year, whole pesos */
  readonly permitPaper: Readonly<Record<string, number>>
  /** administration costs on the single table, per cent */
  readonly administrationPercent: string
}

/** A year with known figures. */
export interface KnownFeeYear extends FeeYear {
  readonly smmlv: number
}

const SCALE_BASE_YEAR = 2010

/** Why a year cannot be used for fees; null when it can. */
export function yearRefusal(parameters: FeeParameters, year: number): string | null {
  const found = parameters.years.find((candidate) => candidate.year === year)
  if (found === undefined) return `No hay parámetros de liquidación para el año ${year}.`
  if (found.smmlv === null) {
    return `Aún no se puede liquidar con el año ${year}: falta el salario mínimo. Un administrador debe cargar los parámetros del año.`
  }
  for (let y = SCALE_BASE_YEAR; y < year; y += 1) {
    if (parameters.inflation[String(y)] === undefined) {
      return `Aún no se puede liquidar con el año ${year}: falta la variación de precios de ${y}.`
    }
  }
  return null
}

/**
 * Figures of a year.
 * @throws `Refusal` (invalid) with the sentence of `yearRefusal` when the year is blocked
 */
export function feeYear(parameters: FeeParameters, year: number): KnownFeeYear {
  const refusal = yearRefusal(parameters, year)
  if (refusal !== null) throw new Refusal('invalid', refusal, { code: 'anio_sin_parametros' })
  // `yearRefusal` found it, with its wage
  return parameters.years.find((candidate) => candidate.year === year) as KnownFeeYear
}

/** Factor that converts pesos of 2010 to `year`: accumulated price variation, without intermediate rounding. */
export function scaleFactor(parameters: FeeParameters, year: number): Dec {
  feeYear(parameters, year)
  let factor = new Decimal(1)
  for (let y = SCALE_BASE_YEAR; y < year; y += 1) {
    factor = factor.times(
      // `feeYear` refuses a year without it
      dec(parameters.inflation[String(y)] as string)
        .div(100)
        .plus(1),
    )
  }
  return factor
}

/**
 * Indexes a minimum tariff of a base year to `year` by price variation, rounded to two decimals like published
 * tariffs.
 * @throws `Refusal` (invalid) when the year is blocked; RangeError before the base year
 */
export function indexedTariff(
  parameters: FeeParameters,
  base: { readonly baseYear: number; readonly tariff: string },
  year: number,
): string {
  feeYear(parameters, year)
  if (year < base.baseYear) throw new RangeError(`La tarifa rige desde ${base.baseYear}.`)
  let tariff = dec(base.tariff)
  for (let y = base.baseYear; y < year; y += 1)
    tariff = tariff.times(
      // `feeYear` refuses a year without it
      dec(parameters.inflation[String(y)] as string)
        .div(100)
        .plus(1),
    )
  return tariff.toFixed(2)
}

/**
 * Minimum tariff of the water-use levy for a year.
 * @throws `Refusal` (invalid) with a sentence when it has not been loaded
 */
export function waterTariffOf(parameters: FeeParameters, year: number): string {
  const tariff = parameters.waterTariff[String(year)]
  if (tariff === undefined)
    throw new Refusal(
      'invalid',
      `Aún no se puede liquidar la tasa por utilización de agua de ${year}: falta la tarifa mínima. Un administrador debe cargar los parámetros del año.`,
      { code: 'anio_sin_parametros' },
    )
  return tariff
}

/**
 * Subset of the published figures that a liquidación of a year can use; stored with it so that it can be
 * repeated.
 */
export function parametersOfYear(parameters: FeeParameters, year: number): FeeParameters {
  const only = <T>(byYear: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(byYear).filter(([key]) => key === String(year)))
  const ownScale = only(parameters.ownScale)
  return {
    years: parameters.years.filter((one) => one.year === year),
    ...(parameters.units !== undefined && {
      units: parameters.units.filter((one) => one.fromYear <= year),
    }),
    inflation: Object.fromEntries(Object.entries(parameters.inflation).filter(([key]) => Number(key) < year)),
    // the authority's own table replaces the indexed one
    scale2010: String(year) in ownScale ? [] : parameters.scale2010,
    ownScale,
    waterTariff: only(parameters.waterTariff),
    dischargeTariff: parameters.dischargeTariff,
    timberTariff: parameters.timberTariff,
    permitPaper: only(parameters.permitPaper),
    administrationPercent: parameters.administrationPercent,
  }
}

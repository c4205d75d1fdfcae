import { Refusal } from '../cases/problem.ts'
import type { Dec } from './decimal.ts'
import { Dec as Decimal, dec } from './decimal.ts'

/** Figures of one year; null: not known yet. */
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

/** Everything that fees take from data; an administrator keeps it by year. */
export interface FeeParameters {
  readonly years: readonly FeeYear[]
  /** year → variation of consumer prices, per cent, '5.20' */
  readonly inflation: Readonly<Record<string, string>>
  /** Res. 1280 de 2010, pesos of 2010 */
  readonly scale2010: readonly ScaleRange[]
  /** year → the authority's own published table, which rules over the indexed one */
  readonly ownScale: Readonly<Record<string, readonly ScaleRange[]>>
  /** year → minimum water-use tariff, pesos per m³ */
  readonly waterTariff: Readonly<Record<string, string>>
  /** administration costs on the single table, per cent */
  readonly administrationPercent: string
}

/** A year whose figures are known. */
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
 * @throws Refusal 422 with the sentence of `yearRefusal` when the year is blocked
 */
export function feeYear(parameters: FeeParameters, year: number): KnownFeeYear {
  const refusal = yearRefusal(parameters, year)
  if (refusal !== null) throw new Refusal(422, refusal, { code: 'anio_sin_parametros' })
  return parameters.years.find((candidate) => candidate.year === year) as KnownFeeYear
}

/** Factor that brings pesos of 2010 to `year`: prices accumulated without rounding in between. */
export function scaleFactor(parameters: FeeParameters, year: number): Dec {
  feeYear(parameters, year)
  let factor = new Decimal(1)
  for (let y = SCALE_BASE_YEAR; y < year; y += 1) {
    factor = factor.times(
      dec(parameters.inflation[String(y)] as string)
        .div(100)
        .plus(1),
    )
  }
  return factor
}

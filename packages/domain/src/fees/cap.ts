import type { Dec, Figure } from './decimal.ts'
import { dec, figureWords, pesos, toPesos } from './decimal.ts'
import { percentTenths } from './cap-percent.ts'
import type { Fee, Step } from './derivation.ts'
import type { FeeParameters, ScaleRange } from './parameters.ts'
import { scaleFactor } from './parameters.ts'
import { UNIT_NAMES, unitOf } from './scale-unit.ts'

export interface CapInput {
  /** declared investment and operation costs, pesos */
  readonly projectValue: Figure
  /** year of the liquidación */
  readonly year: number
}

export interface Cap extends Fee {
  readonly method: 'escala_1280' | 'porcentaje_art96'
  /** value in minimum wages, four decimals */
  readonly minimumWages: string
  readonly range: readonly [number, number] | null
  /** fee in pesos of 2010; null when the authority's own table or a percentage applies */
  readonly base2010: number | null
  /** eight decimals, for display; the computation uses full precision */
  readonly factor: string | null
  readonly percent: string | null
}

const NORMS = ['Ley 344 de 1996 art. 28', 'Ley 633 de 2000 art. 96', 'Resolución 1280 de 2010'] as const

/**
 * Maximum charge for evaluation or follow-up, by project value. Ranges include their lower end; the law is
 * silent about exactly 8.458 minimum wages, where 0,5 % is applied.
 * @throws RangeError for a value that is not positive; `Refusal` (invalid) for a blocked year
 */
export function feeCap(input: CapInput, parameters: FeeParameters): Cap {
  const value = dec(input.projectValue)
  if (value.lte(0)) throw new RangeError('El valor del proyecto debe ser mayor que cero.')
  const { unit, pesos: worth } = unitOf(parameters, 'evaluacion', input.year)
  const n = value.div(worth)
  const steps: Step[] = [
    {
      label:
        unit === 'smmlv'
          ? 'Valor del proyecto en salarios mínimos'
          : `Valor del proyecto en ${UNIT_NAMES[unit]}`,
      expression: `${figureWords(value)} ÷ ${figureWords(worth)} (${UNIT_NAMES[unit]} ${input.year})`,
      value: `${figureWords(n, 4)} ${UNIT_NAMES[unit]}`,
    },
  ]
  const common = { minimumWages: n.toFixed(4), norms: NORMS }

  const tenths = percentTenths((limit) => n.comparedTo(limit))
  if (tenths !== null) {
    const percent = `0.${tenths}`
    const fee = toPesos(value.times(percent).div(100))
    steps.push({
      label: 'Tope por porcentaje del valor del proyecto',
      expression: `${figureWords(percent)} % × ${figureWords(value)}`,
      value: pesos(fee),
    })
    return {
      ...common,
      method: 'porcentaje_art96',
      value: fee,
      steps,
      range: null,
      base2010: null,
      factor: null,
      percent,
    }
  }

  const scale = scaleOf(n, input.year, parameters)
  return {
    ...common,
    method: 'escala_1280',
    value: toPesos(scale.fee),
    steps: [...steps, ...scale.steps],
    range: [scale.range.from, scale.range.to],
    base2010: scale.factor === null ? null : scale.range.fee,
    factor: scale.factor?.toFixed(8) ?? null,
    percent: null,
  }
}

interface ScaleFee {
  readonly fee: Dec
  readonly range: ScaleRange
  /** null: the authority's own table, which is not indexed */
  readonly factor: Dec | null
  readonly steps: readonly Step[]
}

/** The fee of a range of the scale, in pesos of the year and not rounded. @param n the value in units of the scale */
function scaleOf(n: Dec, year: number, parameters: FeeParameters): ScaleFee {
  const { unit } = unitOf(parameters, 'evaluacion', year)
  const own = parameters.ownScale[String(year)]
  const range = (own ?? parameters.scale2010).find((row) => n.gte(row.from) && n.lt(row.to))
  if (range === undefined) throw new RangeError('La escala no cubre este valor de proyecto.')
  const inRange: Step = {
    label: 'Rango de la escala',
    expression: `desde ${figureWords(range.from)} y menos de ${figureWords(range.to)} ${UNIT_NAMES[unit]}`,
    value: own === undefined ? `${pesos(range.fee)} de 2010` : pesos(range.fee),
  }
  if (own !== undefined) return { fee: dec(range.fee), range, factor: null, steps: [inRange] }
  const factor = scaleFactor(parameters, year)
  const fee = factor.times(range.fee)
  const indexed: Step = {
    label: `Tope actualizado a ${year} por la variación de precios`,
    expression: `${figureWords(range.fee)} × ${figureWords(factor, 8)}`,
    value: pesos(toPesos(fee)),
  }
  return { fee, range, factor, steps: [inRange, indexed] }
}

/**
 * The fee of the scale of a year for a project's value, with its working.
 * @throws RangeError for a value that the scale does not cover; `Refusal` (invalid) for a blocked year
 */
export const scaleFee = ({ projectValue, year }: CapInput, parameters: FeeParameters): ScaleFee =>
  scaleOf(dec(projectValue).div(unitOf(parameters, 'evaluacion', year).pesos), year, parameters)

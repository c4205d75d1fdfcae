import type { Figure } from './decimal.ts'
import { dec, figureWords, pesos, toPesos } from './decimal.ts'
import { percentTenths } from './cap-percent.ts'
import type { Fee, Step } from './derivation.ts'
import type { FeeParameters } from './parameters.ts'
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

  const own = parameters.ownScale[String(input.year)]
  const range = (own ?? parameters.scale2010).find((row) => n.gte(row.from) && n.lt(row.to))
  if (range === undefined) throw new RangeError('La escala no cubre este valor de proyecto.')
  steps.push({
    label: 'Rango de la escala',
    expression: `desde ${figureWords(range.from)} y menos de ${figureWords(range.to)} ${UNIT_NAMES[unit]}`,
    value: own === undefined ? `${pesos(range.fee)} de 2010` : pesos(range.fee),
  })
  const common2 = {
    ...common,
    method: 'escala_1280' as const,
    range: [range.from, range.to] as const,
    percent: null,
  }
  if (own !== undefined) return { ...common2, value: range.fee, steps, base2010: null, factor: null }
  const factor = scaleFactor(parameters, input.year)
  const fee = toPesos(factor.times(range.fee))
  steps.push({
    label: `Tope actualizado a ${input.year} por la variación de precios`,
    expression: `${figureWords(range.fee)} × ${figureWords(factor, 8)}`,
    value: pesos(fee),
  })
  return { ...common2, value: fee, steps, base2010: range.fee, factor: factor.toFixed(8) }
}

import { within } from './bounds.ts'
import { type Capacity, kindWords, OFFENDER_KINDS, type OffenderKind } from './capacity.ts'
import type { Circumstances } from './circumstances.ts'
import type { Figure } from './decimal.ts'
import { Dec as Decimal, figureWords, pesos, signed, toPesos } from './decimal.ts'
import type { Fee, Step } from './derivation.ts'
import { type Effect, gradeOf, gravityOf, type GravityWeights } from './effect.ts'
import type { FeeParameters } from './parameters.ts'
import { feeYear } from './parameters.ts'
import { UNIT_NAMES, unitOf } from './scale-unit.ts'

export interface FineInput {
  readonly year: number
  /** direct income, avoided costs after taxes, savings from delay: whole pesos */
  readonly benefit: { readonly income: Figure; readonly avoided: Figure; readonly delayed: Figure }
  /** p: 0.40 low, 0.45 medium, 0.50 high */
  readonly detection: Figure
  /** d, days of the infringement; capped at 365 */
  readonly days: Figure
  /** the mean applies to several infringements */
  readonly effects: readonly Effect[]
  /** A */
  readonly circumstances: Figure | Circumstances
  /** Ca, pesos */
  readonly associatedCosts: Figure
  /** offender kind and the step of its scale (Cs); prevents fining a company by the Sisbén scale */
  readonly offender: OffenderKind
  readonly capacity: Capacity
  /** scale units per point of importance or risk (Res. 2086 de 2010 arts. 7 y 8) */
  readonly weights: GravityWeights
  /** maximum of any fine in units: 100.000 minimum wages, or 5.000 for facts before Ley 2387 de 2024 */
  readonly capUnits: Figure
  /** reduction for confession: 30 before the procedure begins, 15 before the charges */
  readonly reductionPercent?: Figure
}

export interface Fine extends Fee {
  readonly benefit: number
  readonly illicitBenefit: number
  /** α, eight decimals */
  readonly temporality: string
  /** I of a single effect; null for a risk or several effects */
  readonly importance: number | null
  readonly grade: string | null
  /** r of a single risk, one decimal; null otherwise */
  readonly risk: string | null
  /** i or R, pesos; the mean of several effects */
  readonly gravity: number
  readonly uncapped: number
  readonly cap: number
  /** the fine in minimum wages, two decimals */
  readonly minimumWages: string
}

const NORMS = [
  'Ley 1333 de 2009 arts. 6, 7, 27, 40 y 43',
  'Ley 2387 de 2024',
  'Resolución 2086 de 2010',
  'Decreto 1076 de 2015, 2.2.10.1.1.1 y ss.',
] as const

/**
 * An environmental fine: Multa = B + [(α · i) · (1 + A) + Ca] · Cs, reduced by confession, limited to its cap,
 * rounded once (Ley 1333 de 2009; Res. 2086 de 2010). Confession mitigates (art. 6), so it is part of the
 * valuation; the cap of art. 40 limits the result (docs/decisions/fines.md).
 * @throws RangeError for a value that the resolution does not allow, a capacity of another offender kind, or a
 * circumstance that the benefit already counts; `Refusal` (invalid) for a blocked year
 */
export function fine(input: FineInput, parameters: FeeParameters): Fine {
  const { smmlv } = feeYear(parameters, input.year)
  const scale = unitOf(parameters, 'multa', input.year)
  const limit = unitOf(parameters, 'tope_multa', input.year)
  const parts = [input.benefit.income, input.benefit.avoided, input.benefit.delayed].map((figure) =>
    within(figure, 0, 1e15, 'El beneficio'),
  )
  const benefit = parts.reduce((sum, part) => sum.plus(part), new Decimal(0))
  const p = within(input.detection, 0.4, 0.5, 'La capacidad de detección')
  const illicit = benefit.times(new Decimal(1).minus(p)).div(p)
  const days = Decimal.min(within(input.days, 1, 100_000, 'Los días de la infracción'), 365)
  const temporality = days
    .times(3)
    .div(364)
    .plus(new Decimal(1).minus(new Decimal(3).div(364)))
  if (input.effects.length === 0) throw new RangeError('Valore al menos una afectación o un riesgo.')
  const effects = input.effects.map((effect) => gravityOf(effect, input.weights, scale, input.year))
  const gravity = effects.reduce((sum, one) => sum.plus(one.pesos), new Decimal(0)).div(effects.length)
  const { circumstances } = input
  const known = typeof circumstances === 'object' ? circumstances : null
  if (known !== null && known.withoutBenefit.length > 0 && benefit.gt(0))
    throw new RangeError(
      `«${known.withoutBenefit.join('», «')}» solo agrava cuando el beneficio no se pudo calcular: ya está en el beneficio ilícito (B). Quite esa circunstancia o deje el beneficio en cero.`,
    )
  const weighed = typeof circumstances === 'object' ? circumstances.value : circumstances
  const a = within(weighed, -0.6, 0.7, 'Las circunstancias')
  const costs = within(input.associatedCosts, 0, 1e15, 'Los costos asociados')
  if (input.capacity.of !== input.offender)
    throw new RangeError(`La capacidad «${input.capacity.label}» no es de ${kindWords(input.offender)}.`)
  const capacity = within(input.capacity.capacity, 0.01, 1, 'La capacidad socioeconómica')
  const reduction = within(input.reductionPercent ?? 0, 0, 30, 'La reducción por confesión')

  const whole = illicit.plus(temporality.times(gravity).times(a.plus(1)).plus(costs).times(capacity))
  const reduced = whole.times(new Decimal(100).minus(reduction)).div(100)
  const cap = within(input.capUnits, 1, 1e9, 'El tope').times(limit.pesos)
  const value = toPesos(Decimal.min(reduced, cap))
  const [first] = effects
  const single = effects.length === 1 ? first : undefined
  const steps: Step[] = [
    {
      label: 'Beneficio obtenido (Y)',
      expression: parts.map((part) => figureWords(part)).join(' + '),
      value: pesos(benefit),
    },
    {
      label: 'Beneficio ilícito (B)',
      expression: `${figureWords(benefit)} × (1 − ${figureWords(p)}) ÷ ${figureWords(p)}`,
      value: pesos(illicit),
    },
    {
      label: 'Factor de temporalidad (alfa)',
      expression: `(3 ÷ 364) × ${figureWords(days)} + (1 − 3 ÷ 364)`,
      value: figureWords(temporality, 8),
    },
    ...effects.flatMap((one) => one.steps),
    ...(effects.length > 1
      ? [
          {
            label: 'Promedio de las infracciones (i)',
            expression: `(${effects.map((one) => figureWords(one.pesos, 0)).join(' + ')}) ÷ ${effects.length}`,
            value: pesos(gravity),
          },
        ]
      : []),
    ...(known?.steps ?? []),
    {
      label: 'Capacidad socioeconómica (Cs)',
      expression: `${OFFENDER_KINDS[input.offender]}: ${input.capacity.label}`,
      value: figureWords(capacity),
    },
    {
      label: 'Multa antes del tope',
      expression: `${figureWords(illicit, 0)} + [(${figureWords(temporality, 8)} × ${figureWords(gravity, 0)}) × (1 ${signed(a)}) + ${figureWords(costs)}] × ${figureWords(capacity)}`,
      value: pesos(whole),
    },
    ...(reduction.gt(0)
      ? [
          {
            label: 'Reducción por confesión',
            expression: `${figureWords(reduction)} % de ${figureWords(whole, 0)}`,
            value: pesos(reduced),
          },
        ]
      : []),
    {
      label: 'Multa: no puede pasar del tope',
      expression: `mín(${figureWords(reduced, 0)}; ${figureWords(input.capUnits)} ${UNIT_NAMES[limit.unit]} = ${figureWords(cap)})`,
      value: pesos(value),
    },
  ]
  return {
    value,
    steps,
    norms: NORMS,
    benefit: toPesos(benefit),
    illicitBenefit: toPesos(illicit),
    temporality: temporality.toFixed(8),
    importance: single?.importance ?? null,
    grade: single?.importance == null ? null : gradeOf(single.importance),
    risk: single?.risk?.toFixed(1) ?? null,
    gravity: toPesos(gravity),
    uncapped: toPesos(reduced),
    cap: toPesos(cap),
    minimumWages: new Decimal(value).div(smmlv).toFixed(2),
  }
}

import type { FeeBasis } from '../procedures/procedure.ts'
import { feeCap } from './cap.ts'
import { pesos } from './decimal.ts'
import type { Step } from './derivation.ts'
import { settlementOf } from './method.ts'
import type { FeeParameters } from './parameters.ts'
import { yearRefusal } from './parameters.ts'

/** Estimate of the evaluation charge for the applicant, before the authority's liquidación. */
export interface MaximumFee {
  /** 'No pagará más de $ 148.845 por la evaluación.' */
  readonly headline: string
  readonly explanation: string
  /** whole pesos; null when nothing is charged or the amount is still unknown */
  readonly value: number | null
  readonly steps: readonly Step[]
  readonly norms: readonly string[]
}

const ESTIMATE =
  'Es el tope que permite la ley con los costos que usted declaró. La Corporación revisa esos costos y liquida el valor definitivo, que puede ser menor.'

const told = (headline: string, explanation: string): MaximumFee => ({
  headline,
  explanation,
  value: null,
  steps: [],
  norms: [],
})

/** The latest year up to `year` with complete figures; null without one. */
export const lastFeeYear = (parameters: FeeParameters, year: number): number | null =>
  parameters.years
    .map((one) => one.year)
    .filter((one) => one <= year && yearRefusal(parameters, one) === null)
    .sort((a, b) => a - b)
    .at(-1) ?? null

/**
 * Maximum charge for evaluating a request, by the cap of its liquidación (Ley 633 de 2000 art. 96).
 * `projectValue`: sum of the answers in whole pesos; null or zero while incomplete. `asked`: the form has the
 * cost questions.
 */
export function maximumFee(
  request: {
    readonly fee: FeeBasis
    readonly projectValue: number | null
    readonly asked: boolean
    readonly year: number
  },
  parameters: FeeParameters,
): MaximumFee {
  switch (settlementOf(request.fee.evaluation)) {
    case 'ninguna':
      return told('Este trámite no tiene costo de evaluación.', 'Las normas del trámite no prevén cobro.')
    case 'la_del_permiso':
      return told(
        'La evaluación se cobra como la del permiso que se modifica.',
        'La Corporación la liquida después de radicar.',
      )
    case 'valor_fijo': {
      const price = parameters.permitPaper[String(request.year)]
      return {
        ...told(
          price === undefined
            ? 'Se cobra un valor fijo por cada documento.'
            : `Pagará ${pesos(price)} por cada documento.`,
          'Es el valor fijado por la norma o el convenio. La Corporación lo liquida después de radicar.',
        ),
        value: price ?? null,
      }
    }
    case 'tarifa': {
      const year = lastFeeYear(parameters, request.year)
      if (!request.asked || year === null)
        return told(
          'La evaluación se cobra según el costo del proyecto.',
          'La Corporación se lo pide y la liquida después de radicar.',
        )
      if (request.projectValue === null || request.projectValue <= 0)
        return told(
          'Complete los costos del proyecto para saber cuánto pagaría como máximo.',
          'Con ellos se calcula el tope de la tarifa de evaluación.',
        )
      const cap = feeCap({ projectValue: request.projectValue, year }, parameters)
      return {
        headline: `No pagará más de ${pesos(cap.value)} por la evaluación.`,
        explanation:
          year === request.year
            ? ESTIMATE
            : `${ESTIMATE} Se calcula con las cifras de ${year}, las últimas publicadas.`,
        value: cap.value,
        steps: cap.steps,
        norms: cap.norms,
      }
    }
  }
}

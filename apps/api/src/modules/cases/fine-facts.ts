import { Refusal } from '@ventanilla/domain/cases/problem'
import { calculationOf, PUBLISHED } from './fee-figures.ts'
import { fineOf } from './fee-methods.ts'

/** The fine that a technical valuation arrives at, with its working: what the resolution quotes and the receipt charges. */
export function fineFacts(
  data: Readonly<Record<string, unknown>>,
  year: number,
): Readonly<Record<string, unknown>> {
  try {
    const fine = fineOf(data, year, PUBLISHED)
    return {
      'multa.valor': fine.value,
      'multa.derivacion': fine.steps,
      'multa.alpha': fine.temporality,
      'multa.B': fine.illicitBenefit,
      'multa.I': fine.importance ?? '',
      'multa.calculo': calculationOf('multa', data, year, fine.value, PUBLISHED),
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new Refusal(422, error.message, {
      code: 'datos_invalidos',
      problems: [{ path: 'multa.afectaciones', message: error.message }],
    })
  }
}

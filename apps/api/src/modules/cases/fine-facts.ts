import { FEE_PARAMETERS } from '@ventanilla/catalog/fees/parameters'
import { Refusal } from '@ventanilla/domain/cases/problem'
import { fineOf } from './fee-methods.ts'

/** The fine that a technical valuation arrives at, with its working: what the resolution quotes and the receipt charges. */
export function fineFacts(
  data: Readonly<Record<string, unknown>>,
  year: number,
): Readonly<Record<string, unknown>> {
  try {
    const fine = fineOf(data, year, FEE_PARAMETERS)
    return {
      'multa.valor': fine.value,
      'multa.derivacion': fine.steps,
      'multa.alpha': fine.temporality,
      'multa.B': fine.illicitBenefit,
      'multa.I': fine.importance ?? '',
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new Refusal(422, error.message, {
      code: 'datos_invalidos',
      problems: [{ path: 'multa.afectaciones', message: error.message }],
    })
  }
}

import { unchargedIn } from '@ventanilla/catalog/fees/fine-figures'
import { Refusal } from '@ventanilla/domain/cases/problem'
import { isOffenderKind, kindRefusal } from '@ventanilla/domain/fees/capacity'
import { calculationOf, PUBLISHED } from './fee-figures.ts'
import { fineOf } from './fee-methods.ts'

type Data = Readonly<Record<string, unknown>>

const refuse = (path: string, message: string): never => {
  throw new Refusal(422, message, { code: 'datos_invalidos', problems: [{ path, message }] })
}

/** A fine is borne by the scale of what the offender is, and who carries a NIT is no natural person. */
export function refuseOtherKind(data: Data, facts: Data): void {
  const kind = data['multa.persona']
  const other = isOffenderKind(kind) ? kindRefusal(facts['infractor.tipo_documento'], kind) : null
  if (other !== null) refuse('multa.persona', other)
}

/**
 * The fine that a technical valuation arrives at, with its working: what the resolution quotes and the receipt charges.
 * @param facts of the case: who the offender is decides by what scale they bear it
 */
export function fineFacts(data: Data, year: number, facts: Data): Data {
  refuseOtherKind(data, facts)
  // nobody is fined for what they could not answer (Ley 1333 de 2009 arts. 24 and 25): said here, where it is still chosen
  const uncharged = unchargedIn(facts, data['multa.agravantes'])
  if (uncharged.length > 0)
    refuse(
      'multa.agravantes',
      `El pliego de cargos no imputó ${uncharged.map((label) => `«${label}»`).join(', ')}: no puede agravar la multa.`,
    )
  try {
    const { fine, circumstances, capacity } = fineOf(data, year, PUBLISHED)
    return {
      'multa.valor': fine.value,
      'multa.derivacion': fine.steps,
      'multa.alpha': fine.temporality,
      'multa.B': fine.illicitBenefit,
      'multa.I': fine.importance ?? '',
      'multa.capacidad': capacity.label,
      // what the resolution names is what was weighed
      'multa.circunstancias': {
        agravantes: circumstances.aggravating,
        atenuantes: circumstances.mitigating,
      },
      'multa.calculo': calculationOf('multa', data, year, fine.value, PUBLISHED),
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return refuse('multa.afectaciones', error.message)
  }
}

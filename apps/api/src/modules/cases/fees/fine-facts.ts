import { unchargedIn } from '@ventanilla/catalog/fees/fine-figures'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { isOffenderKind, kindRefusal } from '@ventanilla/domain/fees/capacity'
import type { FeeFigures } from '@ventanilla/domain/fees/figures'
import { calculationOf } from './fee-figures.ts'
import { fineOf } from './fee-methods.ts'

type Data = Readonly<Record<string, unknown>>

const refuse = (path: string, message: string): never => {
  throw new Refusal('invalid', message, { code: 'datos_invalidos', problems: [{ path, message }] })
}

/** Rejects a scale that does not match the offender: the holder of a NIT is not a natural person. */
export function refuseOtherKind(data: Data, facts: Data): void {
  const kind = data['multa.persona']
  const other = isOffenderKind(kind) ? kindRefusal(facts['infractor.tipo_documento'], kind) : null
  if (other !== null) refuse('multa.persona', other)
}

/**
 * The fine of a technical valuation with its working: quoted by the resolution, charged by the receipt.
 * @param facts of the case: the kind of offender decides the scale
 */
export function fineFacts(data: Data, year: number, facts: Data, figures: FeeFigures): Data {
  refuseOtherKind(data, facts)
  // no fine for charges the offender could not answer (Ley 1333 de 2009 arts. 24 and 25): rejected where they
  // are chosen
  const uncharged = unchargedIn(facts, data['multa.agravantes'])
  if (uncharged.length > 0)
    refuse(
      'multa.agravantes',
      `El pliego de cargos no imputó ${uncharged.map((label) => `«${label}»`).join(', ')}: no puede agravar la multa.`,
    )
  try {
    const { fine, circumstances, capacity } = fineOf(data, year, figures)
    return {
      'multa.valor': fine.value,
      'multa.derivacion': fine.steps,
      'multa.alpha': fine.temporality,
      'multa.B': fine.illicitBenefit,
      'multa.I': fine.importance ?? '',
      'multa.capacidad': capacity.label,
      // the resolution names exactly the circumstances that were weighed
      'multa.circunstancias': {
        agravantes: circumstances.aggravating,
        atenuantes: circumstances.mitigating,
      },
      'multa.calculo': calculationOf('multa', data, year, fine.value, figures),
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return refuse('multa.afectaciones', error.message)
  }
}

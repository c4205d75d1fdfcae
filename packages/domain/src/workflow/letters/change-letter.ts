import { SYSTEM } from '../../access/actor.ts'
import type { SinglePart } from '../definition/change-steps.ts'
import type { ChosenLetter } from './declared-letters.ts'

type Facts = Readonly<Record<string, unknown>>
/** Last doer of the step with a part; undefined while nobody did it. */
type DoerOf = (part: SinglePart) => string | undefined

/**
 * The letter telling both parties that a change of applicant failed: rejected, not accepted, unanswered, or never
 * submitted. The secretary completes it.
 */
export function changeLetter(facts: Facts, doerOf: DoerOf): ChosenLetter {
  const radicado = String(facts['cambio.radicado'] ?? '')
  const nuevo = String(facts['solicitante_nuevo.nombre'] ?? '')
  const answered = doerOf('accept')
  if (answered === SYSTEM.id) return { letter: 'cambio-sin-respuesta', values: { radicado, nuevo } }
  if (answered !== undefined) return { letter: 'cambio-no-aceptado', values: { radicado, nuevo } }
  if (doerOf('study') !== undefined) {
    const concepto = String(facts['cambio.concepto'] ?? '').trim()
    return { letter: 'cambio-no-acreditado', values: { radicado, concepto } }
  }
  if (doerOf('send') === SYSTEM.id) return { letter: 'cambio-no-enviado', values: { radicado } }
  return { letter: 'cambio-no-vinculado', values: { radicado, nuevo } }
}

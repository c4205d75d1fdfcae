import { SYSTEM } from '../../access/actor.ts'
import type { SinglePart } from '../definition/change-steps.ts'

type Facts = Readonly<Record<string, unknown>>
/** Last doer of the step with a part; undefined while nobody did it. */
type DoerOf = (part: SinglePart) => string | undefined

/**
 * Draft of the letter telling both parties that a change of applicant failed: rejected, not accepted,
 * unanswered, or never submitted. The secretary completes it.
 */
export function changeLetter(
  facts: Facts,
  doerOf: DoerOf,
): { readonly subject: string; readonly body: string } {
  const number = String(facts['cambio.radicado'] ?? '')
  const transferee = String(facts['solicitante_nuevo.nombre'] ?? '')
  return {
    subject: `Resultado de la solicitud de cambio de solicitante ${number}`,
    body: `${whyOf(facts, doerOf, transferee)}\nEn consecuencia, el trámite sigue a nombre de quien lo radicó y sus términos continúan sin cambios. Puede pedirse un nuevo cambio cuando se cumplan las condiciones.`,
  }
}

function whyOf(facts: Facts, doerOf: DoerOf, transferee: string): string {
  const answered = doerOf('accept')
  if (answered === SYSTEM.id)
    return `${transferee} no respondió dentro del término si aceptaba el trámite. El silencio no se entiende como aceptación.`
  if (answered !== undefined) return `${transferee} manifestó que no acepta el trámite.`
  const judged = doerOf('study')
  const found = String(facts['cambio.concepto'] ?? '').trim()
  if (judged !== undefined)
    return `La Corporación revisó la solicitud y los documentos aportados y no encontró acreditado el motivo del cambio.${found === '' ? '' : ` ${found}`}`
  if (doerOf('send') === SYSTEM.id)
    return 'La solicitud no se envió dentro del término, por lo que se entiende desistida (artículo 17 de la Ley 1437 de 2011).'
  return `${transferee} no se vinculó a la solicitud dentro del término, por lo que se entiende desistida (artículo 17 de la Ley 1437 de 2011).`
}

import { SYSTEM } from '../access/actor.ts'
import type { Flow } from './state.ts'

type Facts = Readonly<Record<string, unknown>>

/**
 * Draft of the letter telling both parties that a change of applicant failed: rejected, not accepted,
 * unanswered, or never submitted. The secretary completes it.
 */
export function changeLetter(facts: Facts, flow: Flow): { readonly subject: string; readonly body: string } {
  const number = String(facts['cambio.radicado'] ?? '')
  const transferee = String(facts['solicitante_nuevo.nombre'] ?? '')
  return {
    subject: `Resultado de la solicitud de cambio de solicitante ${number}`,
    body: `${whyOf(facts, flow, transferee)}\nEn consecuencia, el trámite sigue a nombre de quien lo radicó y sus términos continúan sin cambios. Puede pedirse un nuevo cambio cuando se cumplan las condiciones.`,
  }
}

function whyOf(facts: Facts, { doers }: Flow, transferee: string): string {
  const answered = doers['CAM-13']
  if (answered === SYSTEM.id)
    return `${transferee} no respondió dentro del término si aceptaba el trámite. El silencio no se entiende como aceptación.`
  if (answered !== undefined) return `${transferee} manifestó que no acepta el trámite.`
  const judged = doers['CAM-04']
  const found = String(facts['cambio.concepto'] ?? '').trim()
  if (judged !== undefined)
    return `La Corporación revisó la solicitud y los documentos aportados y no encontró acreditado el motivo del cambio.${found === '' ? '' : ` ${found}`}`
  if (doers['CAM-03'] === SYSTEM.id)
    return 'La solicitud no se envió dentro del término, por lo que se entiende desistida (artículo 17 de la Ley 1437 de 2011).'
  return `${transferee} no se vinculó a la solicitud dentro del término, por lo que se entiende desistida (artículo 17 de la Ley 1437 de 2011).`
}

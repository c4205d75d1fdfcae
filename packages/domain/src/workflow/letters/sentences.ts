import { timeOfDay } from '../../acts/formats.ts'
import { isDate, longDate } from '../../forms/dates.ts'
import { type Posting, postingFacts } from '../state/publishing.ts'
import type { StepDef } from '../definition/definition.ts'
import type { Flow } from '../state/state.ts'

type Facts = Readonly<Record<string, unknown>>

const MEANS: Readonly<Record<string, string>> = {
  electronica: 'por medios electrónicos el',
  personal: 'personalmente el',
  // CPACA art. 69: a notice takes effect at the end of this day, which is not its delivery day.
  aviso: 'por aviso al finalizar el',
  aviso_publicado: 'por aviso publicado, al finalizar el',
}

const dateText = (value: unknown): string | null => (isDate(value) ? longDate(value) : null)

/** «El aviso se fijó el … en … y se desfijó el …». Empty facts are omitted; bulletin days take precedence. */
export function publicationSentence(
  captured: Facts,
  today: string,
  posting: Posting | null,
): string | undefined {
  const facts: Facts = { ...captured, ...(posting !== null && postingFacts(posting)) }
  const posted = dateText(facts['aviso.fecha_fijacion'])
  if (posted === null) return undefined
  const place =
    typeof facts['aviso.lugar'] === 'string' && facts['aviso.lugar'] !== ''
      ? ` en ${facts['aviso.lugar']}`
      : ''
  const taken = dateText(facts['aviso.fecha_desfijacion']) ?? longDate(today)
  return `El aviso de inicio y visita se fijó el ${posted}${place} y se desfijó el ${taken}, cumplidos diez días hábiles.`
}

/**
 * «Se deja constancia de que la notificación … a … se surtió … el …», for the current recipient. For electronic
 * access it includes the hour, which the authority must certify (CPACA art. 56).
 */
export function noticeSentence(flow: Flow, facts: Facts): string | undefined {
  const n = flow.notifying
  const recipient = n?.current == null ? undefined : n.recipients[n.current]
  if (n == null || recipient?.legalOn == null) return undefined
  const act = flow.acts.find((a) => a.id === n.actId)
  const of = act?.number == null ? 'del acto' : `del acto ${act.number}`
  const how = MEANS[recipient.means ?? ''] ?? 'el'
  const opened = recipient.means === 'electronica' ? facts['notificacion.acceso'] : undefined
  const hour = typeof opened === 'string' ? ` a las ${timeOfDay(opened)}, cuando abrió el acto` : ''
  const pending = n.recipients.filter((r) => r.legalOn === null).length
  const rest =
    pending === 0
      ? 'Con esta notificación quedan notificados todos los destinatarios.'
      : `Falta${pending === 1 ? ' un destinatario' : `n ${pending} destinatarios`} por notificar.`
  return `Se deja constancia de que la notificación ${of} a ${recipient.name} se surtió ${how} ${longDate(recipient.legalOn)}${hour}. ${rest}`
}

/** Ground of a withdrawal: when the applicant was notified and which term expired. */
export function verificationSentence(flow: Flow, stage: StepDef | null): string | undefined {
  if (stage === null) return undefined
  if (stage.kind === 'payment') return 'El recibo de pago venció dos veces sin que el solicitante pagara.'
  if (stage.answersAct === undefined) return 'La respuesta del solicitante no atendió lo requerido.'
  const from = flow.lastNotifiedOn
  return `${from === null ? 'El requerimiento se notificó' : `El requerimiento se notificó el ${longDate(from)}`} y el plazo venció sin respuesta ni prórroga vigente.`
}

import type { MessagePayload } from '../../db/outbox.ts'
import { mailText, smsText, type Texts } from '../../db/texts.ts'

/** The signing code of an act, by SMS and by mail. */
export function signingCode(
  texts: Texts,
  codigo: string,
  acto: string,
  radicado: string,
): { sms: MessagePayload; mail: MessagePayload } {
  const values = { codigo, acto, radicado }
  return {
    sms: smsText(texts, 'acto.codigo_firma', values),
    mail: mailText(texts, 'acto.codigo_firma', values),
  }
}

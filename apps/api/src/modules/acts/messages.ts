import { mail, type MessagePayload, sms } from '../../db/outbox.ts'

/** The signing code of an act, by SMS and by mail. */
export function signingCode(
  code: string,
  act: string,
  radicado: string,
): { sms: MessagePayload; mail: MessagePayload } {
  const text = `Código de firma: ${code}. Vence en 10 minutos. ${act}, ${radicado}.`
  return {
    sms: sms(text),
    mail: mail({
      subject: 'Código de firma',
      paragraphs: [text, 'Si usted no lo pidió, avise al administrador.'],
    }),
  }
}

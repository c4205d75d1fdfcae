import { mail, type MessagePayload } from '../../db/outbox.ts'

/** Mail to the transferee: the offer, its author, and the single-use link. */
export const caseOffered = (
  publicUrl: string,
  offer: {
    readonly from: string
    readonly procedure: string
    readonly caseId: string
    readonly token: string
  },
): MessagePayload =>
  mail({
    subject: 'Quieren pasarle un trámite ambiental',
    paragraphs: [
      `Quien figura en el portal como «${offer.from}» pidió que usted sea el nuevo solicitante de su trámite ambiental: ${offer.procedure}.`,
      'Para recibirlo, cree su cuenta con este enlace o, si ya tiene una, inicie sesión desde él. Sirve una sola vez y vence en tres días.',
      'Recibirlo no es aceptarlo: la Corporación estudia la petición y, antes de que el trámite pase a usted, le pregunta si lo acepta.',
    ],
    action: {
      label: 'Ver el ofrecimiento',
      // after «#» the token never reaches a server's log or another site
      url: `${publicUrl}/cambio-ciudadano/${offer.caseId}#${offer.token}`,
    },
  })

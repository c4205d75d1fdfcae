import type { MessagePayload } from '../../db/outbox.ts'
import { mailText, type Texts } from '../../db/texts.ts'

/** Mail to the transferee: the offer, its author, and the single-use link. */
export const caseOffered = (
  texts: Texts,
  publicUrl: string,
  offer: {
    readonly from: string
    readonly procedure: string
    readonly caseId: string
    readonly token: string
  },
): MessagePayload =>
  mailText(
    texts,
    'cambio.ofrecido',
    { solicitante: offer.from, tramite: offer.procedure },
    // after «#» the token never reaches a server's log or another site
    `${publicUrl}/cambio-ciudadano/${offer.caseId}#${offer.token}`,
  )

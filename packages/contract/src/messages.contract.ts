import {
  OPENED_BY,
  SENT_KINDS,
  SENT_ORDERS,
  SENT_STATES,
} from '@ventanilla/domain/cases/messages/sent-messages'
import { EMAIL_MAX } from '@ventanilla/domain/identity/email'
import { REASON_MIN } from '@ventanilla/domain/kernel/reason'
import { SEARCH_MIN } from '@ventanilla/domain/kernel/search-text'
import { z } from 'zod'
import { closed } from './closed.ts'
import { defineEndpoint } from './endpoint.ts'
import { orderedPages, orderOf } from './list-order.ts'
import { CHANNELS } from './meanings.ts'
import { id, isoDate } from './shapes.ts'

const params = z.object({ id })

/** Filters of the report of messages, shared by the list and its export. */
const filter = {
  /** radicado or expediente */
  numero: z.string().trim().min(SEARCH_MIN).max(100).optional(),
  /** words of a name, or a whole mail address or telephone */
  persona: z.string().trim().min(SEARCH_MIN).max(100).optional(),
  clase: closed(SENT_KINDS).optional(),
  estado: closed(SENT_STATES).optional(),
  desde: isoDate.optional(),
  /** inclusive */
  hasta: isoDate.optional(),
}

const message = z.object({
  id,
  kind: closed(SENT_KINDS),
  channel: closed(CHANNELS),
  to: z.string(),
  /** whom it is for; null: an address that is no account's, or a message outside cases */
  person: z.string().nullable(),
  /** null: it can hold a code or a personal link, or is a text message */
  subject: z.string().nullable(),
  state: closed(SENT_STATES),
  attempts: z.int(),
  error: z.string().nullable(),
  /** since when it is not known whether a try arrived; null: no doubt */
  doubtfulSince: z.string().nullable(),
  /** of the next try; null: none */
  nextAt: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  /** null: not opened yet, or nothing shows it */
  opened: z.object({ at: z.string(), how: closed(OPENED_BY) }).nullable(),
  caseId: z.string().nullable(),
  radicado: z.string().nullable(),
  /** it repeats another message at a corrected address */
  resent: z.boolean(),
  /** whether this reader can send it to a corrected address */
  canReaddress: z.boolean(),
})
export type SentMessage = z.infer<typeof message>

/** The report of messages: mails and text messages with what became of each. */
export const messages = {
  'messages.list': defineEndpoint({
    id: 'messages.list',
    method: 'GET',
    path: '/api/v1/mensajes',
    permission: 'messages.read',
    discloses: { what: 'lista', by: null },
    summary:
      'Correos y mensajes de texto de los trámites que el lector puede ver, con lo que pasó con cada uno',
    description:
      'Los que no son de un trámite solo los ve quien administra cuentas. De un código o un enlace personal no se da el asunto. Continúa con `next` como `cursor`, en el mismo orden.',
    query: z.strictObject({ ...filter, ...orderedPages(SENT_ORDERS) }),
    answers: { 200: z.object({ rows: z.array(message), next: z.string().nullable() }) },
  }),
  'messages.export': defineEndpoint({
    id: 'messages.export',
    method: 'GET',
    path: '/api/v1/mensajes/exportar',
    permission: 'messages.read',
    summary: 'Exactamente lo filtrado del reporte de correos, en CSV',
    description: 'Los mismos filtros y el mismo orden que la lista. La exportación queda en la auditoría.',
    query: z.strictObject({ ...filter, ...orderOf(SENT_ORDERS) }),
    answers: { 200: z.unknown().meta({ description: 'Archivo CSV', type: 'string' }) },
    media: 'application/octet-stream',
    limit: 20,
  }),
  'messages.read': defineEndpoint({
    id: 'messages.read',
    method: 'GET',
    path: '/api/v1/mensajes/:id',
    permission: 'messages.read',
    discloses: { what: 'lista', by: 'id' },
    summary: 'Un mensaje con su texto, la constancia de su envío y sus reenvíos',
    description:
      'El texto y su huella no se dan cuando puede llevar un código o un enlace personal: de una huella de seis cifras se deduce el código.',
    params,
    answers: {
      200: message.extend({
        /** null: it can hold a code or a personal link */
        paragraphs: z.array(z.string()).nullable(),
        /** null: not sent yet */
        proof: z
          .object({
            /** Message-ID of the mail, or the id given to the provider */
            messageId: z.string(),
            acceptedAt: z.string(),
            /** SHA-256 of the text, hexadecimal; null where the text is not given */
            fingerprint: z.string().nullable(),
          })
          .nullable(),
        /** at corrected addresses, oldest first */
        resends: z.array(
          z.object({
            id,
            to: z.string(),
            reason: z.string(),
            at: z.string(),
            state: closed(SENT_STATES),
            sentAt: z.string().nullable(),
          }),
        ),
      }),
    },
  }),
  'messages.readdress': defineEndpoint({
    id: 'messages.readdress',
    method: 'POST',
    path: '/api/v1/mensajes/:id/reenviar',
    permission: 'messages.resend',
    summary: 'Envía un mensaje de un trámite a la dirección corregida, con motivo',
    description:
      'Una vez por mensaje y dirección: la repetición responde el mismo reenvío. Queda en la auditoría y en la historia del trámite. No cambia los datos de la persona ni la fecha de una notificación.',
    refuses: {
      403: 'Quien reenvía es parte de ese trámite.',
      409: 'El mensaje puede llevar un código o un enlace personal.',
    },
    params,
    body: z.strictObject({
      /** mail address, or telephone of a text message */
      to: z.string().trim().min(1).max(EMAIL_MAX),
      reason: z.string().trim().min(REASON_MIN).max(500),
    }),
    answers: {
      200: z.object({
        /** of the new message */
        id,
        message: z.string(),
      }),
    },
    limit: 30,
  }),
} as const

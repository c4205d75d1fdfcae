import { z } from 'zod'
import { closed } from './closed.ts'
import { BULLETIN_KINDS } from './meanings.ts'
import { defineEndpoint } from './endpoint.ts'
import { id } from './shapes.ts'

const day = z.iso.date('Escriba la fecha como año, mes y día: 2026-11-20.')

const entry = z.object({
  /** id of the posting; the act's own id is not disclosed */
  id,
  /** `acto`: a decision that the law orders to publish · `aviso`: a notice, while it is posted */
  kind: closed(BULLETIN_KINDS),
  title: z.string(),
  number: z.string().nullable(),
  date: z.string(),
  procedure: z.string(),
  municipality: z.string().nullable(),
  /** instant of the posting */
  postedAt: z.string(),
  /** instant from which a notice is removed; null: an act stays published */
  until: z.string().nullable(),
  /** verification code of the signed original */
  code: z.string(),
})

/** The bulletin: published acts for the public, and acts still to be published for officials. */
export const bulletin = {
  'bulletin.list': defineEndpoint({
    id: 'bulletin.list',
    method: 'GET',
    path: '/api/v1/boletin',
    permission: 'public',
    summary: 'Boletín: actos publicados y avisos fijados hoy, los últimos primero',
    description:
      'Sin cuenta. Solo lo que está fijado en este momento; continúa con `next` como `cursor`. Lo que aún no se publica o ya se retiró no aparece.',
    limit: 60,
    query: z.strictObject({
      /** words of the title, the number or the published text; at least three characters */
      q: z.string().trim().max(100).default(''),
      tipo: closed(BULLETIN_KINDS).optional(),
      /** first and last day of the posting */
      desde: day.optional(),
      hasta: day.optional(),
      cursor: z.string().max(80).optional(),
    }),
    answers: { 200: z.object({ rows: z.array(entry), next: z.string().nullable() }) },
  }),
  'bulletin.read': defineEndpoint({
    id: 'bulletin.read',
    method: 'GET',
    path: '/api/v1/boletin/:id',
    permission: 'public',
    summary: 'Una publicación del boletín con su texto público',
    description:
      'Sin cuenta. El texto no trae documentos de identidad, direcciones, teléfonos ni datos reservados. Un aviso retirado responde que no existe.',
    limit: 60,
    params: z.object({ id }),
    answers: {
      200: entry.extend({
        paragraphs: z.array(
          z.object({
            kind: closed({ titulo: 'Título', parrafo: 'Párrafo', dato: 'Dato suelto' }),
            text: z.string(),
          }),
        ),
        /** the copy can be fetched; false for a moment after the posting */
        printed: z.boolean(),
      }),
    },
  }),
  'bulletin.file': defineEndpoint({
    id: 'bulletin.file',
    method: 'GET',
    path: '/api/v1/boletin/:id/archivo',
    permission: 'public',
    summary: 'PDF de una publicación del boletín, sin los datos que se ocultan',
    description:
      'Sin cuenta, mientras esté fijada. Es la copia pública; el original se comprueba con su código.',
    limit: 30,
    params: z.object({ id }),
    refuses: { 409: 'La copia todavía se prepara.' },
    media: 'application/pdf',
    answers: { 200: z.unknown() },
  }),
  'bulletin.feed': defineEndpoint({
    id: 'bulletin.feed',
    method: 'GET',
    path: '/api/v1/boletin/atom',
    permission: 'public',
    summary: 'Fuente Atom del boletín: las últimas cincuenta publicaciones fijadas',
    description: 'Sin cuenta, para lectores de fuentes. Lo retirado desaparece de ella.',
    limit: 30,
    media: 'application/atom+xml',
    answers: { 200: z.unknown() },
  }),
  'bulletin.pending': defineEndpoint({
    id: 'bulletin.pending',
    method: 'GET',
    path: '/api/v1/publicaciones',
    permission: 'bulletin.publish',
    summary: 'Actos firmados que faltan por publicar en el boletín, los más antiguos primero',
    description:
      'Los que la ley ordena publicar y ya conoce su destinatario. El expediente no se cierra sin publicarlos. Como máximo doscientos; con `acto`, solo ese, o ninguno si ya no falta.',
    query: z.strictObject({ acto: id.optional() }),
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            actId: id,
            caseId: id,
            radicado: z.string().nullable(),
            procedure: z.string(),
            title: z.string(),
            number: z.string().nullable(),
            date: z.string(),
            norm: z.string(),
            /** last day of the internal term to publish it */
            dueOn: z.string(),
            overdue: z.boolean(),
          }),
        ),
      }),
    },
  }),
  'bulletin.publish': defineEndpoint({
    id: 'bulletin.publish',
    method: 'POST',
    path: '/api/v1/publicaciones/:actId',
    permission: 'bulletin.publish',
    summary: 'Publica un acto firmado en el boletín',
    description:
      'La fecha y la hora las pone el servidor y no se cambian. Responde 409 si ya está publicado, si la ley no lo ordena o si falta notificarlo.',
    params: z.object({ actId: id }),
    answers: { 200: z.object({ postedAt: z.string() }) },
  }),
} as const

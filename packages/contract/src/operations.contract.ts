import { z } from 'zod'
import { closed } from './closed.ts'
import { CHANNELS } from './meanings.ts'
import { defineEndpoint } from './endpoint.ts'
import { id } from './shapes.ts'

const params = z.object({ id })
const queued = z.object({ queued: z.literal(true) })

/** What the portal could not finish by itself, for administrators. */
export const operations = {
  'operations.messages': defineEndpoint({
    id: 'operations.messages',
    method: 'GET',
    path: '/api/v1/mensajes/dudosos',
    permission: 'parameters.admin',
    discloses: { what: 'lista', by: null },
    summary: 'Mensajes que no se pudieron enviar, que quizá llegaron dos veces o que se siguen intentando',
    description: 'Con el error de cada intento y si puede reintentarse a mano.',
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            id,
            channel: closed(CHANNELS),
            to: z.string(),
            subject: z.string(),
            state: closed({
              dudoso: 'Quizá llegó dos veces',
              fallido: 'No se pudo enviar',
              reintentando: 'Se sigue intentando',
            }),
            /** whether a later try was accepted */
            sent: z.boolean(),
            attempts: z.number(),
            error: z.string().nullable(),
            doubtfulSince: z.string().nullable(),
            /** when it is tried again by itself; null: never */
            nextAt: z.string().nullable(),
            /** whether a person may put it into the queue again */
            canResend: z.boolean(),
            createdAt: z.string(),
            caseId: z.string().nullable(),
            radicado: z.string().nullable(),
          }),
        ),
      }),
    },
  }),
  'operations.resend': defineEndpoint({
    id: 'operations.resend',
    method: 'POST',
    path: '/api/v1/mensajes/:id/reintentar',
    permission: 'parameters.admin',
    summary: 'Vuelve a poner en cola un mensaje fallido',
    description: 'El mensaje sale en la siguiente vuelta de la cola.',
    params,
    body: z.strictObject({}),
    answers: { 200: queued },
  }),
  'operations.jobs': defineEndpoint({
    id: 'operations.jobs',
    method: 'GET',
    path: '/api/v1/trabajos/fallidos',
    permission: 'parameters.admin',
    summary: 'Trabajos que no terminaron después de todos sus intentos',
    description: 'Con el error del último intento.',
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            id,
            kind: z.string(),
            attempts: z.number(),
            error: z.string().nullable(),
            createdAt: z.string(),
            caseId: z.string().nullable(),
            radicado: z.string().nullable(),
          }),
        ),
      }),
    },
  }),
  'operations.retry': defineEndpoint({
    id: 'operations.retry',
    method: 'POST',
    path: '/api/v1/trabajos/:id/reintentar',
    permission: 'parameters.admin',
    summary: 'Vuelve a poner en cola un trabajo fallido',
    description: 'El trabajo corre en la siguiente vuelta de la cola.',
    params,
    body: z.strictObject({}),
    answers: { 200: queued },
  }),
} as const

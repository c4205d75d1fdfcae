import { z } from 'zod'
import { closed } from './closed.ts'
import { defineEndpoint } from './endpoint.ts'
import { id } from './shapes.ts'

/** Notices inside the portal: each user reads only their own. */
export const notices = {
  'notices.list': defineEndpoint({
    id: 'notices.list',
    method: 'GET',
    path: '/api/v1/avisos',
    permission: 'session',
    summary: 'Avisos propios, los más recientes primero',
    description: 'Cada aviso con la dirección adonde lleva; continúa con `next` como `cursor`.',
    query: z.strictObject({
      solo: closed({ todos: 'Leídos y sin leer', 'sin-leer': 'Solo los que no se han leído' }).default(
        'todos',
      ),
      cursor: z.string().max(80).optional(),
    }),
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            id,
            title: z.string(),
            body: z.string(),
            href: z.string().nullable(),
            caseId: z.string().nullable(),
            createdAt: z.string(),
            read: z.boolean(),
          }),
        ),
        next: z.string().nullable(),
      }),
    },
  }),
  'notices.unread': defineEndpoint({
    id: 'notices.unread',
    method: 'GET',
    path: '/api/v1/avisos/sin-leer',
    permission: 'session',
    summary: 'Cuántos avisos propios no se han leído',
    description: 'El número de la campana.',
    answers: { 200: z.object({ count: z.number() }) },
  }),
  'notices.markRead': defineEndpoint({
    id: 'notices.markRead',
    unaudited: 'ownDesk',
    method: 'POST',
    path: '/api/v1/avisos/:id/leido',
    permission: 'session',
    summary: 'Marca un aviso propio como leído',
    description: 'Responde cuántos quedan sin leer.',
    params: z.object({ id }),
    body: z.strictObject({}),
    answers: { 200: z.object({ count: z.number() }) },
  }),
  'notices.markAllRead': defineEndpoint({
    id: 'notices.markAllRead',
    unaudited: 'ownDesk',
    method: 'POST',
    path: '/api/v1/avisos/leidos',
    permission: 'session',
    summary: 'Marca como leídos todos los avisos propios',
    description: 'Responde cuántos quedan sin leer: ninguno.',
    body: z.strictObject({}),
    answers: { 200: z.object({ count: z.number() }) },
  }),
} as const

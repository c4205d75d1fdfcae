import { z } from 'zod'
import { closed } from './closed.ts'
import { defineEndpoint } from './endpoint.ts'

const state = closed({ ok: 'Responde', falla: 'No responde' })

export const health = {
  'health.read': defineEndpoint({
    id: 'health.read',
    method: 'GET',
    path: '/api/v1/health',
    permission: 'public',
    summary: 'Estado del servicio: 200 solo cuando puede atender de verdad',
    description:
      'Consulta la base de datos, el almacén de archivos, la cola y el sello de la autoridad, con lo que dijeron su programa y el sellado de tiempo. Sirve a quien vigila el servicio: 503 dice cuál falla.',
    answers: {
      200: z.object({
        status: z.literal('ok'),
        database: state,
        storage: state,
        queue: state,
        seal: state,
        version: z.string(),
      }),
      503: z.object({
        status: z.literal('falla'),
        database: state,
        storage: state,
        queue: state,
        seal: state,
        version: z.string(),
      }),
    },
  }),
} as const

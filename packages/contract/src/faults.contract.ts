import { REFERENCE } from '@ventanilla/domain/faults/reference'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

export const faults = {
  'faults.report': defineEndpoint({
    id: 'faults.report',
    unaudited: 'ownRecord',
    method: 'POST',
    path: '/api/v1/fallas',
    permission: 'public',
    summary:
      'Anota en el registro del servidor una falla de una pantalla, con la referencia que vio la persona',
    description:
      'La referencia es la que la pantalla mostró, para que soporte encuentre la falla. No lleva datos de personas.',
    body: z.strictObject({
      reference: z.string().regex(REFERENCE),
      // the screen's name instead of its address: addresses contain case numbers and single-use keys
      screen: z.string().regex(/^[\w.]{1,60}$/),
      message: z.string().max(300),
      stack: z.string().max(3000),
    }),
    answers: { 200: z.object({ noted: z.literal(true) }) },
    // Attack: an anonymous loop that fills the log.
    limit: 10,
  }),
} as const

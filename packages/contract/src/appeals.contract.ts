import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { data, id, version } from './shapes.ts'

const params = z.object({ id })

/** Draft of an appeal before its step exists: filing the appeal also leaves the step before it. */
export const appeals = {
  'appeals.draft': defineEndpoint({
    id: 'appeals.draft',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/recurso/borrador',
    permission: 'cases.draft',
    summary: 'Lo que el lector lleva escrito de su recurso',
    description: 'Vacío mientras no ha escrito nada.',
    params,
    answers: { 200: z.object({ data, version: z.number() }) },
  }),
  'appeals.saveDraft': defineEndpoint({
    id: 'appeals.saveDraft',
    unaudited: 'unfinishedWork',
    method: 'PUT',
    path: '/api/v1/solicitudes/:id/recurso/borrador',
    permission: 'cases.draft',
    summary: 'Guarda el recurso que se está escribiendo, sin radicarlo',
    description: 'El recurso se presenta con `recurso` del mismo caso.',
    params,
    bodyLimit: 262_144,
    body: z.strictObject({ data, version }),
    answers: { 200: z.object({ version: z.number(), savedAt: z.string() }) },
  }),
} as const

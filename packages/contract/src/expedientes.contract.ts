import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { id } from './shapes.ts'

const params = z.object({ id })

/** The expediente of a case: its foliated index and its export. */
export const expedientes = {
  'expedientes.index': defineEndpoint({
    id: 'expedientes.index',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/expediente',
    permission: 'cases.read',
    discloses: { what: 'caso', by: 'id' },
    summary: 'Índice foliado del expediente',
    params,
    answers: {
      200: z.object({
        /** null until the expediente is opened */
        number: z.string().nullable(),
        series: z.string().nullable(),
        folios: z.number(),
        rows: z.array(
          z.object({
            position: z.number(),
            title: z.string(),
            kind: z.string(),
            pages: z.number(),
            folioFrom: z.number(),
            folioTo: z.number(),
            incorporatedAt: z.string(),
            sha256: z.string().nullable(),
            fileId: z.string().nullable(),
            actId: z.string().nullable(),
            mime: z.string(),
            size: z.number(),
          }),
        ),
      }),
    },
  }),
  'expedientes.export': defineEndpoint({
    id: 'expedientes.export',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/expediente/exportar',
    permission: 'cases.export',
    summary: 'El expediente en un archivo ZIP con su índice foliado',
    params,
    limit: 20,
    answers: { 200: z.unknown().meta({ description: 'Archivo ZIP', type: 'string' }) },
    media: 'application/zip',
  }),
} as const

import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { id } from './shapes.ts'

const params = z.object({ id })

/** Somebody's access to a file. */
const grant = z.object({
  personId: id,
  name: z.string(),
  email: z.string(),
  since: z.string(),
  /** last day; null: without end */
  until: z.string().nullable(),
  /** over or withdrawn, when; null: it lasts */
  endedAt: z.string().nullable(),
})

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
  'expedientes.search': defineEndpoint({
    id: 'expedientes.search',
    method: 'GET',
    path: '/api/v1/expedientes',
    permission: 'cases.read',
    discloses: { what: 'lista', by: null },
    summary:
      'Trámites que el lector puede ver: los que tienen expediente, o los de un número de solicitud, de expediente físico o interno',
    query: z.strictObject({
      /** 1 número de solicitud, 2 expediente físico, 3 número interno */
      por: z.enum(['1', '2', '3']).optional(),
      q: z.string().trim().max(60).default(''),
      cursor: z.string().max(80).optional(),
    }),
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            id,
            radicado: z.string(),
            expediente: z.string().nullable(),
            procedure: z.string(),
            applicant: z.string(),
            statusLabel: z.string(),
            filedAt: z.string(),
            /** a file of the former system */
            migrated: z.boolean(),
            ended: z.boolean(),
          }),
        ),
        next: z.string().nullable(),
      }),
    },
  }),
  'expedientes.grants': defineEndpoint({
    id: 'expedientes.grants',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/accesos',
    permission: 'files.share',
    discloses: { what: 'caso', by: 'id' },
    summary: 'A quiénes se dio acceso para consultar un expediente, y hasta cuándo',
    params,
    answers: { 200: z.object({ rows: z.array(grant) }) },
  }),
  'expedientes.grant': defineEndpoint({
    id: 'expedientes.grant',
    method: 'POST',
    path: '/api/v1/solicitudes/:id/accesos',
    permission: 'files.share',
    summary: 'Da acceso a un expediente por un período a quien consulta o controla',
    params,
    body: z.strictObject({
      email: z.email().max(150),
      /** last day, 'YYYY-MM-DD' */
      until: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
      reason: z.string().trim().min(10, 'Escriba el motivo (al menos 10 letras).').max(500),
    }),
    answers: { 200: z.object({ rows: z.array(grant), message: z.string() }) },
    limit: 60,
  }),
  'expedientes.withdraw': defineEndpoint({
    id: 'expedientes.withdraw',
    method: 'POST',
    path: '/api/v1/solicitudes/:id/accesos/:person/retirar',
    permission: 'files.share',
    summary: 'Retira el acceso a un expediente antes de que termine su período',
    params: z.object({ id, person: id }),
    body: z.strictObject({
      reason: z.string().trim().min(10, 'Escriba el motivo (al menos 10 letras).').max(500),
    }),
    answers: { 200: z.object({ rows: z.array(grant), message: z.string() }) },
    limit: 60,
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

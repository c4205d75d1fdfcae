import { REGISTER_ORDERS } from '@ventanilla/domain/acts/register-orders'
import { z } from 'zod'
import { inCatalogue, ofCatalogue } from './closed.ts'
import { defineEndpoint } from './endpoint.ts'
import { orderedPages } from './list-order.ts'
import { id, personRef } from './shapes.ts'

/** The register of numbered acts. */
export const register = {
  'register.list': defineEndpoint({
    id: 'register.list',
    method: 'GET',
    path: '/api/v1/actos',
    permission: 'acts.register',
    summary: 'Registro de actos numerados',
    description:
      'Con filtros de fecha, clase y texto, los últimos firmados primero mientras `orden` no diga otra cosa; continúa con `next` como `cursor`, en el mismo orden.',
    query: z.strictObject({
      serie: z
        .string()
        .regex(/^[A-Z0-9_]{2,40}$/)
        .meta(ofCatalogue('Serie'))
        .optional(),
      anio: z.coerce.number().int().min(2000).max(2100).optional(),
      /** whole number of the act, or only its digits */
      numero: z.string().trim().max(40).default(''),
      /** words of the title, radicado or applicant; at least three characters */
      q: z.string().trim().max(100).default(''),
      ...orderedPages(REGISTER_ORDERS),
    }),
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            id,
            caseId: id,
            radicado: z.string().nullable(),
            procedure: z.string(),
            title: z.string(),
            series: inCatalogue('Serie'),
            number: z.string(),
            date: z.string(),
            signer: personRef,
            code: z.string().nullable(),
            sealed: z.boolean(),
            fileId: z.string().nullable(),
          }),
        ),
        next: z.string().nullable(),
      }),
    },
  }),
} as const

import { z } from 'zod'
import { inCatalogue } from './closed.ts'
import { defineEndpoint } from './endpoint.ts'

const degrees = z.object({ lon: z.number(), lat: z.number() })
const box = z.object({ lonMin: z.number(), latMin: z.number(), lonMax: z.number(), latMax: z.number() })

/** The authority's territory: offices, municipalities, and the procedures that only the main office handles. */
export const territory = {
  read: defineEndpoint({
    id: 'territory.read',
    method: 'GET',
    path: '/api/v1/territorio',
    permission: 'public',
    summary:
      'Jurisdicción: oficinas activas, municipios con la oficina que los atiende, y su lugar en el mapa',
    description: 'Quién atiende dónde, en una sola lectura, para el mapa y para elegir oficina.',
    answers: {
      200: z.object({
        box,
        offices: z.array(
          z.object({
            id: z.int(),
            code: inCatalogue('Territorial'),
            name: z.string(),
            seat: z.string(),
            address: z.string(),
            /** null: those of the authority */
            hours: z.string().nullable(),
            telephone: z.string().nullable(),
            /** centre of the office's municipality, not its street address; null when unknown */
            near: degrees.nullable(),
          }),
        ),
        municipalities: z.array(
          z.object({
            id: z.int(),
            dane: z.string(),
            name: z.string(),
            departmentId: z.int(),
            /** code of the active office that serves it */
            office: inCatalogue('Territorial'),
            box,
            centroid: degrees,
            areaKm2: z.number(),
          }),
        ),
        mainOffice: inCatalogue('Territorial'),
        /** types whose request names no municipality: the main office handles them for every applicant */
        mainOfficeTypes: z.array(z.int()),
      }),
    },
  }),
} as const

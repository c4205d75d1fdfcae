import { z } from 'zod'
import { inCatalogue } from './closed.ts'
import { defineEndpoint } from './endpoint.ts'

const degrees = z.object({ lon: z.number(), lat: z.number() })
const box = z.object({ lonMin: z.number(), latMin: z.number(), lonMax: z.number(), latMax: z.number() })

/** Where the authority works and who serves where: offices, municipalities, and what is only handled at the main one. */
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
            /** centre of the municipality in which it stands, not its door; null where that is not known */
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
        /** types whose request names no municipality: the main office handles them wherever one lives */
        mainOfficeTypes: z.array(z.int()),
      }),
    },
  }),
} as const

import { LAYER_MOST } from '@ventanilla/domain/places/layer-limits'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { id, personRef, uploaded } from './shapes.ts'

const params = z.object({ id })
const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])

const layer = z.object({
  id,
  /** name of the file, or that it was drawn */
  name: z.string(),
  /** the file as it came; null: drawn in the portal */
  fileId: id.nullable(),
  /** SHA-256 of the original */
  sha256: z.string(),
  epsg: z.int(),
  shapes: z.int(),
  corners: z.int(),
  /** names of its columns, with values of some shapes */
  columns: z.array(z.object({ name: z.string(), examples: z.array(z.string()) })),
  /** what was repaired or left out, in sentences */
  words: z.array(z.string()),
  by: personRef,
  at: z.iso.datetime(),
})
export type LayerRead = z.infer<typeof layer>

/** GeoJSON with the shapes of a layer. */
const shapes = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      properties: z.record(z.string(), z.string()),
      geometry: z.unknown().meta({ description: 'Geometría GeoJSON en grados', type: 'object' }),
    }),
  ),
})

/** Layers on which zones stand: loaded from a file or drawn, never changed. */
export const layers = {
  load: defineEndpoint({
    id: 'layers.load',
    method: 'POST',
    path: '/api/v1/capas',
    permission: 'configuration.edit',
    summary: 'Carga una capa de un archivo subido antes',
    description:
      'De un archivo de propósito `capa`: Shapefile en ZIP, GeoPackage, GeoJSON, KML o GPX. Los anillos rotos se reparan y se dice; una proyección que el portal no conoce se rechaza por su nombre. La capa queda como se leyó: otro archivo es otra capa.',
    refuses: {
      404: 'El archivo no existe, no es de quien llama, o no es de una capa.',
      409: 'El archivo todavía no está listo.',
    },
    body: z.strictObject({ file: uploaded }),
    answers: { 201: layer },
    limit: 20,
  }),
  draw: defineEndpoint({
    id: 'layers.draw',
    method: 'POST',
    path: '/api/v1/capas/dibujadas',
    permission: 'configuration.edit',
    summary: 'Guarda como capa las áreas dibujadas en el mapa',
    description: 'Cada área con su nombre, en grados, sin repetir la primera esquina.',
    refuses: { 404: 'Quien llama no mantiene zonas.' },
    body: z.strictObject({
      areas: z
        .array(
          z.strictObject({
            name: z.string().trim().min(1).max(LAYER_MOST.name),
            corners: z.array(position).min(3).max(LAYER_MOST.drawnCorners),
          }),
        )
        .min(1)
        .max(LAYER_MOST.drawnAreas),
    }),
    answers: { 201: layer },
    limit: 20,
  }),
  read: defineEndpoint({
    id: 'layers.read',
    method: 'GET',
    path: '/api/v1/capas/:id',
    permission: 'configuration.read',
    summary: 'Una capa: de dónde vino, cuántas figuras tiene y qué columnas',
    description: 'La nombra el dato `layer` de una zona.',
    params,
    answers: { 200: layer },
  }),
  shapes: defineEndpoint({
    id: 'layers.shapes',
    method: 'GET',
    path: '/api/v1/capas/:id/figuras',
    permission: 'configuration.read',
    summary: 'Las figuras de una capa, como GeoJSON',
    description: 'En grados, ya reparadas, con las columnas que traían.',
    params,
    answers: { 200: shapes },
  }),
} as const

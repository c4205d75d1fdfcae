import { NEAR_MOST, PLACE_MOST, WATER_MOST } from '@ventanilla/domain/places/place-limits'
import { ZONE_STATES } from '@ventanilla/domain/places/zone-answers'
import { ZONE_CLASS_NAMES } from '@ventanilla/domain/places/zone-classes'
import { REASON_MIN } from '@ventanilla/domain/kernel/reason'
import { z } from 'zod'
import { closed, inCatalogue, someOf } from './closed.ts'
import { capture, captureRef, reach, water } from './water-shapes.ts'
import { caseZones, crossed, zone } from './zone-shapes.ts'
import { defineEndpoint } from './endpoint.ts'
import { id, isoDate, position } from './shapes.ts'

/** What lies where: zones, and the cases of the reader's reach. */
export const places = {
  search: defineEndpoint({
    id: 'places.search',
    method: 'POST',
    path: '/api/v1/lugares/busqueda',
    permission: 'cases.read',
    // what was looked up stands in the line, and no address carries it
    auditsItself: true,
    summary: 'Qué hay en un punto, en varios o en un área: municipio, zonas, permisos y solicitudes cercanas',
    description:
      'En grados de MAGNA-SIRGAS o WGS84. El municipio y la subcuenca salen de los límites cargados; sin ellos, `municipality.certain` es `false` y van los posibles. Una zona que no se pudo comparar responde `sin_verificar`, nunca `no_cruza`. Las solicitudes son las que el lector puede ver, las más cercanas primero. De un solo punto a 100 m o menos de una corriente, `water` trae las captaciones de aguas arriba y de aguas abajo.',
    body: z.strictObject({
      shape: closed({ puntos: 'Un punto o varios', area: 'El área entre las esquinas' }),
      /** corners of an area in order, the first not repeated */
      at: z.array(position).min(1).max(PLACE_MOST.corners),
      /** distance up to which cases are near */
      metres: z.int().min(0).max(NEAR_MOST.metres).default(NEAR_MOST.usual),
      /** of one point: the reach within 100 m on which it is, where that is not the nearest one */
      reach: z.string().trim().min(1).max(WATER_MOST.reachId).optional(),
      /** without a layer of streams: the source whose captures are sought */
      source: z.string().trim().min(1).max(WATER_MOST.source).optional(),
    }),
    answers: {
      200: z.object({
        municipality: z.object({
          /** whether it comes from loaded boundaries; false: `names` are those that may be */
          certain: z.boolean(),
          names: z.array(z.string()),
          /** null: not compared */
          zone: zone.nullable(),
        }),
        offices: z.array(z.object({ code: inCatalogue('Territorial'), name: z.string() })),
        /** null: no boundaries of sub-basins are loaded */
        subbasin: zone.nullable(),
        /** the others, in their order */
        zones: z.array(zone),
        /** of the place; null: points */
        areaM2: z.number().nullable(),
        /** the border crosses itself: what it encloses was measured */
        repaired: z.boolean(),
        cases: z.array(
          z.object({
            id,
            radicado: z.string(),
            expediente: z.string().nullable(),
            procedure: z.string(),
            applicant: z.string(),
            municipality: z.string().nullable(),
            statusLabel: z.string(),
            ended: z.boolean(),
            /** from the place; 0: inside it or touching it */
            metres: z.number(),
            at: position,
          }),
        ),
        /** there are more within the distance than are shown */
        more: z.boolean(),
        /** captures of the same water; null: the place is not one point */
        water: water.nullable(),
      }),
    },
    limit: 60,
  }),
  warnings: defineEndpoint({
    id: 'places.warnings',
    method: 'POST',
    path: '/api/v1/lugares/avisos',
    permission: 'session',
    unaudited: 'changesNothing',
    summary: 'Zonas que cruzan los lugares de una solicitud que se está llenando',
    description:
      'Para avisar mientras se llena el formulario: responde las zonas que alguno de los lugares cruza, con lo que significan, y las que no se pudieron comparar. Al radicar se compara de nuevo y queda en el caso. Nada se guarda.',
    body: z.strictObject({
      places: z
        .array(
          z.strictObject({
            label: z.string().trim().min(1).max(PLACE_MOST.label),
            shape: closed({ puntos: 'Un punto o varios', area: 'El área entre las esquinas' }),
            at: z.array(position).min(1).max(PLACE_MOST.corners),
          }),
        )
        .min(1)
        .max(PLACE_MOST.together),
    }),
    answers: {
      200: z.object({
        zones: z.array(
          zone.omit({ crossed: true }).extend({ crossed: z.array(crossed.extend({ place: z.string() })) }),
        ),
      }),
    },
    limit: 60,
  }),
  ofCase: defineEndpoint({
    id: 'places.ofCase',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/zonas',
    permission: 'cases.read',
    discloses: { what: 'caso', by: 'id' },
    summary: 'Qué dijeron las zonas de los lugares de un caso, con la capa y la fecha de cada una',
    description:
      'Lo comparado al radicar y lo que verificó un funcionario, en ese orden. `pending` nombra las zonas que nadie sabe todavía si cruza; `mayVerify`, si el lector puede decirlo.',
    params: z.object({ id }),
    answers: { 200: caseZones },
  }),
  verify: defineEndpoint({
    id: 'places.verify',
    method: 'POST',
    path: '/api/v1/solicitudes/:id/zonas/:zone/verificar',
    permission: 'cases.act',
    summary: 'Deja dicho si un caso cruza una zona que no se pudo comparar',
    description:
      'Lo hace quien trabaja en el caso, después de mirar la capa donde esté. Queda en el caso con su nombre y lo que miró; lo que se comparó antes no se borra.',
    refuses: { 409: 'La zona no está sin verificar en este caso, o el caso ya terminó.' },
    params: z.object({ id, zone: z.coerce.number().int().min(1).max(2_000_000_000) }),
    body: z.strictObject({
      state: someOf(ZONE_STATES, ['cruza', 'no_cruza']),
      note: z.string().trim().min(REASON_MIN).max(500),
    }),
    answers: { 200: caseZones },
  }),
  captureOfCase: defineEndpoint({
    id: 'places.captureOfCase',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/captacion',
    permission: 'cases.read',
    discloses: { what: 'caso', by: 'id' },
    summary: 'En qué tramo de una corriente está la captación de un caso, y qué otras hay arriba y abajo',
    description:
      'De un trámite que toma agua, en el punto de su solicitud. Las otras captaciones son las registradas y las de los casos que el lector puede ver.',
    params: z.object({ id }),
    answers: {
      200: z.object({
        /** null: its procedure takes no water, or the application names no point */
        capture: capture.nullable(),
        water: water.nullable(),
      }),
    },
  }),
  reaches: defineEndpoint({
    id: 'places.reaches',
    method: 'POST',
    path: '/api/v1/lugares/tramos',
    permission: 'captures.confirm',
    unaudited: 'changesNothing',
    summary: 'Tramos de la capa de corrientes cerca de un punto, los más cercanos primero',
    description: `A ${WATER_MOST.reachMetres / 1_000} km o menos, para escoger en cuál está una captación. Nada se guarda.`,
    body: position,
    answers: { 200: z.object({ rows: z.array(reach) }) },
    limit: 120,
  }),
  confirmReach: defineEndpoint({
    id: 'places.confirmReach',
    method: 'POST',
    path: '/api/v1/lugares/captaciones/tramo',
    permission: 'captures.confirm',
    summary: 'Deja dicho en qué tramo de la capa de corrientes está una captación',
    description:
      'Lo hace quien visita o escribe el concepto. Vale para ese punto y para esa capa: con otra, cuenta otra vez como sin confirmar. El motivo es obligatorio si el tramo no es el más cercano, o está a más de 100 m.',
    refuses: {
      404: 'La captación no existe, o quien llama no trabaja en su caso.',
      409: 'La capa de corrientes es otra, o alguien dijo otra cosa después de `previous`.',
    },
    body: z.strictObject({
      capture: captureRef,
      /** layer of streams in which `reach` is */
      streams: id,
      reach: z.string().trim().min(1).max(WATER_MOST.reachId),
      /** the last word that was read; null: there was none */
      previous: id.nullable(),
      reason: z.string().trim().max(WATER_MOST.reason),
    }),
    answers: { 200: capture },
    limit: 60,
  }),
  layers: defineEndpoint({
    id: 'places.layers',
    method: 'GET',
    path: '/api/v1/lugares/capas',
    permission: 'public',
    summary: 'Capas de zonas y límites que muestran los mapas, y las imágenes del fondo',
    description:
      'Las vigentes, en su orden, con fuente y fecha. Las de los profesionales no se muestran. `tiles` trae las imágenes que sirve el propio portal (`null`: no hay), en teselas de la proyección de la web (EPSG 3857): su dirección cambia cuando cambia el archivo, y lo que responde se puede guardar.',
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            name: z.string(),
            class: closed(ZONE_CLASS_NAMES),
            layer: id,
            source: z.string(),
            sourceDate: isoDate,
          }),
        ),
        /** pictures behind the maps; null: maps show the portal's own drawing */
        tiles: z
          .object({
            /** path with {z}, {x} and {y} */
            address: z.string(),
            minZoom: z.int(),
            maxZoom: z.int(),
            bounds: z.object({
              lonMin: z.number(),
              latMin: z.number(),
              lonMax: z.number(),
              latMax: z.number(),
            }),
            /** who made them; '': unknown */
            attribution: z.string(),
          })
          .nullable(),
      }),
    },
  }),
  layer: defineEndpoint({
    id: 'places.layer',
    method: 'GET',
    path: '/api/v1/lugares/capas/:id',
    permission: 'public',
    summary: 'Las figuras de una capa vigente, para dibujarla',
    description: 'GeoJSON en grados, con menos esquinas que la capa: sirve para verla, no para compararla.',
    params: z.object({ id }),
    answers: {
      200: z.object({
        type: z.literal('FeatureCollection'),
        features: z.array(
          z.object({
            type: z.literal('Feature'),
            properties: z.object({ name: z.string() }),
            geometry: z.unknown().meta({ description: 'Geometría GeoJSON', type: 'object' }),
          }),
        ),
      }),
    },
    limit: 120,
  }),
} as const

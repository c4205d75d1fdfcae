import { CAPTURE_STATES, JOININGS } from '@ventanilla/domain/places/captures'
import { z } from 'zod'
import { closed } from './closed.ts'
import { id, isoDate, position } from './shapes.ts'

/** A capture of water: of a case, or a shape of a layer of captures registered elsewhere. */
export const captureRef = z.union([
  z.strictObject({ caseId: id }),
  z.strictObject({ layer: id, number: z.int().min(1).max(2_000_000_000) }),
])

/** A reach of the layer of streams near a point. */
export const reach = z.object({
  id: z.string(),
  /** '': the layer has none */
  name: z.string(),
  /** from the point */
  metres: z.number(),
})

/** How a capture stands to the layer of streams. */
const joining = z.object({
  state: closed(JOININGS),
  /** null: far from every stream */
  reach: reach.nullable(),
  /** the last word of a technician, also one that counts no more; null: there is none */
  word: z.object({ id, by: z.string(), at: z.iso.datetime(), reason: z.string() }).nullable(),
})

export const capture = z.object({
  capture: captureRef,
  /** radicado of the case, or the name that the register gives; '' where the reader may not read it */
  name: z.string(),
  /** of the case; '' of a registered one */
  procedure: z.string(),
  holder: z.string(),
  /** as the application or the register names it */
  source: z.string(),
  state: closed(CAPTURE_STATES),
  /** granted, or asked for while in progress, in litres a second; null: not known */
  litres: z.number().nullable(),
  at: position,
  /** null: no layer of streams is loaded */
  joining: joining.nullable(),
  /** the reader may say on which reach it is */
  mayConfirm: z.boolean(),
})

const sum = z.object({
  captures: z.int(),
  /** litres a second, granted and in force */
  litres: z.number(),
  /** captures of which the flow is not known */
  withoutFlow: z.int(),
  /** false: «orden no verificado» */
  verified: z.boolean(),
  /** litres a second that applications in progress ask for, in no other sum */
  asked: z.number(),
})

/** Captures of the same water as a point. */
export const water = z.object({
  comparedBy: closed({
    corriente: 'Por la capa de corrientes',
    fuente: 'Por el nombre de la fuente, sin capa de corrientes: el orden no se verificó',
  }),
  /** null: none is loaded */
  streams: z
    .object({
      layer: id,
      name: z.string(),
      source: z.string(),
      sourceDate: isoDate,
      /** what is wrong with it, in a sentence; null: nothing */
      faults: z.string().nullable(),
    })
    .nullable(),
  /** on which the point is; null: far from every stream, or compared by the name of the source */
  reach: reach.nullable(),
  /** another reach is nearly as near: every order is unverified until one is chosen */
  doubtful: z.boolean(),
  /** other reaches within 100 m */
  others: z.array(reach),
  /** source whose captures these are, where they are compared by name; and others near */
  source: z.string(),
  sources: z.array(z.string()),
  upstream: sum,
  downstream: sum,
  /** of those compared by name */
  unordered: sum,
  /** nearest first */
  captures: z.array(
    capture.extend({
      where: closed({
        arriba: 'Aguas arriba',
        abajo: 'Aguas abajo',
        sin_orden: 'De la misma fuente por su nombre',
      }),
      /** along the water; in a straight line where it is not ordered */
      metres: z.number(),
      verified: z.boolean(),
    }),
  ),
  /** there are more than are shown */
  more: z.boolean(),
  /** false: there are more than were compared, so that the sums are of the nearest ones */
  whole: z.boolean(),
  /** false: the sums hold only the cases that the reader can see */
  everything: z.boolean(),
})

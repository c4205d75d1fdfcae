import { CHECK_MOMENTS } from '@ventanilla/domain/places/place-checks'
import { ZONE_STATES } from '@ventanilla/domain/places/zone-answers'
import { ZONE_CLASS_NAMES } from '@ventanilla/domain/places/zone-classes'
import { z } from 'zod'
import { closed } from './closed.ts'
import { id, isoDate } from './shapes.ts'

export const crossed = z.object({
  /** '': the shape has none */
  name: z.string(),
  code: z.string(),
  /** of the place inside it; null: the place has no area */
  areaM2: z.number().nullable(),
  /** from 0 to 1; null: the place has no area */
  share: z.number().nullable(),
})

/** A layer's answer, with what it rests on. */
export const zone = z.object({
  key: z.string(),
  name: z.string(),
  class: closed(ZONE_CLASS_NAMES),
  state: closed(ZONE_STATES),
  crossed: z.array(crossed),
  /** why it is not known; null: it is */
  because: z.string().nullable(),
  source: z.string(),
  sourceDate: isoDate,
  norm: z.string(),
  warning: z.string(),
  layer: id,
})

/** What the zones said of the places of a case, oldest first. */
export const caseZones = z.object({
  checks: z.array(
    z.object({
      id,
      moment: closed(CHECK_MOMENTS),
      at: z.iso.datetime(),
      zone: z.string(),
      name: z.string(),
      class: closed(ZONE_CLASS_NAMES),
      state: closed(ZONE_STATES),
      crossed: z.array(crossed.extend({ place: z.string() })),
      because: z.string().nullable(),
      source: z.string(),
      sourceDate: isoDate,
      /** who verified it, and what they looked at; null: the portal compared it */
      by: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
  /** keys of the zones of which nobody knows */
  pending: z.array(z.string()),
  /** whether the reader works on the case and can say of a pending one whether it is crossed */
  mayVerify: z.boolean(),
})

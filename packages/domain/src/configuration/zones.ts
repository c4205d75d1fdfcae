import { type Contents, listIn } from './readings.ts'
import type { ContentOf } from './kinds.ts'

/** A zone in force under its key. */
export type ZoneInForce = ContentOf<'zona'> & { readonly key: string }

/** Zones that are offered, in the authority's order. */
export const zonesIn = (contents: Pick<Contents, 'of'>): readonly ZoneInForce[] =>
  listIn(contents, 'zona').flatMap(([key, zone]) => (zone.active ? [{ key, ...zone }] : []))

import { isCompared, waterOf } from '../places/zone-classes.ts'
import { type Contents, listIn } from './readings.ts'
import type { ContentOf } from './kinds.ts'

/** A zone in force under its key. */
export type ZoneInForce = ContentOf<'zona'> & { readonly key: string }

/** Layers in force of every class, in the authority's order. */
export const layersIn = (contents: Pick<Contents, 'of'>): readonly ZoneInForce[] =>
  listIn(contents, 'zona').flatMap(([key, zone]) => (zone.active ? [{ key, ...zone }] : []))

/** Zones with which places are compared, in the authority's order. */
export const zonesIn = (contents: Pick<Contents, 'of'>): readonly ZoneInForce[] =>
  layersIn(contents).filter((zone) => isCompared(zone.class))

/** The layer of streams in force; null: none is. */
export const streamsIn = (contents: Pick<Contents, 'of'>): ZoneInForce | null =>
  layersIn(contents).find((zone) => waterOf(zone.class) === 'reaches') ?? null

/** Layers in force of captures that were registered elsewhere. */
export const capturesIn = (contents: Pick<Contents, 'of'>): readonly ZoneInForce[] =>
  layersIn(contents).filter((zone) => waterOf(zone.class) === 'captures')

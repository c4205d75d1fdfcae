import type { ZoneState } from '../places/zone-answers.ts'
import { isCompared, onMaps, waterOf } from '../places/zone-classes.ts'
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

/** Groups whose people are proposed for a case that crosses these zones, in the order of the zones. */
export function groupsProposed(
  zones: readonly ZoneInForce[],
  checks: readonly {
    readonly zone: string
    readonly state: ZoneState
    readonly crossed: readonly { readonly code: string }[]
  }[],
): readonly { readonly group: string; readonly zone: string }[] {
  // oldest first: the last word on each counts
  const last = new Map(checks.map((check) => [check.zone, check]))
  return zones.flatMap(({ key, name, group = '', ...zone }) => {
    const check = last.get(key)
    if (check?.state !== 'cruza') return []
    const named = group === '' && !onMaps(zone.class) ? check.crossed.map(({ code }) => code) : [group]
    return [...new Set(named)].filter((one) => one !== '').map((one) => ({ group: one, zone: name }))
  })
}

/** What planning must say of a case that crosses these zones: the name of each zone with what it asks. */
export const conceptsAsked = (
  zones: readonly ZoneInForce[],
  crossed: ReadonlySet<string>,
): readonly { readonly zone: string; readonly name: string; readonly asks: string }[] =>
  zones.flatMap(({ key, name, concept = '' }) =>
    concept !== '' && crossed.has(key) ? [{ zone: key, name, asks: concept }] : [],
  )

import type { ZoneInForce } from '@ventanilla/domain/configuration/zones'
import { isTangled } from '@ventanilla/domain/geography/crossings'
import { type Overlap, overlapOf } from '@ventanilla/domain/geography/overlap'
import { type Prepared, prepareZone } from '@ventanilla/domain/geography/prepared'
import { dimensionOf, type Geometry, pathsOf } from '@ventanilla/domain/geography/geometry'
import type { Box } from '@ventanilla/domain/geography/box'
import { type Crossed, NOT_CHECKED, type ZoneAnswer } from '@ventanilla/domain/places/zone-answers'
import { divides } from '@ventanilla/domain/places/zone-classes'
import type { Db } from '../connection/sql.ts'
import { layersThere, shapesMeeting } from './layers.ts'
import type { PreparedShape, PreparedZones } from './prepared-zones.ts'

/** Compares in a thread of its own and ends late ones; null: it did not end in time. */
type Overlaps = (place: Geometry, zones: readonly Prepared[]) => Promise<readonly Overlap[] | null>

/** A place to be compared, with its limits in degrees. */
export interface ComparedPlace {
  readonly geometry: Geometry
  readonly box: Box
}

export interface ZoneDeps {
  readonly db: Db
  readonly zones: PreparedZones
  readonly overlaps: Overlaps
}

/**
 * Up to so many corners of a place and shapes near it are compared at once; others have a thread and a deadline, which
 * prepares the place too: while that is done here, nobody is answered.
 */
const AT_ONCE = { corners: 100, shapes: 20 } as const

/** Less than this of an area in another is the width of a drawn border: no municipality is said to hold it. */
const SLIVER_M2 = 1

/**
 * What each zone says of a place. A layer that is not there, or that could not be compared in time, answers that it is
 * not known: no other place turns a failure into «does not cross».
 */
export async function zoneAnswers(
  deps: ZoneDeps,
  { geometry, box }: ComparedPlace,
  zones: readonly ZoneInForce[],
): Promise<ReadonlyMap<string, ZoneAnswer>> {
  // before anything is computed of it
  if (isTangledArea(geometry)) return new Map(zones.map(({ key }) => [key, notChecked('tangled')]))
  const { db, zones: kept, overlaps } = deps
  const ids = [...new Set(zones.map(({ layer }) => layer))]
  const there = await layersThere(db, ids)
  const meeting = Map.groupBy(await shapesMeeting(db, ids, box), ({ layer }) => layer)
  const shapes = new Map<string, readonly PreparedShape[]>()
  for (const [layer, met] of meeting)
    shapes.set(
      layer,
      await kept.of(
        db,
        layer,
        met.map(({ number }) => number),
      ),
    )
  const all = [...shapes.values()].flat()
  const corners = pathsOf(geometry).reduce((sum, path) => sum + path.length, 0)
  const found =
    all.length === 0 || (corners <= AT_ONCE.corners && all.length <= AT_ONCE.shapes)
      ? overlapsOf(geometry, all)
      : await overlaps(
          geometry,
          all.map(({ zone }) => zone),
        )
  const isArea = dimensionOf(geometry) === 'area'
  const overlapWith = new Map(all.map((shape, i) => [shape, found?.[i]]))
  return new Map(
    zones.map((zone): [string, ZoneAnswer] => {
      const met = shapes.get(zone.layer) ?? []
      if (!there.has(zone.layer)) return [zone.key, notChecked('missing')]
      if (met.length > 0 && found === null) return [zone.key, notChecked('late')]
      const crossed = met.flatMap((shape) => crossedBy(zone, isArea, shape, overlapWith.get(shape)))
      return [zone.key, crossed.length === 0 ? { state: 'no_cruza' } : { state: 'cruza', crossed }]
    }),
  )
}

function overlapsOf(geometry: Geometry, shapes: readonly PreparedShape[]): readonly Overlap[] {
  if (shapes.length === 0) return []
  const place = prepareZone(geometry)
  return shapes.map(({ zone }) => overlapOf(place, zone))
}

/** Attack: answers of a draft, which nobody has judged yet, are compared too. */
const isTangledArea = (geometry: Geometry): boolean =>
  dimensionOf(geometry) === 'area' &&
  pathsOf(geometry).some((ring) => isTangled(ring.map(([lon, lat]) => ({ lon, lat }))))

const notChecked = (why: keyof typeof NOT_CHECKED): ZoneAnswer => ({
  state: 'sin_verificar',
  because: NOT_CHECKED[why],
})

function crossedBy(
  zone: ZoneInForce,
  isArea: boolean,
  { properties }: PreparedShape,
  overlap: Overlap | undefined,
): readonly Crossed[] {
  if (overlap === undefined || !overlap.touches) return []
  if (isArea && divides(zone.class) && overlap.areaM2 < SLIVER_M2) return []
  return [
    {
      name: properties[zone.nameFrom] ?? '',
      code: properties[zone.codeFrom] ?? '',
      areaM2: isArea ? overlap.areaM2 : null,
      share: isArea ? overlap.share : null,
    },
  ]
}

import { formatNumber } from '@ventanilla/domain/forms/numbers'
import type { LonLat } from '@ventanilla/domain/geography/coordinates'
import { auditLine } from '../../db/audit.ts'
import type { AppDeps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import type { Asked } from './place.ts'

/** Some eleven metres: enough to know the place, and the same for two clicks on one roof. */
const DECIMALS = 4

/**
 * Writes who looked up which place: a point, or how far several of them or an area reach, and the distance around. Attack: a
 * search of many points, of which the first is harmless; the line names the box of them all.
 */
export async function recordSearch(deps: AppDeps, ctx: Context, { shape, at, metres }: Asked): Promise<void> {
  await deps.db.run(
    auditLine({
      actorId: me(ctx).id,
      verb: ctx.endpointId,
      address: ctx.address,
      detail: { lugar: placeWords(at), forma: shape, puntos: at.length, metros: metres },
      at: deps.clock.now(),
      newId: deps.newId,
    }),
  )
}

/** «4,4389; −75,2322», or «entre 4,4200; −75,2500 y 4,4400; −75,2300» from south-west to north-east. */
function placeWords(at: readonly LonLat[]): string {
  const [lats, lons] = [at.map(({ lat }) => lat), at.map(({ lon }) => lon)]
  const southWest = words({ lat: Math.min(...lats), lon: Math.min(...lons) })
  const northEast = words({ lat: Math.max(...lats), lon: Math.max(...lons) })
  return southWest === northEast ? southWest : `entre ${southWest} y ${northEast}`
}

const words = ({ lat, lon }: LonLat): string =>
  `${formatNumber(lat, DECIMALS, DECIMALS)}; ${formatNumber(lon, DECIMALS, DECIMALS)}`

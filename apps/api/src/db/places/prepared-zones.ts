import type { Geometry } from '@ventanilla/domain/geography/geometry'
import { type Prepared, prepareStored } from '@ventanilla/domain/geography/prepared'
import type { Db } from '../connection/sql.ts'
import { someShapes } from './layers.ts'

/** A shape of a layer, ready to be compared. */
export interface PreparedShape {
  readonly number: number
  readonly properties: Readonly<Record<string, string>>
  readonly zone: Prepared
}

/** Corners kept ready: two thousand zones of four hundred corners take half of them, and some 40 MB. */
const MOST_CORNERS = 1_500_000

/**
 * Shapes kept ready in this process, by layer, which never changes: fetching and preparing them for each place missed
 * 50 ms by far. The one that was not asked for longest goes first.
 */
export interface PreparedZones {
  of(db: Db, layer: string, numbers: readonly number[]): Promise<readonly PreparedShape[]>
}

export function keepPreparedZones(mostCorners = MOST_CORNERS): PreparedZones {
  const kept = new Map<string, PreparedShape & { readonly corners: number }>()
  let corners = 0
  const keyOf = (layer: string, number: number): string => `${layer} ${number}`
  return {
    async of(db, layer, numbers) {
      const missing = numbers.filter((number) => !kept.has(keyOf(layer, number)))
      const fresh = new Map<number, PreparedShape>()
      for (const { number, properties, geometry } of missing.length === 0
        ? []
        : await someShapes(db, layer, missing)) {
        // it was read and repaired when the layer was loaded
        const zone = prepareStored(geometry as Geometry)
        const count = zone.paths.reduce((sum, path) => sum + path.length, 0)
        const shape = { number, properties, zone, corners: count }
        fresh.set(number, shape)
        if (!kept.has(keyOf(layer, number))) corners += count
        kept.set(keyOf(layer, number), shape)
      }
      const found = numbers.flatMap((number) => {
        const key = keyOf(layer, number)
        const shape = kept.get(key)
        if (shape === undefined) return fresh.get(number) ?? []
        kept.delete(key)
        kept.set(key, shape)
        return shape
      })
      for (const [key, { corners: count }] of kept) {
        if (corners <= mostCorners) break
        kept.delete(key)
        corners -= count
      }
      return found
    },
  }
}

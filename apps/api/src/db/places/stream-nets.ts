import type { Geometry } from '@ventanilla/domain/geography/geometry'
import { reachesOf } from '@ventanilla/domain/geography/streams/net'
import { type Streams, streamsOf } from '@ventanilla/domain/geography/streams/streams'
import type { Db } from '../connection/sql.ts'
import { shapesOf } from './layers.ts'

/** The one in force, and the one before it while cases are still looked at with it. */
const KEPT = 2

/** Layers of streams joined in this process, with their faults; a layer never changes. */
export interface StreamNets {
  /** Null: the layer is not loaded, or has no lines. `nameFrom`: column with the name of each stream. */
  of(db: Db, layer: string, nameFrom: string): Promise<Streams | null>
}

export function keepStreamNets(): StreamNets {
  const kept = new Map<string, Promise<Streams | null>>()
  return {
    of(db, layer, nameFrom) {
      const key = `${layer} ${nameFrom}`
      const net = kept.get(key) ?? join(db, layer, nameFrom)
      kept.delete(key)
      kept.set(key, net)
      // a failed reading is tried again by the next search
      net.catch(() => kept.delete(key))
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT) break
        kept.delete(oldest)
      }
      return net
    },
  }
}

async function join(db: Db, layer: string, nameFrom: string): Promise<Streams | null> {
  const streams = streamsOf(
    reachesOf(
      (await shapesOf(db, layer)).map(({ number, properties, geometry }) => ({
        number,
        name: properties[nameFrom] ?? '',
        // it was read and repaired when the layer was loaded
        geometry: geometry as Geometry,
      })),
    ),
  )
  return streams.reaches.size === 0 ? null : streams
}

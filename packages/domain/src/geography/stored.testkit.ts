import type { Geometry } from './geometry.ts'
import { type Prepared, prepareStored, prepareZone } from './prepared.ts'
import { repairedGeometry } from './repaired-geometry.ts'

/** Prepared as the shape of a layer: repaired when it was loaded, then prepared without looking for crossings. */
export function preparedAsStored(geometry: Geometry): Prepared {
  const loaded = prepareZone(geometry)
  return prepareStored(loaded.repaired ? repairedGeometry(loaded) : geometry)
}

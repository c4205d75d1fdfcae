import { cornersOf } from '../forms/drawn-area.ts'
import { isPoint } from '../forms/kinds/point/point.ts'
import type { LonLat } from '../geography/coordinates.ts'

/** A place as a form stores it: its points, or its corners without the repeated one; null: none that is understood. */
export function filedPlace(stored: unknown): { readonly area: boolean; readonly at: readonly LonLat[] } | null {
  if (isPoint(stored)) return { area: false, at: [{ lon: stored.lon, lat: stored.lat }] }
  const corners = cornersOf(stored)
  return corners.length === 0 ? null : { area: true, at: corners }
}

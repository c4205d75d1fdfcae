import type { Box } from '@ventanilla/domain/geography/box'
import type { Geometry, Position } from '@ventanilla/domain/geography/geometry'

/**
 * Where the name of an area stands: in the middle of its widest stretch at half its height, of what is seen of it. A mean of
 * corners can lie outside a bent area, and outside of what is seen. Undefined: nothing of an area is seen there.
 */
export function labelPoint(geometry: Geometry, seen: Box): Position | undefined {
  const parts =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : []
  let widest: { readonly from: number; readonly to: number; readonly lat: number } | undefined
  for (const rings of parts) {
    const lats = (rings[0] ?? []).map(([, lat]) => lat)
    const lat =
      (Math.max(
        seen.latMin,
        lats.reduce((a, b) => Math.min(a, b), Infinity),
      ) +
        Math.min(
          seen.latMax,
          lats.reduce((a, b) => Math.max(a, b), -Infinity),
        )) /
      2
    const crossings = rings.flatMap((ring) => crossingsAt(ring, lat)).toSorted((a, b) => a - b)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(seen.lonMin, crossings[i] ?? 0)
      const to = Math.min(seen.lonMax, crossings[i + 1] ?? 0)
      if (from < to && (widest === undefined || to - from > widest.to - widest.from))
        widest = { from, to, lat }
    }
  }
  return widest && [(widest.from + widest.to) / 2, widest.lat]
}

/** Longitudes at which a ring crosses a latitude. */
function crossingsAt(ring: readonly Position[], lat: number): readonly number[] {
  return ring.flatMap(([lonA, latA], i) => {
    const [lonB, latB] = ring[(i + 1) % ring.length] ?? [lonA, latA]
    return latA > lat === latB > lat ? [] : [lonA + ((lat - latA) / (latB - latA)) * (lonB - lonA)]
  })
}

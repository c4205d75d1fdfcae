import type { LonLat } from './coordinates.ts'

/** West, south, east and north limits in decimal degrees. */
export interface Box {
  readonly lonMin: number
  readonly latMin: number
  readonly lonMax: number
  readonly latMax: number
}

export function boxContains(box: Box, point: LonLat, margin = 0): boolean {
  return (
    point.lon >= box.lonMin - margin &&
    point.lon <= box.lonMax + margin &&
    point.lat >= box.latMin - margin &&
    point.lat <= box.latMax + margin
  )
}

import type { LonLat } from '../coordinates.ts'

/** A shape of an imported file. The user decides whether a line of a GPX track becomes a polygon. */
export type Shape =
  | { readonly type: 'point'; readonly name: string; readonly at: LonLat }
  | { readonly type: 'line'; readonly name: string; readonly path: readonly LonLat[] }
  /** first ring is the border, the others are holes; rings are not closed */
  | { readonly type: 'polygon'; readonly name: string; readonly rings: readonly (readonly LonLat[])[] }

export interface Import {
  readonly shapes: readonly Shape[]
  /** Spanish sentences about skipped content */
  readonly notes: readonly string[]
}

/** Reading failed: `message` is a Spanish sentence for the user who chose the file. */
export class UnreadableGeometry extends Error {
  override readonly name = 'UnreadableGeometry'
}

export const isDegrees = (lon: number, lat: number): boolean =>
  Number.isFinite(lon) && Number.isFinite(lat) && Math.abs(lon) <= 180 && Math.abs(lat) <= 90

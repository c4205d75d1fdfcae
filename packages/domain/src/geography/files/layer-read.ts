import type { Geometry } from '../geometry.ts'
import type { SystemCode } from '../systems.ts'

/** Kinds of files that hold a layer. A Shapefile comes as a zip of its parts. */
export const LAYER_FILE_KINDS = ['geojson', 'kml', 'gpx', 'shapefile', 'geopackage'] as const
export type LayerFileKind = (typeof LAYER_FILE_KINDS)[number]

/** A value of a shape's properties; other types of a file are left out. */
export type LayerValue = string | number | boolean | null

/** One shape of a layer, in degrees, with the properties that its file gives it. */
export interface LayerShape {
  readonly geometry: Geometry
  readonly properties: Readonly<Record<string, LayerValue>>
}

/**
 * A file that was read, with Spanish sentences on what was repaired or left out, or one that was refused, with a Spanish
 * sentence for the user who chose it.
 */
export type LayerRead =
  | {
      readonly kind: 'read'
      /** in which its figures came */
      readonly system: SystemCode
      readonly shapes: readonly LayerShape[]
      readonly words: readonly string[]
    }
  | { readonly kind: 'refused'; readonly because: string }

/** What one file may hold. Larger ones are refused: a layer of a whole country is no zone. */
export const LAYER_LIMITS = {
  /** bytes of the file as it comes */
  bytes: 50_000_000,
  /** positions of all shapes together */
  corners: 1_000_000,
  shapes: 50_000,
  /** properties of a shape, and characters of a text among them; the rest is left out */
  properties: 100,
  text: 1000,
} as const

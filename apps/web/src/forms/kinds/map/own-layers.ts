import type { Box } from '@ventanilla/domain/geography/box'
import type { MapShapes } from './shapes.ts'

/** A layer of the portal's own: boundaries or zones, with who made them. */
export interface OwnLayer {
  readonly name: string
  /** what it stands for: the style of its shapes */
  readonly look: string
  readonly source: string
  readonly shapes: MapShapes
}

/** Pictures behind the map that the portal serves itself. */
export interface OwnTiles {
  /** with {z}, {x} and {y} */
  readonly address: string
  readonly minZoom: number
  readonly maxZoom: number
  readonly bounds: Box
  /** who made them; '': unknown */
  readonly attribution: string
}

/** What the portal itself shows on every map. */
export interface OwnMap {
  readonly layers: readonly OwnLayer[]
  /** null: there are no pictures, only the layers */
  readonly tiles: OwnTiles | null
}

type Reader = () => Promise<OwnMap>

let reader: Reader = () => Promise.resolve({ layers: [], tiles: null })

/** The application says once how it is read; forms never call the API themselves. */
export function readOwnMapBy(given: Reader): void {
  reader = given
}

/** What every map shows. Rejects where it could not be read: the map then shows grid and names. */
export const readOwnMap = (): Promise<OwnMap> => reader()

import type { MapShapes } from './shapes.ts'

/** A layer of the portal's own: boundaries or zones, with who made them. */
export interface OwnLayer {
  readonly name: string
  /** what it stands for: the style of its shapes */
  readonly look: string
  readonly source: string
  readonly shapes: MapShapes
}

type Reader = () => Promise<readonly OwnLayer[]>

let reader: Reader = () => Promise.resolve([])

/** The application says once how they are read; forms never call the API themselves. */
export function readOwnLayersBy(given: Reader): void {
  reader = given
}

/** The layers of every map. Rejects where they could not be read: the map then shows grid and names. */
export const readOwnLayers = (): Promise<readonly OwnLayer[]> => reader()

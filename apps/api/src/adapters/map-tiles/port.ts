import type { Box } from '@ventanilla/domain/geography/box'

/** What a map asks of an archive of tiles. */
export interface TileSet {
  /** another archive has another one: as part of the address it lets browsers keep a tile for good */
  readonly version: string
  readonly minZoom: number
  readonly maxZoom: number
  readonly bounds: Box
  /** who made the picture, as plain text; empty: the archive does not say */
  readonly attribution: string
}

export type TileSetState =
  | { readonly kind: 'ready'; readonly set: TileSet; readonly fault: string | null }
  /** maps go on with the portal's own drawing; a Spanish sentence for who operates the portal */
  | { readonly kind: 'refused'; readonly because: string }

export type Tile =
  | { readonly kind: 'picture'; readonly bytes: Uint8Array; readonly type: string; readonly version: string }
  /** the archive has none there */
  | { readonly kind: 'empty'; readonly version: string }
  /** no such place in the grid of tiles, or no archive that could be served */
  | { readonly kind: 'missing' }
  /** the archive is there and this part of it could not be read */
  | { readonly kind: 'unreadable' }

/** Tiles of an archive in the store, for the background of the maps. */
export interface MapTiles {
  /** What is known of the archive, at most seconds old. Never rejects. */
  look(): Promise<TileSetState>
  /** The tile of a zoom, column and row, whole numbers. @throws `StoreAway` */
  tile(zoom: number, column: number, row: number): Promise<Tile>
}

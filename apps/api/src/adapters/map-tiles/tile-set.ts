import type { Box } from '@ventanilla/domain/geography/box'
import { type Header, type PMTiles, TileType } from 'pmtiles'
import type { TileSet } from './port.ts'
import { isKnownCompression } from './unpacked.ts'

/** Zoom beyond which no archive has pictures: a pixel would be less than a centimetre. */
export const ZOOM_MOST = 24
/** Characters of the words about who made the picture. */
const ATTRIBUTION_MOST = 200
const WORLD: Box = { lonMin: -180, latMin: -85.0511, lonMax: 180, latMax: 85.0511 }

export interface Picture {
  readonly type: string
  /** of its bytes, one character each */
  readonly begins: RegExp
}

/** Kinds of pictures, each with how its bytes begin: what an archive calls a picture is sent only as one. */
export const PICTURES: Readonly<Partial<Record<TileType, Picture>>> = {
  [TileType.Png]: { type: 'image/png', begins: /^\x89PNG\r\n\x1a\n/ },
  [TileType.Jpeg]: { type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  [TileType.Webp]: { type: 'image/webp', begins: /^RIFF[^]{4}WEBP/ },
  [TileType.Avif]: { type: 'image/avif', begins: /^[^]{4}ftyp(avif|avis|mif1|msf1)/ },
}
const VECTORS: ReadonlySet<TileType> = new Set([TileType.Mvt, TileType.Mlt])

/** Why an archive cannot serve the maps, after its name; null: it can. */
export function unusable(header: Header, bytes: number): string | null {
  const ends = Math.max(
    header.tileDataOffset + (header.tileDataLength ?? 0),
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.rootDirectoryOffset + header.rootDirectoryLength,
  )
  if (header.specVersion !== 3) return `es de la versión ${header.specVersion} del formato; se lee la 3.`
  if (ends > bytes) return `está incompleto: le faltan ${ends - bytes} bytes. Súbalo de nuevo.`
  if (VECTORS.has(header.tileType))
    return 'trae teselas vectoriales, que estos mapas no dibujan: conviértalo en imágenes (PNG, JPEG, WebP o AVIF).'
  if (PICTURES[header.tileType] === undefined) return 'no dice de qué tipo son sus imágenes.'
  if (!isKnownCompression(header.internalCompression) || !isKnownCompression(header.tileCompression))
    return 'está comprimido de una manera que no se conoce.'
  if (header.minZoom > header.maxZoom || header.maxZoom > ZOOM_MOST)
    return 'dice escalas que no existen en su encabezado.'
  return null
}

/** Limits of an archive; one that states none, or impossible ones, may have tiles everywhere. */
export function boundsOf({ minLon, minLat, maxLon, maxLat }: Header): Box {
  const sound = minLon >= -180 && maxLon <= 180 && minLat >= -90 && maxLat <= 90
  return sound && minLon < maxLon && minLat < maxLat
    ? { lonMin: minLon, latMin: minLat, lonMax: maxLon, latMax: maxLat }
    : WORLD
}

/** Whether an archive can have a tile: within its zooms and bounds. */
export function covers(
  { minZoom, maxZoom, bounds }: TileSet,
  zoom: number,
  column: number,
  row: number,
): boolean {
  if (zoom < minZoom || zoom > maxZoom) return false
  const tiles = 2 ** zoom
  const west = (column / tiles) * 360 - 180
  const north = latitudeOf(row / tiles)
  return (
    west < bounds.lonMax &&
    west + 360 / tiles > bounds.lonMin &&
    latitudeOf((row + 1) / tiles) < bounds.latMax &&
    north > bounds.latMin
  )
}

/** Latitude in degrees at a share of the square of the web's Mercator projection (EPSG 3857), 0 at its north. */
const latitudeOf = (share: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI

/** Who made the picture, without marks. Attack: an archive whose words are markup, which maps would show as such. */
export async function attributionOf(archive: PMTiles): Promise<string> {
  try {
    const metadata: unknown = await archive.getMetadata()
    // whatever an archive says; a value of another kind is none
    const given = (metadata as { attribution?: unknown } | null)?.attribution
    if (typeof given !== 'string') return ''
    return given
      .replace(/<[^>]*>/g, ' ')
      .replace(/&copy;/g, '©')
      .replace(/[<>\p{Cc}\p{Cf}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, ATTRIBUTION_MOST)
  } catch {
    return ''
  }
}

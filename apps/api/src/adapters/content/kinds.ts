import { keysIn } from '@ventanilla/domain/kernel/keys-in'

/** Acceptable kinds of file (decision 20); each document accepts some of them. */
export type FileKind =
  | 'pdf'
  | 'docx'
  | 'xlsx'
  | 'png'
  | 'jpeg'
  | 'kml'
  | 'kmz'
  | 'gpx'
  | 'geojson'
  | 'shapefile'
  | 'geopackage'

interface KindFacts {
  /** Usual extension first. */
  extensions: readonly [string, ...string[]]
  /** Content type with which the file is stored and sent. */
  contentType: string
  /** Completes «su contenido es …». */
  what: string
  /** Short name for lists of accepted kinds. */
  short: string
}

export const FILE_KINDS: Readonly<Record<FileKind, KindFacts>> = {
  pdf: { extensions: ['pdf'], contentType: 'application/pdf', what: 'un documento PDF', short: 'PDF' },
  docx: {
    extensions: ['docx'],
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    what: 'un documento de Word',
    short: 'Word (.docx)',
  },
  xlsx: {
    extensions: ['xlsx'],
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    what: 'una hoja de Excel',
    short: 'Excel (.xlsx)',
  },
  png: { extensions: ['png'], contentType: 'image/png', what: 'una imagen PNG', short: 'PNG' },
  jpeg: { extensions: ['jpg', 'jpeg'], contentType: 'image/jpeg', what: 'una fotografía JPEG', short: 'JPG' },
  kml: {
    extensions: ['kml'],
    contentType: 'application/vnd.google-earth.kml+xml',
    what: 'un mapa KML',
    short: 'KML',
  },
  kmz: {
    extensions: ['kmz'],
    contentType: 'application/vnd.google-earth.kmz',
    what: 'un mapa KMZ',
    short: 'KMZ',
  },
  gpx: {
    extensions: ['gpx'],
    contentType: 'application/gpx+xml',
    what: 'un recorrido GPX',
    short: 'GPX',
  },
  geojson: {
    extensions: ['geojson', 'json'],
    contentType: 'application/geo+json',
    what: 'un mapa GeoJSON',
    short: 'GeoJSON',
  },
  shapefile: {
    extensions: ['zip'],
    contentType: 'application/zip',
    what: 'un shapefile comprimido',
    short: 'shapefile (.zip)',
  },
  geopackage: {
    extensions: ['gpkg'],
    contentType: 'application/geopackage+sqlite3',
    what: 'un GeoPackage',
    short: 'GeoPackage (.gpkg)',
  },
}

/** The kind of an extension (without dot, any case), or null. */
export function kindOfExtension(extension: string): FileKind | null {
  const wanted = extension.toLowerCase()
  return keysIn(FILE_KINDS).find((kind) => FILE_KINDS[kind].extensions.includes(wanted)) ?? null
}

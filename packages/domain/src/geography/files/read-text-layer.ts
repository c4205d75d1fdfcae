import { geoJsonFeatures } from '../geometry/geojson.ts'
import { readGpx } from '../geometry/gpx.ts'
import { kmlPlacemarks } from '../geometry/kml.ts'
import { type Shape, UnreadableGeometry } from '../geometry/shapes.ts'
import { systemOfName } from '../systems.ts'
import { finishLayer } from './finish-layer.ts'
import type { LayerFileKind, LayerRead } from './layer-read.ts'
import { keptProperties, rawParts, type RawShape } from './raw-shape.ts'

/** Kinds of layers that are text. */
export type TextLayerKind = Extract<LayerFileKind, 'geojson' | 'kml' | 'gpx'>

/** Text of a file's bytes: UTF-8, or Latin-1 (Windows-1252) where it is none, which is said. */
export function textOf(bytes: Uint8Array): { text: string; words: string[] } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), words: [] }
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    return { text, words: ['El texto no es UTF-8: se leyó como Latin-1. Revise los nombres con tildes.'] }
  }
}

/** Whether markup ends with its root: the reader of forms takes what a cut file still holds, but a layer must be whole. */
const isClosed = (text: string, root: string): boolean =>
  new RegExp(`</(?:[\\w-]+:)?${root}\\s*>\\s*$`, 'i').test(
    text.slice(-4000).replace(/<!--(?:(?!-->)[^])*-->/g, ''),
  )

const rawOf = (shapes: readonly Shape[], properties: RawShape['properties']): RawShape => ({
  points: shapes.flatMap((shape) => (shape.type === 'point' ? [[shape.at.lon, shape.at.lat]] : [])),
  lines: shapes.flatMap((shape) =>
    shape.type === 'line' ? [shape.path.map(({ lon, lat }) => [lon, lat])] : [],
  ),
  polygons: shapes.flatMap((shape) =>
    shape.type === 'polygon'
      ? [
          shape.rings.map((ring) =>
            // the reader of KML opens rings, so that an open one is nothing to say
            [...ring, ...ring.slice(0, 1)].map(({ lon, lat }) => [lon, lat]),
          ),
        ]
      : [],
  ),
  properties,
})

function readGeoJsonLayer(text: string, words: readonly string[]): LayerRead {
  const { crs, features } = geoJsonFeatures(text)
  const found = crs === null ? null : systemOfName(crs)
  if (found !== null && 'refused' in found) return { kind: 'refused', because: found.refused }
  const raw = features.map(({ geometry, properties }): RawShape => {
    const parts = rawParts(geometry) ?? { points: [], lines: [], polygons: [] }
    return { ...parts, properties: keptProperties(properties) }
  })
  return finishLayer(raw, found?.system ?? 4326, words)
}

/**
 * Reads a layer from the bytes of a GeoJSON, KML or GPX file, with the properties that its shapes have. Never throws: what
 * cannot be read is refused with a Spanish sentence.
 */
export function readTextLayer(bytes: Uint8Array, kind: TextLayerKind): LayerRead {
  const { text, words } = textOf(bytes)
  const start = text.replace(/^\uFEFF/, '').trimStart()
  if (start.startsWith('PK'))
    return {
      kind: 'refused',
      because: 'El archivo está comprimido (un KMZ es un zip): suba el KML que contiene.',
    }
  try {
    if (kind === 'geojson') return readGeoJsonLayer(start, words)
    const raw =
      kind === 'kml'
        ? kmlPlacemarks(start).map(({ name, shapes, properties }) =>
            rawOf(shapes, keptProperties({ name, ...properties })),
          )
        : readGpx(start).shapes.map((shape) => rawOf([shape], keptProperties({ name: shape.name })))
    if (!isClosed(start, kind))
      return {
        kind: 'refused',
        because: `El archivo está cortado: no termina como un ${kind.toUpperCase()}.`,
      }
    return finishLayer(raw, 4326, words)
  } catch (error) {
    if (error instanceof UnreadableGeometry) return { kind: 'refused', because: error.message }
    throw error
  }
}

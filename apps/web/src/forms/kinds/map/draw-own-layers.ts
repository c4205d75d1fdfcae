import L from 'leaflet'
import type { Lists } from '@ventanilla/domain/forms/lists'
import { drawNames, NAMES } from './draw-names.ts'
import { isGeometry, kindOf, type Look, lookOf } from './looks.ts'
import type { OwnLayer, OwnMap, OwnTiles } from './own-layers.ts'
import { plainWords } from './plain-words.ts'
import { texturesOf } from './textures.ts'
import styles from './map.module.css'

/** Pane of the portal's own layers: over the pictures and the grid, under the answer; and that of the ground, under the grid. */
const GROUND = 'terreno'
const LAND = 'suelo'
/** Closest zoom of a map; pictures are drawn larger than they are beyond their own. */
export const ZOOM_MOST = 22

/**
 * Draws what the portal itself shows on every map: pictures where there are some, its layers with their names, and who made
 * them. Before it was read, and where it could not be, names and grid remain.
 */
export function drawOwnMap(
  map: L.Map,
  { layers, tiles }: OwnMap,
  territory: Lists['territory'],
): { readonly remove: () => void } {
  for (const [name, style] of [
    [LAND, styles.landUnder],
    [GROUND, styles.ground],
    [NAMES, styles.names],
  ] as const)
    (map.getPane(name) ?? map.createPane(name)).classList.add(style ?? '')
  const drawn = L.featureGroup().addTo(map)
  if (tiles === null) drawLand(layers, drawn)
  else drawTiles(tiles).addTo(drawn)
  const texture = texturesOf(map, GROUND)
  for (const { look, shapes } of layers.toSorted((a, b) => lookOf(a.look).order - lookOf(b.look).order))
    for (const { geometry } of shapes.features) drawShape(geometry, lookOf(look), drawn, texture)
  const sources = [...new Set(layers.map(({ source }) => plainWords(source)))]
  for (const source of sources) map.attributionControl.addAttribution(source)
  const names = drawNames(map, territory, layers)
  return {
    remove: () => {
      names.remove()
      drawn.remove()
      for (const source of sources) map.attributionControl.removeAttribution(source)
    },
  }
}

/** The ground of the boundaries, lighter than what lies outside of them. Over pictures it would hide these. */
function drawLand(layers: readonly OwnLayer[], group: L.FeatureGroup): void {
  for (const { look, shapes } of layers)
    if (look === 'municipio')
      for (const { geometry } of shapes.features)
        if (kindOf(geometry) === 'area')
          drawPlain(geometry, { className: styles.land ?? '', pane: LAND }, group)
}

function drawShape(
  geometry: unknown,
  look: Look,
  group: L.FeatureGroup,
  textureOf: ReturnType<typeof texturesOf>,
): void {
  const kind = kindOf(geometry)
  drawPlain(geometry, { className: `${styles[look.style] ?? ''} ${styles[kind] ?? ''}`, pane: GROUND }, group)
  if (kind !== 'area' || look.texture === undefined) return
  const id = textureOf(look)
  const texture = { fillColor: `url(#${id})`, fillOpacity: 1, stroke: false }
  if (id !== undefined)
    drawPlain(geometry, { className: styles.textured ?? '', pane: GROUND, ...texture }, group)
}

/** A geometry that Leaflet does not understand is left out instead of ending the map. */
function drawPlain(
  geometry: unknown,
  look: L.PathOptions & { readonly pane: string },
  group: L.FeatureGroup,
): void {
  if (!isGeometry(geometry)) return
  try {
    // the two types of the same geometry differ in what is read-only
    L.geoJSON(geometry as unknown as GeoJSON.Geometry, {
      interactive: false,
      pane: look.pane,
      style: look,
      pointToLayer: (_, at) => L.circleMarker(at, { radius: 3, ...look }),
    }).addTo(group)
  } catch {
    // left out
  }
}

/** Pictures of the portal's own archive, under everything else; beyond its last zoom they are drawn larger. */
const drawTiles = ({ address, minZoom, maxZoom, bounds, attribution }: OwnTiles): L.TileLayer =>
  L.tileLayer(address, {
    minZoom,
    maxNativeZoom: maxZoom,
    maxZoom: ZOOM_MOST,
    bounds: [
      [bounds.latMin, bounds.lonMin],
      [bounds.latMax, bounds.lonMax],
    ],
    attribution: plainWords(attribution),
  })

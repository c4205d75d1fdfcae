import L from 'leaflet'
import type { OwnMap, OwnTiles } from './own-layers.ts'
import { plainWords } from './plain-words.ts'
import { drawShapes } from './shapes.ts'
import styles from './map.module.css'

/** Zoom up to which pictures are drawn, larger than they are. */
const ZOOM_MOST = 22
/** Pane of the portal's own layers: over the tiles, under the answer. */
const GROUND = 'terreno'
/** The styles that layers have; others look like any zone. */
const LOOKS: Readonly<Record<string, string | undefined>> = {
  municipio: styles.border,
  subcuenca: styles.basin,
  paramo: styles.moor,
  protegida: styles.protected,
  ronda: styles.bank,
}

/**
 * Draws the portal's own layers and pictures once they arrive, and names their sources. `forget`: the map is gone, and what
 * arrives later is left alone. A map without them shows its grid and names.
 */
export function drawOwnLayers(map: L.Map, arriving: Promise<OwnMap>): { readonly forget: () => void } {
  let gone = false
  const pane = map.createPane(GROUND)
  pane.classList.add(styles.ground ?? '')
  arriving
    .then(({ layers, tiles }) => {
      if (gone) return
      if (tiles !== null) drawTiles(map, tiles)
      for (const { look, shapes } of layers)
        drawShapes(map, shapes, { pane: GROUND, className: LOOKS[look] ?? styles.zone ?? '' })
      for (const source of new Set(layers.map((layer) => layer.source)))
        map.attributionControl.addAttribution(plainWords(source))
    })
    .catch(() => undefined)
  return { forget: () => void (gone = true) }
}

/** Pictures of the portal's own archive, under everything else; beyond its last zoom they are drawn larger. */
function drawTiles(map: L.Map, { address, minZoom, maxZoom, bounds, attribution }: OwnTiles): void {
  L.tileLayer(address, {
    minZoom,
    maxNativeZoom: maxZoom,
    maxZoom: ZOOM_MOST,
    bounds: [
      [bounds.latMin, bounds.lonMin],
      [bounds.latMax, bounds.lonMax],
    ],
    attribution: plainWords(attribution),
  }).addTo(map)
}

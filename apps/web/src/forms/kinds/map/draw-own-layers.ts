import type L from 'leaflet'
import type { OwnLayer } from './own-layers.ts'
import { drawShapes } from './shapes.ts'
import styles from './map.module.css'

/** Pane of the portal's own layers: over the tiles, under the answer. */
const GROUND = 'terreno'
/** The styles that layers have; others look like any zone. */
const LOOKS: Readonly<Record<string, string | undefined>> = {
  municipio: styles.border,
  subcuenca: styles.basin,
  paramo: styles.moor,
  protegida: styles.protected,
  ronda: styles.bank,
  corriente: styles.stream,
}

/**
 * Draws the portal's own layers once they arrive, and names their sources. `forget`: the map is gone, and what arrives later
 * is left alone. A map without them shows its grid and names.
 */
export function drawOwnLayers(
  map: L.Map,
  arriving: Promise<readonly OwnLayer[]>,
): { readonly forget: () => void } {
  let gone = false
  const pane = map.createPane(GROUND)
  pane.classList.add(styles.ground ?? '')
  arriving
    .then((layers) => {
      if (gone) return
      for (const { look, shapes } of layers)
        drawShapes(map, shapes, { pane: GROUND, className: LOOKS[look] ?? styles.zone ?? '' })
      for (const source of new Set(layers.map((layer) => layer.source)))
        map.attributionControl.addAttribution(source)
    })
    .catch(() => undefined)
  return { forget: () => void (gone = true) }
}

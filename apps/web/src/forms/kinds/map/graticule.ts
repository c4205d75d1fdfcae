import L from 'leaflet'
import { formatNumber } from '@ventanilla/domain/forms/numbers'
import styles from './map.module.css'

/** Pane of the lines: over the pictures, under the layers. */
const GRID = 'cuadricula'

/** Distance between lines in degrees for a zoom: about one line per hundred pixels. */
function stepFor(zoom: number): number {
  const steps = [10, 5, 2, 1, 0.5, 0.25, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001]
  const wanted = (360 / (256 * 2 ** zoom)) * 120
  return steps.findLast((step) => step >= wanted) ?? 10
}

/** Lines of latitude and longitude with their degrees, redrawn as the map moves. */
export function drawGraticule(map: L.Map): void {
  map.createPane(GRID).classList.add(styles.underGround ?? '')
  const lines = L.layerGroup().addTo(map)
  const draw = (): void => {
    lines.clearLayers()
    const bounds = map.getBounds()
    const step = stepFor(map.getZoom())
    const decimals = step < 0.01 ? 3 : step < 1 ? 2 : 0
    const options: L.PolylineOptions = {
      className: styles.grid ?? '',
      interactive: false,
      weight: 1,
      pane: GRID,
    }
    const note = (at: L.LatLngTuple, text: string): void => {
      const icon = L.divIcon({ className: styles.degree ?? '', html: text, iconSize: [0, 0] })
      L.marker(at, { icon, interactive: false, keyboard: false }).addTo(lines)
    }
    const [south, north, west, east] = [
      bounds.getSouth(),
      bounds.getNorth(),
      bounds.getWest(),
      bounds.getEast(),
    ]
    for (let n = Math.ceil(south / step); n * step <= north; n++) {
      const lat = n * step
      L.polyline(
        [
          [lat, west],
          [lat, east],
        ],
        options,
      ).addTo(lines)
      note([lat, west], `${formatNumber(Math.abs(lat), decimals, decimals)}° ${lat < 0 ? 'S' : 'N'}`)
    }
    for (let n = Math.ceil(west / step); n * step <= east; n++) {
      const lon = n * step
      L.polyline(
        [
          [south, lon],
          [north, lon],
        ],
        options,
      ).addTo(lines)
      note([north, lon], `${formatNumber(Math.abs(lon), decimals, decimals)}° ${lon < 0 ? 'O' : 'E'}`)
    }
  }
  map.on('moveend', draw)
  draw()
}

import L from 'leaflet'
import type { Lists } from '@ventanilla/domain/forms/lists'
import styles from './map.module.css'

/** Space of a name in pixels, estimated from its length: close enough for 11-pixel type. */
const LETTER = 6.4
const LINE = 16

interface Taken {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const meets = (a: Taken, b: Taken): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Municipality names where they fit, largest area first; a dot elsewhere. */
export function drawPlaces(map: L.Map, territory: Lists['territory']): void {
  const places = (territory?.municipalities ?? []).toSorted((a, b) => b.areaKm2 - a.areaKm2)
  const layer = L.layerGroup().addTo(map)
  const draw = (): void => {
    layer.clearLayers()
    const taken: Taken[] = []
    const view = map.getBounds().pad(0.2)
    for (const place of places) {
      const at: L.LatLngTuple = [place.centroid.lat, place.centroid.lon]
      if (!view.contains(at)) continue
      const { x, y } = map.latLngToContainerPoint(at)
      const half = (place.name.length * LETTER) / 2
      const room = { left: x - half, right: x + half, top: y - LINE / 2, bottom: y + LINE / 2 }
      const free = !taken.some((other) => meets(room, other))
      if (free) taken.push(room)
      const icon = L.divIcon({
        className: (free ? styles.placeName : styles.place) ?? '',
        html: free ? `<span>${place.name}</span>` : '',
        iconSize: free ? [0, 0] : [5, 5],
      })
      L.marker(at, { icon, interactive: false, keyboard: false }).addTo(layer)
    }
  }
  map.on('moveend', draw)
  draw()
}

import L from 'leaflet'
import styles from './map.module.css'
import { plainWords } from './plain-words.ts'

/** GeoJSON features in degrees, as the portal's own layers come. */
export interface MapShapes {
  readonly type: 'FeatureCollection'
  readonly features: readonly {
    readonly type: 'Feature'
    readonly properties: Readonly<Record<string, string>>
    readonly geometry: unknown
  }[]
}

/** Draws shapes under the answer. A geometry that Leaflet does not understand is left out instead of ending the map. */
export function drawShapes(
  map: L.Map,
  { features }: MapShapes,
  { pane = 'overlayPane', className = styles.shape ?? '' }: { pane?: string; className?: string } = {},
): L.FeatureGroup {
  const drawn = L.featureGroup()
  for (const { geometry } of features) {
    try {
      // its geometry was read and repaired by the server
      L.geoJSON(geometry as GeoJSON.Geometry, {
        interactive: false,
        pane,
        style: { className },
        pointToLayer: (_, at) => L.circleMarker(at, { radius: 4, pane, className }),
      }).addTo(drawn)
    } catch {
      continue
    }
  }
  return drawn.addTo(map)
}

/** A place with a name, beside the answer: a case near it. */
export interface MapMark {
  readonly lat: number
  readonly lon: number
  readonly name: string
}

/** Draws marks; their equal list says what each of them is. */
export function drawMarks(map: L.Map, marks: readonly MapMark[]): L.LayerGroup {
  const drawn = L.layerGroup()
  for (const { lat, lon, name } of marks)
    L.circleMarker([lat, lon], { radius: 6, className: styles.mark ?? '' })
      .bindTooltip(plainWords(name))
      .addTo(drawn)
  return drawn.addTo(map)
}

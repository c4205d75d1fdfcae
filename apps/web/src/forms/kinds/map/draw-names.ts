import L from 'leaflet'
import type { Geometry, Position } from '@ventanilla/domain/geography/geometry'
import { pathsOf } from '@ventanilla/domain/geography/geometry'
import type { Lists } from '@ventanilla/domain/forms/lists'
import { labelPoint } from './label-point.ts'
import { isGeometry, kindOf, lookOf, type NameKind } from './looks.ts'
import type { OwnLayer } from './own-layers.ts'
import { alongLine, brokenAt, type Label, type Pixels, placeLabels, type Spot } from './place-labels.ts'
import styles from './map.module.css'

/** Pane of the names: over the shapes and the answer's area, under its pins. */
export const NAMES = 'nombres'

type Style = (typeof KINDS)[NameKind]['style']

interface Name extends Label {
  readonly style: Style
}

/** Something that has a name, wherever the map is looked at. */
interface Named {
  readonly name: string
  readonly style: Style
  readonly rank: number
  /** where the name may stand now, first choice first; empty: nowhere */
  readonly spots: (map: L.Map) => readonly Spot[]
}

/** Characters in a line of a name. */
const LINE = 20
/**
 * How each kind of name is placed: its style, its rank (zones first, because the others stand in every atlas), the pixels
 * that an area takes at least before it is named, and those up and down from its middle at which the name may stand.
 */
const KINDS = {
  zona: { style: 'zoneName', rank: 0, least: 26, steps: [0, 18, -18, 36, -36] },
  lugar: { style: 'placeName', rank: 1, least: 20, steps: [0, 10, -10] },
  agua: { style: 'waterName', rank: 2, least: 60, steps: [0] },
  cuenca: { style: 'basinName', rank: 3, least: 110, steps: [0, 14, -14] },
} as const satisfies Readonly<
  Record<
    NameKind,
    {
      readonly style: string
      readonly rank: number
      readonly least: number
      readonly steps: readonly number[]
    }
  >
>

/**
 * Names of municipalities, zones, sub-basins and waters, as many as fit without covering each other. Municipalities without
 * boundaries stand at their middles, those without room as dots. Redrawn as the map moves.
 */
export function drawNames(
  map: L.Map,
  territory: Lists['territory'],
  layers: readonly OwnLayer[],
): { readonly remove: () => void } {
  const group = L.layerGroup().addTo(map)
  const hasBoundaries = layers.some(({ look }) => lookOf(look).names === 'lugar')
  const places = hasBoundaries ? [] : (territory?.municipalities ?? [])
  const named = [...layers.flatMap(namesOfLayer), ...namesOfPlaces(places)]
  const draw = (): void => {
    group.clearLayers()
    const size = map.getSize()
    const labels = named.flatMap(({ name, style, rank, spots }): readonly Name[] => {
      const at = spots(map)
      const lines = at.some(({ angle }) => angle !== undefined) ? [name] : brokenAt(name, LINE)
      return at.length === 0 ? [] : [{ lines, at, rank, style }]
    })
    const placed = placeLabels(labels, size, underControls(size))
    for (const { label, at } of placed) show(map, group, label, at)
    const shown = new Set(placed.map(({ label }) => label.lines.join(' ')))
    for (const { name, centroid } of places)
      if (!shown.has(name)) showDot(group, [centroid.lat, centroid.lon])
  }
  map.on('moveend resize', draw)
  draw()
  return {
    remove: () => {
      map.off('moveend resize', draw)
      group.remove()
    },
  }
}

/** What the buttons, the scale and the sources cover. */
const underControls = ({ x, y }: Pixels) => [
  { left: x - 58, right: x, top: 0, bottom: 104 },
  { left: 0, right: 120, top: y - 30, bottom: y },
  { left: x - 250, right: x, top: y - 20, bottom: y },
]

function show(map: L.Map, group: L.LayerGroup, { lines, style }: Name, { x, y, angle = 0 }: Spot): void {
  const span = document.createElement('span')
  span.textContent = lines.join('\n')
  if (angle !== 0) span.style.transform = `translate(-50%, -50%) rotate(${angle}deg)`
  const icon = L.divIcon({ className: styles[style] ?? '', html: span, iconSize: [0, 0] })
  const at = map.containerPointToLatLng([x, y])
  L.marker(at, { icon, pane: NAMES, interactive: false, keyboard: false }).addTo(group)
}

function showDot(group: L.LayerGroup, at: L.LatLngTuple): void {
  const icon = L.divIcon({ className: styles.place ?? '', iconSize: [5, 5] })
  L.marker(at, { icon, pane: NAMES, interactive: false, keyboard: false }).addTo(group)
}

type Places = NonNullable<Lists['territory']>['municipalities']

/** Municipalities at their middles, the largest first. */
const namesOfPlaces = (places: Places): readonly Named[] =>
  places
    .toSorted((a, b) => b.areaKm2 - a.areaKm2)
    .map(({ name, centroid: { lat, lon } }) => ({
      name,
      ...KINDS.lugar,
      spots: (map) => [map.latLngToContainerPoint([lat, lon])],
    }))

/** The named shapes of a layer; shapes of one name, as the reaches of a river, are named once. */
function namesOfLayer({ look, shapes }: OwnLayer): readonly Named[] {
  const kind = KINDS[lookOf(look).names]
  const named = Map.groupBy(shapes.features, ({ properties }) => properties['name'] ?? '')
  return [...named].flatMap(([name, parts]): readonly Named[] => {
    const geometries = parts.map(({ geometry }) => geometry).filter(isGeometry)
    if (name === '' || geometries.length === 0) return []
    const makers = geometries.map((geometry) =>
      kindOf(geometry) === 'line' ? lineSpots(geometry, name.length) : areaSpots(geometry, kind),
    )
    return [
      { name, style: kind.style, rank: kind.rank, spots: (map) => makers.flatMap((spots) => spots(map)) },
    ]
  })
}

type Spots = (map: L.Map) => readonly Spot[]

/** Along the line, where it is inside the map. */
function lineSpots(geometry: Geometry, characters: number): Spots {
  const bounds = boundsOf(geometry)
  const paths = pathsOf(geometry)
  return (map) => {
    if (!map.getBounds().intersects(bounds)) return []
    const view = L.bounds([0, 0], map.getSize())
    return paths.flatMap((path) =>
      runsInside(
        path.map(([lon, lat]) => map.latLngToContainerPoint([lat, lon])),
        view,
      ).flatMap((run) => alongLine(run, characters) ?? []),
    )
  }
}

/** Stretches of a line whose corners are inside the view. */
function runsInside(line: readonly L.Point[], view: L.Bounds): readonly (readonly L.Point[])[] {
  const runs: L.Point[][] = [[]]
  for (const point of line)
    if (view.contains(point)) runs.at(-1)?.push(point)
    else if (runs.at(-1)?.length !== 0) runs.push([])
  return runs
}

/** In the middle of what is seen of the area, or a little above or under it. */
function areaSpots(geometry: Geometry, { least, steps }: (typeof KINDS)[NameKind]): Spots {
  const bounds = boundsOf(geometry)
  return (map) => {
    const view = map.getBounds()
    if (!view.intersects(bounds)) return []
    const across = L.bounds([
      map.latLngToContainerPoint(bounds.getNorthWest()),
      map.latLngToContainerPoint(bounds.getSouthEast()),
    ]).getSize()
    if (Math.max(across.x, across.y) < least) return []
    const middle = labelPoint(geometry, {
      lonMin: view.getWest(),
      latMin: view.getSouth(),
      lonMax: view.getEast(),
      latMax: view.getNorth(),
    })
    if (middle === undefined) return []
    const { x, y } = map.latLngToContainerPoint(turned(middle))
    return steps.map((step) => ({ x, y: y + step }))
  }
}

const turned = ([lon, lat]: Position): L.LatLngTuple => [lat, lon]
const boundsOf = (geometry: Geometry): L.LatLngBounds => L.latLngBounds(pathsOf(geometry).flat().map(turned))

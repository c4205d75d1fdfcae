import { useEffect, useRef } from 'react'
import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { Lists, LatLon } from '@ventanilla/domain/forms/lists'
import { drawGraticule } from './graticule.ts'
import { drawOwnMap, ZOOM_MOST } from './draw-own-layers.ts'
import { MapLegend } from './MapLegend.tsx'
import { drawMarks, drawShapes, type MapMark, type MapShapes } from './shapes.ts'
import { useOwnMap } from './use-own-map.ts'
import styles from './map.module.css'

interface MapViewProps {
  readonly territory: Lists['territory']
  readonly tilesUrl: string | undefined
  readonly label: string
  /** the answer: one point, or the vertices of an area */
  readonly points: readonly LatLon[]
  readonly shape: 'point' | 'polygon'
  /** a click or tap on the map, or Enter at its centre */
  readonly onPick?: (point: LatLon) => void
  /** a vertex was dragged */
  readonly onMove?: (index: number, point: LatLon) => void
  /** DANE codes of the declared municipalities: the map opens on them and outlines their boxes */
  readonly around?: readonly string[]
  /** a layer under the answer; without an answer the map opens on it */
  readonly shapes?: MapShapes
  /** places with a name beside the answer */
  readonly marks?: readonly MapMark[]
  /** the map is what its screen is about, and has more room */
  readonly tall?: boolean
  /** a changed value fits the view to the whole answer */
  readonly fit: number
}

/* own marker: Leaflet's images would be loaded from another origin */
const PIN =
  '<svg viewBox="-22 -56 44 58" width="36" height="48" aria-hidden="true"><path d="M0 0C-14-16-20-24-20-34a20 20 0 0 1 40 0C20-24 14-16 0 0z" class="pin"/><circle cy="-34" r="7" fill="#fff"/></svg>'
const CORNER =
  '<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><circle cx="8" cy="8" r="6.5" class="corner"/></svg>'

const ATTRIBUTION =
  '&copy; <a href="https://www.openstreetmap.org/copyright" rel="noreferrer">OpenStreetMap</a>'

function jurisdiction(territory: Lists['territory']): L.LatLngBoundsExpression {
  const box = territory?.box
  return box
    ? [
        [box.latMin, box.lonMin],
        [box.latMax, box.lonMax],
      ]
    : [
        [-4.2, -79],
        [12.5, -66.9],
      ]
}

const NOWHERE: readonly string[] = []

/**
 * The map. Tiles are an optional background: graticule, municipality names and the answer are drawn locally, so
 * it works without a network. Everything done here can also be typed.
 */
export default function MapView(props: MapViewProps) {
  const {
    territory,
    tilesUrl,
    label,
    points,
    shape,
    onPick,
    onMove,
    around = NOWHERE,
    shapes,
    marks,
    tall = false,
    fit,
  } = props
  const { own, state } = useOwnMap()
  const element = useRef<HTMLDivElement>(null)
  const map = useRef<L.Map | null>(null)
  const answer = useRef<L.LayerGroup | null>(null)
  const pick = useRef(onPick)
  const move = useRef(onMove)
  const hasAnswer = useRef(false)
  hasAnswer.current = points.length > 0
  pick.current = onPick
  move.current = onMove

  useEffect(() => {
    if (!element.current) return
    const made = L.map(element.current, {
      zoomControl: false,
      scrollWheelZoom: false,
      zoomAnimation: false,
      fadeAnimation: false,
      // without a limit of its own, a map that is fitted to a single place has no zoom at all and breaks the page
      maxZoom: ZOOM_MOST,
    })
    made.fitBounds(jurisdiction(territory))
    L.control.zoom({ position: 'topright', zoomInTitle: 'Acercar', zoomOutTitle: 'Alejar' }).addTo(made)
    L.control.scale({ imperial: false }).addTo(made)
    made.attributionControl.setPrefix(false)
    if (tilesUrl) {
      L.tileLayer(tilesUrl, { maxNativeZoom: 19, maxZoom: ZOOM_MOST, attribution: ATTRIBUTION }).addTo(made)
    }
    drawGraticule(made)
    made.on('click', (event) => pick.current?.({ lat: event.latlng.lat, lon: event.latlng.wrap().lng }))
    answer.current = L.layerGroup().addTo(made)
    map.current = made
    const resized = new ResizeObserver(() => made.invalidateSize())
    resized.observe(element.current)
    return () => {
      resized.disconnect()
      made.remove()
      // leaflet reports a resize 200 ms late, even after the map was removed
      made.off()
      map.current = null
    }
  }, [territory, tilesUrl])

  useEffect(() => {
    const shown = map.current
    if (!shown) return
    const drawn = drawOwnMap(shown, own, territory)
    return () => drawn.remove()
  }, [territory, tilesUrl, own])

  const codes = around.join(' ')
  useEffect(() => {
    const shown = map.current
    const places = (territory?.municipalities ?? []).filter((place) => codes.split(' ').includes(place.dane))
    if (!shown || places.length === 0) return
    const boxes = places.map(({ box }) =>
      L.rectangle(
        [
          [box.latMin, box.lonMin],
          [box.latMax, box.lonMax],
        ],
        { className: styles.box ?? '', interactive: false },
      ).addTo(shown),
    )
    if (!hasAnswer.current) shown.fitBounds(L.featureGroup(boxes).getBounds())
    return () => boxes.forEach((box) => box.remove())
  }, [territory, codes])

  useEffect(() => {
    const shown = map.current
    if (!shown || shapes === undefined) return
    const drawn = drawShapes(shown, shapes)
    const bounds = drawn.getBounds()
    if (!hasAnswer.current && bounds.isValid()) shown.fitBounds(bounds)
    return () => void drawn.remove()
  }, [territory, tilesUrl, shapes])

  useEffect(() => {
    const shown = map.current
    if (!shown || marks === undefined) return
    const drawn = drawMarks(shown, marks)
    return () => void drawn.remove()
  }, [territory, tilesUrl, marks])

  useEffect(() => {
    const layer = answer.current
    if (!layer) return
    layer.clearLayers()
    const at = points.map((point): L.LatLngTuple => [point.lat, point.lon])
    if (shape === 'polygon' && at.length > 1)
      L.polygon(at, { className: styles.area, interactive: false }).addTo(layer)
    const draggable = onMove !== undefined && points.length <= 100
    const icon =
      shape === 'point'
        ? L.divIcon({ className: styles.pin, html: PIN, iconSize: [36, 48], iconAnchor: [18, 46] })
        : L.divIcon({ className: styles.corner, html: CORNER, iconSize: [16, 16] })
    if (shape === 'polygon' && points.length > 100) return
    at.forEach((position, index) => {
      const marker = L.marker(position, { icon, draggable, keyboard: false, title: '', alt: '' }).addTo(layer)
      marker.on('dragend', () => {
        const { lat, lng } = marker.getLatLng()
        move.current?.(index, { lat, lon: lng })
      })
    })
  }, [points, shape, onMove])

  useEffect(() => {
    const [first] = points
    if (!map.current || first === undefined) return
    if (points.length === 1) map.current.setView([first.lat, first.lon], Math.max(map.current.getZoom(), 13))
    else
      map.current.fitBounds(
        points.map((point): L.LatLngTuple => [point.lat, point.lon]),
        { padding: [24, 24] },
      )
    // only on request: the map must stay still while the user draws
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [fit])

  const more = [
    ...(points.length === 0
      ? []
      : [{ mark: shape === 'point' ? ('lugar' as const) : ('area' as const), name: 'Lugar señalado' }]),
    ...(marks === undefined || marks.length === 0
      ? []
      : [{ mark: 'caso' as const, name: 'Permiso o solicitud cercana' }]),
    ...(shapes === undefined ? [] : [{ mark: 'capa' as const, name: 'Capa que se muestra' }]),
    ...(codes === '' ? [] : [{ mark: 'casillas' as const, name: 'Municipios declarados, aproximados' }]),
  ]
  return (
    <div className={styles.frame} data-tall={tall || undefined}>
      <div ref={element} className={styles.map} role="application" aria-label={label} />
      <MapLegend own={own} state={state} more={more} />
    </div>
  )
}

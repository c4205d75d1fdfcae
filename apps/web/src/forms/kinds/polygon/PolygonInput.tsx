import { IconArrowBackUp, IconCurrentLocation, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { openRing } from '@ventanilla/domain/geography/area'
import type { Shape } from '@ventanilla/domain/geography/geometry/shapes'
import { cornersOf, hectaresOf } from '@ventanilla/domain/forms/drawn-area'
import { MAX_CORNERS, polygonOf } from '@ventanilla/domain/forms/kinds/polygon/polygon'
import { asPoint, declaredCodes } from '@ventanilla/domain/forms/kinds/point/point'
import type { LatLon } from '@ventanilla/domain/forms/lists'
import { formatNumber, parseNumber } from '@ventanilla/domain/forms/numbers'
import type { InputProps } from '../../input-props.ts'
import { useSurroundings } from '../../context.ts'
import { useFormValues } from '../../form-values.ts'
import { importShapes } from '../map/import-shapes.ts'
import { ImportShapes } from '../map/ImportShapes.tsx'
import { whereAmI } from '../map/where-am-i.ts'
import styles from '../../forms.module.css'

const MapView = lazy(() => import('../map/MapView.tsx'))

/** Boundary of the first area in a file; a closed track counts as one. */
function borderOf(shapes: readonly Shape[]): readonly LatLon[] | null {
  const area = shapes.find((shape) => shape.type === 'polygon')
  if (area) return area.rings[0] ?? null
  const track = shapes.find((shape) => shape.type === 'line' && shape.path.length >= 3)
  return track?.type === 'line' ? openRing(track.path) : null
}

/** An area: drawn vertex by vertex, walked with the device, imported, or typed as a list of vertices. */
export default function PolygonInput({ field, value, onChange, ids, describedBy, invalid }: InputProps) {
  const { lists, tilesUrl } = useSurroundings()
  const declared = useFormValues((values) => declaredCodes(field.municipalityFrom, values))
  const stored = useMemo(() => cornersOf(value), [value])
  /* fewer than three vertices are not an area: kept here until there are enough */
  const [started, setStarted] = useState<readonly LatLon[]>([])
  const corners = stored.length > 0 ? stored : started
  const [note, setNote] = useState('')
  const [fit, setFit] = useState(0)
  const [pair, setPair] = useState<[string, string]>(['', ''])
  const put = (next: readonly LatLon[]): void => {
    const rounded = next.map((corner) => asPoint(corner.lat, corner.lon))
    setStarted(rounded.length < 3 ? rounded : [])
    onChange(polygonOf(rounded))
  }
  const add = (corner: LatLon): void => put([...corners, corner])
  async function locate(): Promise<void> {
    setNote('Buscando su ubicación…')
    const found = await whereAmI()
    if (typeof found === 'string') return setNote(found)
    add(found)
    setFit((n) => n + 1)
    setNote(`Esquina ${corners.length + 1} tomada, con un margen de ${formatNumber(found.accuracy, 0)} m.`)
  }
  async function load(chosen: File): Promise<void> {
    const result = await importShapes(chosen)
    if (typeof result === 'string') return setNote(result)
    const border = borderOf(result.shapes)
    if (!border) return setNote('El archivo no tiene un área. Escoja otro o dibújela en el mapa.')
    if (border.length > MAX_CORNERS)
      return setNote(`El área tiene más de ${formatNumber(MAX_CORNERS)} esquinas. Simplifíquela.`)
    put(border)
    setFit((n) => n + 1)
    setNote(`Área tomada de «${chosen.name}», con ${border.length} esquinas.`)
  }
  function typeCorner(): void {
    const [lat, lon] = [parseNumber(pair[0]), parseNumber(pair[1])]
    if (lat === null || lon === null || Math.abs(lat) > 90 || Math.abs(lon) > 180)
      return setNote('Escriba latitud y longitud en grados decimales.')
    add({ lat, lon })
    setPair(['', ''])
    setFit((n) => n + 1)
    setNote(`Esquina ${corners.length + 1} agregada.`)
  }
  return (
    <div className={styles.position} aria-describedby={describedBy}>
      <Suspense fallback={<div className="v-skeleton" style={{ height: 320 }} aria-hidden />}>
        <MapView
          territory={lists.territory}
          tilesUrl={tilesUrl}
          label={`Mapa para dibujar: ${field.label}. También puede escribir las esquinas debajo.`}
          points={corners}
          shape="polygon"
          fit={fit}
          around={declared}
          {...(field.readOnly
            ? {}
            : {
                onPick: add,
                onMove: (index: number, at: LatLon) =>
                  put(corners.map((corner, i) => (i === index ? at : corner))),
              })}
        />
      </Suspense>
      {!field.readOnly && (
        <>
          <p className="v-hint">
            Toque el mapa en cada esquina, en orden. Arrastre una esquina para moverla.
          </p>
          <div className={styles.tools}>
            <button type="button" className="v-btn" data-kind="default" onClick={() => void locate()}>
              <IconCurrentLocation aria-hidden className="v-icon" />
              Agregar mi ubicación
            </button>
            <ImportShapes onChoose={(chosen) => void load(chosen)} />
            <button
              type="button"
              className="v-btn"
              data-kind="quiet"
              disabled={corners.length === 0}
              onClick={() => put(corners.slice(0, -1))}
            >
              <IconArrowBackUp aria-hidden className="v-icon" />
              Quitar la última
            </button>
            <button
              type="button"
              className="v-btn"
              data-kind="quiet"
              disabled={corners.length === 0}
              onClick={() => put([])}
            >
              <IconTrash aria-hidden className="v-icon" />
              Borrar el área
            </button>
          </div>
          <div className={styles.pair}>
            {(['Latitud de una esquina', 'Longitud de una esquina'] as const).map((label, box) => (
              <div key={label} className="v-field">
                <label htmlFor={`${ids.input}-${box}`}>{label}</label>
                <input
                  id={`${ids.input}-${box}`}
                  className="v-input v-num"
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  value={pair[box]}
                  aria-invalid={invalid || undefined}
                  onChange={(event) =>
                    setPair(box === 0 ? [event.target.value, pair[1]] : [pair[0], event.target.value])
                  }
                />
              </div>
            ))}
            <button type="button" className="v-btn" data-kind="default" onClick={typeCorner}>
              Agregar esquina
            </button>
          </div>
        </>
      )}
      <div role="status" className="v-small">
        {note !== '' && <p>{note}</p>}
        {corners.length > 0 && (
          <p className="v-muted v-num">
            {corners.length} {corners.length === 1 ? 'esquina' : 'esquinas'}
            {corners.length >= 3 && `, ${formatNumber(hectaresOf(corners), 4)} ha`}
          </p>
        )}
      </div>
    </div>
  )
}

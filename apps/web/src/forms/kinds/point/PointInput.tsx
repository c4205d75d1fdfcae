import { IconCurrentLocation } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { boxContains } from '@ventanilla/domain/geography/box'
import { BOX_MARGIN, municipalityOf } from '@ventanilla/domain/identity/territory'
import {
  asPoint,
  declaredCodes,
  isPoint,
  type PointSource,
  type PointValue,
} from '@ventanilla/domain/forms/kinds/point/point'
import type { LatLon } from '@ventanilla/domain/forms/lists'
import { isRecord } from '@ventanilla/domain/forms/kinds/kind'
import { formatNumber, parseNumber } from '@ventanilla/domain/forms/numbers'
import type { InputProps } from '../../input-props.ts'
import { useSurroundings } from '../../context.ts'
import { useFormValues } from '../../form-values.ts'
import { importShapes } from '../map/import-shapes.ts'
import { ImportShapes } from '../map/ImportShapes.tsx'
import { whereAmI } from '../map/where-am-i.ts'
import {
  EXAMPLES,
  type Notation,
  NOTATIONS,
  otherNotations,
  readPair,
  readPosition,
  writePosition,
} from './position-text.ts'
import styles from '../../forms.module.css'

const MapView = lazy(() => import('../map/MapView.tsx'))

/** A lone coordinate is stored too: prevents losing typed text when changing sections. */
function halfOf(lat: string, lon: string): Partial<LatLon> | null {
  const [a, b] = [parseNumber(lat), parseNumber(lon)]
  if (a === null && b === null) return null
  return { ...(a === null ? {} : { lat: a }), ...(b === null ? {} : { lon: b }) }
}

function halfText(value: unknown): [string, string] {
  const half: Partial<LatLon> = isRecord(value) ? value : {}
  const text = (degrees: unknown): string => (typeof degrees === 'number' ? formatNumber(degrees, 6) : '')
  return [text(half.lat), text(half.lon)]
}

/** A position: marked on the map, taken from the device, imported, or typed in any of three notations. */
export default function PointInput({ field, value, onChange, ids, describedBy, invalid }: InputProps) {
  const { lists, tilesUrl } = useSurroundings()
  const declared = useFormValues((values) => declaredCodes(field.municipalityFrom, values))
  const point = isPoint(value) ? value : null
  const [notation, setNotation] = useState<Notation>('grados')
  const [typed, setTyped] = useState<[string, string] | null>(null)
  const [note, setNote] = useState('')
  const [fit, setFit] = useState(0)
  const shown =
    typed ?? (point ? writePosition(point, notation) : notation === 'grados' ? halfText(value) : ['', ''])
  const labels = NOTATIONS.find((one) => one.id === notation)?.labels ?? ['', '']

  function put(at: LatLon, source: PointSource, accuracy?: number): void {
    const stored: PointValue = {
      ...asPoint(at.lat, at.lon),
      source,
      ...(accuracy === undefined ? {} : { accuracy: Math.round(accuracy) }),
    }
    onChange(stored)
    setTyped(null)
  }
  function type(first: string, second: string): void {
    const pair = notation === 'grados' ? (readPair(first) ?? readPair(second)) : null
    if (pair) {
      put(pair, 'escrito')
      setFit((n) => n + 1)
      return
    }
    setNote('')
    setTyped([first, second])
    if (first.trim() === '' && second.trim() === '') onChange(null)
    else {
      const read = readPosition(first, second, notation)
      if (read) onChange({ ...asPoint(read.lat, read.lon), source: 'escrito' })
      else onChange(notation === 'grados' ? halfOf(first, second) : null)
    }
  }
  async function locate(): Promise<void> {
    setNote('Buscando su ubicación…')
    const found = await whereAmI()
    if (typeof found === 'string') setNote(found)
    else {
      put(found, 'gps', found.accuracy)
      setFit((n) => n + 1)
      setNote(`Ubicación tomada, con un margen de ${formatNumber(found.accuracy, 0)} m.`)
    }
  }
  async function load(chosen: File): Promise<void> {
    const result = await importShapes(chosen)
    if (typeof result === 'string') return setNote(result)
    const found = result.shapes.find((shape) => shape.type === 'point')
    if (!found) return setNote('El archivo no tiene puntos. Escoja otro o marque el punto en el mapa.')
    put(found.at, 'archivo')
    setFit((n) => n + 1)
    setNote(`Punto tomado de «${chosen.name}»${found.name === '' ? '' : `: ${found.name}`}.`)
  }
  const territory = lists.territory
  const inside = point && territory && boxContains(territory.box, point, BOX_MARGIN)
  const place = inside ? municipalityOf(point, territory) : null
  const boxes = [0, 1] as const
  return (
    <div className={styles.position}>
      <Suspense fallback={<div className="v-skeleton" style={{ height: 320 }} aria-hidden />}>
        <MapView
          territory={territory}
          tilesUrl={tilesUrl}
          label={`Mapa para marcar: ${field.label}. También puede escribir las coordenadas debajo.`}
          points={point ? [point] : []}
          shape="point"
          fit={fit}
          around={declared}
          {...(field.readOnly
            ? {}
            : {
                onPick: (at: LatLon) => put(at, 'mapa'),
                onMove: (_: number, at: LatLon) => put(at, 'mapa'),
              })}
        />
      </Suspense>
      {!field.readOnly && (
        <div className={styles.tools}>
          <button type="button" className="v-btn" data-kind="default" onClick={() => void locate()}>
            <IconCurrentLocation aria-hidden className="v-icon" />
            Usar mi ubicación
          </button>
          <ImportShapes onChoose={(chosen) => void load(chosen)} />
        </div>
      )}
      <div className={styles.notation}>
        <label htmlFor={`${ids.input}-forma`} className="v-small">
          Forma de escribir
        </label>
        <select
          id={`${ids.input}-forma`}
          className="v-input"
          value={notation}
          onChange={(event) => {
            // its options are NOTATIONS
            setNotation(event.target.value as Notation)
            setTyped(null)
          }}
        >
          {NOTATIONS.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
      <div
        className={styles.pair}
        onBlur={(event) => {
          /* both boxes keep their typed text while focus moves between them */
          if (event.currentTarget.contains(event.relatedTarget)) return
          if (point) setTyped(null)
          setFit((n) => n + 1)
        }}
      >
        {boxes.map((box) => (
          <div key={box} className="v-field">
            <label htmlFor={`${ids.input}-${box}`}>{labels[box]}</label>
            <input
              id={`${ids.input}-${box}`}
              className="v-input v-num"
              type="text"
              inputMode={notation === 'gms' ? 'text' : 'decimal'}
              autoComplete="off"
              placeholder={`Ej.: ${EXAMPLES[notation][box]}`}
              value={shown[box]}
              readOnly={field.readOnly}
              aria-invalid={invalid || undefined}
              aria-describedby={describedBy}
              onChange={(event) =>
                type(
                  box === 0 ? event.target.value : (shown[0] ?? ''),
                  box === 1 ? event.target.value : (shown[1] ?? ''),
                )
              }
            />
          </div>
        ))}
      </div>
      <div role="status" className="v-small">
        {note !== '' && <p>{note}</p>}
        {point && <p className="v-muted v-num">{otherNotations(point)}</p>}
        {place && (
          <p className={styles.placed}>
            <b>El punto está en {place.name}</b>, dentro de la jurisdicción de la Corporación.
          </p>
        )}
      </div>
    </div>
  )
}

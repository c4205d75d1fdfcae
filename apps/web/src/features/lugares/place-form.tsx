import { asPoint } from '@ventanilla/domain/forms/kinds/point/point'
import type { LatLon } from '@ventanilla/domain/forms/lists'
import { formatNumber } from '@ventanilla/domain/forms/numbers'
import { PLACE_MOST } from '@ventanilla/domain/places/place-limits'
import { isTangled, TANGLED_WORDS } from '@ventanilla/domain/geography/crossings'
import { readTyped } from '@ventanilla/domain/geography/typed'
import { SYSTEMS } from '@ventanilla/domain/geography/systems'
import { IconSearch, IconTrash } from '@tabler/icons-react'
import { type FormEvent, lazy, Suspense, useId, useMemo, useState } from 'react'
import { config } from '../../client/config.ts'
import { useTerritory } from '../../client/territory.ts'
import { importShapes } from '../../forms/kinds/map/import-shapes.ts'
import { ImportShapes } from '../../forms/kinds/map/ImportShapes.tsx'
import { marksOf } from '../../keeping/water/marks-of.ts'
import type { OrderedCapture } from '../../keeping/water/water.ts'
import { Segments } from '../../ui/fields/segments.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Note } from '../../ui/states/note.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import styles from './lugares.module.css'
import { type Asked, DISTANCES, type Shape } from './place-address.ts'
import type { Found } from './place-export.ts'
import { placeOfShapes } from './place-of-shapes.ts'
import { distanceWords } from './place-words.ts'

const MapView = lazy(() => import('../../forms/kinds/map/MapView.tsx'))

const SHAPES = [
  { value: 'puntos', label: 'Puntos' },
  { value: 'area', label: 'Un área' },
] as const
const AUTO = ''

interface PlaceFormProps {
  readonly asked: Asked | null
  readonly busy: boolean
  readonly onAsk: (asked: Asked) => void
  /** shown beside the place on the map */
  readonly cases: Found['cases']
  readonly captures: readonly OrderedCapture[]
}

/** A place: typed, pasted, imported or marked on the map, which all write the same lines. */
export function PlaceForm({ asked, busy, onAsk, cases, captures }: PlaceFormProps) {
  const id = useId()
  const territory = useTerritory().data
  const [shape, setShape] = useState<Shape>(asked?.shape ?? 'puntos')
  const [text, setText] = useState(() => (asked === null ? '' : linesOf(asked.at)))
  const [system, setSystem] = useState<string>(AUTO)
  const [metres, setMetres] = useState(asked?.metres ?? 2_000)
  const [fault, setFault] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const [fit, setFit] = useState(asked === null ? 0 : 1)
  const typed = useMemo(
    () =>
      readTyped(text, {
        system: SYSTEMS.find(({ code }) => String(code) === system)?.code,
        within: territory?.box,
      }),
    [text, system, territory?.box],
  )
  const points = typed.kind === 'read' ? typed.points : NONE
  const marks = useMemo(
    () => [...cases.map(({ at, radicado }) => ({ ...at, name: radicado })), ...marksOf(captures)],
    [cases, captures],
  )
  const write = (at: readonly LatLon[]): void => {
    setText(linesOf(at))
    setSystem(AUTO)
    setFault(null)
    setNote(null)
  }
  async function load(file: File): Promise<void> {
    const read = await importShapes(file)
    if (typeof read === 'string') return setFault(read)
    const place = placeOfShapes(read.shapes)
    if (typeof place === 'string') return setFault(place)
    setShape(place.shape)
    write(place.at)
    setNote([`De «${file.name}».`, ...place.words].join(' '))
    setFit((n) => n + 1)
  }
  function ask(event: FormEvent): void {
    event.preventDefault()
    if (typed.kind === 'refused') return setFault(typed.because)
    if (shape === 'area' && typed.points.length < 3)
      return setFault('Un área tiene al menos tres esquinas, una por línea.')
    if (shape === 'area' && isTangled(typed.points)) return setFault(TANGLED_WORDS)
    setFault(null)
    setFit((n) => n + 1)
    onAsk({ shape, at: typed.points.map(({ lat, lon }) => asPoint(lat, lon)), metres })
  }
  return (
    <form className={`v-card v-pad v-no-print ${styles.form ?? ''}`} onSubmit={ask} noValidate>
      <div className="v-field">
        <strong id={`${id}-forma`}>Qué busca</strong>
        <Segments
          labelledBy={`${id}-forma`}
          name={`${id}-forma`}
          options={SHAPES}
          value={shape}
          onChange={(chosen) => setShape(chosen === 'area' ? 'area' : 'puntos')}
        />
      </div>
      <TextArea
        name="coordenadas"
        label={shape === 'area' ? 'Esquinas, una por línea y en orden' : 'Coordenadas, un punto por línea'}
        hint="Latitud y longitud en grados, o en grados, minutos y segundos; o metros este y norte."
        rows={5}
        maxLength={PLACE_MOST.text}
        value={text}
        error={fault ?? undefined}
        onChange={(value) => {
          setText(value)
          setFault(null)
          setNote(null)
        }}
        onBlur={() => setFit((n) => n + 1)}
      />
      {typed.kind === 'read' && typed.words.length > 0 && <Note tone="warn">{typed.words.join(' ')}</Note>}
      <p role="status" className="v-small v-muted">
        {note}
      </p>
      <SelectField
        name="sistema"
        label="Sistema de coordenadas"
        value={system}
        empty="El que se reconozca"
        options={SYSTEMS.map(({ code, name }) => ({ value: String(code), label: name }))}
        onChange={setSystem}
      />
      <SelectField
        name="distancia"
        label="Permisos y solicitudes hasta"
        value={String(metres)}
        options={DISTANCES.map((distance) => ({
          value: String(distance),
          label: distance === 0 ? 'Solo dentro' : distanceWords(distance),
        }))}
        onChange={(chosen) => setMetres(Number(chosen))}
      />
      <Suspense fallback={<Skeleton height={320} />}>
        {/* drawn once: a map that is made anew forgets what it showed */}
        {territory === undefined ? (
          <Skeleton height={320} />
        ) : (
          <MapView
            territory={territory}
            tilesUrl={config.mapTilesUrl}
            label="Mapa para marcar el lugar. También puede escribir las coordenadas."
            points={points}
            shape={shape === 'area' ? 'polygon' : 'point'}
            marks={marks}
            tall
            fit={fit}
            onPick={(point) => write([...points, point])}
            onMove={(index, point) => write(points.map((one, i) => (i === index ? point : one)))}
          />
        )}
      </Suspense>
      <div className="v-row">
        <ImportShapes onChoose={(file) => void load(file)} />
        <button
          type="button"
          className="v-btn"
          data-kind="quiet"
          disabled={text === ''}
          onClick={() => write(NONE)}
        >
          <IconTrash aria-hidden className="v-icon" /> Borrar
        </button>
        <button type="submit" className="v-btn" data-kind="primary" aria-disabled={busy || undefined}>
          <IconSearch aria-hidden className="v-icon" /> Buscar
        </button>
      </div>
    </form>
  )
}

const NONE: readonly LatLon[] = []
const DECIMALS = 6

/** Degrees as people write them here: decimal comma, and a semicolon between. */
const linesOf = (at: readonly LatLon[]): string =>
  at.map(({ lat, lon }) => `${formatNumber(lat, DECIMALS)}; ${formatNumber(lon, DECIMALS)}`).join('\n')

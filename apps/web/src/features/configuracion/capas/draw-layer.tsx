import { layers } from '@ventanilla/contract/generated/layers'
import type { LayerRead } from '@ventanilla/contract/layers.contract'
import { cornersOf } from '@ventanilla/domain/forms/drawn-area'
import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { NO_LISTS } from '@ventanilla/domain/forms/lists'
import { LAYER_MOST } from '@ventanilla/domain/places/layer-limits'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { config } from '../../../client/config.ts'
import { deviceNow } from '../../../client/clock.ts'
import { call, failureText } from '../../../client/network/http.ts'
import { useTerritory } from '../../../client/territory.ts'
import { FormSurroundingsProvider } from '../../../forms/context.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

const PolygonInput = lazy(() => import('../../../forms/kinds/polygon/PolygonInput.tsx'))

const FIELD: FieldDef = { key: 'area', kind: 'polygon', label: 'Área', required: true }

interface Area {
  readonly name: string
  readonly corners: readonly { readonly lat: number; readonly lon: number }[]
}

/** Areas drawn one after the other, each with its name, and kept together as a layer. */
export function DrawLayer({ onDrawn }: { readonly onDrawn: (layer: LayerRead) => void }) {
  const id = useId()
  const territory = useTerritory()
  const [areas, setAreas] = useState<readonly Area[]>([])
  const [name, setName] = useState('')
  const [drawn, setDrawn] = useState<unknown>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const surroundings = useMemo(
    () => ({
      lists: { ...NO_LISTS, ...(territory.data !== undefined && { territory: territory.data }) },
      today: '',
      now: deviceNow,
      tilesUrl: config.mapTilesUrl,
    }),
    [territory.data],
  )
  const corners = cornersOf(drawn)
  /** With what is being drawn; a sentence where that lacks something. */
  const withDrawn = (): readonly Area[] | string => {
    if (corners.length === 0 && name.trim() === '' && areas.length > 0) return areas
    if (corners.length < 3) return 'Marque al menos tres esquinas.'
    return name.trim() === '' ? 'Escriba el nombre del área.' : [...areas, { name: name.trim(), corners }]
  }
  const add = (): void => {
    const all = withDrawn()
    if (typeof all === 'string') return setFault(all)
    setAreas(all)
    setName('')
    setDrawn(null)
    setFault(null)
  }
  async function keep(): Promise<void> {
    const all = withDrawn()
    if (typeof all === 'string') return setFault(all)
    setBusy(true)
    setFault(null)
    try {
      const body = {
        areas: all.map((area) => ({
          name: area.name,
          corners: area.corners.map(({ lat, lon }): [number, number] => [lon, lat]),
        })),
      }
      onDrawn((await call(layers.draw, { body })).body)
    } catch (error) {
      setFault(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="v-stack" data-gap="2">
      {areas.length > 0 && (
        <ul>
          {areas.map((area, i) => (
            <li key={`${i} ${area.name}`}>
              {area.name}, {area.corners.length} esquinas{' '}
              <button
                type="button"
                className="v-btn"
                data-kind="quiet"
                onClick={() => setAreas(areas.filter((_, j) => j !== i))}
              >
                Quitar<span className="v-sr"> {area.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        name={`${id}-nombre`}
        label="Nombre del área"
        value={name}
        maxLength={LAYER_MOST.name}
        autoComplete="off"
        onChange={setName}
      />
      <FormSurroundingsProvider value={surroundings}>
        <Suspense fallback={<Skeleton height={320} />}>
          <PolygonInput
            key={areas.length}
            field={FIELD}
            value={drawn}
            onChange={setDrawn}
            path={`${id}-area`}
            ids={{
              field: `${id}-campo`,
              input: `${id}-dato`,
              label: `${id}-rotulo`,
              help: `${id}-ayuda`,
              error: `${id}-error`,
            }}
            describedBy={undefined}
            invalid={false}
            problems={NO_PROBLEMS}
            Field={NoField}
          />
        </Suspense>
      </FormSurroundingsProvider>
      {fault !== null && (
        <Note tone="bad" role="alert">
          {fault}
        </Note>
      )}
      <div className="v-row">
        <ActionButton busy={busy} onPress={() => void keep()}>
          Guardar la capa
        </ActionButton>
        {areas.length + 1 < LAYER_MOST.drawnAreas && (
          <button type="button" className="v-btn" data-kind="quiet" onClick={add}>
            Dibujar otra área
          </button>
        )}
      </div>
    </div>
  )
}

const NO_PROBLEMS = [] as const
/** An area nests no questions. */
const NoField = (): null => null

import type { LayerRead } from '@ventanilla/contract/layers.contract'
import { formatNumber } from '@ventanilla/domain/forms/numbers'
import { lazy, Suspense, useState } from 'react'
import { config } from '../../../client/config.ts'
import { failureText } from '../../../client/network/http.ts'
import { downloadFile } from '../../../client/network/upload.ts'
import { useTerritory } from '../../../client/territory.ts'
import { formatLongDate } from '../../../ui/formats.tsx'
import { FactList } from '../../../ui/lists/fact-list.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useLayerShapes } from './use-layer.ts'

const MapView = lazy(() => import('../../../forms/kinds/map/MapView.tsx'))

/** A layer: where it came from, what was repaired, and its shapes on the map. */
export function LayerShown({ layer }: { readonly layer: LayerRead }) {
  const [map, setMap] = useState(false)
  const { fileId } = layer
  return (
    <div className="v-stack" data-gap="2">
      <FactList
        facts={[
          { label: 'Archivo', value: layer.name },
          {
            label: 'Figuras',
            value: `${formatNumber(layer.shapes)}, con ${formatNumber(layer.corners)} esquinas`,
          },
          { label: 'Proyección', value: `EPSG:${layer.epsg}` },
          { label: 'La cargó', value: `${layer.by.name}, ${formatLongDate(layer.at)}` },
          { label: 'Huella', value: layer.sha256.slice(0, 16) },
        ]}
      />
      {layer.words.length > 0 && (
        <Note tone="warn" title="Al leerla:">
          <ul>
            {layer.words.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Note>
      )}
      <div className="v-row">
        <button
          type="button"
          className="v-btn"
          data-kind="quiet"
          aria-expanded={map}
          onClick={() => setMap(!map)}
        >
          {map ? 'Ocultar el mapa' : 'Ver en el mapa'}
        </button>
        {fileId !== null && (
          <button type="button" className="v-btn" data-kind="quiet" onClick={() => void downloadFile(fileId)}>
            Descargar el original
          </button>
        )}
      </div>
      {map && <ShapesOnMap layer={layer} />}
    </div>
  )
}

const NO_POINTS = [] as const

function ShapesOnMap({ layer }: { readonly layer: LayerRead }) {
  const shapes = useLayerShapes(layer.id, true)
  const territory = useTerritory()
  if (shapes.isError)
    return <ErrorState onRetry={() => void shapes.refetch()}>{failureText(shapes.error)}</ErrorState>
  if (shapes.data === undefined) return <Skeleton height={320} />
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <MapView
        territory={territory.data}
        tilesUrl={config.mapTilesUrl}
        label={`Mapa de la capa ${layer.name}`}
        points={NO_POINTS}
        shape="point"
        shapes={shapes.data}
        tall
        fit={0}
      />
    </Suspense>
  )
}

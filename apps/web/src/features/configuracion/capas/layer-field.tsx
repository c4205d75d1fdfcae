import { useQueryClient } from '@tanstack/react-query'
import { layers } from '@ventanilla/contract/generated/layers'
import type { LayerRead } from '@ventanilla/contract/layers.contract'
import { IconFileImport, IconPolygon } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { uploadFile } from '../../../client/network/upload.ts'
import { FieldNotes } from '../../../ui/fields/field-notes.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { As, FieldProps } from '../elemento/field-props.ts'
import { DrawLayer } from './draw-layer.tsx'
import { LayerShown } from './layer-shown.tsx'
import { useLayer } from './use-layer.ts'

/** Where the files of layers are uploaded. */
const FOLDER = 'capas'

/** A layer of shapes: what is named, and how another one is loaded or drawn. */
export function LayerField({ field, value, problems, onChange }: FieldProps<As<'layer'>>) {
  const id = useId()
  const client = useQueryClient()
  const layer = useLayer(value)
  const chooser = useRef<HTMLInputElement>(null)
  const [doing, setDoing] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [drawing, setDrawing] = useState(false)
  const take = (made: LayerRead): void => {
    client.setQueryData(['capa', made.id], made)
    setDrawing(false)
    onChange(made.id)
  }
  async function load(file: File): Promise<void> {
    setFailed(null)
    setDoing('Subiendo el archivo…')
    try {
      const { fileId } = await uploadFile(file, FOLDER, {
        onProgress: (part) => setDoing(`Subiendo el archivo: ${Math.round(part * 100)} %`),
      })
      setDoing('Leyendo la capa…')
      take((await call(layers.load, { body: { file: fileId } })).body)
    } catch (error) {
      setFailed(failureText(error))
    } finally {
      setDoing(null)
    }
  }
  return (
    <div className="v-field" role="group" aria-labelledby={id}>
      <strong id={id}>{field.label}</strong>
      {typeof value === 'string' && value !== '' && (
        <>
          {layer.data !== undefined && <LayerShown layer={layer.data} />}
          {layer.isLoading && <Skeleton height={96} />}
          {layer.isError && (
            <Note tone="bad" title="La capa no se pudo leer.">
              {failureText(layer.error)}
            </Note>
          )}
        </>
      )}
      <div className="v-row">
        <button
          type="button"
          className="v-btn"
          data-kind="default"
          disabled={doing !== null}
          onClick={() => chooser.current?.click()}
        >
          <IconFileImport aria-hidden className="v-icon" />
          {layer.data === undefined ? 'Cargar un archivo' : 'Cargar otro archivo'}
        </button>
        <button
          type="button"
          className="v-btn"
          data-kind="quiet"
          aria-expanded={drawing}
          disabled={doing !== null}
          onClick={() => setDrawing(!drawing)}
        >
          <IconPolygon aria-hidden className="v-icon" /> Dibujar en el mapa
        </button>
        <input
          ref={chooser}
          hidden
          type="file"
          accept=".zip,.gpkg,.geojson,.json,.kml,.gpx"
          aria-label="Archivo de la capa"
          onChange={(event) => {
            const chosen = event.target.files?.[0]
            event.target.value = ''
            if (chosen) void load(chosen)
          }}
        />
      </div>
      <p role="status" className="v-small">
        {doing}
      </p>
      {failed !== null && (
        <Note tone="bad" role="alert" title="La capa no se cargó.">
          {failed}
        </Note>
      )}
      {drawing && <DrawLayer onDrawn={take} />}
      <FieldNotes id={id} hint={field.help} error={problems[0]?.message} />
    </div>
  )
}

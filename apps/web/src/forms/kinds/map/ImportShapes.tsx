import { IconFileImport } from '@tabler/icons-react'
import { useRef } from 'react'

/** Imports shapes from a file written by a GPS or another map. */
export function ImportShapes({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="v-btn" data-kind="default" onClick={() => file.current?.click()}>
        <IconFileImport aria-hidden className="v-icon" />
        Importar KML, GeoJSON o GPX
      </button>
      <input
        ref={file}
        hidden
        type="file"
        accept=".kml,.geojson,.json,.gpx"
        aria-label="Archivo KML, GeoJSON o GPX"
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          event.target.value = ''
          if (chosen) onChoose(chosen)
        }}
      />
    </>
  )
}

import { lazy, Suspense, useState } from 'react'
import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { isPoint } from '@ventanilla/domain/forms/kinds/point/point'
import { cornersOf } from '@ventanilla/domain/forms/drawn-area'
import { useSurroundings } from '../../context.ts'
import { otherNotations } from '../point/position-text.ts'
import styles from '../../forms.module.css'

const MapView = lazy(() => import('./MapView.tsx'))

interface PlaceViewProps {
  readonly field: FieldDef
  readonly value: unknown
  readonly text: string
}

/** Read-only position or area: text first, the map on request. */
export default function PlaceView({ field, value, text }: PlaceViewProps) {
  const { lists, tilesUrl } = useSurroundings()
  const [open, setOpen] = useState(false)
  const points = isPoint(value) ? [value] : cornersOf(value)
  return (
    <div className={styles.stack}>
      <span className="v-num">{text}</span>
      {isPoint(value) && <span className="v-small v-muted v-num">{otherNotations(value)}</span>}
      <div className="v-no-print">
        <button
          type="button"
          className="v-btn"
          data-kind="quiet"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Ocultar mapa' : 'Ver en el mapa'}
          <span className="v-sr">: {field.label}</span>
        </button>
      </div>
      {open && (
        <Suspense fallback={<div className="v-skeleton" style={{ height: 320 }} aria-hidden />}>
          <MapView
            territory={lists.territory}
            tilesUrl={tilesUrl}
            label={`Mapa: ${field.label}`}
            points={points}
            shape={isPoint(value) ? 'point' : 'polygon'}
            fit={1}
          />
        </Suspense>
      )}
    </div>
  )
}

import type { FormDef } from '@ventanilla/domain/forms/definition'
import { isPoint } from '@ventanilla/domain/forms/kinds/point/point'
import { cornersOf } from '@ventanilla/domain/forms/drawn-area'
import { lazy, Suspense, useMemo, useState } from 'react'
import { placesOf } from '../../../forms/kinds/map/answered-places.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useCaptureOfCase, WaterOfCase } from './water-of-case.tsx'
import { ZonesOfCase } from './zones-of-case.tsx'
import { marksOf } from '../../../keeping/water/marks-of.ts'
import type { TabProps } from './case-tab.ts'
import styles from '../task.module.css'

const MapView = lazy(() => import('../../../forms/kinds/map/MapView.tsx'))

/** Places given by the applicant, one at a time on the map and all as text. */
export default function MapTab({ detail, surroundings }: TabProps) {
  // the contract carries it as JSON
  const form = detail.form as FormDef | null
  const [chosen, setChosen] = useState(0)
  const water = useCaptureOfCase(detail.id).data?.water
  const marks = useMemo(() => marksOf(water?.captures ?? []), [water])
  const places = form === null ? [] : placesOf(form, detail.answers, surroundings.lists)
  if (places.length === 0)
    return (
      <div className={styles.padded}>
        <p className="v-muted">La solicitud no señala puntos ni áreas.</p>
        <ZonesOfCase caseId={detail.id} />
      </div>
    )
  const place = places[chosen] ?? places[0]
  if (place === undefined) return null
  const points = isPoint(place.value) ? [place.value] : cornersOf(place.value)
  return (
    <div className={styles.padded}>
      <div className="v-row" role="group" aria-label="Lugares de la solicitud">
        {places.map((one, index) => (
          <button
            key={one.key}
            type="button"
            className={styles.choice}
            aria-pressed={one === place}
            onClick={() => setChosen(index)}
          >
            {one.label}
          </button>
        ))}
      </div>
      <p className="v-num">{place.text}</p>
      <Suspense fallback={<Skeleton height={360} />}>
        <MapView
          territory={surroundings.lists.territory}
          tilesUrl={surroundings.tilesUrl}
          label={`Mapa: ${place.label}`}
          points={points}
          shape={isPoint(place.value) ? 'point' : 'polygon'}
          marks={marks}
          tall
          fit={chosen}
        />
      </Suspense>
      <WaterOfCase caseId={detail.id} />
      <ZonesOfCase caseId={detail.id} />
    </div>
  )
}

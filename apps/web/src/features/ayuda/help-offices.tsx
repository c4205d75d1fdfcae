import { lazy, Suspense, useState } from 'react'
import { config } from '../../client/config.ts'
import { failureText } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { namesServed, type Office, type useTerritory } from '../../client/territory.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { OfficeFacts } from '../../ui/lists/office-facts.tsx'
import { Skeleton, SkeletonRows } from '../../ui/states/skeleton.tsx'
import styles from './ayuda.module.css'

const MapView = lazy(() => import('../../forms/kinds/map/MapView.tsx'))

/** Offices with address and hours; the map loads on request. */
export function HelpOffices({
  place,
  offices,
}: {
  readonly place: ReturnType<typeof useTerritory>
  readonly offices: readonly Office[]
}) {
  const [map, setMap] = useState(false)
  const { hours, phone } = config.authority
  const territory = place.data
  const near = offices.flatMap((office) => office.near ?? [])
  return (
    <section aria-labelledby="oficinas" className="v-stack">
      <h2 id="oficinas">Oficinas</h2>
      {place.isPending && <SkeletonRows rows={3} height={96} />}
      {place.isError && (
        <ErrorState onRetry={() => void place.refetch()}>{failureText(place.error)}</ErrorState>
      )}
      {territory !== undefined && (
        <ul className={styles.offices}>
          {offices.map((office) => (
            <li key={office.id} className="v-card v-pad v-stack" data-gap="2">
              <h3>{office.name}</h3>
              <OfficeFacts
                address={office.address}
                hours={office.hours ?? hours}
                phone={office.telephone ?? phone}
              />
              <p className="v-small v-muted">Atiende {namesServed(territory, office).join(', ')}.</p>
            </li>
          ))}
        </ul>
      )}
      {near.length > 0 && (
        <p className="v-row">
          <button
            type="button"
            className="v-btn"
            data-kind="default"
            aria-expanded={map}
            onClick={() => setMap(!map)}
          >
            {map ? 'Ocultar el mapa' : 'Ver las oficinas en el mapa'}
          </button>
          <a className="v-btn" data-kind="quiet" href={href('/ciudades')}>
            Buscar mi municipio
          </a>
        </p>
      )}
      {map && territory !== undefined && (
        <Suspense fallback={<Skeleton height={320} />}>
          <MapView
            territory={territory}
            tilesUrl={config.mapTilesUrl}
            label="Mapa de las oficinas"
            points={near}
            shape="point"
            fit={near.length}
          />
          <p className="v-hint">Cada marca señala el municipio de la oficina, no su puerta.</p>
        </Suspense>
      )}
    </section>
  )
}

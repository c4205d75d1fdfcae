import { lazy, Suspense, useState } from 'react'
import { config } from '../../client/config.ts'
import { href } from '../../client/address/links.ts'
import type { Office, Territory } from '../../client/territory.ts'
import { OfficeFacts } from '../../ui/lists/office-facts.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import type { City } from './cities.ts'
import styles from './ciudades.module.css'

const MapView = lazy(() => import('../../forms/kinds/map/MapView.tsx'))

/** Office of a municipality, and the other municipalities it serves. */
export function CityOffice({
  territory,
  city,
  office,
}: {
  readonly territory: Territory
  readonly city: City
  readonly office: Office
}) {
  const [map, setMap] = useState(false)
  const { hours, phone } = config.authority
  const others = territory.municipalities.filter((one) => one.office === office.code && one.id !== city.id)
  return (
    <div className={styles.columns}>
      <section className="v-card v-pad v-stack" aria-labelledby="oficina">
        <h2 id="oficina">{office.name}</h2>
        <OfficeFacts
          address={office.address}
          hours={office.hours ?? hours}
          phone={office.telephone ?? phone}
        />
        <h3>También atiende</h3>
        <ul className={styles.names}>
          {others.map((one) => (
            <li key={one.id}>
              <a href={href('/ciudad/:cityId/:item?', { cityId: one.id })}>{one.name}</a>
            </li>
          ))}
        </ul>
      </section>
      <section className="v-stack" aria-label="Mapa">
        <p>
          <button
            type="button"
            className="v-btn"
            data-kind="default"
            aria-expanded={map}
            onClick={() => setMap(!map)}
          >
            {map ? 'Ocultar el mapa' : `Ver ${city.name} en el mapa`}
          </button>
        </p>
        {map && (
          <Suspense fallback={<Skeleton height={320} />}>
            <MapView
              key={city.id}
              territory={territory}
              tilesUrl={config.mapTilesUrl}
              label={`Mapa de ${city.name}`}
              points={NO_POINTS}
              shape="point"
              around={[city.dane]}
              fit={0}
            />
            <p className="v-hint">
              El recuadro encierra el municipio de forma aproximada. No sirve para deslindes.
            </p>
          </Suspense>
        )}
      </section>
    </div>
  )
}

const NO_POINTS: [] = []

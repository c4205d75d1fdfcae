import { useQuery } from '@tanstack/react-query'
import { dashboard } from '@ventanilla/contract/generated/dashboard'
import { useMemo, useState } from 'react'
import { call, failureText } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { useQueryState } from '../../client/address/navigation.ts'
import { useTerritory } from '../../client/territory.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import picture from '../../ui/illustrations/vacio-resultados.svg'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchBox } from '../../ui/fields/search-box.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { type CityRow, findCities } from './cities.ts'
import { useIsOfficial } from './is-official.ts'
import styles from './ciudades.module.css'

/** Municipalities with the office that serves each; officials also see their open work there. */
export default function CitiesScreen() {
  const [query, change] = useQueryState()
  const [typed, setTyped] = useState(query.get('buscar') ?? '')
  const office = query.get('territorial') ?? ''
  const place = useTerritory()
  const territory = place.data
  const rows = useMemo(
    () => (territory === undefined ? [] : findCities(territory, typed, office)),
    [territory, typed, office],
  )
  const work = useOpenWork(useIsOfficial())
  return (
    <>
      <PageHeader title="Municipios" subtitle="Qué oficina atiende cada municipio de la jurisdicción." />
      <div className="v-stack" data-gap="5">
        <div className={styles.filters}>
          <div className="v-field">
            <label htmlFor="buscar-municipio">Buscar un municipio</label>
            <SearchBox
              id="buscar-municipio"
              value={typed}
              onChange={(text) => {
                setTyped(text)
                change({ buscar: text.trim() })
              }}
            />
          </div>
          <div className="v-field">
            <label htmlFor="territorial">Oficina</label>
            <select
              id="territorial"
              className="v-input"
              value={office}
              onChange={(event) => change({ territorial: event.currentTarget.value })}
            >
              <option value="">Todas</option>
              {(territory?.offices ?? []).map((one) => (
                <option key={one.code} value={one.code}>
                  {one.name}
                </option>
              ))}
            </select>
          </div>
        </div>
        {place.isPending && <SkeletonRows rows={8} height={72} />}
        {place.isError && (
          <ErrorState onRetry={() => void place.refetch()}>{failureText(place.error)}</ErrorState>
        )}
        {territory !== undefined && (
          <p className="v-small v-muted" role="status">
            {rows.length === 1 ? '1 municipio' : `${rows.length} municipios`}
          </p>
        )}
        {territory !== undefined && rows.length === 0 && (
          <EmptyState
            title="No se encontraron resultados"
            picture={picture}
            action={
              <button
                type="button"
                className="v-btn"
                data-kind="default"
                onClick={() => {
                  setTyped('')
                  change({ buscar: undefined, territorial: undefined })
                }}
              >
                Ver todos los municipios
              </button>
            }
          >
            Revise cómo se escribe el municipio o elija otra oficina.
          </EmptyState>
        )}
        <ul className={styles.cards}>
          {rows.map((row) => (
            <CityCard key={row.city.id} row={row} work={work?.find((one) => one.key === row.city.dane)} />
          ))}
        </ul>
      </div>
    </>
  )
}

/** Open tasks by municipality: the dashboard's numbers, restricted to the tasks in the user's inbox. */
function useOpenWork(official: boolean) {
  const board = useQuery({
    queryKey: ['bandeja', 'tablero'],
    queryFn: async ({ signal }) => (await call(dashboard.read, {}, { signal })).body,
    enabled: official,
  })
  return board.data?.kind === 'funcionario' ? board.data.byMunicipality : undefined
}

function CityCard({
  row: { city, office },
  work,
}: {
  readonly row: CityRow
  readonly work: { readonly count: number; readonly overdue: number; readonly href: string } | undefined
}) {
  return (
    <li className={`v-card ${styles.card ?? ''}`}>
      <h2>
        <a href={href('/ciudad/:cityId/:item?', { cityId: city.id })}>{city.name}</a>
      </h2>
      <p className="v-small v-muted">{office?.name}</p>
      {work !== undefined && (
        <p className="v-small">
          <a href={work.href}>
            {work.count === 1 ? '1 tarea abierta' : `${work.count} tareas abiertas`}
            <span className="v-sr"> en {city.name}</span>
          </a>
          {work.overdue > 0 && (
            <strong className={styles.late}>
              {work.overdue === 1 ? ' · 1 vencida' : ` · ${work.overdue} vencidas`}
            </strong>
          )}
        </p>
      )}
    </li>
  )
}

import { useQuery } from '@tanstack/react-query'
import { places } from '@ventanilla/contract/generated/places'
import { useQueryState } from '../../client/address/navigation.ts'
import { call, CallError, failureText } from '../../client/network/http.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { useState } from 'react'
import styles from './lugares.module.css'
import { type Asked, askedIn, FITS, queryOf } from './place-address.ts'
import { PlaceAnswer } from './place-answer.tsx'
import { PlaceForm } from './place-form.tsx'

/** What lies at a place and near it. The address keeps what was asked, so that it is shared and comes back. */
export default function PlacesScreen() {
  const [query, setQuery] = useQueryState()
  // a place of many corners, which the address does not carry
  const [long, setLong] = useState<Asked | null>(null)
  const asked = long ?? askedIn(query)
  const found = useQuery({
    queryKey: ['lugares', asked],
    enabled: asked !== null,
    queryFn: async ({ signal }) =>
      // asked only where there is a place
      (await call(places.search, { body: bodyOf(asked as Asked) }, { signal })).body,
  })
  const ask = (next: Asked): void => {
    setLong(next.at.length > FITS ? next : null)
    setQuery(queryOf(next), { push: true })
  }
  return (
    <>
      <PageHeader
        title="Búsqueda por coordenadas"
        subtitle="Qué zonas cruza un lugar, y qué permisos y solicitudes hay dentro o cerca. Ve los trámites que usted puede ver; la consulta queda anotada."
      />
      <div className={styles.screen}>
        <PlaceForm
          asked={asked}
          busy={found.isFetching}
          onAsk={ask}
          cases={found.data?.cases ?? []}
          captures={found.data?.water?.captures ?? []}
        />
        <section aria-label="Resultado" aria-live="polite" className={styles.answer}>
          {asked === null ? (
            <p className="v-muted">Escriba un punto, péguelo o márquelo en el mapa, y busque.</p>
          ) : found.isError ? (
            // a place that is refused is refused again: what helps is another place
            <ErrorState {...(!isRefused(found.error) && { onRetry: () => void found.refetch() })}>
              {failureText(found.error)}
            </ErrorState>
          ) : found.data === undefined ? (
            <Skeleton height={320} />
          ) : (
            <PlaceAnswer
              asked={asked}
              found={found.data}
              onAsk={ask}
              onChanged={() => void found.refetch()}
            />
          )}
        </section>
      </div>
    </>
  )
}

const isRefused = (error: unknown): boolean => error instanceof CallError && error.status === 422

const bodyOf = ({ shape, at, metres, reach, source }: Asked) => ({
  shape,
  at: [...at],
  metres,
  ...(reach !== undefined && { reach }),
  ...(source !== undefined && { source }),
})

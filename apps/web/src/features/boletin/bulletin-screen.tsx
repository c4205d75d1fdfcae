import { IconRss, IconSearch } from '@tabler/icons-react'
import { bulletin } from '@ventanilla/contract/generated/bulletin'
import { listQuery } from '@ventanilla/contract/generated/fields/bulletin'
import type { FormEvent } from 'react'
import { call } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { useQueryState } from '../../client/address/navigation.ts'
import { useLoad } from '../../client/use-load.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { formatLongDate } from '../../ui/formats.tsx'
import picture from '../../ui/illustrations/vacio-resultados.svg'
import { Loading } from '../../ui/states/loading.tsx'
import { WholeNumbers } from '../../ui/fields/whole-numbers.tsx'
import { type Asked, askedIn, KINDS, named, postedWords, whyNotAsk } from './bulletin-words.ts'
import styles from './boletin.module.css'

/**
 * Acts that the law orders published, and notices while they are posted. Filters are kept in the address; works
 * without scripts.
 */
export default function BulletinScreen() {
  const [query, change] = useQueryState()
  const asked = askedIn(query)
  const cursor = query.get('cursor') ?? ''
  const refused = whyNotAsk(asked)
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const of = (name: string): string => String(typed.get(name) ?? '').trim()
    change(
      { q: of('q'), tipo: of('tipo'), desde: of('desde'), hasta: of('hasta'), cursor: undefined },
      { push: true },
    )
  }
  return (
    <div className={`v-wrap ${styles.page ?? ''}`}>
      <header className="v-stack" data-gap="2">
        <h1>Boletín</h1>
        <p className="v-muted">
          Decisiones que la ley ordena publicar y avisos fijados hoy, con el día y la hora. No traen
          documentos de identidad, direcciones ni teléfonos.
        </p>
      </header>
      <form
        key={JSON.stringify(asked)}
        className={styles.filters}
        role="search"
        aria-label="Buscar en el boletín"
        action={href('/boletin')}
        onSubmit={search}
      >
        <label className={styles.wide}>
          Buscar
          <input
            className="v-input"
            type="search"
            name="q"
            placeholder="Número, trámite o palabras del texto"
            maxLength={listQuery.q.maxLength}
            defaultValue={asked.q}
          />
        </label>
        <label>
          Clase
          <select className="v-input" name="tipo" defaultValue={asked.tipo}>
            <option value="">Todo</option>
            <option value="acto">Actos</option>
            <option value="aviso">Avisos</option>
          </select>
        </label>
        <label>
          Desde
          <input className="v-input" type="date" name="desde" defaultValue={asked.desde} />
        </label>
        <label>
          Hasta
          <input className="v-input" type="date" name="hasta" defaultValue={asked.hasta} />
        </label>
        <button type="submit" className="v-btn" data-kind="primary">
          <IconSearch aria-hidden className="v-icon" /> Buscar
        </button>
      </form>
      {refused === null ? (
        <Results asked={asked} cursor={cursor} />
      ) : (
        <p className="v-error" role="alert">
          {refused}
        </p>
      )}
      <p className={styles.feed}>
        <a href="/api/v1/boletin/atom" target="_blank" rel="noopener" type="application/atom+xml">
          <IconRss aria-hidden className="v-icon" /> Recibir las novedades en un lector de fuentes (Atom)
        </a>
      </p>
    </div>
  )
}

const filled = ({ q, tipo, desde, hasta }: Asked) => ({
  ...(q !== '' && { q }),
  ...(tipo !== '' && { tipo }),
  ...(desde !== '' && { desde }),
  ...(hasta !== '' && { hasta }),
})

function Results({ asked, cursor }: { readonly asked: Asked; readonly cursor: string }) {
  const wanted = filled(asked)
  const list = useLoad(
    `boletin ${JSON.stringify(wanted)} ${cursor}`,
    async (signal) =>
      (await call(bulletin.list, { query: { ...wanted, ...(cursor !== '' && { cursor }) } }, { signal }))
        .body,
  )
  if (list.loading) return <Loading />
  if (list.failure !== null || list.data === undefined)
    return <ErrorState onRetry={list.retry}>{list.failure ?? ''}</ErrorState>
  const { rows, next } = list.data
  const narrowed = Object.keys(wanted).length > 0
  if (rows.length === 0)
    return (
      <EmptyState
        title={narrowed ? 'No hay publicaciones con estos datos' : 'Hoy no hay nada fijado'}
        picture={picture}
        action={
          narrowed ? (
            <a className="v-btn" data-kind="default" href={href('/boletin')}>
              Ver todo el boletín
            </a>
          ) : undefined
        }
      >
        {narrowed
          ? 'Los avisos se retiran cuando se cumple su término. Quite algún filtro o cambie la búsqueda.'
          : 'Aquí aparecen las decisiones y los avisos cuando se publican.'}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.list} aria-label="Publicaciones">
        {rows.map((row) => (
          <li key={row.id} className="v-card">
            <p className={styles.kind}>
              <span className="v-chip" data-tone={row.kind === 'aviso' ? 'warn' : 'info'}>
                {KINDS[row.kind]}
              </span>
              <span className="v-small v-muted">{postedWords(row)}</span>
            </p>
            <h2>
              <a href={href('/boletin/:id', { id: row.id })}>
                <WholeNumbers>{named(row)}</WholeNumbers>
              </a>
            </h2>
            <p>
              {row.procedure}
              {row.municipality === null ? '' : ` · ${row.municipality}`} · Firmado el{' '}
              {formatLongDate(row.date)}
            </p>
          </li>
        ))}
      </ul>
      <nav className={styles.pages} aria-label="Páginas del boletín">
        {cursor !== '' && (
          <a className="v-btn" data-kind="default" href={href('/boletin', {}, wanted)}>
            Volver al comienzo
          </a>
        )}
        {next !== null && (
          <a className="v-btn" data-kind="default" href={href('/boletin', {}, { ...wanted, cursor: next })}>
            Ver las anteriores
          </a>
        )}
      </nav>
    </>
  )
}

import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { href } from '../../client/address/links.ts'
import { useQueryState } from '../../client/address/navigation.ts'
import { describePage } from '../../client/address/page-facts.ts'
import { SEARCH_MAX } from '../../ui/fields/search-max.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import nothing from '../../ui/illustrations/vacio-resultados.svg'
import { Loading } from '../../ui/states/loading.tsx'
import { useProcedures, useSubcategories } from './catalogue.ts'
import { fetchFinder, finderHere } from './prepare-search.ts'
import type { Finder } from './prepare-search.ts'
import { Alternatives } from '../../keeping/procedure/alternatives.tsx'
import { ProcedureCard } from './procedure-card.tsx'
import { ALL_TOPICS } from '../../keeping/procedure/procedure.ts'
import type { ProcedureRow } from '../../keeping/procedure/procedure.ts'
import styles from './procedure-list.module.css'
import { listFacts } from './structured-data.ts'

/** Loads the tolerant search on the first letter instead of with the page. */
function useFinder(wanted: boolean): Finder | null {
  const [finder, setFinder] = useState<Finder | null>(finderHere)
  useEffect(() => {
    if (!wanted || finder !== null) return
    void fetchFinder().then(setFinder)
  }, [wanted, finder])
  return finder
}

/** Shows typed text at once; the address follows after a pause (browsers limit how often it may change). */
function useSearchText(inAddress: string, follow: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (seen !== inAddress) {
    setSeen(inAddress)
    setText(inAddress)
  }
  return [
    text,
    (next) => {
      setText(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        setSeen(next)
        follow(next)
      }, 350)
    },
  ]
}

function grouped(rows: readonly ProcedureRow[]): Map<string, ProcedureRow[]> {
  const groups = new Map<string, ProcedureRow[]>()
  const byTopic = [...rows].sort((a, b) => a.fk_tram_subcategoria.tcs_id - b.fk_tram_subcategoria.tcs_id)
  for (const row of byTopic) {
    const name = row.fk_tram_subcategoria.tcs_nombre
    groups.set(name, [...(groups.get(name) ?? []), row])
  }
  return groups
}

/**
 * Public list: search box, toggle with Todos and the subcategories (in the address, `?tema=`), cards. Todos
 * groups the cards.
 */
export function ProcedureList({
  heading: Heading = 'h2',
  perTopic = Number.POSITIVE_INFINITY,
}: {
  readonly heading?: 'h2' | 'h3'
  /** cards per group under Todos; a link leads to the rest */
  readonly perTopic?: number
}) {
  const [query, change] = useQueryState()
  const topic = Number(query.get('tema')) || ALL_TOPICS
  const [text, setText] = useSearchText(query.get('buscar') ?? '', (buscar) => change({ buscar }))
  const procedures = useProcedures(topic)
  const subcategories = useSubcategories()
  const searched = useDeferredValue(text)
  const finder = useFinder(text !== '')
  const rows = procedures.data ?? []
  const hits = searched === '' || finder === null ? rows : finder.findProcedures(rows, searched)
  if (import.meta.env.SSR) describePage(listFacts(hits))
  const topics = [{ tcs_id: ALL_TOPICS, tcs_nombre: 'Todos' }, ...(subcategories.data ?? [])]
  return (
    <div>
      <form
        className={styles.search}
        role="search"
        action={href('/{product}-tramites')}
        onSubmit={(event) => event.preventDefault()}
      >
        <IconSearch aria-hidden />
        <input
          className="v-input"
          type="search"
          name="buscar"
          aria-label="Buscar trámite"
          placeholder="Buscar trámite"
          maxLength={SEARCH_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
      <div className={`v-script ${styles.topics ?? ''}`} role="group" aria-label="Temas">
        {topics.map((one) => (
          <button
            key={one.tcs_id}
            type="button"
            aria-pressed={one.tcs_id === topic}
            onClick={() =>
              change({ tema: one.tcs_id === ALL_TOPICS ? undefined : String(one.tcs_id) }, { push: true })
            }
          >
            {one.tcs_nombre}
          </button>
        ))}
      </div>
      {subcategories.failure !== null && <p className="v-error">{subcategories.failure}</p>}
      {procedures.loading ? (
        <Loading />
      ) : procedures.failure !== null ? (
        <ErrorState onRetry={procedures.retry}>{procedures.failure}</ErrorState>
      ) : (
        <>
          <p className={`v-muted v-small ${styles.count ?? ''}`} role="status">
            {hits.length === 1 ? '1 trámite' : `${hits.length} trámites`}
          </p>
          {searched !== '' && finder !== null && (
            <Alternatives ways={finder.alternativesFor(searched)} nothing={hits.length === 0} />
          )}
          {hits.length === 0 ? (
            <EmptyState
              title="No se encontraron resultados"
              picture={nothing}
              heading={Heading}
              action={
                <button
                  type="button"
                  className="v-btn"
                  data-kind="default"
                  onClick={() => {
                    setText('')
                    change({ buscar: undefined, tema: undefined })
                  }}
                >
                  Ver todos los trámites
                </button>
              }
            >
              Escriba otras palabras o elija otro tema.
            </EmptyState>
          ) : topic === ALL_TOPICS && searched === '' ? (
            [...grouped(hits)].map(([name, group], index) => (
              <section key={name} className={styles.group}>
                <Heading>{name}</Heading>
                <Cards rows={group.slice(0, perTopic)} eager={index === 0} />
                {group.length > perTopic && (
                  <p className={styles.more}>
                    <a
                      href={href('/{product}-tramites', {}, { tema: group[0]?.fk_tram_subcategoria.tcs_id })}
                    >
                      Ver los {group.length} trámites de {name}
                    </a>
                  </p>
                )}
              </section>
            ))
          ) : (
            <Cards rows={hits} eager />
          )}
        </>
      )}
    </div>
  )
}

function Cards({ rows, eager }: { readonly rows: readonly ProcedureRow[]; readonly eager: boolean }) {
  return (
    <ul className={styles.cards}>
      {rows.map((row, index) => (
        <ProcedureCard key={row.tt_id} row={row} eager={eager && index < 3} />
      ))}
    </ul>
  )
}

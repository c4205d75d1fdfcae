import { IconPlus } from '@tabler/icons-react'
import { cases } from '@ventanilla/contract/generated/cases'
import { useEffect, useState } from 'react'
import { href } from '../../client/address/links.ts'
import { useQueryState } from '../../client/address/navigation.ts'
import { partsOf, useRows } from '../../client/use-rows.ts'
import { useWaiting } from '../../client/use-waiting.ts'
import { DiscardDraft, StillThere, useDiscard } from '../../keeping/discard-draft.tsx'
import { WaitingList } from '../../keeping/waiting-list.tsx'
import noResults from '../../ui/illustrations/vacio-resultados.svg'
import nothingYet from '../../ui/illustrations/vacio-tareas.svg'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { MoreRows } from '../../ui/lists/more-rows.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FormerCases } from './cambio/former-cases.tsx'
import { CaseRow, type CaseSummary } from './case-row.tsx'
import { OthersCase } from './others-case.tsx'
import styles from './mis-solicitudes.module.css'

const FILTERS = [
  { key: 'todas', label: 'Todas' },
  { key: 'me-esperan', label: 'Me esperan' },
  { key: 'borradores', label: 'Borradores' },
  { key: 'en-curso', label: 'En curso' },
  { key: 'terminadas', label: 'Terminadas' },
] as const
type Filter = (typeof FILTERS)[number]['key']

const EMPTY: Readonly<Record<Filter, string>> = {
  todas: 'Todavía no tiene solicitudes',
  'me-esperan': 'Nada espera por usted',
  borradores: 'No tiene borradores',
  'en-curso': 'No tiene solicitudes en curso',
  terminadas: 'Ninguna solicitud ha terminado',
}

/** All cases of the user; those waiting for the user come first. */
export default function MyCasesScreen() {
  const [query, change] = useQueryState()
  const filter = FILTERS.find((one) => one.key === query.get('estado'))?.key ?? 'todas'
  const words = query.get('q') ?? ''
  const [typed, setTyped] = useState(words)
  useEffect(() => {
    if (typed === words) return
    const timer = setTimeout(() => change({ q: typed }), 300)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when the listed values change, not when a function is made anew
  }, [typed])
  const list = useRows({
    key: ['mis-solicitudes', filter, words],
    read: partsOf(cases.mine, { query: { estado: filter, q: words } }),
    keep: true,
  })
  const plain = words === ''
  // the waiting list has its own order; a search runs over the cases themselves
  const waits = plain && (filter === 'todas' || filter === 'me-esperan')
  const waiting = useWaiting(waits).data
  const nothing = !waits || waiting?.length === 0
  const only = waits && filter === 'me-esperan'
  const rows = only ? [] : list.rows
  const [discarding, setDiscarding] = useState<CaseSummary | null>(null)
  const discardNow = useDiscard()
  const discard = (row: CaseSummary): void => {
    if (row.family === null) setDiscarding(row)
    else discardNow.now(row.id)
  }
  return (
    <>
      <PageHeader
        title="Mis solicitudes"
        actions={
          <a className="v-btn" data-kind="primary" href={href('/mis-solicitudes/listado-tramites')}>
            <IconPlus aria-hidden className="v-icon" />
            Iniciar un trámite
          </a>
        }
      />
      <div className="v-stack" data-gap="5">
        <div className={styles.filters}>
          <div className={styles.toggles} role="group" aria-label="Mostrar">
            {FILTERS.map((one) => (
              <button
                key={one.key}
                type="button"
                className={styles.toggle}
                aria-pressed={one.key === filter}
                onClick={() => change({ estado: one.key === 'todas' ? undefined : one.key }, { push: true })}
              >
                {one.label}
              </button>
            ))}
          </div>
          <div className={styles.search}>
            <TextField
              label="Buscar por radicado, nombre o municipio"
              type="search"
              value={typed}
              onChange={setTyped}
              autoComplete="off"
            />
          </div>
        </div>
        {list.loading && <SkeletonRows rows={6} />}
        {list.failure !== null && <ErrorState onRetry={list.again}>{list.failure}</ErrorState>}
        {waits && <WaitingList empty={null} />}
        {list.loaded && list.failure === null && rows.length === 0 && nothing && (
          <EmptyState
            title={words === '' ? EMPTY[filter] : 'No se encontraron resultados'}
            picture={words === '' ? nothingYet : noResults}
            action={
              words === '' ? undefined : (
                <button
                  type="button"
                  className="v-btn"
                  data-kind="default"
                  onClick={() => {
                    setTyped('')
                    change({ q: undefined })
                  }}
                >
                  Quitar la búsqueda
                </button>
              )
            }
          >
            {words === ''
              ? 'Cuando inicie un trámite, lo verá aquí desde el primer dato que escriba.'
              : 'Pruebe con el número de radicado o con el municipio del predio.'}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <section aria-labelledby="solicitudes" className="v-stack">
            <h2 id="solicitudes" className={nothing ? 'v-sr' : undefined}>
              {nothing ? 'Solicitudes' : 'Todas sus solicitudes'}
            </h2>
            <StillThere failure={discardNow.failure} />
            <ul className={styles.rows}>
              {rows.map((row) => (
                <CaseRow key={row.id} row={row} onDiscard={discard} />
              ))}
            </ul>
          </section>
        )}
        <MoreRows more={list.more} shown={rows.length} label="Ver más solicitudes" loading="Trayendo más…" />
        <FormerCases shown={filter === 'todas' && words === ''} />
        {filter === 'todas' && words === '' && <OthersCase />}
      </div>
      <DiscardDraft draft={discarding} onClose={() => setDiscarding(null)} />
    </>
  )
}

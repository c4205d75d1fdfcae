import { IconPlus } from '@tabler/icons-react'
import { cases } from '@ventanilla/contract/generated/cases'
import { mineQuery } from '@ventanilla/contract/generated/fields/cases'
import { useState } from 'react'
import { href } from '../../client/address/links.ts'
import { useQueryState } from '../../client/address/navigation.ts'
import { useWaiting } from '../../client/use-waiting.ts'
import { DiscardDraft, StillThere, useDiscard } from '../../keeping/discard-draft.tsx'
import { FilterText } from '../../keeping/plain-list/filter-fields.tsx'
import { PlainList } from '../../keeping/plain-list/plain-list.tsx'
import { useFilters } from '../../keeping/plain-list/use-filters.ts'
import { useList } from '../../keeping/plain-list/use-list.ts'
import { WaitingList } from '../../keeping/waiting-list.tsx'
import noResults from '../../ui/illustrations/vacio-resultados.svg'
import nothingYet from '../../ui/illustrations/vacio-tareas.svg'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
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
  const filters = useFilters(mineQuery, ['q'])
  const { q: words = '' } = filters.valid
  const list = useList(
    cases.mine,
    { query: { estado: filter, q: words } },
    { keep: true, under: ['mis-solicitudes'] },
  )
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
            <FilterText filters={filters} name="q" label="Buscar por radicado, nombre o municipio" />
          </div>
        </div>
        {waits && <WaitingList empty={null} />}
        <PlainList
          list={{ ...list, rows }}
          gap="5"
          loading={{ rows: 6 }}
          more={{ label: 'Ver más solicitudes', loading: 'Trayendo más…' }}
          empty={
            nothing && (
              <EmptyState
                title={words === '' ? EMPTY[filter] : 'No se encontraron resultados'}
                picture={words === '' ? nothingYet : noResults}
                action={
                  words === '' ? undefined : (
                    <button type="button" className="v-btn" data-kind="default" onClick={filters.clear}>
                      Quitar la búsqueda
                    </button>
                  )
                }
              >
                {words === ''
                  ? 'Cuando inicie un trámite, lo verá aquí desde el primer dato que escriba.'
                  : 'Pruebe con el número de radicado o con el municipio del predio.'}
              </EmptyState>
            )
          }
        >
          {(shown) => (
            <section aria-labelledby="solicitudes" className="v-stack">
              <h2 id="solicitudes" className={nothing ? 'v-sr' : undefined}>
                {nothing ? 'Solicitudes' : 'Todas sus solicitudes'}
              </h2>
              <StillThere failure={discardNow.failure} />
              <ul className={styles.rows}>
                {shown.map((row) => (
                  <CaseRow key={row.id} row={row} onDiscard={discard} />
                ))}
              </ul>
            </section>
          )}
        </PlainList>
        <FormerCases shown={filter === 'todas' && words === ''} />
        {filter === 'todas' && words === '' && <OthersCase />}
      </div>
      <DiscardDraft draft={discarding} onClose={() => setDiscarding(null)} />
    </>
  )
}

import { IconUserShare } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { inbox } from '@ventanilla/contract/generated/inbox'
import { useEffect, useState } from 'react'
import { call } from '../../client/network/http.ts'
import { showMessage } from '../../client/messages.ts'
import { useQueryState } from '../../client/address/navigation.ts'
import { useUser } from '../../client/session/session.ts'
import { may } from '../../client/session/session-user.ts'
import { ExportButton } from '../../keeping/plain-list/export-button.tsx'
import { PlainList } from '../../keeping/plain-list/plain-list.tsx'
import { useList } from '../../keeping/plain-list/use-list.ts'
import picture from '../../ui/illustrations/vacio-tareas.svg'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { ColumnsMenu } from './columns-menu.tsx'
import { choicesOf, FilterDialog } from './filter-dialog.tsx'
import { InboxFilters } from './inbox-filters.tsx'
import { asQuery, type Filter, FILTERS, readState } from './inbox-query.ts'
import { InboxTable } from './inbox-table.tsx'
import { SavedViews } from './saved-views.tsx'
import { useFilterNames } from './filter-names.ts'
import { useListKeys } from './list-hooks.ts'
import { ViewTabs } from './view-tabs.tsx'
import styles from './inbox.module.css'

/** Officials' inbox; stays fast with a hundred thousand tasks, and keeps its state in the address. */
export default function InboxScreen() {
  const [query, change] = useQueryState()
  const client = useQueryClient()
  const user = useUser()
  const state = readState(query)
  const [at, setAt] = useState(0)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [filtering, setFiltering] = useState(false)
  const [assigning, setAssigning] = useState(false)
  const [outcome, setOutcome] = useState<string | null>(null)
  const supervises = may(user, 'cases.supervise')

  const list = useList(inbox.list, { query: asQuery(state) }, { keep: true, under: ['bandeja'] })
  const counts = useQuery({
    queryKey: ['bandeja', 'conteos'],
    queryFn: async ({ signal }) => (await call(inbox.counts, {}, { signal })).body,
    refetchInterval: 60_000,
  })
  const { rows } = list
  const names = useFilterNames()
  const choices = {
    ...choicesOf(rows, may(user, 'bulletin.publish')),
    tramites: names.tramites,
    municipios: names.municipios,
  }

  const filtered = JSON.stringify(state.filters)
  useEffect(() => {
    setAt(0)
    setSelected(new Set())
  }, [state.vista, state.q, filtered])
  useListKeys(rows, at, selected, setAt, setSelected)

  const nameOf = (filter: Filter, value: string): string =>
    [...choices.tramites, ...choices.municipios, ...choices.pasos, ...choices.responsables].find(
      ([code]) => code === value,
    )?.[1] ?? value
  const exported = (formato: 'csv' | 'xlsx') => call(inbox.export, { query: { ...asQuery(state), formato } })
  const active = FILTERS.filter((name) => state.filters[name] !== undefined)

  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>Solicitudes</h1>
        <div className="v-row">
          <ColumnsMenu
            hidden={state.hidden}
            onChange={(hidden) => change({ ocultas: [...hidden].join(',') })}
          />
          <SavedViews search={query.toString()} />
          <ExportButton
            files={[
              {
                label: 'Texto separado (CSV)',
                file: 'solicitudes.csv',
                read: () => exported('csv'),
              },
              {
                label: 'Libro de Excel (XLSX)',
                file: 'solicitudes.xlsx',
                read: () => exported('xlsx'),
              },
            ]}
          />
        </div>
      </header>
      <ViewTabs query={query} active={state.vista} counts={counts.data} />
      <InboxFilters state={state} nameOf={nameOf} onOpen={() => setFiltering(true)} onChange={change} />
      {outcome !== null && (
        <p role="status" className={styles.outcome}>
          {outcome}
        </p>
      )}
      <PlainList
        list={list}
        loading={{ rows: 12 }}
        frame={styles.list}
        more={{
          label: 'Cargar más',
          loading: 'Cargando…',
          end: (
            <span className="v-muted v-small">
              {rows.length === 1 ? '1 tarea en total.' : `${rows.length} tareas en total.`}
            </span>
          ),
          ahead: true,
          counted: true,
          className: styles.end,
        }}
        empty={
          <EmptyState
            title="No hay tareas en esta vista"
            picture={picture}
            action={
              state.vista === 'mias' &&
              (counts.data?.grupo ?? 0) > 0 && (
                <a className="v-btn" data-kind="primary" href="/solicitudes?vista=grupo">
                  Ver las tareas de mi grupo
                </a>
              )
            }
          >
            {active.length > 0 || state.q !== ''
              ? 'Quite algún filtro o cambie la búsqueda.'
              : 'Cuando llegue una tarea, aparecerá aquí.'}
          </EmptyState>
        }
        forbidden={
          <EmptyState title="No tiene permiso para ver esta bandeja" picture={picture}>
            La bandeja es de los funcionarios con tareas en los trámites.
          </EmptyState>
        }
      >
        {() => (
          <>
            <div className={styles.bar}>
              <span role="status">
                {selected.size === 0
                  ? `${rows.length} a la vista`
                  : selected.size === 1
                    ? '1 seleccionada'
                    : `${selected.size} seleccionadas`}
              </span>
              {supervises && selected.size > 0 && (
                <button
                  type="button"
                  className="v-btn"
                  data-kind="default"
                  onClick={() => setAssigning(true)}
                >
                  <IconUserShare aria-hidden className="v-icon" />
                  Asignar
                </button>
              )}
              <span className={styles.keys}>
                <kbd>j</kbd> <kbd>k</kbd> mover {supervises && '· '}
                {supervises && <kbd>x</kbd>} {supervises && 'marcar'} · <kbd>Enter</kbd> abrir · <kbd>/</kbd>{' '}
                menú
              </span>
            </div>
            <InboxTable
              rows={rows}
              hidden={state.hidden}
              selected={selected}
              onSelect={setSelected}
              selectable={supervises}
              at={at}
              onMove={setAt}
            />
          </>
        )}
      </PlainList>
      {filtering && (
        <FilterDialog
          state={state}
          choices={choices}
          onClose={() => setFiltering(false)}
          onApply={(values) => {
            setFiltering(false)
            change(values)
          }}
        />
      )}
      {assigning && (
        <AssignDialog
          taskIds={[...selected]}
          onClose={() => setAssigning(false)}
          onDone={(assigned, refused) => {
            setAssigning(false)
            setSelected(new Set())
            const text = [
              assigned === 1 ? 'Se asignó 1 tarea.' : `Se asignaron ${assigned} tareas.`,
              ...new Set(refused),
            ].join(' ')
            setOutcome(text)
            showMessage(text, refused.length === 0 ? 'success' : 'warning')
            void client.invalidateQueries({ queryKey: ['bandeja'] })
          }}
        />
      )}
    </div>
  )
}

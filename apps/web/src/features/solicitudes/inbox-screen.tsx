import { IconFilter, IconSearch, IconUserShare, IconX } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { inbox } from '@ventanilla/contract/generated/inbox'
import { useEffect, useRef, useState } from 'react'
import { call, CallError, failureText } from '../../client/http.ts'
import { showMessage } from '../../client/messages.ts'
import { useQueryState } from '../../client/navigation.ts'
import { useUser } from '../../client/session.ts'
import picture from '../../ui/illustrations/vacio-tareas.svg'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { ColumnsMenu } from './columns-menu.tsx'
import { ExportMenu } from './export-menu.tsx'
import { choicesOf, FilterDialog } from './filter-dialog.tsx'
import { type Filter, FILTERS, pageKey, readPage, readState, VIEWS } from './inbox-query.ts'
import { InboxTable, listKeys } from './inbox-table.tsx'
import { SavedViews } from './saved-views.tsx'
import { useFilterNames } from './filter-names.ts'
import styles from './inbox.module.css'

const FILTER_LABELS: Readonly<Record<Filter, string>> = {
  tramite: 'Trámite',
  municipio: 'Municipio',
  paso: 'Paso',
  estado: 'Estado',
  responsable: 'Responsable',
}
const SUPERVISORS = new Set([
  'CLI_ADMIN',
  'CLI_COORDINADOR_JURIDICO',
  'CLI_COORDINADOR_RECURSOS',
  'CLI_COORDINADOR_ADMINISTRATIVO',
  'CLI_SUBDIRECTOR_JURIDICO',
  'CLI_SUBDIRECTOR_RECURSOS',
  'CLI_JEFE_TERRITORIAL',
])
const TYPING_MS = 300

/** The officials' inbox: a hundred thousand tasks feel like one hundred, and the address says what is shown. */
export default function InboxScreen() {
  const [query, change] = useQueryState()
  const client = useQueryClient()
  const user = useUser()
  const state = readState(query)
  const [typed, setTyped] = useState(state.q)
  const [at, setAt] = useState(0)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [filtering, setFiltering] = useState(false)
  const [assigning, setAssigning] = useState(false)
  const [outcome, setOutcome] = useState<string | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const supervises = [user?.role ?? '', ...(user?.additionalRoles ?? [])].some((role) =>
    SUPERVISORS.has(role),
  )

  const list = useInfiniteQuery({
    queryKey: pageKey(state),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => readPage(state, pageParam, signal),
    getNextPageParam: (last) => last.next ?? undefined,
    placeholderData: (before) => before,
  })
  const counts = useQuery({
    queryKey: ['bandeja', 'conteos'],
    queryFn: async ({ signal }) => (await call(inbox.counts, {}, { signal })).body,
    refetchInterval: 60_000,
  })
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const names = useFilterNames()
  const choices = { ...choicesOf(rows), tramites: names.tramites, municipios: names.municipios }

  useEffect(() => {
    if (typed === state.q) return
    const timer = setTimeout(() => change({ q: typed }), TYPING_MS)
    return () => clearTimeout(timer)
    // the address follows what is typed, not the other way round
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed])
  useEffect(() => {
    setAt(0)
    setSelected(new Set())
  }, [state.vista, state.q, JSON.stringify(state.filters)])
  const keys = useRef({ rows, at, selected })
  keys.current = { rows, at, selected }
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void =>
      listKeys(event as unknown as Parameters<typeof listKeys>[0], {
        rows: keys.current.rows,
        at: keys.current.at,
        move: setAt,
        mark: (id) => {
          const next = new Set(keys.current.selected)
          if (!next.delete(id)) next.add(id)
          setSelected(next)
        },
      })
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  useEffect(() => {
    const mark = end.current
    if (mark === null || !hasNextPage) return
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some((one) => one.isIntersecting) && !isFetchingNextPage) void fetchNextPage()
      },
      { rootMargin: '400px' },
    )
    watcher.observe(mark)
    return () => watcher.disconnect()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, rows.length])

  const nameOf = (filter: Filter, value: string): string =>
    [...choices.tramites, ...choices.municipios, ...choices.pasos, ...choices.responsables].find(
      ([code]) => code === value,
    )?.[1] ?? value
  const forbidden = list.error instanceof CallError && list.error.status === 403
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
          <ExportMenu state={state} />
        </div>
      </header>
      <nav aria-label="Vistas" className={styles.tabs}>
        {VIEWS.map(([view, label]) => {
          const count = counts.data?.[view]
          const next = new URLSearchParams(query)
          next.set('vista', view)
          return (
            <a
              key={view}
              href={`/solicitudes?${next.toString()}`}
              aria-current={view === state.vista ? 'page' : undefined}
              data-keep-scroll
            >
              {label}
              {count !== undefined && (
                <span
                  className={styles.count}
                  data-tone={
                    count > 0 && view === 'vencidas'
                      ? 'bad'
                      : count > 0 && view === 'por-vencer'
                        ? 'warn'
                        : undefined
                  }
                >
                  {new Intl.NumberFormat('es-CO').format(count)}
                </span>
              )}
            </a>
          )
        })}
      </nav>
      <div className={styles.filters}>
        <div className={styles.search}>
          <IconSearch aria-hidden size={18} />
          <label className="v-sr" htmlFor="buscar-vista">
            Buscar en esta vista
          </label>
          <input
            ref={search}
            id="buscar-vista"
            className="v-input"
            type="search"
            placeholder="Buscar en esta vista"
            value={typed}
            maxLength={100}
            aria-describedby="buscar-vista-ayuda"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <button type="button" className="v-btn" data-kind="default" onClick={() => setFiltering(true)}>
          <IconFilter aria-hidden className="v-icon" />
          Filtrar
        </button>
        {active.map((name) => (
          <span key={name} className={styles.chip}>
            {FILTER_LABELS[name]}: {nameOf(name, state.filters[name] ?? '')}
            <button
              type="button"
              aria-label={`Quitar el filtro ${FILTER_LABELS[name]}`}
              onClick={() => change({ [name]: undefined })}
            >
              <IconX aria-hidden size={18} />
            </button>
          </span>
        ))}
        {active.length > 0 && (
          <button
            type="button"
            className="v-btn"
            data-kind="quiet"
            onClick={() => change(Object.fromEntries(FILTERS.map((name) => [name, undefined])))}
          >
            Limpiar
          </button>
        )}
        <span className={styles.order} id="buscar-vista-ayuda">
          {typed.trim().length > 0 && typed.trim().length < 3
            ? 'Escriba tres letras o más.'
            : 'Orden: vence primero'}
        </span>
      </div>
      {outcome !== null && (
        <p role="status" className={styles.outcome}>
          {outcome}
        </p>
      )}
      {forbidden ? (
        <EmptyState title="No tiene permiso para ver esta bandeja" picture={picture}>
          La bandeja es de los funcionarios con tareas en los trámites.
        </EmptyState>
      ) : list.error !== null && list.data === undefined ? (
        <ErrorState onRetry={() => void list.refetch()}>{failureText(list.error)}</ErrorState>
      ) : list.data === undefined ? (
        <SkeletonRows rows={12} />
      ) : rows.length === 0 ? (
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
      ) : (
        <div className={styles.list} aria-busy={list.isPlaceholderData}>
          <div className={styles.bar}>
            <span role="status">
              {selected.size === 0
                ? `${rows.length} a la vista`
                : selected.size === 1
                  ? '1 seleccionada'
                  : `${selected.size} seleccionadas`}
            </span>
            {supervises && selected.size > 0 && (
              <button type="button" className="v-btn" data-kind="default" onClick={() => setAssigning(true)}>
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
          <div ref={end} className={styles.end}>
            {hasNextPage ? (
              <button
                type="button"
                className="v-btn"
                data-kind="default"
                disabled={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {isFetchingNextPage ? 'Cargando…' : 'Cargar más'}
              </button>
            ) : (
              <span className="v-muted v-small">
                {rows.length === 1 ? '1 tarea en total.' : `${rows.length} tareas en total.`}
              </span>
            )}
          </div>
        </div>
      )}
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

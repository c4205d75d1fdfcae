import { IconPlus } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { cases } from '@ventanilla/contract/generated/cases'
import { drafts } from '@ventanilla/contract/generated/drafts'
import { useEffect, useState } from 'react'
import { call, failureText } from '../../client/http.ts'
import { href } from '../../client/links.ts'
import { showMessage } from '../../client/messages.ts'
import { useQueryState } from '../../client/navigation.ts'
import { partsOf, useRows } from '../../client/use-rows.ts'
import noResults from '../../ui/illustrations/vacio-resultados.svg'
import nothingYet from '../../ui/illustrations/vacio-tareas.svg'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormerCases } from './former-cases.tsx'
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

/** Everything the person has asked for; what waits for them stands first. */
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
  const waiting = useQuery({
    queryKey: ['mis-solicitudes', 'me-esperan', 'primero'],
    queryFn: async ({ signal }) =>
      (await call(cases.mine, { query: { estado: 'me-esperan' } }, { signal })).body.rows,
    enabled: filter === 'todas' && words === '',
  })
  const first = filter === 'todas' && words === '' ? (waiting.data ?? []) : []
  const rows = list.rows.filter((row) => !first.some((one) => one.id === row.id))
  const [discarding, setDiscarding] = useState<CaseSummary | null>(null)
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
        {first.length > 0 && (
          <section aria-labelledby="esperan" className="v-stack">
            <h2 id="esperan">Esperan por usted ({first.length})</h2>
            <ul className={styles.rows}>
              {first.map((row) => (
                <CaseRow key={row.id} row={row} onDiscard={setDiscarding} />
              ))}
            </ul>
          </section>
        )}
        {list.loaded && list.failure === null && rows.length === 0 && first.length === 0 && (
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
            <h2 id="solicitudes" className={first.length > 0 ? undefined : 'v-sr'}>
              {first.length > 0 ? 'Las demás' : 'Solicitudes'}
            </h2>
            <ul className={styles.rows}>
              {rows.map((row) => (
                <CaseRow key={row.id} row={row} onDiscard={setDiscarding} />
              ))}
            </ul>
          </section>
        )}
        <MoreRows
          more={list.more}
          shown={first.length + rows.length}
          label="Ver más solicitudes"
          loading="Trayendo más…"
        />
        <FormerCases shown={filter === 'todas' && words === ''} />
        {filter === 'todas' && words === '' && <OthersCase />}
      </div>
      <DiscardDialog draft={discarding} onClose={() => setDiscarding(null)} />
    </>
  )
}

/** Asks before a draft is thrown away; what was typed and uploaded goes with it. */
function DiscardDialog({
  draft,
  onClose,
}: {
  readonly draft: CaseSummary | null
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const discard = useMutation({
    mutationFn: async (id: string) => call(drafts.discard, { params: { id } }),
    onSuccess: async () => {
      showMessage('El borrador se descartó', 'success')
      onClose()
      await client.invalidateQueries({ queryKey: ['mis-solicitudes'] })
    },
    onError: (error) => showMessage(failureText(error), 'error'),
  })
  return (
    <ConfirmDialog
      open={draft !== null}
      title="¿Descartar este borrador?"
      confirm="Descartar"
      danger
      busy={discard.isPending}
      onConfirm={() => draft !== null && discard.mutate(draft.id)}
      onClose={onClose}
    >
      <p>
        Se borran las respuestas y los archivos del borrador de {draft?.procedure ?? ''}. No se puede
        deshacer.
      </p>
    </ConfirmDialog>
  )
}

import { IconPlus } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { alerts } from '@ventanilla/contract/generated/alerts'
import { useState } from 'react'
import { loadAlerts } from '../../client/session/alerts.ts'
import { call, failureText } from '../../client/network/http.ts'
import { showMessage } from '../../client/messages.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { formatInstant } from '../../ui/formats.tsx'
import { Note } from '../../ui/states/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import { AlertDialog, type AlertRow } from './alert-dialog.tsx'
import { kindLabel } from './alert-words.ts'

/** All alerts: in force, upcoming and past. */
export default function AlertsScreen() {
  const [open, setOpen] = useState<AlertRow | 'new' | null>(null)
  const [leaving, setLeaving] = useState<AlertRow | null>(null)
  const list = useQuery({
    queryKey: ['alertas'],
    queryFn: async ({ signal }) => (await call(alerts.list, {}, { signal })).body.rows,
  })
  const withdraw = useMutation({
    mutationFn: (id: number) => call(alerts.withdraw, { params: { id: String(id) } }),
    onSuccess: () => showMessage('La alerta quedó retirada', 'success'),
    onSettled: () => {
      setLeaving(null)
      void list.refetch()
      void loadAlerts()
    },
  })
  const rows = list.data ?? []
  return (
    <>
      <PageHeader
        title="Alertas globales"
        subtitle="Lo que todos deben saber del servicio, y lo que mientras tanto no se puede hacer."
        actions={
          <button type="button" className="v-btn" data-kind="primary" onClick={() => setOpen('new')}>
            <IconPlus aria-hidden className="v-icon" /> Publicar una alerta
          </button>
        }
      />
      {withdraw.isError && (
        <Note tone="bad" role="alert" title="La alerta no se retiró.">
          {failureText(withdraw.error)}
        </Note>
      )}
      {list.isError && <ErrorState onRetry={() => void list.refetch()}>{failureText(list.error)}</ErrorState>}
      {list.isPending && <SkeletonRows rows={3} height={96} />}
      {list.isSuccess && rows.length === 0 && (
        <EmptyState title="No hay alertas">El portal funciona con normalidad.</EmptyState>
      )}
      <ul className="v-stack">
        {rows.map((row) => (
          <li key={row.id} className="v-card v-pad v-stack" data-gap="2">
            <p className="v-row">
              {row.inForce ? (
                <StatusBadge tone={row.type === 130 ? 'info' : 'warn'}>Vigente</StatusBadge>
              ) : (
                <StatusBadge tone="none">No vigente</StatusBadge>
              )}
              <span className="v-muted v-small">{kindLabel(row.type)}</span>
            </p>
            <h2>{row.title}</h2>
            <p>{row.body}</p>
            <p className="v-muted v-small">{period(row)}</p>
            <div className="v-row">
              <button
                type="button"
                className="v-btn"
                data-kind="default"
                aria-label={`Corregir «${row.title}»`}
                onClick={() => setOpen(row)}
              >
                Corregir
              </button>
              <button
                type="button"
                className="v-btn"
                data-kind="danger"
                aria-label={`Retirar «${row.title}»`}
                onClick={() => setLeaving(row)}
              >
                Retirar
              </button>
            </div>
          </li>
        ))}
      </ul>
      {open !== null && (
        <AlertDialog
          alert={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null)
            void list.refetch()
          }}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title="Retirar la alerta"
        confirm="Retirar"
        danger
        busy={withdraw.isPending}
        onConfirm={() => leaving !== null && withdraw.mutate(leaving.id)}
        onClose={() => setLeaving(null)}
      >
        <p>Dejará de mostrarse, y lo que detenía vuelve a estar disponible.</p>
      </ConfirmDialog>
    </>
  )
}

function period(row: AlertRow): string {
  const from =
    row.startsAt === null
      ? `Publicada el ${formatInstant(row.createdAt)}`
      : `Desde ${formatInstant(row.startsAt)}`
  return row.endsAt === null ? `${from}, sin fin` : `${from}, hasta ${formatInstant(row.endsAt)}`
}

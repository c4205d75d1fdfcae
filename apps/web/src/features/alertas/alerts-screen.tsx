import { IconPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { alerts } from '@ventanilla/contract/generated/alerts'
import { ALERT } from '@ventanilla/domain/access/global-alerts'
import { useState } from 'react'
import { showMessage } from '../../client/messages.ts'
import { call, failureText } from '../../client/network/http.ts'
import { loadAlerts } from '../../client/session/alerts.ts'
import { PlainList } from '../../keeping/plain-list/plain-list.tsx'
import { useList } from '../../keeping/plain-list/use-list.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { formatInstant } from '../../ui/formats.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Note } from '../../ui/states/note.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import { AlertDialog, type AlertRow } from './alert-dialog.tsx'
import { kindLabel } from './alert-words.ts'

/** All alerts: in force, upcoming and past. */
export default function AlertsScreen() {
  const [open, setOpen] = useState<AlertRow | 'new' | null>(null)
  const [leaving, setRemoving] = useState<AlertRow | null>(null)
  const list = useList(alerts.list, {})
  const withdraw = useMutation({
    mutationFn: (id: number) => call(alerts.withdraw, { params: { id: String(id) } }),
    onSuccess: () => showMessage('La alerta quedó retirada', 'success'),
    onSettled: () => {
      setRemoving(null)
      list.again()
      void loadAlerts()
    },
  })
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
      <PlainList
        list={list}
        loading={{ rows: 3, height: 96 }}
        empty={<EmptyState title="No hay alertas">El portal funciona con normalidad.</EmptyState>}
        renderRow={(row) => (
          <Alert key={row.id} row={row} onCorrect={() => setOpen(row)} onWithdraw={() => setRemoving(row)} />
        )}
      />
      {open !== null && (
        <AlertDialog
          alert={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null)
            list.again()
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
        onClose={() => setRemoving(null)}
      >
        <p>Dejará de mostrarse, y lo que detenía vuelve a estar disponible.</p>
      </ConfirmDialog>
    </>
  )
}

function Alert({
  row,
  onCorrect,
  onWithdraw,
}: {
  readonly row: AlertRow
  readonly onCorrect: () => void
  readonly onWithdraw: () => void
}) {
  return (
    <li className="v-card v-pad v-stack" data-gap="2">
      <p className="v-row">
        {row.inForce ? (
          <StatusBadge tone={row.type === ALERT.general ? 'info' : 'warn'}>Vigente</StatusBadge>
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
          onClick={onCorrect}
        >
          Corregir
        </button>
        <button
          type="button"
          className="v-btn"
          data-kind="danger"
          aria-label={`Retirar «${row.title}»`}
          onClick={onWithdraw}
        >
          Retirar
        </button>
      </div>
    </li>
  )
}

function period(row: AlertRow): string {
  const from =
    row.startsAt === null
      ? `Publicada el ${formatInstant(row.createdAt)}`
      : `Desde ${formatInstant(row.startsAt)}`
  return row.endsAt === null ? `${from}, sin fin` : `${from}, hasta ${formatInstant(row.endsAt)}`
}

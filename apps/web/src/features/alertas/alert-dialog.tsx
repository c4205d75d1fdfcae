import { useMutation } from '@tanstack/react-query'
import type { alerts as contract } from '@ventanilla/contract/alerts.contract'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import { alerts } from '@ventanilla/contract/generated/alerts'
import { useId, useState } from 'react'
import { loadAlerts } from '../../client/alerts.ts'
import { call, failureText } from '../../client/http.ts'
import { showMessage } from '../../client/messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { instantOfLocal, KINDS, localOfInstant } from './alert-words.ts'

export type AlertRow = EndpointAnswer<(typeof contract)['list']>['body']['rows'][number]
type Kind = 100 | 110 | 120 | 130 | 140

/** Publishes an alert or corrects one. Its effect is said before it is saved. */
export function AlertDialog({
  alert,
  onClose,
  onSaved,
}: {
  /** null: a new one */
  readonly alert: AlertRow | null
  readonly onClose: () => void
  readonly onSaved: () => void
}) {
  const [title, setTitle] = useState(alert?.title ?? '')
  const [body, setBody] = useState(alert?.body ?? '')
  const [type, setType] = useState(alert?.type ?? 130)
  const [start, setStart] = useState(localOfInstant(alert?.startsAt ?? null))
  const [end, setEnd] = useState(localOfInstant(alert?.endsAt ?? null))
  const ids = { kind: useId(), body: useId() }
  const save = useMutation({
    mutationFn: (): Promise<unknown> => {
      const given = {
        title,
        body,
        type: type as Kind,
        startsAt: instantOfLocal(start),
        endsAt: instantOfLocal(end),
      }
      return alert === null
        ? call(alerts.create, { body: given })
        : call(alerts.update, { params: { id: String(alert.id) }, body: given })
    },
    onSuccess: () => {
      showMessage(alert === null ? 'La alerta quedó publicada' : 'La alerta quedó corregida', 'success')
      void loadAlerts()
      onSaved()
    },
  })
  const backwards = start !== '' && end !== '' && end <= start
  const ready = title.trim().length >= 3 && body.trim().length >= 3 && !backwards
  const kind = KINDS.find((one) => one.value === type)
  return (
    <Dialog open title={alert === null ? 'Publicar una alerta' : 'Corregir la alerta'} onClose={onClose}>
      <form
        className="v-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) save.mutate()
        }}
      >
        <div className="v-field">
          <label htmlFor={ids.kind}>Qué hace</label>
          <select
            id={ids.kind}
            className="v-input"
            value={type}
            onChange={(event) => setType(Number(event.currentTarget.value))}
          >
            {KINDS.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </select>
        </div>
        {kind !== undefined && <Note tone={type === 130 ? 'info' : 'warn'}>{kind.effect}</Note>}
        <TextField label="Título" value={title} onChange={setTitle} maxLength={120} required />
        <div className="v-field">
          <label htmlFor={ids.body}>Texto</label>
          <textarea
            id={ids.body}
            className="v-input"
            rows={3}
            maxLength={1000}
            required
            value={body}
            onChange={(event) => setBody(event.currentTarget.value)}
          />
        </div>
        <TextField
          label="Desde (si no es ya mismo)"
          type="datetime-local"
          value={start}
          onChange={setStart}
        />
        <TextField
          label="Hasta (si tiene fin)"
          type="datetime-local"
          value={end}
          onChange={setEnd}
          error={backwards ? 'El fin va después del inicio' : undefined}
        />
        {save.isError && (
          <Note tone="bad" role="alert">
            {failureText(save.error)}
          </Note>
        )}
        <button type="submit" className="v-btn" data-kind="primary" disabled={!ready || save.isPending}>
          {alert === null ? 'Publicar' : 'Guardar'}
        </button>
      </form>
    </Dialog>
  )
}

import { useMutation } from '@tanstack/react-query'
import type { alerts as contract } from '@ventanilla/contract/alerts.contract'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import { alerts } from '@ventanilla/contract/generated/alerts'
import { useId, useState } from 'react'
import { loadAlerts } from '../../client/session/alerts.ts'
import { call, refusalOf } from '../../client/network/http.ts'
import { showMessage } from '../../client/messages.ts'
import { useDeviceForm } from '../../keeping/use-device-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, Refused, Submit } from '../../ui/fields/form.tsx'
import { Note } from '../../ui/states/note.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { instantOfLocal, KINDS, localOfInstant } from './alert-words.ts'

export type AlertRow = EndpointAnswer<(typeof contract)['list']>['body']['rows'][number]
type Kind = 100 | 110 | 120 | 130 | 140

const tooShort = (text: string): string | undefined =>
  text !== '' && text.trim().length < 3 ? 'Escriba al menos tres letras' : undefined

/** Publishes or corrects an alert; shows its effect before saving. */
export function AlertDialog({
  alert,
  onClose,
  onSaved,
}: {
  /** null: a new alert */
  readonly alert: AlertRow | null
  readonly onClose: () => void
  readonly onSaved: () => void
}) {
  const saved = {
    title: alert?.title ?? '',
    body: alert?.body ?? '',
    kind: String(alert?.type ?? 130),
    start: localOfInstant(alert?.startsAt ?? null),
    end: localOfInstant(alert?.endsAt ?? null),
  }
  const [written, setWritten] = useState(saved)
  const { title, body, start, end } = written
  const type = Number(written.kind)
  const write = (change: Partial<typeof saved>): void => setWritten((now) => ({ ...now, ...change }))
  const forget = useDeviceForm(`alerta ${alert?.id ?? 'nueva'}`, written, saved, write)
  const close = (): void => {
    forget()
    onClose()
  }
  const [left, setLeft] = useState({ title: false, body: false })
  const kindId = useId()
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
      forget()
      onSaved()
    },
  })
  const backwards = start !== '' && end !== '' && end <= start
  const ready = title.trim().length >= 3 && body.trim().length >= 3 && !backwards
  const kind = KINDS.find((one) => one.value === type)
  return (
    <Dialog open title={alert === null ? 'Publicar una alerta' : 'Corregir la alerta'} onClose={close}>
      <Form
        ready={ready}
        busy={save.isPending}
        refusal={refusalOf(save.error)}
        onSubmit={() => save.mutate()}
      >
        <div className="v-field">
          <label htmlFor={kindId}>Qué hace</label>
          <select
            id={kindId}
            className="v-input"
            value={written.kind}
            onChange={(event) => write({ kind: event.currentTarget.value })}
          >
            {KINDS.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </select>
        </div>
        {kind !== undefined && <Note tone={type === 130 ? 'info' : 'warn'}>{kind.effect}</Note>}
        <TextField
          label="Título"
          name="title"
          value={title}
          onChange={(value) => write({ title: value })}
          onBlur={() => setLeft({ ...left, title: true })}
          error={left.title ? tooShort(title) : undefined}
          maxLength={120}
          required
        />
        <TextArea
          label="Texto"
          name="body"
          rows={3}
          maxLength={1000}
          required
          value={body}
          onChange={(value) => write({ body: value })}
          onBlur={() => setLeft({ ...left, body: true })}
          error={left.body ? tooShort(body) : undefined}
        />
        <TextField
          label="Desde (si no es ya mismo)"
          name="startsAt"
          type="datetime-local"
          value={start}
          onChange={(value) => write({ start: value })}
        />
        <TextField
          label="Hasta (si tiene fin)"
          name="endsAt"
          type="datetime-local"
          value={end}
          onChange={(value) => write({ end: value })}
          error={backwards ? 'El fin va después del inicio' : undefined}
        />
        <Refused />
        <Submit sending="Guardando…">{alert === null ? 'Publicar' : 'Guardar'}</Submit>
      </Form>
    </Dialog>
  )
}

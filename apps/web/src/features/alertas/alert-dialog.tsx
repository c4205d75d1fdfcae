import type { alerts as contract } from '@ventanilla/contract/alerts.contract'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import { alerts } from '@ventanilla/contract/generated/alerts'
import { createFields, updateFields } from '@ventanilla/contract/generated/fields/alerts'
import { ALERT } from '@ventanilla/domain/access/global-alerts'
import { showMessage } from '../../client/messages.ts'
import { call } from '../../client/network/http.ts'
import { loadAlerts } from '../../client/session/alerts.ts'
import { FormDialog } from '../../keeping/plain-form/form-dialog.tsx'
import { usePlainForm } from '../../keeping/plain-form/use-plain-form.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Note } from '../../ui/states/note.tsx'
import { instantOfLocal, KINDS, kindOf, localOfInstant } from './alert-words.ts'

export type AlertRow = EndpointAnswer<(typeof contract)['list']>['body']['rows'][number]

const BACKWARDS = 'El fin va después del inicio'

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
  const initial = {
    type: String(kindOf(String(alert?.type)).value),
    title: alert?.title ?? '',
    body: alert?.body ?? '',
    startsAt: localOfInstant(alert?.startsAt ?? null),
    endsAt: localOfInstant(alert?.endsAt ?? null),
  }
  const rules = alert === null ? createFields : updateFields
  const { field, form, forget, values } = usePlainForm(rules, initial, {
    send: async ({ title, body, ...written }, options): Promise<unknown> => {
      const given = {
        title,
        body,
        type: kindOf(written.type).value,
        startsAt: instantOfLocal(written.startsAt),
        endsAt: instantOfLocal(written.endsAt),
      }
      return alert === null
        ? call(alerts.create, { body: given }, options)
        : call(alerts.update, { params: { id: String(alert.id) }, body: given }, options)
    },
    onDone: () => {
      showMessage(alert === null ? 'La alerta quedó publicada' : 'La alerta quedó corregida', 'success')
      void loadAlerts()
      onSaved()
    },
    checks: { endsAt: (end, { startsAt }) => (startsAt !== '' && end <= startsAt ? BACKWARDS : null) },
    kept: `alerta ${alert?.id ?? 'nueva'}`,
  })
  const kind = kindOf(values.type)
  return (
    <FormDialog
      title={alert === null ? 'Publicar una alerta' : 'Corregir la alerta'}
      form={form}
      verb={alert === null ? 'Publicar' : 'Guardar'}
      onClose={() => {
        forget()
        onClose()
      }}
    >
      <SelectField
        {...field('type')}
        label="Qué hace"
        options={KINDS.map(({ value, label }) => ({ value: String(value), label }))}
      />
      <Note tone={kind.value === ALERT.general ? 'info' : 'warn'}>{kind.effect}</Note>
      <TextField {...field('title')} label="Título" />
      <TextArea {...field('body')} label="Texto" rows={3} />
      <TextField {...field('startsAt')} label="Desde (si no es ya mismo)" type="datetime-local" />
      <TextField {...field('endsAt')} label="Hasta (si tiene fin)" type="datetime-local" />
    </FormDialog>
  )
}

import { endFields } from '@ventanilla/contract/generated/fields/thirdParties'
import { thirdParties } from '@ventanilla/contract/generated/thirdParties'
import type { ThirdParty } from '@ventanilla/contract/third-parties.contract'
import { REASON_HINT } from '@ventanilla/domain/kernel/reason'
import { showMessage } from '../../client/messages.ts'
import { call } from '../../client/network/http.ts'
import { FormDialog } from '../../keeping/plain-form/form-dialog.tsx'
import { usePlainForm } from '../../keeping/plain-form/use-plain-form.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { actWords, numbersOf } from './third-party-words.ts'

interface EndDialogProps {
  readonly person: ThirdParty
  readonly capacity: ThirdParty['capacities'][number]
  readonly onClose: () => void
  readonly onDone: (now: ThirdParty) => void
}

/** Ends one capacity with the signed act of the case that says so. */
export function EndDialog({ person, capacity, onClose, onDone }: EndDialogProps) {
  const { field, form, forget } = usePlainForm(
    endFields,
    { actId: '', on: '', reason: '' },
    {
      send: (body, options, version) =>
        call(
          thirdParties.end,
          { params: { id: person.id, caseId: capacity.caseId }, body: { ...body, version } },
          options,
        ),
      onDone: ({ body: { person: now, message } }) => {
        showMessage(message, 'success')
        onDone(now)
      },
      kept: `interviniente: terminar ${person.id} ${capacity.caseId}`,
      version: capacity.version,
    },
  )
  return (
    <FormDialog
      title="Terminar su calidad de interviniente"
      form={form}
      verb="Terminar su calidad"
      kind="danger"
      onClose={() => {
        forget()
        onClose()
      }}
    >
      <p>
        {person.name} dejará de intervenir en {numbersOf(capacity)}: no leerá el trámite ni se le notificará
        en él. Lo que ya pasó se conserva.
      </p>
      <SelectField
        {...field('actId')}
        label="Acto que lo dice"
        empty="Elija el acto"
        options={capacity.acts.map((act) => ({ value: act.id, label: actWords(act) }))}
      />
      <TextField {...field('on')} type="date" label="Desde qué día" />
      <TextArea
        {...field('reason')}
        label="Motivo"
        hint={`Queda en el historial y la persona lo recibe. ${REASON_HINT}`}
        rows={3}
      />
    </FormDialog>
  )
}

import { absences } from '@ventanilla/contract/generated/absences'
import { registerFields } from '@ventanilla/contract/generated/fields/absences'
import { ABSENCE_REASONS, type AbsenceReason } from '@ventanilla/domain/cases/absence-words'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { showMessage } from '../../client/messages.ts'
import { call, failureText } from '../../client/network/http.ts'
import { useUser } from '../../client/session/session.ts'
import { FormDialog } from '../../keeping/plain-form/form-dialog.tsx'
import { usePlainForm } from '../../keeping/plain-form/use-plain-form.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Note } from '../../ui/states/note.tsx'
import { SIGNATURE_STAYS } from './absence-words.ts'
import { standInOptions, useStandIns } from './use-stand-ins.ts'

interface RegisterDialogProps {
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Registers an absence; who can stand in is asked once the days are written. */
export function RegisterDialog({ onClose, onDone }: RegisterDialogProps) {
  const me = useUser()?.id ?? ''
  const { field, form, forget, values } = usePlainForm(
    registerFields,
    { person: me, from: '', until: '', standIn: '', situation: '' },
    {
      send: ({ situation, standIn, ...written }, options) => {
        // one of the options of its list; the server judges it again
        const chosen = situation as AbsenceReason
        const body = { ...written, standIn: standIn === '' ? null : standIn, situation: chosen }
        return call(absences.register, { body }, options)
      },
      onDone: ({ body: { message } }) => {
        showMessage(message, 'success')
        onDone()
      },
      kept: 'ausencia nueva',
    },
  )
  const choices = useStandIns(values.person, values.from, values.until)
  const people = choices.data?.people ?? []
  const hasDays = values.from !== '' && values.until !== ''
  return (
    <FormDialog
      title="Registrar una ausencia"
      form={form}
      verb="Registrar"
      onClose={() => {
        forget()
        onClose()
      }}
    >
      {choices.error !== null && (
        <Note tone="bad" role="alert">
          {failureText(choices.error)}
        </Note>
      )}
      {people.length > 1 && (
        <SelectField
          {...field('person')}
          label="Quién se ausenta"
          options={people.map(({ id, name }) => ({ value: id, label: id === me ? `${name} (usted)` : name }))}
        />
      )}
      <TextField {...field('from')} type="date" label="Primer día" />
      <TextField {...field('until')} type="date" label="Último día" hint="Ese día todavía está ausente." />
      <SelectField
        {...field('situation')}
        label="Motivo"
        empty="Elija el motivo"
        options={keysIn(ABSENCE_REASONS).map((value) => ({ value, label: ABSENCE_REASONS[value] }))}
      />
      <SelectField
        {...field('standIn')}
        label="Quién hace sus tareas mientras tanto"
        empty="Nadie: esperan o se reparten"
        options={standInOptions(choices.data?.standIns ?? [])}
      />
      <p className="v-small v-muted">
        {hasDays
          ? 'Se ofrece a quien tiene algún rol suyo en esa oficina y no está ausente en esos días.'
          : 'Escriba los días para ver quién puede.'}
      </p>
      <Note>{SIGNATURE_STAYS}</Note>
    </FormDialog>
  )
}

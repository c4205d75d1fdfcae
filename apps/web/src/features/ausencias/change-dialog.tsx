import type { Absence } from '@ventanilla/contract/absences.contract'
import { absences } from '@ventanilla/contract/generated/absences'
import { changeFields } from '@ventanilla/contract/generated/fields/absences'
import { showMessage } from '../../client/messages.ts'
import { call, failureText } from '../../client/network/http.ts'
import { FormDialog } from '../../keeping/plain-form/form-dialog.tsx'
import { usePlainForm } from '../../keeping/plain-form/use-plain-form.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Note } from '../../ui/states/note.tsx'
import { standInOptions, useStandIns } from './use-stand-ins.ts'

interface ChangeDialogProps {
  readonly absence: Absence
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Changes the last day or the stand-in of an absence. */
export function ChangeDialog({ absence, onClose, onDone }: ChangeDialogProps) {
  const { person, standIn, from, until } = absence
  const { field, form, forget, values } = usePlainForm(
    changeFields,
    { until, standIn: standIn?.id ?? '' },
    {
      send: (written, options) =>
        call(
          absences.change,
          {
            params: { id: absence.id },
            body: { until: written.until, standIn: written.standIn === '' ? null : written.standIn },
          },
          options,
        ),
      onDone: ({ body: { message } }) => {
        showMessage(message, 'success')
        onDone()
      },
      kept: `ausencia ${absence.id}`,
    },
  )
  const choices = useStandIns(person.id, from, values.until)
  const offered = standInOptions(choices.data?.standIns ?? [])
  // the present one stays readable even where nobody would choose them today
  const options =
    standIn === null || offered.some(({ value }) => value === standIn.id)
      ? offered
      : [{ value: standIn.id, label: standIn.name }, ...offered]
  return (
    <FormDialog
      title={`Cambiar la ausencia de ${person.name}`}
      form={form}
      verb="Guardar"
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
      <TextField {...field('until')} type="date" label="Último día" hint="Ese día todavía está ausente." />
      <SelectField
        {...field('standIn')}
        label="Quién hace sus tareas mientras tanto"
        empty="Nadie: esperan o se reparten"
        options={options}
      />
    </FormDialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { changeFields, saveFields } from '@ventanilla/contract/generated/fields/reports'
import { reports } from '@ventanilla/contract/generated/reports'
import type { SavedReport } from '@ventanilla/contract/reports.contract'
import type { AskedReport } from '@ventanilla/domain/reports/question'
import { showMessage } from '../../client/messages.ts'
import { call } from '../../client/network/http.ts'
import { FormDialog } from '../../keeping/plain-form/form-dialog.tsx'
import { usePlainForm } from '../../keeping/plain-form/use-plain-form.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useChoices } from './use-choices.ts'

interface DialogProps {
  readonly onClose: () => void
  readonly onDone: () => void
}

const SHARED = 'Cada persona con ese rol ve las cifras de lo que ella puede ver.'
const roleOf = (role: string): string | null => (role === '' ? null : role)

/** Saves the question that is on the screen. */
export function SaveDialog({ asked, onClose, onDone }: DialogProps & { readonly asked: AskedReport }) {
  const choices = useChoices()
  const client = useQueryClient()
  const { field, form } = usePlainForm(
    saveFields,
    { name: '', role: '' },
    {
      send: ({ name, role }, options) =>
        call(reports.save, { body: { name, role: roleOf(role), question: asked } }, options),
      onDone: () => {
        showMessage('El reporte quedó guardado', 'success')
        // the list is on another page, which may have been read before
        void client.invalidateQueries({ queryKey: [reports.saved.id] })
        onDone()
      },
    },
  )
  return (
    <FormDialog title="Guardar el reporte" form={form} verb="Guardar" onClose={onClose}>
      <TextField
        {...field('name')}
        label="Nombre"
        hint="Se guarda la pregunta: las cifras son siempre las del día."
      />
      <SelectField
        {...field('role')}
        label="Compartir con"
        empty="Con nadie"
        hint={SHARED}
        options={choices.data?.roles ?? []}
      />
    </FormDialog>
  )
}

/** Changes the name of a saved report, or with whom it is shared. */
export function ChangeDialog({ saved, onClose, onDone }: DialogProps & { readonly saved: SavedReport }) {
  const choices = useChoices()
  const { field, form } = usePlainForm(
    { name: changeFields.name, role: changeFields.role },
    { name: saved.name, role: saved.role ?? '' },
    {
      version: saved.version,
      send: ({ name, role }, options, version) =>
        call(
          reports.change,
          { params: { id: saved.id }, body: { name, role: roleOf(role), version } },
          options,
        ),
      onDone: () => {
        showMessage('El reporte quedó cambiado', 'success')
        onDone()
      },
    },
  )
  return (
    <FormDialog title={`Cambiar «${saved.name}»`} form={form} verb="Guardar" onClose={onClose}>
      <TextField {...field('name')} label="Nombre" />
      <SelectField
        {...field('role')}
        label="Compartir con"
        empty="Con nadie"
        hint={SHARED}
        options={choices.data?.roles ?? []}
      />
    </FormDialog>
  )
}

import { readdressFields } from '@ventanilla/contract/generated/fields/messages'
import type { SentMessage } from '@ventanilla/contract/messages.contract'
import { messages } from '@ventanilla/contract/generated/messages'
import { REASON_HINT } from '@ventanilla/domain/kernel/reason'
import { showMessage } from '../../client/messages.ts'
import { call } from '../../client/network/http.ts'
import { FormDialog } from '../../keeping/plain-form/form-dialog.tsx'
import { usePlainForm } from '../../keeping/plain-form/use-plain-form.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Note } from '../../ui/states/note.tsx'
import { shownAddress, titleOf } from './message-words.ts'

interface ReaddressDialogProps {
  readonly message: SentMessage
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Sends a message of a case to a corrected address. */
export function ReaddressDialog({ message, onClose, onDone }: ReaddressDialogProps) {
  const isMail = message.channel === 'email'
  const { field, form, forget } = usePlainForm(
    readdressFields,
    { to: '', reason: '' },
    {
      send: (body, options) => call(messages.readdress, { params: { id: message.id }, body }, options),
      onDone: ({ body: { message: said } }) => {
        showMessage(said, 'success')
        onDone()
      },
      kept: `reenvio ${message.id}`,
    },
  )
  return (
    <FormDialog
      title="Reenviar a otra dirección"
      form={form}
      verb="Reenviar"
      sending="Enviando…"
      onClose={() => {
        forget()
        onClose()
      }}
    >
      <p>
        «{titleOf(message)}» se envió a {shownAddress(message)}.
      </p>
      <TextField
        {...field('to')}
        type={isMail ? 'email' : 'tel'}
        label={isMail ? 'Correo corregido' : 'Celular corregido'}
        autoComplete="off"
      />
      <TextArea {...field('reason')} label="Motivo" hint={REASON_HINT} rows={3} />
      <Note>
        Queda en la historia del trámite. No cambia los datos de la persona ni la fecha de una notificación.
      </Note>
    </FormDialog>
  )
}

import { removeFields, renameFields } from '@ventanilla/contract/generated/fields/passkeys'
import { passkeys } from '@ventanilla/contract/generated/passkeys'
import type { PasskeyRow } from '@ventanilla/contract/passkeys.contract'
import { KEY_NAME_MAX, nameFault, normalizeName } from '@ventanilla/domain/identity/names'
import { showMessage } from '../../../client/messages.ts'
import { call } from '../../../client/network/http.ts'
import { queryClient } from '../../../client/network/query.tsx'
import { FormDialog } from '../../../keeping/plain-form/form-dialog.tsx'
import { usePlainForm, useSecretForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

interface PasskeyDialogProps {
  readonly row: PasskeyRow
  readonly onClose: () => void
}

function changed(message: string): void {
  showMessage(message, 'success')
  void queryClient.invalidateQueries({ queryKey: ['llaves'] })
}

/** Fault of a passkey's name. */
export const keyNameFault = (name: string): string | null => nameFault(normalizeName(name), KEY_NAME_MAX)

export function RenamePasskey({ row, onClose }: PasskeyDialogProps) {
  const { field, form, forget } = usePlainForm(
    renameFields,
    { name: row.name },
    {
      send: (body, options) => call(passkeys.rename, { params: { id: row.id }, body }, options),
      onDone: () => {
        changed('El nombre quedó guardado')
        onClose()
      },
      checks: { name: keyNameFault },
      kept: `perfil: nombre de ${row.id}`,
    },
  )
  const close = (): void => {
    forget()
    onClose()
  }
  return (
    <FormDialog title="Cambiar el nombre" form={form} verb="Guardar" onClose={close}>
      <TextField {...field('name')} label="Nombre de la llave" />
    </FormDialog>
  )
}

/** Removes a passkey after asking for the password, which is kept nowhere. */
export function RemovePasskey({ row, onClose }: PasskeyDialogProps) {
  const { field, form, write } = useSecretForm(
    removeFields,
    {},
    { password: '' },
    {
      send: (body, options) => call(passkeys.remove, { params: { id: row.id }, body }, options),
      onDone: () => {
        changed('La llave ya no sirve para entrar')
        onClose()
      },
    },
  )
  return (
    <FormDialog
      title={`Quitar «${row.name}»`}
      form={form}
      verb="Quitar la llave"
      kind="danger"
      onClose={onClose}
    >
      <p>Con esta llave ya no podrá entrar. Si no le queda otra, bastará su contraseña.</p>
      <PasswordField
        {...field('password')}
        label="Contraseña de su cuenta"
        autoComplete="current-password"
        onChange={(typed) => write('password', typed.replace(/\s/gu, ''))}
      />
    </FormDialog>
  )
}

import { useMutation } from '@tanstack/react-query'
import { passkeys } from '@ventanilla/contract/generated/passkeys'
import type { PasskeyRow } from '@ventanilla/contract/passkeys.contract'
import { nameFault, normalizeName } from '@ventanilla/domain/identity/names'
import { useState } from 'react'
import { call, refusalOf } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { queryClient } from '../../../client/network/query.tsx'
import { useDeviceForm } from '../../../keeping/use-device-form.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

/** Renames a passkey, or removes it after asking for the password. */
export function PasskeyDialog({
  what,
  row,
  onClose,
}: {
  readonly what: 'rename' | 'remove'
  readonly row: PasskeyRow
  readonly onClose: () => void
}) {
  const rename = what === 'rename'
  const [name, setName] = useState(row.name)
  const [password, setPassword] = useState('')
  const forget = useDeviceForm(`perfil: nombre de ${row.id}`, { name }, { name: row.name }, (kept) =>
    setName(kept['name'] ?? row.name),
  )
  const close = (): void => {
    forget()
    onClose()
  }
  const save = useMutation({
    mutationFn: async () => {
      if (rename) await call(passkeys.rename, { params: { id: row.id }, body: { name } })
      else await call(passkeys.remove, { params: { id: row.id }, body: { password } })
    },
    onSuccess: () => {
      showMessage(rename ? 'El nombre quedó guardado' : 'La llave ya no sirve para entrar', 'success')
      void queryClient.invalidateQueries({ queryKey: ['llaves'] })
      close()
    },
  })
  const fault = nameFault(normalizeName(name), 80)
  return (
    <Dialog open title={rename ? 'Cambiar el nombre' : `Quitar «${row.name}»`} onClose={close}>
      <Form
        ready={rename ? fault === null : password !== ''}
        busy={save.isPending}
        refusal={refusalOf(save.error)}
        onSubmit={() => save.mutate()}
      >
        {rename ? (
          <TextField
            label="Nombre de la llave"
            name="name"
            value={name}
            maxLength={80}
            required
            onChange={setName}
            error={name === '' ? undefined : (fault ?? undefined)}
          />
        ) : (
          <>
            <p>Con esta llave ya no podrá entrar. Si no le queda otra, bastará su contraseña.</p>
            <PasswordField
              label="Contraseña de su cuenta"
              name="password"
              required
              autoComplete="current-password"
              value={password}
              onChange={(text) => setPassword(text.replace(/\s/gu, ''))}
            />
          </>
        )}
        <Refused />
        <div className="v-row">
          <Submit kind={rename ? 'primary' : 'danger'} sending="Guardando…">
            {rename ? 'Guardar' : 'Quitar la llave'}
          </Submit>
          <button type="button" className="v-btn" data-kind="default" onClick={close}>
            Cancelar
          </button>
        </div>
      </Form>
    </Dialog>
  )
}

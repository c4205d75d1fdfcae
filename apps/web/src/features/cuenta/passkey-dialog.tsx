import { useMutation } from '@tanstack/react-query'
import { passkeys } from '@ventanilla/contract/generated/passkeys'
import type { PasskeyRow } from '@ventanilla/contract/passkeys.contract'
import { useState } from 'react'
import { call, failureText } from '../../client/http.ts'
import { showMessage } from '../../client/messages.ts'
import { queryClient } from '../../client/query.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Another name for a passkey, or its removal with the password. */
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
  const save = useMutation({
    mutationFn: async () => {
      if (rename) await call(passkeys.rename, { params: { id: row.id }, body: { name } })
      else await call(passkeys.remove, { params: { id: row.id }, body: { password } })
    },
    onSuccess: () => {
      showMessage(rename ? 'El nombre quedó guardado' : 'La llave ya no sirve para entrar', 'success')
      void queryClient.invalidateQueries({ queryKey: ['llaves'] })
      onClose()
    },
  })
  const ready = (rename ? name.trim() !== '' : password !== '') && !save.isPending
  return (
    <Dialog open title={rename ? 'Cambiar el nombre' : `Quitar «${row.name}»`} onClose={onClose}>
      <form
        className="v-stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) save.mutate()
        }}
      >
        {rename ? (
          <TextField label="Nombre de la llave" value={name} maxLength={80} onChange={setName} />
        ) : (
          <>
            <p>Con esta llave ya no podrá entrar. Si no le queda otra, bastará su contraseña.</p>
            <PasswordField
              label="Contraseña de su cuenta"
              autoComplete="current-password"
              value={password}
              onChange={(text) => setPassword(text.replace(/\s/gu, ''))}
            />
          </>
        )}
        {save.isError && (
          <Note tone="bad" role="alert">
            {failureText(save.error)}
          </Note>
        )}
        <div className="v-row">
          <button type="submit" className="v-btn" data-kind={rename ? 'primary' : 'danger'} disabled={!ready}>
            {rename ? 'Guardar' : 'Quitar la llave'}
          </button>
          <button type="button" className="v-btn" data-kind="default" onClick={onClose}>
            Cancelar
          </button>
        </div>
      </form>
    </Dialog>
  )
}

import { useMutation } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { normalizePassword, passwordFault } from '@ventanilla/domain/identity/password'
import { useState } from 'react'
import { call, failureText } from '../../client/http.ts'
import { showMessage } from '../../client/messages.ts'
import { queryClient } from '../../client/query.tsx'
import { Note } from '../../ui/note.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { text } from './cuenta.text.ts'
import { ProfileCard } from './profile-card.tsx'

const noSpaces = (value: string): string => value.replace(/\s/gu, '')

/** A new password for the current one; the other sessions end. */
export function ProfilePassword() {
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const fault = password === '' ? null : passwordFault(normalizePassword(password))
  const differ = confirm !== '' && confirm !== password
  const change = useMutation({
    mutationFn: () => call(accounts.changePassword, { body: { current, password } }),
    onSuccess: () => {
      setCurrent('')
      setPassword('')
      setConfirm('')
      showMessage('Su contraseña cambió', 'success')
      void queryClient.invalidateQueries({ queryKey: ['sesiones'] })
    },
  })
  const ready = current !== '' && password !== '' && fault === null && confirm === password
  return (
    <ProfileCard title="Contraseña">
      <form
        className="v-stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) change.mutate()
        }}
      >
        <PasswordField
          label="Contraseña actual"
          autoComplete="current-password"
          value={current}
          onChange={(value) => setCurrent(noSpaces(value))}
        />
        <PasswordField
          label={text.reset.newPassword}
          autoComplete="new-password"
          hint={text.register.passwordHint}
          value={password}
          onChange={(value) => setPassword(noSpaces(value))}
          error={fault ?? undefined}
        />
        <PasswordField
          label={text.register.confirm}
          autoComplete="new-password"
          value={confirm}
          onChange={(value) => setConfirm(noSpaces(value))}
          error={differ ? text.fault.differ : undefined}
        />
        {change.isError && (
          <Note tone="bad" role="alert">
            {failureText(change.error)}
          </Note>
        )}
        <button type="submit" className="v-btn" data-kind="default" disabled={!ready || change.isPending}>
          Cambiar contraseña
        </button>
      </form>
    </ProfileCard>
  )
}

import { useMutation } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { normalizePassword, passwordFault } from '@ventanilla/domain/identity/password'
import { useState } from 'react'
import { call, refusalOf } from '../../client/http.ts'
import { showMessage } from '../../client/messages.ts'
import { queryClient } from '../../client/query.tsx'
import { Form, Refused, Submit } from '../../ui/form.tsx'
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
      <Form
        ready={ready}
        busy={change.isPending}
        refusal={refusalOf(change.error)}
        onSubmit={() => change.mutate()}
      >
        <PasswordField
          label="Contraseña actual"
          name="current"
          required
          autoComplete="current-password"
          value={current}
          onChange={(value) => setCurrent(noSpaces(value))}
        />
        <PasswordField
          label={text.reset.newPassword}
          name="password"
          required
          autoComplete="new-password"
          hint={text.register.passwordHint}
          value={password}
          onChange={(value) => setPassword(noSpaces(value))}
          error={fault ?? undefined}
        />
        <PasswordField
          label={text.register.confirm}
          required
          autoComplete="new-password"
          value={confirm}
          onChange={(value) => setConfirm(noSpaces(value))}
          error={differ ? text.fault.differ : undefined}
        />
        <Refused />
        <Submit kind="default" sending="Guardando…">
          Cambiar contraseña
        </Submit>
      </Form>
    </ProfileCard>
  )
}

import { useMutation } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { useState } from 'react'
import { call, refusalOf } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { queryClient } from '../../../client/network/query.tsx'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { NewPasswordFields, useNewPassword } from '../recuperacion/new-password.tsx'
import { ProfileCard } from './profile-card.tsx'

const noSpaces = (value: string): string => value.replace(/\s/gu, '')

/** Changes the password, asking for the current one; ends the other sessions. */
export function ProfilePassword() {
  const [current, setCurrent] = useState('')
  const given = useNewPassword()
  const change = useMutation({
    mutationFn: () => call(accounts.changePassword, { body: { current, password: given.password } }),
    onSuccess: () => {
      setCurrent('')
      given.put('', '')
      showMessage('Su contraseña cambió', 'success')
      void queryClient.invalidateQueries({ queryKey: ['sesiones'] })
    },
  })
  const ready = current !== '' && given.ready && !given.differ
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
        <NewPasswordFields name="password" given={given} />
        <Refused />
        <Submit kind="default" sending="Guardando…">
          Cambiar contraseña
        </Submit>
      </Form>
    </ProfileCard>
  )
}

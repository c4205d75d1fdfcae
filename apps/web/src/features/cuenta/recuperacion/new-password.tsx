import { normalizePassword, passwordFault } from '@ventanilla/domain/identity/password'
import { useState } from 'react'
import { showMessage } from '../../../client/messages.ts'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { text } from '../cuenta.text.ts'
import { useAction } from '../use-action.ts'

type For = Parameters<typeof passwordFault>[1]

const noSpaces = (value: string): string => value.replace(/\s/gu, '')

export interface NewPassword {
  readonly password: string
  readonly repeated: string
  /** first rule that the password breaks */
  readonly fault: string | null
  readonly differ: boolean
  /** both are filled and the password follows the rules */
  readonly ready: boolean
  readonly put: (password: string, repeated: string) => void
}

/** State of a new password and its repetition. */
export function useNewPassword(forWhom?: For): NewPassword {
  const [{ password, repeated }, setGiven] = useState({ password: '', repeated: '' })
  const fault = password === '' ? null : passwordFault(normalizePassword(password), forWhom)
  return {
    password,
    repeated,
    fault,
    differ: repeated !== '' && repeated !== password,
    ready: password !== '' && fault === null && repeated !== '',
    put: (one, other) => setGiven({ password: noSpaces(one), repeated: noSpaces(other) }),
  }
}

/** The two inputs of `useNewPassword`. */
export function NewPasswordFields({ name, given }: { readonly name: string; readonly given: NewPassword }) {
  return (
    <>
      <PasswordField
        label={text.reset.newPassword}
        name={name}
        autoComplete="new-password"
        required
        hint={text.register.passwordHint}
        value={given.password}
        onChange={(value) => given.put(value, given.repeated)}
        error={given.fault ?? undefined}
      />
      <PasswordField
        label={text.register.confirm}
        autoComplete="new-password"
        required
        value={given.repeated}
        onChange={(value) => given.put(given.password, value)}
        error={given.differ ? text.fault.differ : undefined}
      />
    </>
  )
}

/** Last step of a recovery or an invitation. `save` returns the reason for a rejection, or null. */
export function NewPasswordForm(props: {
  readonly forWhom: For
  readonly name: string
  /** the account's address, when the page has it */
  readonly email?: string
  readonly save: (password: string) => Promise<string | null>
}) {
  const given = useNewPassword(props.forWhom)
  const { busy, refusal, run } = useAction()
  const submit = (): void =>
    given.differ
      ? void showMessage(text.fault.differToast, 'error')
      : void run(() => props.save(given.password))
  return (
    <Form ready={given.ready} busy={busy} refusal={refusal} onSubmit={submit}>
      {props.email !== undefined && (
        // password managers store the account name with the password
        <input type="hidden" name="username" autoComplete="username" value={props.email} readOnly />
      )}
      <NewPasswordFields name={props.name} given={given} />
      <Refused />
      <Submit full sending={text.reset.saving}>
        {text.reset.save}
      </Submit>
    </Form>
  )
}

import { accounts } from '@ventanilla/contract/generated/accounts'
import { isEmail, normalizeEmail } from '@ventanilla/domain/identity/email'
import { useState } from 'react'
import { call } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from '../cuenta.module.css'
import { text } from '../cuenta.text.ts'
import { useAction } from '../use-action.ts'

/** Corrects the address of a mail that did not arrive, or resends it to the same one. */
export function AddressCorrection({
  email,
  known = '',
  onSent,
}: {
  /** as registered */
  readonly email: string
  /** password, while the screen still holds it; otherwise the user types it */
  readonly known?: string
  readonly onSent: (email: string) => void
}) {
  const [typed, setTyped] = useState(email)
  const [password, setPassword] = useState('')
  const { busy, refusal, run } = useAction()
  const words = text.correction
  const send = async (): Promise<string | null> => {
    const answer = await call(
      accounts.correctAddress,
      { body: { username: email, password: known === '' ? password : known, correo: typed } },
      { leave401: true },
    )
    if (answer.status !== 200) return answer.body.message
    showMessage(answer.body.message, 'success')
    setPassword('')
    onSent(typed)
    return null
  }
  return (
    <details className={styles.unfold}>
      <summary>{words.open}</summary>
      <Form
        ready={isEmail(typed) && (known !== '' || password !== '')}
        busy={busy}
        refusal={refusal}
        onSubmit={() => void run(send)}
      >
        <TextField
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={typed}
          onChange={(value) => setTyped(normalizeEmail(value))}
        />
        {known === '' && (
          <PasswordField
            label={words.password}
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
          />
        )}
        <Refused />
        <Submit full kind="default" sending={text.register.sending}>
          {words.send}
        </Submit>
      </Form>
    </details>
  )
}

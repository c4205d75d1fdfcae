import { accounts } from '@ventanilla/contract/generated/accounts'
import { isEmail, normalizeEmail } from '@ventanilla/domain/identity/email'
import { normalizePassword, passwordFault } from '@ventanilla/domain/identity/password'
import { useState } from 'react'
import { deviceNow } from '../../client/clock.ts'
import { call } from '../../client/http.ts'
import { showMessage } from '../../client/messages.ts'
import { navigate } from '../../client/navigation.ts'
import { useTabForm } from '../../keeping/use-tab-form.ts'
import { Form, Refused, Submit } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './cuenta.module.css'
import { RESEND_SECONDS, text } from './cuenta.text.ts'
import { CodeStep } from './recovery-code.tsx'
import { useAction } from './use-action.ts'

type Step = 0 | 1 | 2

/** What the tab keeps: whoever looks up the code in another application comes back to the same step. */
interface Kept {
  readonly step: number
  readonly email: string
  /** of the recovery; worth nothing without the code */
  readonly token: string
  /** when another code may be asked for (ms) */
  readonly nextCode: number
}
const NOTHING: Kept = { step: 0, email: '', token: '', nextCode: 0 }
const inAMinute = (): number => deviceNow() + RESEND_SECONDS * 1000

/** Address, code, new password: three steps, each with a way back to the login. */
export function Recovery({
  loginHref,
  official,
}: {
  readonly loginHref: string
  readonly official: boolean
}) {
  const [kept, setKept, forget] = useTabForm(official ? 'recuperar de funcionario' : 'recuperar', NOTHING)
  const { email, token } = kept
  const step = Math.min(2, Math.max(0, kept.step)) as Step
  const put = (change: Partial<Kept>): void => setKept((now) => ({ ...now, ...change }))
  const words = text.reset
  const leads = [words.emailLead, words.codeLead(email), words.passwordLead]

  return (
    <div className={styles.narrow}>
      <div>
        <h1>{words.heading}</h1>
        <p className="v-muted" aria-live="polite">
          {leads[step]}
        </p>
      </div>
      <ol className={styles.steps}>
        {words.steps.map((label, index) => (
          <li key={label} aria-current={index === step ? 'step' : undefined}>
            <span>{index + 1}</span> {label}
          </li>
        ))}
      </ol>
      {step === 0 && (
        <EmailStep
          email={email}
          onType={(typed) => put({ email: typed })}
          onSent={(given) => put({ token: given, step: 1, nextCode: inAMinute() })}
        />
      )}
      {step === 1 && (
        <CodeStep
          email={email}
          token={token}
          nextCode={kept.nextCode}
          onToken={(given) => put({ token: given, nextCode: inAMinute() })}
          onEdit={() => put({ token: '', step: 0 })}
          onValid={() => put({ step: 2 })}
        />
      )}
      {step === 2 && (
        <PasswordStep
          token={token}
          official={official}
          onDone={() => {
            forget()
            navigate(loginHref)
          }}
        />
      )}
      <p>
        <a href={loginHref}>{words.back}</a>
      </p>
    </div>
  )
}

function EmailStep({
  email,
  onType,
  onSent,
}: {
  readonly email: string
  readonly onType: (email: string) => void
  readonly onSent: (token: string) => void
}) {
  const [left, setLeft] = useState(false)
  const { busy, refusal, run } = useAction()
  const valid = isEmail(email)
  const send = async (): Promise<string | null> => {
    const answer = await call(accounts.forgotPassword, { params: { email } })
    if (answer.status !== 200) return answer.body.message
    showMessage(answer.body.message, 'success')
    onSent(answer.body.token)
    return null
  }
  return (
    <Form ready={valid} busy={busy} refusal={refusal} onSubmit={() => void run(send)}>
      <TextField
        label={text.login.email}
        type="email"
        inputMode="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        onChange={(value) => onType(normalizeEmail(value))}
        onBlur={() => setLeft(true)}
        error={left && email !== '' && !valid ? text.fault.email : undefined}
      />
      <Refused />
      <Submit full sending={text.reset.sending}>
        {text.reset.send}
      </Submit>
    </Form>
  )
}

function PasswordStep({
  token,
  official,
  onDone,
}: {
  readonly token: string
  readonly official: boolean
  readonly onDone: () => void
}) {
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const { busy, refusal, run } = useAction()
  const fault =
    password === '' ? null : passwordFault(normalizePassword(password), official ? 'official' : 'citizen')
  const differ = confirm !== '' && confirm !== password
  const ready = password !== '' && fault === null && confirm !== ''
  const submit = (): void => {
    if (differ) return void showMessage(text.fault.differToast, 'error')
    void run(async () => {
      const answer = await call(accounts.resetPassword, { body: { token, password_reset: password } })
      if (answer.status !== 200) return answer.body.message
      showMessage(answer.body.message, 'success')
      onDone()
      return null
    })
  }
  const noSpaces = (value: string): string => value.replace(/\s/gu, '')
  return (
    <Form ready={ready} busy={busy} refusal={refusal} onSubmit={submit}>
      <PasswordField
        label={text.reset.newPassword}
        name="password_reset"
        autoComplete="new-password"
        required
        hint={text.register.passwordHint}
        value={password}
        onChange={(value) => setPassword(noSpaces(value))}
        error={fault ?? undefined}
      />
      <PasswordField
        label={text.register.confirm}
        autoComplete="new-password"
        required
        value={confirm}
        onChange={(value) => setConfirm(noSpaces(value))}
        error={differ ? text.fault.differ : undefined}
      />
      <Refused />
      <Submit full sending={text.reset.saving}>
        {text.reset.save}
      </Submit>
    </Form>
  )
}

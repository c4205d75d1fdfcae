import { accounts } from '@ventanilla/contract/generated/accounts'
import { isEmail, normalizeEmail } from '@ventanilla/domain/identity/email'
import { normalizePassword, passwordFault } from '@ventanilla/domain/identity/password'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { call, failureText } from '../../client/http.ts'
import { showMessage } from '../../client/messages.ts'
import { navigate } from '../../client/navigation.ts'
import { CodeBoxes } from '../../ui/code-boxes.tsx'
import { Note } from '../../ui/note.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { spokenSeconds, useCountdown } from './countdown.ts'
import styles from './cuenta.module.css'
import { RESEND_SECONDS, text } from './cuenta.text.ts'

type Step = 0 | 1 | 2

/** Address, code, new password: three steps, each with a way back to the login. */
export function Recovery({
  loginHref,
  official,
}: {
  readonly loginHref: string
  readonly official: boolean
}) {
  const [step, setStep] = useState<Step>(0)
  const [email, setEmail] = useState('')
  const [token, setToken] = useState('')
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
          initial={email}
          onSent={(address, given) => {
            setEmail(address)
            setToken(given)
            setStep(1)
          }}
        />
      )}
      {step === 1 && (
        <CodeStep
          email={email}
          token={token}
          onToken={setToken}
          onEdit={() => setStep(0)}
          onValid={() => setStep(2)}
        />
      )}
      {step === 2 && <PasswordStep token={token} official={official} onDone={() => navigate(loginHref)} />}
      <p>
        <a href={loginHref}>{words.back}</a>
      </p>
    </div>
  )
}

function EmailStep({
  initial,
  onSent,
}: {
  readonly initial: string
  readonly onSent: (email: string, token: string) => void
}) {
  const [email, setEmail] = useState(initial)
  const [left, setLeft] = useState(false)
  const { busy, refused, run } = useAction()
  const valid = isEmail(email)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!valid || busy) return
    void run(async () => {
      const answer = await call(accounts.forgotPassword, { params: { email } })
      if (answer.status !== 200) return answer.body.message
      showMessage(answer.body.message, 'success')
      onSent(email, answer.body.token)
      return null
    })
  }
  return (
    <form className="v-stack" onSubmit={submit} noValidate>
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
        onChange={(value) => setEmail(normalizeEmail(value))}
        onBlur={() => setLeft(true)}
        error={left && email !== '' && !valid ? text.fault.email : undefined}
      />
      <Refused message={refused} />
      <button type="submit" className="v-btn" data-kind="primary" data-full disabled={!valid || busy}>
        {text.reset.send}
      </button>
    </form>
  )
}

function CodeStep(props: {
  readonly email: string
  readonly token: string
  readonly onToken: (token: string) => void
  readonly onEdit: () => void
  readonly onValid: () => void
}) {
  const [code, setCode] = useState('')
  const { busy, refused, run, clear } = useAction()
  const { left, restart } = useCountdown(RESEND_SECONDS, true)
  const complete = /^\d{4}$/.test(code)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (busy) return
    void run(async () => {
      if (!complete) return text.code.incomplete
      const answer = await call(accounts.checkRecoveryCode, { body: { code, token: props.token } })
      if (answer.status !== 200) return answer.body.message
      showMessage(text.code.validated, 'success')
      props.onValid()
      return null
    })
  }
  const resend = (): void =>
    void run(async () => {
      const answer = await call(accounts.forgotPassword, { params: { email: props.email } })
      if (answer.status !== 200) return answer.body.message
      showMessage(answer.body.message, 'success')
      props.onToken(answer.body.token)
      setCode('')
      restart()
      return null
    })
  return (
    <form className="v-stack" onSubmit={submit} noValidate>
      <CodeBoxes
        label={text.code.label}
        value={code}
        onChange={(value) => {
          setCode(value)
          clear()
        }}
        invalid={refused !== null}
        autoFocus
      />
      <Refused message={refused} />
      <button type="submit" className="v-btn" data-kind="primary" data-full disabled={!complete || busy}>
        {text.reset.continue}
      </button>
      <div className="v-row">
        <button
          type="button"
          className="v-btn"
          data-kind="default"
          disabled={left > 0 || busy}
          onClick={resend}
        >
          {text.reset.resend}
        </button>
        <button type="button" className="v-btn" data-kind="quiet" onClick={props.onEdit}>
          {text.reset.editEmail}
        </button>
      </div>
      {left > 0 && (
        <>
          <p className="v-small v-muted" aria-hidden>
            {text.code.waitMail(left)}
          </p>
          <p className="v-sr" role="status">
            {text.code.waitMail(spokenSeconds(left))}
          </p>
        </>
      )}
    </form>
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
  const { busy, refused, run } = useAction()
  const fault =
    password === '' ? null : passwordFault(normalizePassword(password), official ? 'official' : 'citizen')
  const differ = confirm !== '' && confirm !== password
  const ready = password !== '' && fault === null && confirm !== ''
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!ready || busy) return
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
    <form className="v-stack" onSubmit={submit} noValidate>
      <PasswordField
        label={text.reset.newPassword}
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
      <Refused message={refused} />
      <button type="submit" className="v-btn" data-kind="primary" data-full disabled={!ready || busy}>
        {text.reset.save}
      </button>
    </form>
  )
}

function Refused({ message }: { readonly message: string | null }) {
  return message === null ? null : (
    <Note tone="bad" role="alert">
      {message}
    </Note>
  )
}

/** Runs a call once at a time; what it answers as a sentence, or fails with, stands in the form and in a message. */
function useAction(): {
  busy: boolean
  refused: string | null
  run: (work: () => Promise<string | null>) => Promise<void>
  clear: () => void
} {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  return {
    busy,
    refused,
    clear: () => setRefused(null),
    run: async (work) => {
      setBusy(true)
      setRefused(null)
      const sentence = await work().catch((error: unknown) => failureText(error))
      if (sentence !== null) {
        setRefused(sentence)
        showMessage(sentence, 'error')
      }
      setBusy(false)
    },
  }
}

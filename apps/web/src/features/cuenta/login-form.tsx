import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { authenticationPortal } from '@ventanilla/contract/portal/authentication.contract'
import { isEmail, normalizeEmail } from '@ventanilla/domain/identity/email'
import { lazy, Suspense, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import type { GlobalAlert } from '../../client/alerts.ts'
import { failureText } from '../../client/http.ts'
import { showMessage } from '../../client/messages.ts'
import { signIn } from '../../client/session.ts'
import { Note } from '../../ui/note.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './cuenta.module.css'
import { text } from './cuenta.text.ts'
import type { PasskeyAsked } from './passkey-step.tsx'

type LoginAnswer = EndpointAnswer<(typeof authenticationPortal)['logIn']>

interface LoginWords {
  readonly emailRequired: string
  readonly emailInvalid: string
  readonly passwordRequired: string
  readonly passwordShort: string
}

interface LoginFormProps {
  readonly heading: string
  readonly words: LoginWords
  /** the alert that closes this door, shown in its own words */
  readonly alert: GlobalAlert | undefined
  /** what the form asks besides, above the address */
  readonly before?: ReactNode
  readonly beforeValid?: boolean
  readonly logIn: (username: string, password: string) => Promise<LoginAnswer>
  readonly forgotHref: string
  readonly children: ReactNode
}

// most accounts have no passkey: its part of the page comes when one is asked
const PasskeyStep = lazy(() => import('./passkey-step.tsx'))

const PASSWORD_MIN = 8

/** Address and password. The button works once both are valid; errors of the server stand at their field. */
export function LoginForm(props: LoginFormProps) {
  const { words, alert } = props
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [left, setLeft] = useState({ email: false, password: false })
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<PasskeyAsked | null>(null)
  const [refused, setRefused] = useState<{ email?: string; password?: string }>({})
  const emailFault =
    email.trim() === '' ? words.emailRequired : isEmail(normalizeEmail(email)) ? null : words.emailInvalid
  const passwordFault =
    password === '' ? words.passwordRequired : password.length < PASSWORD_MIN ? words.passwordShort : null
  const closed = alert !== undefined
  const valid = emailFault === null && passwordFault === null && (props.beforeValid ?? true)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!valid || busy || closed) return
    setBusy(true)
    setRefused({})
    try {
      const answer = await props.logIn(normalizeEmail(email), password)
      if (answer.status === 200) {
        if (!signIn(answer.body.auth_info)) showMessage(text.login.refused, 'error')
        return
      }
      if (answer.status === 202) {
        setAsked(answer.body.passkey)
        return
      }
      place(answer.body.error, answer.body.message)
    } catch (error) {
      showMessage(failureText(error), 'error')
    } finally {
      setBusy(false)
    }
  }
  const place = (errors: readonly { type: string; message: string }[], message: string): void => {
    const at: { email?: string; password?: string } = {}
    for (const error of errors) {
      if (error.type === 'password') at.password = error.message
      else if (error.type === 'username' || error.type === 'email') at.email = error.message
    }
    if (at.email === undefined && at.password === undefined) showMessage(message, 'error')
    setRefused(at)
  }

  if (asked !== null)
    return (
      <div className={styles.narrow}>
        <h1>{props.heading}</h1>
        <Suspense fallback={<p role="status">{text.login.busy}</p>}>
          <PasskeyStep
            asked={asked}
            onBack={() => setAsked(null)}
            onRefused={(message) => {
              setAsked(null)
              setPassword('')
              setRefused({ password: message })
            }}
          />
        </Suspense>
      </div>
    )
  return (
    <form className={styles.narrow} onSubmit={(event) => void submit(event)} noValidate>
      <h1>{props.heading}</h1>
      {alert !== undefined && (
        <Note tone="bad" title={alert.ac_title_alert} role="alert">
          {alert.ac_body_alert}
        </Note>
      )}
      {props.before}
      <TextField
        label={text.login.email}
        type="email"
        inputMode="email"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        disabled={closed}
        value={email}
        onChange={(value) => {
          setEmail(value)
          setRefused({})
        }}
        onBlur={() => setLeft({ ...left, email: true })}
        error={refused.email ?? (left.email ? (emailFault ?? undefined) : undefined)}
      />
      <PasswordField
        label={text.login.password}
        name="password"
        autoComplete="current-password"
        required
        disabled={closed}
        value={password}
        onChange={(value) => {
          setPassword(value)
          setRefused({})
        }}
        onBlur={() => setLeft({ ...left, password: true })}
        error={refused.password ?? (left.password ? (passwordFault ?? undefined) : undefined)}
      />
      <p>
        <a href={props.forgotHref}>{text.login.forgot}</a>
      </p>
      <button
        type="submit"
        className="v-btn"
        data-kind="primary"
        data-full
        disabled={!valid || busy || closed}
      >
        {busy ? text.login.busy : text.login.submit}
      </button>
      {props.children}
    </form>
  )
}

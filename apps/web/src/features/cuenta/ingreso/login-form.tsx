import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { authenticationPortal } from '@ventanilla/contract/portal/authentication.contract'
import { isEmail, normalizeEmail } from '@ventanilla/domain/identity/email'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { GlobalAlert } from '../../../client/session/alerts.ts'
import { signIn } from '../../../client/session/session.ts'
import { useTabForm } from '../../../keeping/use-tab-form.ts'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { AddressCorrection } from '../registro/address-correction.tsx'
import styles from '../cuenta.module.css'
import { text } from '../cuenta.text.ts'
import type { PasskeyAsked } from './passkey-step.tsx'
import { useAction } from '../use-action.ts'

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
  /** alert that blocks this login; its text is shown */
  readonly alert: GlobalAlert | undefined
  /** extra fields above the address */
  readonly before?: ReactNode
  readonly beforeValid?: boolean
  readonly logIn: (username: string, password: string) => Promise<LoginAnswer>
  readonly forgotHref: string
  readonly children: ReactNode
}

// most accounts have no passkey: its chunk loads on demand
const PasskeyStep = lazy(() => import('./passkey-step.tsx'))

const PASSWORD_MIN = 8
/** values kept in the tab */
const NOTHING = { email: '' }

/** Address and password. The button is enabled once both are valid; server errors are shown at their field. */
export function LoginForm(props: LoginFormProps) {
  const { words, alert } = props
  const [{ email }, setKept, forget] = useTabForm('ingreso', NOTHING)
  const [password, setPassword] = useState('')
  const [left, setLeft] = useState({ email: false, password: false })
  const { busy, refusal, run, clear } = useAction()
  const [asked, setAsked] = useState<PasskeyAsked | null>(null)
  const [unconfirmed, setUnconfirmed] = useState(false)
  const [refused, setRefused] = useState<{ email?: string; password?: string }>({})
  const emailFault =
    email.trim() === '' ? words.emailRequired : isEmail(normalizeEmail(email)) ? null : words.emailInvalid
  const passwordFault =
    password === '' ? words.passwordRequired : password.length < PASSWORD_MIN ? words.passwordShort : null
  const closed = alert !== undefined
  const valid = emailFault === null && passwordFault === null && (props.beforeValid ?? true)

  const logIn = async (): Promise<string | null> => {
    setRefused({})
    setUnconfirmed(false)
    const answer = await props.logIn(normalizeEmail(email), password)
    if (answer.status === 200) {
      if (!signIn(answer.body.auth_info)) return text.login.refused
      forget()
      return null
    }
    if (answer.status === 202) {
      setAsked(answer.body.passkey)
      return null
    }
    setUnconfirmed(answer.body.code === 'correo_sin_confirmar')
    return place(answer.body.error, answer.body.message)
  }
  /** Shows field errors at their field; returns the message of an error without a field, else null. */
  const place = (errors: readonly { type: string; message: string }[], message: string): string | null => {
    const at: { email?: string; password?: string } = {}
    for (const error of errors) {
      if (error.type === 'password') at.password = error.message
      else if (error.type === 'username' || error.type === 'email') at.email = error.message
    }
    setRefused(at)
    return at.email === undefined && at.password === undefined ? message : null
  }
  const typed = (): void => {
    setUnconfirmed(false)
    setRefused({})
    clear()
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
  const form = (
    <Form
      className={styles.narrow}
      ready={valid && !closed}
      busy={busy}
      refusal={refusal}
      onSubmit={() => void run(logIn)}
    >
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
          setKept({ email: value })
          typed()
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
          typed()
        }}
        onBlur={() => setLeft({ ...left, password: true })}
        error={refused.password ?? (left.password ? (passwordFault ?? undefined) : undefined)}
      />
      <p>
        <a href={props.forgotHref}>{text.login.forgot}</a>
      </p>
      <Refused />
      <Submit full sending={text.login.busy}>
        {text.login.submit}
      </Submit>
      {props.children}
    </Form>
  )
  if (!unconfirmed) return form
  return (
    <div className="v-stack">
      {form}
      <AddressCorrection
        email={normalizeEmail(email)}
        known={password}
        onSent={(corrected) => {
          setKept({ email: corrected })
          typed()
        }}
      />
    </div>
  )
}

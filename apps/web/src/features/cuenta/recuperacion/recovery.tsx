import { accounts } from '@ventanilla/contract/generated/accounts'
import { isEmail, normalizeEmail } from '@ventanilla/domain/identity/email'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { navigate } from '../../../client/address/navigation.ts'
import { forgetLinkToken, useLinkToken } from '../../../keeping/change-link.ts'
import { useTabForm } from '../../../keeping/use-tab-form.ts'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from '../cuenta.module.css'
import { sendCode, useCountdown } from '../countdown.ts'
import { text } from '../cuenta.text.ts'
import { CodeWait } from '../code-wait.tsx'
import { NewPasswordForm } from './new-password.tsx'
import { CodeStep } from './recovery-code.tsx'
import { useAction } from '../use-action.ts'

type Step = 0 | 1 | 2

/** State kept in the tab: restores the step after the user looks up the code in another application. */
interface Kept {
  readonly step: number
  readonly email: string
  /** recovery token; useless without the code */
  readonly token: string
  /** address of the last code, and the server's earliest time of another (ms) */
  readonly sentTo: string
  readonly nextCode: number
}
const NOTHING: Kept = { step: 0, email: '', token: '', sentTo: '', nextCode: 0 }

/** Address, code, new password: three steps, each with a link to the login. */
export function Recovery({
  loginHref,
  official,
}: {
  readonly loginHref: string
  readonly official: boolean
}) {
  const [kept, setKept, forget] = useTabForm(official ? 'recuperar de funcionario' : 'recuperar', NOTHING)
  const [byLink, dropLink] = useRecoveryLink()
  const [isBack, setBack] = useState(false)
  const { email } = kept
  const token = byLink === '' ? kept.token : byLink
  // a whole number between the first step and the last
  const step = byLink === '' ? (Math.min(2, Math.max(0, kept.step)) as Step) : 2
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
          cameBack={isBack}
          email={email}
          onType={(typed) => put({ email: typed })}
          nextCode={kept.sentTo === email ? kept.nextCode : 0}
          onNext={(at) => put({ sentTo: email, nextCode: at })}
          onSent={(given) => put({ token: given, step: 1, sentTo: email })}
          {...(kept.sentTo === email && kept.token !== '' && { onHave: () => put({ step: 1 }) })}
        />
      )}
      {step === 1 && (
        <CodeStep
          email={email}
          token={token}
          nextCode={kept.nextCode}
          onToken={(given) => put({ token: given })}
          onNext={(at) => put({ nextCode: at })}
          onEdit={() => put({ step: 0 })}
          onValid={() => put({ step: 2 })}
        />
      )}
      {step === 2 && (
        <PasswordStep
          token={token}
          byLink={byLink !== ''}
          official={official}
          onAgain={() => {
            dropLink()
            setBack(true)
            put({ token: '', step: 0 })
          }}
          onDone={() => {
            dropLink()
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

/** Key under which the tab stores the token of the mail's link, which needs no code. */
const PLACE = 'recuperacion'

function useRecoveryLink(): readonly [token: string, drop: () => void] {
  const given = useLinkToken(PLACE)
  const [isDropped, setDropped] = useState(false)
  return [
    isDropped ? '' : given,
    () => {
      forgetLinkToken(PLACE)
      setDropped(true)
    },
  ]
}

function EmailStep({
  cameBack,
  email,
  nextCode,
  onType,
  onNext,
  onSent,
  onHave,
}: {
  /** the user returned by a button that has disappeared: focus the address */
  readonly cameBack: boolean
  readonly email: string
  /** earliest time of another code to this address (ms) */
  readonly nextCode: number
  readonly onType: (email: string) => void
  readonly onNext: (at: number) => void
  readonly onSent: (token: string) => void
  /** a code was sent to this address: returns to it */
  readonly onHave?: () => void
}) {
  const [left, setLeft] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (cameBack) place.current?.querySelector('input')?.focus()
  }, [cameBack])
  const { busy, refusal, run } = useAction()
  const valid = isEmail(email)
  const wait = useCountdown(nextCode)
  const send = async (): Promise<string | null> => {
    const answer = await sendCode(() => call(accounts.forgotPassword, { params: { email } }), onNext)
    if (answer.status !== 200) return answer.body.message
    showMessage(answer.body.message, 'success')
    onSent(answer.body.token)
    return null
  }
  return (
    <div ref={place}>
      <Form ready={valid && wait === 0} busy={busy} refusal={refusal} onSubmit={() => void run(send)}>
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
        <CodeWait left={wait} />
        {onHave !== undefined && (
          <button type="button" className="v-btn" data-kind="quiet" onClick={onHave}>
            {text.reset.have}
          </button>
        )}
      </Form>
    </div>
  )
}

function PasswordStep({
  token,
  byLink,
  official,
  onAgain,
  onDone,
}: {
  readonly token: string
  readonly byLink: boolean
  readonly official: boolean
  readonly onAgain: () => void
  readonly onDone: () => void
}) {
  const [isOver, setOver] = useState(false)
  const save = async (password: string): Promise<string | null> => {
    const answer = await call(accounts.resetPassword, { body: { token, password_reset: password } })
    if (answer.status !== 200) {
      setOver(true)
      return answer.body.message
    }
    showMessage(answer.body.message, 'success')
    onDone()
    return null
  }
  return (
    <>
      <NewPasswordForm forWhom={official ? 'official' : 'citizen'} name="password_reset" save={save} />
      {(isOver || byLink) && (
        <button type="button" className="v-btn" data-kind="quiet" onClick={onAgain}>
          {text.reset.again}
        </button>
      )}
    </>
  )
}

import { accounts } from '@ventanilla/contract/generated/accounts'
import { useEffect, useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { href } from '../../../client/address/links.ts'
import { useParam } from '../../../client/address/navigation.ts'
import { Note } from '../../../ui/states/note.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import styles from '../cuenta.module.css'
import { text } from '../cuenta.text.ts'

interface Outcome {
  readonly status: number
  readonly type: string
  readonly message: string
}

/** status for a failure that does not show whether the link is valid */
const NO_ANSWER = 0

// the link works once: a double render must not use it twice
const asked = new Map<string, Promise<Outcome>>()

function verify(token: string): Promise<Outcome> {
  const known = asked.get(token)
  if (known !== undefined) return known
  const fresh = call(accounts.verifyEmail, { params: { token } }).then(
    (answer) => answer.body,
    (error: unknown) => {
      // without a response the link may still be valid: the next visit retries
      asked.delete(token)
      return { status: NO_ANSWER, type: '', message: failureText(error) }
    },
  )
  asked.set(token, fresh)
  return fresh
}

/** Uses the mail's link and shows the result. */
export function EmailVerification({ official }: { readonly official: boolean }) {
  const token = useParam('token')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let here = true
    void verify(token).then((found) => here && setOutcome(found))
    return () => {
      here = false
    }
  }, [token, attempt])
  if (outcome === null)
    return (
      <div className={styles.narrow} role="status">
        <h1>{text.verify.checking}</h1>
        <Skeleton height={64} />
      </div>
    )
  const good = outcome.status === 200
  const proxy = good && outcome.type === 'apoderado'
  const login = official ? href('/iniciar-sesion-funcionario') : href('/iniciar-sesion')
  return (
    <div className={styles.narrow}>
      <h1>{good ? text.verify.okHeading : text.verify.badHeading}</h1>
      <Note tone={good ? 'ok' : 'bad'} role={good ? 'status' : 'alert'}>
        {proxy ? text.verify.proxy : outcome.message}
      </Note>
      {outcome.status === NO_ANSWER && (
        <button
          type="button"
          className="v-btn"
          data-kind="primary"
          data-full
          onClick={() => {
            setOutcome(null)
            setAttempt(attempt + 1)
          }}
        >
          {text.verify.again}
        </button>
      )}
      <a
        className="v-btn"
        data-kind={outcome.status === NO_ANSWER ? 'default' : 'primary'}
        data-full
        href={proxy ? href('/olvidar-contrasena') : login}
      >
        {proxy ? text.verify.setPassword : text.verify.toLogin}
      </a>
    </div>
  )
}

import { IconDeviceMobileMessage, IconPencil } from '@tabler/icons-react'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { shownPhone } from '@ventanilla/domain/identity/phone'
import { useState } from 'react'
import { call, failureText } from '../../client/http.ts'
import { showMessage } from '../../client/messages.ts'
import { CodeBoxes } from '../../ui/code-boxes.tsx'
import { Note } from '../../ui/note.tsx'
import { spokenSeconds, useCountdown } from './countdown.ts'
import styles from './cuenta.module.css'
import { RESEND_SECONDS, text } from './cuenta.text.ts'

interface CodePanelProps {
  /** with prefix: '573115550142' */
  readonly phone: string
  readonly email: string
  readonly onVerified: (userId: string) => Promise<void> | void
  readonly onEdit: () => void
}

/** The four digits of the SMS, and asking for others once a minute has gone by. */
export function CodePanel({ phone, email, onVerified, onEdit }: CodePanelProps) {
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // the code serves once: what comes after it and fails is tried again without it
  const [verified, setVerified] = useState<string | null>(null)
  const { left, restart } = useCountdown(RESEND_SECONDS, true)
  const complete = /^\d{4}$/.test(code)

  const confirm = async (digits: string): Promise<void> => {
    if (busy) return
    if (!/^\d{4}$/.test(digits)) return setRefused(text.code.incomplete)
    setBusy(true)
    setRefused(null)
    try {
      if (verified !== null) return await onVerified(verified)
      const answer = await call(accounts.verifyPhone, {
        body: { reg_celular: phone, reg_email: email, reg_code: digits },
      })
      if (answer.status === 200) {
        showMessage(text.code.validated, 'success')
        setVerified(answer.body.data)
        await onVerified(answer.body.data)
        return
      }
      setRefused(answer.body.message)
      showMessage(answer.body.message, 'error')
    } catch (error) {
      setRefused(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  const resend = async (): Promise<void> => {
    try {
      const answer = await call(accounts.resendCode, { body: { celular: phone, email } })
      showMessage(answer.body.message || text.code.sent, answer.status === 200 ? 'success' : 'error')
      if (answer.status === 200) {
        setCode('')
        setRefused(null)
        restart()
      }
    } catch (error) {
      showMessage(failureText(error), 'error')
    }
  }

  return (
    <section className={`v-card ${styles.panel ?? ''}`} data-raised aria-labelledby="titulo-codigo">
      <div className={styles.panelHead}>
        <IconDeviceMobileMessage aria-hidden className="v-icon" />
        <div>
          <h2 id="titulo-codigo">{text.code.heading}</h2>
          <p className="v-muted">
            {text.code.sentTo}{' '}
            <b className="v-num" style={{ whiteSpace: 'nowrap' }}>
              {shownPhone(phone)}
            </b>
            .
          </p>
        </div>
      </div>
      <div className="v-stack" data-gap="2">
        <CodeBoxes
          label={text.code.label}
          value={code}
          onChange={(value) => {
            setCode(value)
            setRefused(null)
          }}
          invalid={refused !== null}
          autoFocus
        />
        <span className="v-hint">{text.code.paste}</span>
        {refused !== null && (
          <Note tone="bad" role="alert">
            {refused}
          </Note>
        )}
      </div>
      {left > 0 ? (
        <div className="v-stack" data-gap="2">
          <div className={styles.bar} aria-hidden>
            <i style={{ width: `${(left / RESEND_SECONDS) * 100}%` }} />
          </div>
          <p className="v-small v-muted" aria-hidden>
            {text.code.wait(left)}
          </p>
          <p className="v-sr" role="status">
            {text.code.wait(spokenSeconds(left))}
          </p>
        </div>
      ) : (
        <button type="button" className="v-btn" data-kind="quiet" onClick={() => void resend()}>
          {text.code.resend}
        </button>
      )}
      <button
        type="button"
        className="v-btn"
        data-kind="primary"
        data-full
        disabled={!complete || busy}
        onClick={() => void confirm(code)}
      >
        {text.register.continue}
      </button>
      {verified === null && (
        <button type="button" className="v-btn" data-kind="default" data-full onClick={onEdit}>
          <IconPencil aria-hidden className="v-icon" /> {text.register.editData}
        </button>
      )}
      <p className="v-small v-muted">{text.code.after}</p>
    </section>
  )
}

import { IconDeviceMobileMessage, IconPencil } from '@tabler/icons-react'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { shownPhone } from '@ventanilla/domain/identity/phone'
import { useState } from 'react'
import { call } from '../../client/network/http.ts'
import { showMessage } from '../../client/messages.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { CodeBoxes } from '../../ui/fields/code-boxes.tsx'
import { Form, Refused, Submit } from '../../ui/fields/form.tsx'
import { sendCode, spokenSeconds, useCountdown } from './countdown.ts'
import styles from './cuenta.module.css'
import { RESEND_SECONDS, text } from './cuenta.text.ts'
import { useAction } from './use-action.ts'

interface CodePanelProps {
  /** with prefix: '573115550142' */
  readonly phone: string
  readonly email: string
  /** user id of an accepted code: a code works once, so a later failure is retried without it; '' before */
  readonly verified: string
  /** earliest time of another code (ms) */
  readonly nextCode: number
  /** another code was sent or refused: the server's earliest time of the next (ms) */
  readonly onNext: (at: number) => void
  readonly onCodeRight: (userId: string) => void
  readonly onVerified: (userId: string) => Promise<void> | void
  readonly onEdit: () => void
}

/** The four-digit SMS code, and another one on request when the server sends one. */
export function CodePanel(props: CodePanelProps) {
  const { phone, email, verified, onCodeRight, onVerified, onEdit } = props
  const [code, setCode] = useState('')
  const { busy, refusal, wrong, run, clear } = useAction()
  const left = useCountdown(props.nextCode)

  const confirm = async (): Promise<string | null> => {
    if (verified !== '') {
      await onVerified(verified)
      return null
    }
    const answer = await call(accounts.verifyPhone, {
      body: { reg_celular: phone, reg_email: email, reg_code: code },
    })
    if (answer.status !== 200) return answer.body.message
    showMessage(text.code.validated, 'success')
    onCodeRight(answer.body.data)
    await onVerified(answer.body.data)
    return null
  }
  const resend = async (): Promise<string | null> => {
    const answer = await sendCode(
      () => call(accounts.resendCode, { body: { celular: phone, email } }),
      props.onNext,
    )
    if (answer.status !== 200) return answer.body.message
    showMessage(answer.body.message || text.code.sent, 'success')
    setCode('')
    return null
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
            . {text.code.notByMail}
          </p>
        </div>
      </div>
      <Form
        ready={/^\d{4}$/.test(code) || verified !== ''}
        busy={busy}
        refusal={refusal}
        onSubmit={() => void run(confirm)}
      >
        <div className="v-stack" data-gap="2">
          <CodeBoxes
            label={text.code.label}
            value={code}
            onChange={(value) => {
              setCode(value)
              clear()
            }}
            invalid={wrong && verified === ''}
            autoFocus
          />
          <span className="v-hint">{text.code.paste}</span>
          <Refused />
        </div>
        {left > 0 ? (
          <div className="v-stack" data-gap="2">
            <div className={styles.bar} aria-hidden>
              <i style={{ width: `${Math.min(1, left / RESEND_SECONDS) * 100}%` }} />
            </div>
            <p className="v-small v-muted" aria-hidden>
              {text.code.wait(left)}
            </p>
            <p className="v-sr" role="status">
              {text.code.wait(spokenSeconds(left))}
            </p>
          </div>
        ) : (
          <ActionButton kind="quiet" busy={busy} onPress={() => void run(resend)}>
            {text.code.resend}
          </ActionButton>
        )}
        <Submit full sending={text.code.checking}>
          {text.register.continue}
        </Submit>
        {verified === '' && (
          <button type="button" className="v-btn" data-kind="default" data-full onClick={onEdit}>
            <IconPencil aria-hidden className="v-icon" /> {text.register.editData}
          </button>
        )}
      </Form>
      <p className="v-small v-muted">{text.code.after}</p>
    </section>
  )
}

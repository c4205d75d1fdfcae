import { accounts } from '@ventanilla/contract/generated/accounts'
import { useState } from 'react'
import { call } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { CodeBoxes } from '../../../ui/fields/code-boxes.tsx'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { sendCode, useCountdown } from '../countdown.ts'
import { text } from '../cuenta.text.ts'
import { CodeWait } from '../code-wait.tsx'
import { useAction } from '../use-action.ts'

/** Second step of a recovery: the code sent by mail. */
export function CodeStep(props: {
  readonly email: string
  readonly token: string
  /** earliest time of another code (ms) */
  readonly nextCode: number
  readonly onToken: (token: string) => void
  /** another code was sent or refused: the server's earliest time of the next (ms) */
  readonly onNext: (at: number) => void
  readonly onEdit: () => void
  readonly onValid: () => void
}) {
  const [code, setCode] = useState('')
  const { busy, refusal, wrong, run, clear } = useAction()
  const left = useCountdown(props.nextCode)
  const submit = (): void =>
    void run(async () => {
      const answer = await call(accounts.checkRecoveryCode, { body: { code, token: props.token } })
      if (answer.status !== 200) return answer.body.message
      showMessage(text.code.validated, 'success')
      props.onValid()
      return null
    })
  const resend = (): void =>
    void run(async () => {
      const answer = await sendCode(
        () => call(accounts.forgotPassword, { params: { email: props.email } }),
        props.onNext,
      )
      if (answer.status !== 200) return answer.body.message
      showMessage(answer.body.message, 'success')
      props.onToken(answer.body.token)
      setCode('')
      return null
    })
  return (
    <Form ready={/^\d{4}$/.test(code)} busy={busy} refusal={refusal} onSubmit={submit}>
      <CodeBoxes
        label={text.code.label}
        value={code}
        onChange={(value) => {
          setCode(value)
          clear()
        }}
        invalid={wrong}
        autoFocus
      />
      <Refused />
      <Submit full sending={text.code.checking}>
        {text.reset.continue}
      </Submit>
      <div className="v-row">
        <ActionButton disabled={left > 0} busy={busy} onPress={resend}>
          {text.reset.resend}
        </ActionButton>
        <button type="button" className="v-btn" data-kind="quiet" onClick={props.onEdit}>
          {text.reset.editEmail}
        </button>
      </div>
      <CodeWait left={left} />
    </Form>
  )
}

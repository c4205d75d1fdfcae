import { IconSignature } from '@tabler/icons-react'
import { acts } from '@ventanilla/contract/generated/acts'
import { useEffect, useRef, useState } from 'react'
import { useStop } from '../../../client/alerts.ts'
import { call, CallError, failureText } from '../../../client/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { CodeBoxes } from '../../../ui/code-boxes.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { Note } from '../../../ui/note.tsx'
import { TEXT } from '../tareas.text.ts'
import styles from './act.module.css'

interface SignDialogProps {
  readonly actId: string
  readonly title: string
  readonly applicant: string
  readonly file: string
  readonly reviewer: string
  /** signs by the call of this act's step, and answers what it says to the person */
  readonly sign: (code: string) => Promise<string>
  readonly onSigned: () => void
  readonly onClose: () => void
}

const AGAIN_SECONDS = 60

/** Signs with the one-time code: what it confirms is the hash of the text that was just read. */
export function SignDialog(props: SignDialogProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const [read, setRead] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [wait, setWait] = useState(0)
  const asked = useRef(false)
  const ask = async (): Promise<void> => {
    setFailure(null)
    setBusy(true)
    try {
      const { body } = await call(acts.createOtp, { body: { id: props.actId } })
      setSentTo(body.data.sentTo)
      setWait(AGAIN_SECONDS)
      setCode('')
    } catch (error) {
      setFailure(`${TEXT.otpFailed}. ${failureText(error)}`)
      showMessage(TEXT.otpFailed, 'error')
      if (error instanceof CallError && error.status === 429) setWait(AGAIN_SECONDS)
    } finally {
      setBusy(false)
    }
  }
  const stopped = useStop('act.sign')
  const isStopped = stopped !== undefined
  useEffect(() => {
    // a code that cannot be used is not asked for, until the alert ends
    if (isStopped || asked.current) return
    asked.current = true
    void ask()
    // one code when the dialog opens
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isStopped])
  useEffect(() => {
    if (wait <= 0) return
    const timer = setTimeout(() => setWait(wait - 1), 1000)
    return () => clearTimeout(timer)
  }, [wait])
  const complete = /^\d{4}$/.test(code)
  const sign = async (): Promise<void> => {
    if (!complete || !read || busy) return
    setBusy(true)
    setFailure(null)
    try {
      showMessage(await props.sign(code), 'success')
      props.onSigned()
    } catch (error) {
      setFailure(`${TEXT.otpRefused}. ${failureText(error)}`)
      showMessage(TEXT.otpRefused, 'error')
      setCode('')
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      title="Firmar el acto"
      onClose={props.onClose}
      confirm={
        <>
          <IconSignature aria-hidden className="v-icon" />
          Firmar y numerar
        </>
      }
      ready={!isStopped && complete && read}
      busy={busy}
      onConfirm={() => void sign()}
    >
      <div className="v-stack">
        <p className="v-muted">Al firmar se asigna el número y el acto produce efectos.</p>
        <div className={styles.signFacts}>
          <FactList
            dense
            facts={[
              { label: 'Acto', value: props.title },
              { label: 'Solicitante', value: props.applicant },
              { label: 'Expediente', value: props.file },
              { label: 'Revisó', value: props.reviewer },
            ]}
          />
        </div>
        {stopped !== undefined && (
          <Note tone="warn" title={stopped.ac_title_alert} role="status">
            {stopped.ac_body_alert}
          </Note>
        )}
        {failure !== null && (
          <Note tone="bad" role="alert">
            {failure}
          </Note>
        )}
        {!isStopped && (
          <>
            <div className="v-stack" data-gap="2">
              <strong>Código de firma</strong>
              <p className="v-hint" role="status">
                {sentTo === null
                  ? 'Enviando el código…'
                  : `Lo enviamos ${`a ${sentTo}`.replace(/^a el /, 'al ')}. Vale 10 minutos.`}
              </p>
              <CodeBoxes
                label="Código de firma"
                value={code}
                onChange={setCode}
                disabled={sentTo === null}
                autoFocus
              />
              {wait > 0 ? (
                <p className="v-hint">
                  Nuevo código en <b className="v-num">{wait}</b> s.
                </p>
              ) : (
                <div>
                  <button
                    type="button"
                    className="v-btn"
                    data-kind="quiet"
                    disabled={busy}
                    onClick={() => void ask()}
                  >
                    Enviar otro código
                  </button>
                </div>
              )}
            </div>
            <label className={styles.readIt}>
              <input
                type="checkbox"
                checked={read}
                onChange={(event) => setRead(event.currentTarget.checked)}
              />
              <span>Leí el acto completo.</span>
            </label>
          </>
        )}
      </div>
    </ConfirmDialog>
  )
}

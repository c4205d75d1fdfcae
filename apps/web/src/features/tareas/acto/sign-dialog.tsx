import { IconSignature } from '@tabler/icons-react'
import { acts } from '@ventanilla/contract/generated/acts'
import { waitWords } from '@ventanilla/domain/identity/wait-words'
import { partyLabel } from '@ventanilla/domain/cases/words/party-words'
import type { ApplicantWord } from '@ventanilla/domain/workflow/definition/applicant-word'
import { useEffect, useRef, useState } from 'react'
import { useStop } from '../../../client/session/alerts.ts'
import { call, CallError, failureText } from '../../../client/network/http.ts'
import type { IdempotencyKey } from '../../../client/network/idempotency-key.ts'
import { useIntention } from '../../../client/network/intention.ts'
import { showMessage } from '../../../client/messages.ts'
import { CodeBoxes } from '../../../ui/fields/code-boxes.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FactList } from '../../../ui/lists/fact-list.tsx'
import { Note } from '../../../ui/states/note.tsx'
import type { SigningCall } from '../paso/change-calls.ts'
import { TEXT } from '../tareas.text.ts'
import { maySign } from './may-sign.ts'
import styles from './act.module.css'

interface SignDialogProps {
  readonly actId: string
  readonly title: string
  readonly applicant: string
  readonly applicantIs: ApplicantWord
  readonly file: string
  readonly reviewer: string
  /** signing call of this act's step */
  readonly sign: (
    of: { readonly code: string; readonly version: number },
    options: { readonly idempotencyKey: IdempotencyKey },
  ) => ReturnType<SigningCall>
  /** version of the case the user read */
  readonly version: number
  /** called with the signed act and its number, as a sentence */
  readonly onSigned: (signed: string) => void
  readonly onClose: () => void
}

/** Seconds left as `m:ss`. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Rejections after which the same code is useless. */
const OVER: ReadonlySet<string> = new Set(['codigo_vencido', 'codigo_usado', 'demasiados_intentos'])

const KEY_REFUSED = 'No se firmó con la llave'

/** Why the browser's passkey dialog failed; null: another failure. */
const keyFailure = (error: unknown): string | null =>
  error instanceof Error && error.name === 'DeviceFault' ? error.message : null

/** Gets the signing options, asks the browser for the key, and signs. */
async function signByKey(id: string, version: number): Promise<{ readonly signed: string }> {
  const { body } = await call(acts.askKey, { body: { id } })
  // loaded only for signing with a key
  const { readKey } = await import('../../../client/session/passkey-device.ts')
  const response = await readKey(body.options)
  const { body: done } = await call(acts.signWithKey, { body: { id, response, version } })
  return { signed: done.data.signed }
}

/** Signing method; null: not known yet. */
type SigningMethod = 'key' | 'code' | null

/** Signs with a passkey or a one-time code; either confirms the hash of the text just read. */
export function SignDialog(props: SignDialogProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const [read, setRead] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [wait, setWait] = useState(0)
  const [left, setLeft] = useState(0)
  /** the sent code is invalid, whatever its time left */
  const [over, setOver] = useState(false)
  const [way, setWay] = useState<SigningMethod>(null)
  const [mayCode, setMayCode] = useState(true)
  const [hasKey, setHasKey] = useState(false)
  const [isBack, setBack] = useState(false)
  const asked = useRef(false)
  const intention = useIntention()
  /** `keep`: a reopened dialog reuses a code that is still valid */
  const ask = async (keep: boolean): Promise<void> => {
    setFailure(null)
    setBusy(true)
    try {
      const { body } = await call(acts.createOtp, { body: { id: props.actId, keep } })
      setSentTo(body.data.sentTo)
      setWait(body.data.againIn)
      setLeft(body.data.expiresIn)
      setOver(false)
      setCode('')
    } catch (error) {
      setFailure(`${TEXT.otpFailed}. ${failureText(error)}`)
      showMessage(TEXT.otpFailed, 'error')
      // the server's wait: after five codes in an hour it far exceeds a minute
      if (error instanceof CallError && error.status === 429) setWait(error.retryAfter ?? 0)
    } finally {
      setBusy(false)
    }
  }
  const withCode = (): void => {
    setWay('code')
    void ask(true)
  }
  /** Returns to signing with a key, for a user whose codes are used up. */
  const withKey = (): void => {
    setFailure(null)
    setBack(true)
    setWay('key')
  }
  /** Sends no code to a user with a key until they ask for one. */
  const begin = async (): Promise<void> => {
    const ways = await call(acts.signingWays, {}).catch(() => null)
    if (ways?.body.key !== true) return withCode()
    setMayCode(ways.body.code)
    setHasKey(true)
    setWay('key')
  }
  const stopped = useStop('act.sign')
  const isStopped = stopped !== undefined
  useEffect(() => {
    // while the alert lasts no code is requested: it could not be used
    if (isStopped || asked.current) return
    asked.current = true
    void begin()
    // once, when the dialog opens
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isStopped])
  useEffect(() => {
    if (wait <= 0 && left <= 0) return
    const timer = setTimeout(() => {
      setWait(Math.max(0, wait - 1))
      setLeft(Math.max(0, left - 1))
    }, 1000)
    return () => clearTimeout(timer)
  }, [wait, left])
  const typed = way === 'key' ? null : code
  const sign = async (): Promise<void> => {
    if (way === null || !maySign({ code: typed, read, busy, isStopped })) return
    setBusy(true)
    setFailure(null)
    try {
      const { signed } =
        way === 'key'
          ? await signByKey(props.actId, props.version)
          : await intention.send({ code, version: props.version }, props.sign)
      showMessage(signed, 'success')
      props.onSigned(signed)
    } catch (error) {
      const refused = way === 'key' ? KEY_REFUSED : TEXT.otpRefused
      setFailure(`${refused}. ${keyFailure(error) ?? failureText(error)}`)
      showMessage(refused, 'error')
      setCode('')
      if (way === 'code' && error instanceof CallError && OVER.has(error.code ?? '')) {
        setOver(true)
        setLeft(0)
        setWait(error.retryAfter ?? 0)
      }
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
      ready={way !== null && maySign({ code: typed, read, busy: false, isStopped })}
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
              { label: partyLabel('solicitante', props.applicantIs), value: props.applicant },
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
            {way === 'key' && (
              <div className="v-stack" data-gap="2">
                <strong>Llave de acceso</strong>
                <p className="v-hint" role="status">
                  {busy
                    ? 'Confirme en la ventana de su navegador que es usted.'
                    : 'Al firmar, su navegador le pide la huella, el rostro o el PIN de su llave.'}
                </p>
                {mayCode && (
                  <div>
                    <button
                      type="button"
                      className="v-btn"
                      data-kind="quiet"
                      // the button that led back here has disappeared
                      autoFocus={isBack}
                      disabled={busy}
                      onClick={withCode}
                    >
                      Firmar con un código
                    </button>
                  </div>
                )}
              </div>
            )}
            {way === 'code' && (
              <div className="v-stack" data-gap="2">
                <strong>Código de firma</strong>
                <p className="v-hint" role="status">
                  {sentTo === null
                    ? busy
                      ? 'Enviando el código…'
                      : 'Todavía no tiene un código.'
                    : left > 0
                      ? `Lo enviamos a su ${sentTo}.`
                      : over
                        ? `El código que enviamos a su ${sentTo} ya no sirve.`
                        : `El código que enviamos a su ${sentTo} venció. Pida otro.`}
                </p>
                {left > 0 && (
                  <p className="v-hint">
                    Vale <b className="v-num">{clock(left)}</b> minutos más.
                  </p>
                )}
                <CodeBoxes
                  label="Código de firma"
                  value={code}
                  onChange={setCode}
                  disabled={sentTo === null || over}
                  autoFocus
                />
                {wait > 0 ? (
                  <p className="v-hint">
                    Podrá pedir otro código en <b className="v-num">{waitWords(wait)}</b>.
                  </p>
                ) : (
                  <div>
                    <button
                      type="button"
                      className="v-btn"
                      data-kind="quiet"
                      disabled={busy}
                      onClick={() => void ask(false)}
                    >
                      Enviar otro código
                    </button>
                  </div>
                )}
                {hasKey && (
                  <div>
                    <button
                      type="button"
                      className="v-btn"
                      data-kind="quiet"
                      disabled={busy}
                      onClick={withKey}
                    >
                      Firmar con la llave
                    </button>
                  </div>
                )}
              </div>
            )}
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

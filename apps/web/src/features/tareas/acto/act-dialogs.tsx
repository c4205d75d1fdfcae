import { useQuery } from '@tanstack/react-query'
import { fieldFault } from '@ventanilla/contract/field-rules'
import { answerRemarkFields, remarkFields } from '@ventanilla/contract/generated/fields/acts'
import { useState } from 'react'
import { failureText } from '../../../client/network/http.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { formatInstant } from '../../../ui/formats.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { type ActDetail, type ActRemark, readVersion } from './act-data.ts'
import { Differences } from './differences.tsx'
import styles from './act.module.css'

/** of the text in place of a variable; the document itself bounds what it holds */
const VALUE_MAX = 500

interface VariableDialogProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onSave: (value: string) => void
  readonly onClose: () => void
}

/** Sets the value of a variable throughout this act. */
export function VariableDialog({ label, value, onSave, onClose }: VariableDialogProps) {
  const [text, setText] = useState(value)
  return (
    <ConfirmDialog
      open
      title={label}
      onClose={onClose}
      confirm="Usar este valor"
      onConfirm={() => onSave(text.trim())}
    >
      <div className="v-field">
        <label htmlFor="valor-variable">Valor en el texto</label>
        <span className="v-hint" id="valor-variable-ayuda">
          Cambia en todos los lugares de este documento. Los datos del caso no cambian.
        </span>
        <input
          id="valor-variable"
          className="v-input"
          value={text}
          maxLength={VALUE_MAX}
          aria-describedby="valor-variable-ayuda"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  )
}

/** Inserts a variable at the cursor. */
export function InsertVariableDialog({
  act,
  onChoose,
  onClose,
}: {
  readonly act: ActDetail
  readonly onChoose: (name: string) => void
  readonly onClose: () => void
}) {
  const [chosen, setChosen] = useState(act.variables[0]?.name ?? '')
  return (
    <ConfirmDialog
      open
      title="Insertar variable"
      onClose={onClose}
      confirm="Insertar"
      ready={chosen !== ''}
      onConfirm={() => onChoose(chosen)}
    >
      <div className="v-field">
        <label htmlFor="variable-elegida">Variable</label>
        <select
          id="variable-elegida"
          className="v-input"
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {act.variables.map((one) => (
            <option key={one.name} value={one.name}>
              {one.label}
            </option>
          ))}
        </select>
      </div>
    </ConfirmDialog>
  )
}

/** Adds a remark to the selected passage. */
export function RemarkDialog({
  quote,
  busy,
  failure,
  onSave,
  onClose,
}: {
  readonly quote: string
  readonly busy: boolean
  readonly failure: string | null
  readonly onSave: (text: string) => void
  readonly onClose: () => void
}) {
  const [text, setText] = useState('')
  return (
    <ConfirmDialog
      open
      title="Observar el pasaje"
      onClose={onClose}
      confirm="Guardar observación"
      ready={fieldFault(remarkFields.text, text) === null}
      busy={busy}
      onConfirm={() => onSave(text.trim())}
    >
      <div className="v-stack">
        <blockquote className={styles.passage}>«{quote}»</blockquote>
        {failure !== null && (
          <p className="v-error" role="alert">
            {failure}
          </p>
        )}
        <div className="v-field">
          <label htmlFor="texto-observacion">Observación</label>
          <textarea
            id="texto-observacion"
            className="v-input"
            rows={4}
            maxLength={remarkFields.text.maxLength}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
      </div>
    </ConfirmDialog>
  )
}

const WHY = {
  responder: {
    title: 'Responder la observación',
    confirm: 'Enviar respuesta',
    label: 'Por qué el pasaje queda como está',
    hint: 'La observación se cierra cuando su autor acepta este motivo. También se cierra si cambia el pasaje en el texto.',
  },
  retirar: {
    title: 'Retirar la observación',
    confirm: 'Retirar',
    label: 'Por qué la retira',
    hint: 'Queda en la historia del caso.',
  },
} as const

/** Reason about a remark: the drafter's for keeping the passage, or the author's for closing it. */
export function RemarkReasonDialog({
  how,
  remark,
  busy,
  failure,
  onSave,
  onClose,
}: {
  readonly how: keyof typeof WHY
  readonly remark: ActRemark
  readonly busy: boolean
  readonly failure: string | null
  readonly onSave: (reason: string) => void
  readonly onClose: () => void
}) {
  const [text, setText] = useState('')
  const words = WHY[how]
  return (
    <ConfirmDialog
      open
      title={words.title}
      onClose={onClose}
      confirm={words.confirm}
      ready={fieldFault(answerRemarkFields.reason, text) === null}
      busy={busy}
      onConfirm={() => onSave(text.trim())}
    >
      <div className="v-stack">
        <blockquote className={styles.passage}>«{remark.quote}»</blockquote>
        <p>{remark.text}</p>
        {failure !== null && (
          <p className="v-error" role="alert">
            {failure}
          </p>
        )}
        <div className="v-field">
          <label htmlFor="motivo-observacion">{words.label}</label>
          <span className="v-hint" id="motivo-observacion-ayuda">
            {words.hint} Al menos 10 letras.
          </span>
          <textarea
            id="motivo-observacion"
            className="v-input"
            rows={4}
            maxLength={answerRemarkFields.reason.maxLength}
            aria-describedby="motivo-observacion-ayuda"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
      </div>
    </ConfirmDialog>
  )
}

/** Earlier versions, each compared with the current text. */
export function VersionsDialog({ act, onClose }: { readonly act: ActDetail; readonly onClose: () => void }) {
  const [chosen, setChosen] = useState<number | null>(null)
  const version = useQuery({
    queryKey: ['actos', act.id, 'version', chosen, act.docVersion],
    queryFn: () => readVersion(act.id, chosen ?? 0),
    enabled: chosen !== null,
  })
  return (
    <Dialog open title="Versiones" size="large" onClose={onClose}>
      <div className={styles.versions}>
        <ol aria-label="Versiones guardadas">
          {act.versions.map((one) => (
            <li key={one.version}>
              <button
                type="button"
                aria-pressed={chosen === one.version}
                onClick={() => setChosen(one.version)}
              >
                <strong>{one.label ?? `Versión ${one.version}`}</strong>
                <span className="v-hint v-num">
                  {formatInstant(one.at)} · {one.author}
                </span>
              </button>
            </li>
          ))}
        </ol>
        <div aria-live="polite">
          {act.versions.length === 0 && <p className="v-muted">Todavía no hay versiones guardadas.</p>}
          {chosen === null && act.versions.length > 0 && (
            <p className="v-muted">Elija una versión para compararla con el texto actual.</p>
          )}
          {version.error !== null && (
            <ErrorState onRetry={() => void version.refetch()}>{failureText(version.error)}</ErrorState>
          )}
          {chosen !== null && version.data === undefined && version.error === null && (
            <SkeletonRows rows={5} />
          )}
          {version.data !== undefined && <Differences changes={version.data.differences} />}
        </div>
      </div>
    </Dialog>
  )
}

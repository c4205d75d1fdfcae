import { useQuery } from '@tanstack/react-query'
import { acts } from '@ventanilla/contract/generated/acts'
import {
  acceptRemarkFields,
  answerRemarkFields,
  remarkFields,
} from '@ventanilla/contract/generated/fields/acts'
import { TYPED_VALUE_MAX } from '@ventanilla/domain/acts/editor-schema'
import { REASON_HINT } from '@ventanilla/domain/kernel/reason'
import { useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { FormDialog } from '../../../keeping/plain-form/form-dialog.tsx'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { formatInstant } from '../../../ui/formats.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { type ActDetail, type ActRemark, readVersion } from './act-data.ts'
import { Differences } from './differences.tsx'
import styles from './act.module.css'

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
          maxLength={TYPED_VALUE_MAX}
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

/** Part of the act's text. */
export interface Passage {
  readonly from: number
  readonly to: number
  readonly quote: string
}

/** Adds a remark to the selected passage. */
export function RemarkDialog({
  actId,
  passage: { from, to, quote },
  onSaved,
  onClose,
}: {
  readonly actId: string
  readonly passage: Passage
  readonly onSaved: () => void
  readonly onClose: () => void
}) {
  const { field, form } = usePlainForm(
    remarkFields,
    { text: '' },
    {
      send: ({ text }, options) =>
        call(acts.remark, { params: { id: actId }, body: { from, to, text: text.trim() } }, options),
      onDone: onSaved,
    },
  )
  return (
    <FormDialog title="Observar el pasaje" form={form} verb="Guardar observación" onClose={onClose}>
      <blockquote className={styles.passage}>«{quote}»</blockquote>
      <TextArea {...field('text')} label="Observación" rows={4} />
    </FormDialog>
  )
}

const WHY = {
  responder: {
    fields: answerRemarkFields,
    title: 'Responder la observación',
    confirm: 'Enviar respuesta',
    label: 'Por qué el pasaje queda como está',
    hint: 'La observación se cierra cuando su autor acepta este motivo. También se cierra si cambia el pasaje en el texto.',
  },
  retirar: {
    // the call takes none where the drafter gave a reason; it is asked for where nobody has
    fields: { reason: { ...acceptRemarkFields.reason, required: true } },
    title: 'Retirar la observación',
    confirm: 'Retirar',
    label: 'Por qué la retira',
    hint: 'Queda en la historia del caso.',
  },
} as const

/** Reason about a remark: the drafter's for keeping the passage, or the author's for closing it. */
export function RemarkReasonDialog({
  actId,
  how,
  remark,
  onSaved,
  onClose,
}: {
  readonly actId: string
  readonly how: keyof typeof WHY
  readonly remark: ActRemark
  readonly onSaved: () => void
  readonly onClose: () => void
}) {
  const words = WHY[how]
  const { field, form } = usePlainForm(
    words.fields,
    { reason: '' },
    {
      send: async ({ reason }, options): Promise<unknown> => {
        const input = { params: { id: actId, remarkId: remark.id }, body: { reason: reason.trim() } }
        return how === 'responder'
          ? call(acts.answerRemark, input, options)
          : call(acts.acceptRemark, input, options)
      },
      onDone: onSaved,
    },
  )
  return (
    <FormDialog title={words.title} form={form} verb={words.confirm} onClose={onClose}>
      <blockquote className={styles.passage}>«{remark.quote}»</blockquote>
      <p>{remark.text}</p>
      <TextArea {...field('reason')} label={words.label} hint={`${words.hint} ${REASON_HINT}`} rows={4} />
    </FormDialog>
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

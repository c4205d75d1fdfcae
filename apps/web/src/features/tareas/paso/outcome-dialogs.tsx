import { continueFields } from '@ventanilla/contract/generated/fields/workflow'
import { isReason, REASON_MIN } from '@ventanilla/domain/kernel/reason'
import { useState } from 'react'
import { type Answer, ANSWER_MOVES } from '@ventanilla/domain/workflow/definition/outcome-move'
import { outcomeWith } from '@ventanilla/domain/workflow/definition/outcome-of'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Note } from '../../../ui/states/note.tsx'
import type { Outcome } from '../task-data.ts'
import type { Question } from './use-advance.ts'

interface ReasonDialogProps {
  readonly open: boolean
  readonly title: string
  readonly confirm: string
  /** purpose of the reason; default: what must be corrected */
  readonly hint?: string
  readonly busy: boolean
  readonly failure: string | null
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
}

/** Reason for sending something back; read by the next official and kept in the expediente. */
export function ReasonDialog(props: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const short = !isReason(reason)
  const send = (): void => {
    setAsked(true)
    if (!short) props.onConfirm(reason.trim())
  }
  return (
    <ConfirmDialog
      open={props.open}
      title={props.title}
      onClose={props.onClose}
      confirm={props.confirm}
      busy={props.busy}
      onConfirm={send}
    >
      <div className="v-stack">
        {props.failure !== null && (
          <Note tone="bad" role="alert">
            {props.failure}
          </Note>
        )}
        <div className="v-field">
          <label htmlFor="motivo-devolucion">Motivo</label>
          <span className="v-hint" id="motivo-devolucion-ayuda">
            {props.hint ??
              'Diga qué debe corregirse. Lo lee la persona que sigue y queda en la historia del caso.'}
          </span>
          <textarea
            id="motivo-devolucion"
            className="v-input"
            rows={4}
            maxLength={continueFields.reason.maxLength}
            value={reason}
            aria-invalid={asked && short}
            aria-describedby="motivo-devolucion-ayuda motivo-devolucion-error"
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <span className="v-error" id="motivo-devolucion-error" role="alert">
            {asked && short ? `Escriba el motivo, con ${REASON_MIN} letras o más.` : ''}
          </span>
        </div>
      </div>
    </ConfirmDialog>
  )
}

/** The specification's question modal: the answer chooses the outcome. */
export function QuestionDialog({
  question,
  office,
  outcomes,
  busy,
  failure,
  onAnswer,
  onClose,
}: {
  readonly question: Question | null
  /** office that handles the case */
  readonly office: string | null
  /** an answer that the case does not allow shows its reason */
  readonly outcomes: readonly Outcome[]
  readonly busy: boolean
  readonly failure: string | null
  readonly onAnswer: (answer: Answer) => void
  readonly onClose: () => void
}) {
  const closed = (answer: Answer): string | null => {
    const way = outcomeWith(outcomes, ANSWER_MOVES[answer])
    return way === undefined || way.enabled ? null : way.reason
  }
  const reasons = [closed('no'), closed('si')].filter((reason) => reason !== null)
  return (
    <Dialog
      open={question !== null}
      title="Responda para continuar"
      onClose={onClose}
      actions={
        <>
          <button
            type="button"
            className="v-btn"
            data-kind="default"
            disabled={busy || closed('no') !== null}
            onClick={() => onAnswer('no')}
          >
            No
          </button>
          <button
            type="button"
            className="v-btn"
            data-kind="primary"
            disabled={busy || closed('si') !== null}
            onClick={() => onAnswer('si')}
          >
            Sí
          </button>
        </>
      }
    >
      <div className="v-stack">
        {failure !== null && (
          <Note tone="bad" role="alert">
            {failure}
          </Note>
        )}
        <p>{question?.text}</p>
        {question?.referenceGuide != null && (
          <p className="v-hint">
            Norma que aplica: {question.referenceGuide}
            {/[.…]$/.test(question.referenceGuide) ? '' : '.'}
          </p>
        )}
        {office !== null && question?.idTerritorial != null && (
          <p className="v-hint">Responde por la territorial {office}.</p>
        )}
        {reasons.map((reason) => (
          <p key={reason} className="v-hint">
            {reason}
          </p>
        ))}
      </div>
    </Dialog>
  )
}

import { fullStop } from '@ventanilla/domain/cases/words/full-stop'
import { formatInstant } from '../../../ui/formats.tsx'
import { Note } from '../../../ui/states/note.tsx'
import type { FieldDecision } from './use-decision.ts'

/** Result queued on this device: its state and the user's options. */
export function DecisionNote({ decision }: { readonly decision: FieldDecision }) {
  const { kept, sending } = decision
  if (kept === null) return null
  const at = formatInstant(new Date(kept.at).toISOString())
  const chosen = fullStop(`Usted eligió «${kept.outcome.label}» el ${at}`)
  return (
    <Note
      tone={kept.held === true ? 'warn' : 'info'}
      role="status"
      title={
        kept.held === true
          ? 'El resultado no se ha enviado'
          : sending
            ? 'Enviando el resultado…'
            : 'El resultado espera en este equipo'
      }
    >
      <p>
        {chosen} {kept.held === true ? kept.said : 'Se enviará una sola vez, cuando haya señal.'}
      </p>
      <p className="v-row">
        {kept.held === true && (
          <button
            type="button"
            className="v-btn"
            data-kind="primary"
            disabled={sending}
            onClick={() => void decision.confirm()}
          >
            Confirmar «{kept.outcome.label}»
          </button>
        )}
        <button
          type="button"
          className="v-btn"
          data-kind="default"
          disabled={sending}
          onClick={() => void decision.withdraw()}
        >
          Quitar el resultado
        </button>
      </p>
    </Note>
  )
}

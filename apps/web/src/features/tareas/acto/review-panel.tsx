import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconMessage } from '@tabler/icons-react'
import { StatusBadge } from '../../../ui/states/status-badge.tsx'
import styles from './act.module.css'
import type { ActDetail, ActProblem, ActRemark } from './act-data.ts'

interface ReviewPanelProps {
  readonly act: ActDetail
  readonly problems: readonly ActProblem[]
  readonly onVariable: (name: string) => void
  readonly onShow: (remark: ActRemark) => void
  readonly onAnswer: (remark: ActRemark) => void
  readonly onAccept: (remark: ActRemark) => void
  readonly busy: boolean
}

const SIGNERS_WAIT = 'se conoce al firmar'

/** Anchor of a remark on the page. */
export const remarkAnchor = (id: string): string => `observacion-${id}`

/** State of a remark as a sentence. */
function standing({ found, accepted, answer }: ActRemark): string {
  if (accepted !== null) return `Cerrada: ${accepted.by} aceptó el motivo.`
  if (!found) return 'Cerrada: el pasaje cambió.'
  return answer === null ? 'Por resolver.' : 'Respondida. Falta que se acepte el motivo o cambie el pasaje.'
}

/** Pending checks of the act, and the reviewers' remarks. */
export function ReviewPanel({ act, problems, onVariable, onShow, busy, ...on }: ReviewPanelProps) {
  const open = act.remarks.filter((remark) => !remark.resolved)
  const left = problems.length + open.length
  const people = [
    ['Proyectó', act.drafter],
    ['Revisó', act.reviewer],
    ['Firma', act.signer],
  ] as const
  return (
    <section className={styles.card} aria-labelledby="revision-titulo">
      <div className={styles.cardHead}>
        <h2 id="revision-titulo">Revisión</h2>
        <StatusBadge tone={left === 0 ? 'ok' : 'bad'}>
          {left === 0 ? 'Sin pendientes' : `${left} por resolver`}
        </StatusBadge>
      </div>
      <ul className={styles.checks} role="list">
        {problems.map((problem) => (
          <li
            key={`${problem.code} ${problem.variable ?? problem.section ?? ''} ${problem.from ?? ''} ${problem.message}`}
            data-tone="bad"
          >
            <IconAlertCircle aria-hidden size={18} />
            <span>{problem.message}</span>
            {problem.variable !== undefined && act.canEdit && (
              <button
                type="button"
                className="v-btn"
                data-kind="quiet"
                onClick={() => onVariable(problem.variable ?? '')}
              >
                Escribir<span className="v-sr"> el valor: {problem.message}</span>
              </button>
            )}
          </li>
        ))}
        {problems.length === 0 && (
          <li>
            <IconCircleCheck aria-hidden size={18} />
            <span>Las comprobaciones del acto están en orden.</span>
          </li>
        )}
        {people.map(([role, name]) => (
          <li key={role}>
            {name === null ? (
              <IconCircleDashed aria-hidden size={18} />
            ) : (
              <IconCircleCheck aria-hidden size={18} />
            )}
            <span>
              {role}: {name ?? SIGNERS_WAIT}
            </span>
          </li>
        ))}
      </ul>
      {act.remarks.length > 0 && (
        <>
          <h3>Observaciones</h3>
          <ol className={styles.remarks}>
            {act.remarks.map((remark, index) => (
              <li
                key={remark.id}
                id={remarkAnchor(remark.id)}
                tabIndex={-1}
                data-resolved={remark.resolved || undefined}
              >
                <IconMessage aria-hidden size={18} />
                <div>
                  <button
                    type="button"
                    className={styles.quote}
                    disabled={!remark.found}
                    onClick={() => onShow(remark)}
                  >
                    <span className="v-sr">Observación {index + 1}, ver el pasaje: </span>«{remark.quote}»
                  </button>
                  <p>{remark.text}</p>
                  <p className="v-hint">
                    {remark.author} · {standing(remark)}
                  </p>
                  {(remark.accepted ?? remark.answer) !== null && (
                    <p>
                      {(remark.accepted ?? remark.answer)?.by}: «{(remark.accepted ?? remark.answer)?.text}»
                    </p>
                  )}
                  {remark.mayAnswer && (
                    <button
                      type="button"
                      className="v-btn"
                      data-kind="quiet"
                      disabled={busy}
                      onClick={() => on.onAnswer(remark)}
                    >
                      {remark.answer === null ? 'Responder' : 'Cambiar la respuesta'}
                      <span className="v-sr">: {remark.text}</span>
                    </button>
                  )}
                  {remark.mayAccept && (
                    <button
                      type="button"
                      className="v-btn"
                      data-kind="quiet"
                      disabled={busy}
                      onClick={() => on.onAccept(remark)}
                    >
                      {remark.needsReason ? 'Retirar' : 'Aceptar el motivo'}
                      <span className="v-sr">: {remark.text}</span>
                    </button>
                  )}
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

import { IconAlertCircle, IconCircleCheck, IconMessage } from '@tabler/icons-react'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import styles from './act.module.css'
import type { ActDetail, ActProblem, ActRemark } from './act-data.ts'

interface ReviewPanelProps {
  readonly act: ActDetail
  readonly problems: readonly ActProblem[]
  readonly onVariable: (name: string) => void
  readonly onShow: (remark: ActRemark) => void
  readonly onResolve: (remark: ActRemark) => void
  readonly busy: boolean
}

const SIGNERS_WAIT = 'se conoce al firmar'

/** What the act still needs before it goes on, and what reviewers said about its passages. */
export function ReviewPanel({ act, problems, onVariable, onShow, onResolve, busy }: ReviewPanelProps) {
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
          <li key={`${problem.code} ${problem.variable ?? problem.section ?? ''}`} data-tone="bad">
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
            <IconCircleCheck aria-hidden size={18} />
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
              <li key={remark.id} data-resolved={remark.resolved || undefined}>
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
                    {remark.author}
                    {remark.resolved ? ' · Atendida' : ''}
                    {remark.found ? '' : ' · El pasaje ya no está'}
                  </p>
                  {!remark.resolved && (
                    <button
                      type="button"
                      className="v-btn"
                      data-kind="quiet"
                      disabled={busy}
                      onClick={() => onResolve(remark)}
                    >
                      Marcar atendida<span className="v-sr">: {remark.text}</span>
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

import { type ReactNode, useState } from 'react'
import { useStop } from '../../client/session/alerts.ts'
import { useUnarrived } from '../../forms/kinds/document/use-uploads.ts'
import { ReviewAnswers } from '../../forms/review-answers.tsx'
import { Note } from '../../ui/states/note.tsx'
import type { ReviewStepProps } from './review-step-props.ts'
import styles from './tramites.module.css'
import { type FilingCalls, useFiling } from './use-filing.ts'

interface FilingStepProps extends Pick<
  ReviewStepProps,
  'def' | 'engine' | 'problems' | 'surroundings' | 'onJump' | 'onFiled' | 'fee'
> {
  readonly calls: FilingCalls
  /** heading of the declaration */
  readonly title: string
  readonly declaration: string
  /** label of the button */
  readonly action: string
  /** note shown while filing is stopped by an alert */
  readonly kept: string
  /** task required before declaring, or null */
  readonly wanting?: string | null
  /** between the answers and the declaration, printed with the answers */
  readonly printed?: ReactNode
  /** above the declaration */
  readonly children?: ReactNode
}

/** Last step of every application: answers, declaration, and the button that files. */
export function FilingStep({ calls, ...props }: FilingStepProps) {
  const { def, engine, surroundings, onJump, onFiled } = props
  const unarrived = useUnarrived(surroundings.uploads)
  const wanting = unarrived ?? props.wanting ?? null
  const filing = useFiling(engine, props.problems, calls, onFiled)
  const stopped = useStop('case.create')
  const [declared, setDeclared] = useState(false)
  const errors = filing.problems.filter((problem) => problem.severity === 'error').length
  const missing =
    errors > 0
      ? `Corrija ${errors === 1 ? 'la respuesta señalada' : `las ${errors} respuestas señaladas`} para poder radicar.`
      : (wanting ?? (declared || stopped !== undefined ? '' : 'Marque la declaración para poder radicar.'))
  return (
    <div className="v-stack">
      <ReviewAnswers
        key={filing.tried}
        def={def}
        answers={filing.answers}
        problems={filing.problems}
        surroundings={surroundings}
        onJump={onJump}
        focusErrors={filing.tried > 0}
      />
      {props.fee}
      {props.printed}
      <section className="v-card v-pad v-stack v-no-print" aria-labelledby="declaracion">
        <h2 id="declaracion">{props.title}</h2>
        {props.children}
        <label className={styles.declare}>
          <input type="checkbox" checked={declared} onChange={(event) => setDeclared(event.target.checked)} />
          <span>{props.declaration}</span>
        </label>
        {filing.failure !== null && (
          <Note tone="bad" role="alert">
            {filing.failure}
          </Note>
        )}
        {stopped !== undefined && (
          <Note tone="warn" title={stopped.ac_title_alert} role="status">
            {stopped.ac_body_alert} {props.kept}
          </Note>
        )}
        <div className="v-row">
          <button
            type="button"
            className="v-btn"
            data-kind="primary"
            disabled={stopped !== undefined || !declared || wanting !== null || errors > 0 || filing.busy}
            aria-describedby="por-que"
            onClick={filing.file}
          >
            {filing.busy ? 'Radicando…' : props.action}
          </button>
          <p id="por-que" className="v-hint">
            {missing}
          </p>
        </div>
      </section>
    </div>
  )
}

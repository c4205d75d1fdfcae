import { IconArrowBackUp, IconHandGrab, IconHandStop } from '@tabler/icons-react'
import type { Outcome, TaskDetail } from '../task-data.ts'
import styles from '../task.module.css'

interface ActionBarProps {
  readonly task: Pick<TaskDetail, 'canAct' | 'canTake' | 'mine' | 'previous'> & {
    readonly definition: Pick<TaskDetail['definition'], 'question'>
  }
  readonly outcomes: readonly Outcome[]
  readonly busy: boolean
  /** number of answers missing or wrong */
  readonly missing: number
  /** hands in the open document; undefined: none */
  readonly onHandIn?: (() => void) | undefined
  readonly onOutcome: (outcome: Outcome) => void
  /** for a step that asks a question: its modal chooses the outcome */
  readonly onQuestion: () => void
  readonly onPrevious: () => void
  readonly onTake: () => void
  readonly onRelease: () => void
}

/** An outcome that needs a reason (sent back, ended badly, skipped) is not the default button. */
const isAside = (outcome: Outcome): boolean => outcome.needsReason

/** Red marks loss or rejection; going on without an optional part is neither. */
const kindOf = (outcome: Outcome, main: string | undefined): 'danger' | 'primary' | 'default' => {
  if (isAside(outcome)) return outcome.onward ? 'default' : 'danger'
  return outcome.code === main ? 'primary' : 'default'
}

/** Outcomes the workflow allows now; a closed one shows its reason. */
export function ActionBar(props: ActionBarProps) {
  const { task, outcomes, busy } = props
  const asks = task.definition.question !== null
  // the specification's own back button is on the left
  const ways =
    asks || !task.canAct
      ? []
      : outcomes
          .filter((one) => !(task.previous && one.needsReason))
          .toSorted((a, b) => Number(isAside(b)) - Number(isAside(a)))
  const main = ways.filter((one) => !isAside(one)).find((one) => one.enabled)?.code
  const closed = task.canAct ? outcomes.filter((one) => !one.enabled && one.reason !== null) : []
  const allClosed = outcomes.length > 0 && outcomes.every((one) => !one.enabled)
  if (!task.canAct && !task.canTake) return null
  return (
    <div className={styles.actions} role="group" aria-label="Acciones">
      <div className={styles.actionsLeft}>
        {task.canTake && (
          <button type="button" className="v-btn" data-kind="default" disabled={busy} onClick={props.onTake}>
            <IconHandGrab aria-hidden className="v-icon" />
            Tomar
          </button>
        )}
        {task.mine && task.canAct && (
          <button
            type="button"
            className="v-btn"
            data-kind="default"
            disabled={busy}
            onClick={props.onRelease}
          >
            <IconHandStop aria-hidden className="v-icon" />
            Soltar
          </button>
        )}
        {task.previous && task.canAct && (
          <button
            type="button"
            className="v-btn"
            data-kind="danger"
            disabled={busy}
            onClick={props.onPrevious}
          >
            <IconArrowBackUp aria-hidden className="v-icon" />
            Devolver
          </button>
        )}
      </div>
      <div className={styles.actionsRight}>
        <div className={styles.ways}>
          {props.onHandIn !== undefined && (
            <button
              type="button"
              className="v-btn"
              data-kind="primary"
              disabled={busy}
              onClick={props.onHandIn}
            >
              Entregar documento
            </button>
          )}
          {asks && task.canAct && (
            <button
              type="button"
              className="v-btn"
              data-kind="primary"
              aria-disabled={allClosed}
              aria-describedby={allClosed ? 'motivos-cerrados' : undefined}
              disabled={busy}
              onClick={() => !allClosed && props.onQuestion()}
            >
              Continuar
            </button>
          )}
          {ways.map((outcome) => (
            <button
              key={outcome.code}
              type="button"
              className="v-btn"
              data-kind={kindOf(outcome, main)}
              disabled={busy}
              aria-disabled={!outcome.enabled}
              aria-describedby={outcome.enabled ? undefined : 'motivos-cerrados'}
              onClick={() => outcome.enabled && props.onOutcome(outcome)}
            >
              {outcome.back && <IconArrowBackUp aria-hidden className="v-icon" />}
              {outcome.label}
            </button>
          ))}
        </div>
        {closed.length > 0 && (
          <ul id="motivos-cerrados" className={styles.reasons}>
            {props.missing > 0 && (
              <li>
                {props.missing === 1
                  ? 'Falta 1 respuesta de este paso.'
                  : `Faltan ${props.missing} respuestas de este paso.`}
              </li>
            )}
            {/* a missing answer may open or close outcomes: no reasons are shown before it is given */}
            {(props.missing > 0 ? [] : groupReasons(closed, asks)).map(([reason, labels]) => (
              <li key={reason}>{closed.length === outcomes.length ? reason : `${labels}: ${reason}`}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** One line per reason, with the outcomes it closes. */
function groupReasons(closed: readonly Outcome[], asks: boolean): [string, string][] {
  const groups = new Map<string, string[]>()
  for (const { label, reason } of closed)
    groups.set(reason ?? '', [...(groups.get(reason ?? '') ?? []), asks ? `Responder «${label}»` : label])
  return [...groups].map(([reason, labels]) => [reason, labels.join(', ')])
}

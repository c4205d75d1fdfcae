import { failureText } from '../../../client/network/http.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import type { ItemName } from '../item-data.ts'
import { TRIAL_OUTDATED } from '@ventanilla/domain/configuration/words'
import styles from '../configuracion.module.css'
import { type Shown, type Trial, useTrial, useTrying } from './trial-data.ts'
import { TrialLine } from './trial-line.tsx'
import { progressWords, sumWords, trialHead } from './trial-words.ts'

interface TrialPanelProps {
  readonly name: ItemName
  /** hash of the draft that is shown */
  readonly stamp: string
}

/** The trial of a draft: what it judges, its progress, and its numbers with the cases behind them. */
export function TrialPanel({ name, stamp }: TrialPanelProps) {
  const read = useTrial(name, stamp)
  if (read.error !== null && read.data === undefined)
    return <ErrorState onRetry={() => void read.refetch()}>{failureText(read.error)}</ErrorState>
  if (read.data === undefined) return <SkeletonRows rows={2} height={32} />
  if (read.data.none !== null) return <p className="v-muted">{read.data.none}</p>
  return <Tried name={name} stamp={stamp} shown={read.data} />
}

function Tried({ name, stamp, shown }: TrialPanelProps & { readonly shown: Shown }) {
  const { start, stop } = useTrying(name, stamp)
  const { trial, parts } = shown
  const running = trial?.state === 'probando'
  const failure = start.error ?? stop.error
  return (
    <>
      {trial === null && (
        <>
          <p>Nadie ha probado este borrador. Se puede publicar sin prueba.</p>
          <ul data-bullets data-indent className="v-muted">
            {parts.map(({ id, judges }) => (
              <li key={id}>{judges}</li>
            ))}
          </ul>
        </>
      )}
      {trial !== null && <Result name={name} trial={trial} parts={parts} />}
      {failure !== null && (
        <Note tone="bad" role="alert">
          {failureText(failure)}
        </Note>
      )}
      <div className="v-row">
        {running ? (
          <ActionButton busy={stop.isPending} onPress={() => stop.mutate()}>
            Detener
          </ActionButton>
        ) : (
          <ActionButton busy={start.isPending} onPress={() => start.mutate()}>
            {trial === null ? 'Probar' : 'Probar de nuevo'}
          </ActionButton>
        )}
      </div>
    </>
  )
}

interface ResultProps {
  readonly name: ItemName
  readonly trial: Trial
  readonly parts: Shown['parts']
}

/** How far a trial got, and its numbers. */
export function Result({ name, trial, parts }: ResultProps) {
  const running = trial.state === 'probando'
  return (
    <>
      {trial.outdated !== null && !running && (
        <Note tone="warn" title={`${TRIAL_OUTDATED[trial.outdated]}.`}>
          Los números son de lo que se probó entonces.
        </Note>
      )}
      <p role="status">{running ? progressWords(trial) : trialHead(trial)}</p>
      {running && (
        <progress
          className={styles.progress}
          aria-label="Avance de la prueba"
          max={Math.max(1, trial.total ?? 1)}
          value={trial.total === null ? undefined : trial.done}
        />
      )}
      {parts.map(({ id, judges, nothing }) => {
        const sum = trial.sums.find(({ piece }) => piece === id)
        if (sum === undefined && trial.state !== 'hecha') return null
        return (
          <section key={id} className="v-stack" data-gap="2" aria-label={judges}>
            <h4>{judges}</h4>
            {(sum === undefined ? [nothing] : sumWords(sum, nothing)).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {sum !== undefined && sum.lines.length > 0 && (
              <ul className={styles.lines}>
                {sum.lines.map((line) => (
                  <li key={line.id} className="v-stack" data-gap="2">
                    <TrialLine name={name} trial={running ? null : trial.id} part={id} line={line} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </>
  )
}

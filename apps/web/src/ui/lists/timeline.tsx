import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './timeline.module.css'

export interface TimelineStep {
  readonly id: string
  readonly title: string
  readonly state: 'hecho' | 'actual' | 'por-venir'
  /** date and holder: '03/11/2026 · Usted' */
  readonly detail?: ReactNode
  readonly children?: ReactNode
}

const WORDS = { hecho: 'Hecho', actual: 'En curso', 'por-venir': 'Por venir' }

/** Steps of a case: done, current, upcoming. */
export function Timeline({
  steps,
  label,
}: {
  readonly steps: readonly TimelineStep[]
  readonly label: string
}) {
  return (
    <ol className={styles.line} aria-label={label}>
      {steps.map((step) => (
        <li key={step.id} data-state={step.state} aria-current={step.state === 'actual' ? 'step' : undefined}>
          <span className={styles.dot} aria-hidden>
            {step.state === 'hecho' && <IconCheck size={16} />}
          </span>
          <div>
            <span className="v-sr">{WORDS[step.state]}: </span>
            <strong>{step.title}</strong>
            {step.detail !== undefined && <div className="v-small v-muted">{step.detail}</div>}
            {step.children}
          </div>
        </li>
      ))}
    </ol>
  )
}

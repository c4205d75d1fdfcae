import type { ProcedureDetail } from '../../keeping/procedure/procedure.ts'
import styles from './detail-screen.module.css'

type Step = ProcedureDetail['way'][number]

/** Every step a case can reach, including rare ones; collapsed because few users need them. */
export function AllSteps({ steps }: { readonly steps: readonly Step[] }) {
  if (steps.length === 0) return null
  return (
    <details className={styles.norms}>
      <summary>Todos los pasos y lo que puede pasar en cada uno</summary>
      <ol className={styles.way}>
        {steps.map((step) => (
          <li key={`${step.title} ${step.ways.join()}`} data-mine={step.mine || undefined}>
            <strong>{step.title}</strong>
            <p className="v-small v-muted">
              {step.mine ? 'Le corresponde a usted' : 'Le corresponde a la Corporación'}
            </p>
            <ul>
              {step.ways.map((way) => (
                <li key={way} className="v-small">
                  {way}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  )
}

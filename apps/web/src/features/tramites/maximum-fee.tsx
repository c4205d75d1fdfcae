import type { FeeBasis } from '@ventanilla/domain/procedures/procedure'
import { maximumFee } from '@ventanilla/domain/fees/maximum'
import type { FeeParameters } from '@ventanilla/domain/fees/parameters'
import type { Answers, FormDef } from '@ventanilla/domain/forms/definition'
import { PROJECT_VALUE } from '@ventanilla/domain/forms/project-value'
import { read } from '@ventanilla/domain/forms/reading'
import { useId, useMemo } from 'react'
import type { Charge } from './use-application.ts'
import styles from './tramites.module.css'

export interface MaximumFeeProps {
  readonly def: FormDef
  readonly answers: Answers
  readonly charge: Charge
}

/**
 * Maximum evaluation fee with its calculation, once the answers determine it. Computed in the browser: also
 * works offline.
 */
export default function MaximumFee({ def, answers, charge }: MaximumFeeProps) {
  const id = useId()
  const fee = useMemo(() => {
    const { sections, values } = read(def, answers)
    const value = values[PROJECT_VALUE]
    return maximumFee(
      {
        // the contract carries it as JSON
        fee: charge.fee as FeeBasis,
        year: charge.year,
        asked: sections.some((section) => section.fields.some((field) => field.key === PROJECT_VALUE)),
        projectValue: typeof value === 'number' ? value : null,
      },
      // the contract carries them as JSON
      charge.parameters as FeeParameters,
    )
  }, [def, answers, charge])
  return (
    <section className={`v-card v-pad ${styles.maximum ?? ''}`} aria-labelledby={id}>
      <h2 id={id} className={styles.maximumTitle}>
        Cuánto cuesta la evaluación
      </h2>
      <div role="status">
        <p className={styles.maximumValue}>{fee.headline}</p>
        <p className="v-small v-muted">{fee.explanation}</p>
      </div>
      {fee.steps.length > 0 && (
        <details>
          <summary>Cómo se calcula</summary>
          <dl className={styles.working}>
            {fee.steps.map((step) => (
              <div key={step.label}>
                <dt>{step.label}</dt>
                <dd>
                  {step.expression} = <strong>{step.value}</strong>
                </dd>
              </div>
            ))}
          </dl>
          <p className="v-small v-muted">{fee.norms.join('; ')}.</p>
        </details>
      )}
    </section>
  )
}

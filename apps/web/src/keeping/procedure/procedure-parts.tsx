import { IconCalendar, IconChartBar, IconClock, IconInfoCircle } from '@tabler/icons-react'
import { FeeCalculator } from './fee-calculator.tsx'
import { costText, descriptionParts, detailText, legalTerm, termText } from './procedure.ts'
import type { ProcedureDetail } from './procedure.ts'
import styles from './procedure.module.css'

/** Legal and actual duration, and validity of what is granted. */
export function ProcedureFacts({ row }: { readonly row: ProcedureDetail }) {
  return (
    <dl className={`v-card ${styles.facts ?? ''}`}>
      <div>
        <dt>
          <IconClock aria-hidden className="v-icon" /> Término de ley
        </dt>
        <dd>{termText(row)}</dd>
        {legalTerm(row) !== null && <dd className="v-small v-muted">sin contar las pausas</dd>}
      </div>
      {row.practice !== null && (
        <div>
          <dt>
            <IconChartBar aria-hidden className="v-icon" /> En la práctica
          </dt>
          <dd>{row.practice.days} días hábiles</dd>
          <dd className="v-small v-muted">mitad de los casos, último año</dd>
        </div>
      )}
      {row.validity !== '' && (
        <div>
          <dt>
            <IconCalendar aria-hidden className="v-icon" /> Vigencia
          </dt>
          <dd className={styles.validity}>{row.validity}</dd>
        </div>
      )}
    </dl>
  )
}

/** What it is, who needs it, and who may be exempt from paying. */
export function ProcedureDescription({ row }: { readonly row: ProcedureDetail }) {
  const description = descriptionParts(row)
  return (
    <section className="v-stack" data-gap="2">
      <h2>Qué es</h2>
      <p className="v-prose">{detailText(row)}</p>
      {'list' in description ? (
        <ul data-bullets className={styles.bullets}>
          {description.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : (
        row.detailText === null && <p className="v-prose">{description.text}</p>
      )}
      {row.fee.exemptions.length > 0 && (
        <div className="v-note" data-tone="ok">
          <IconInfoCircle aria-hidden className="v-icon" />
          <div>
            <strong>Quizá no deba pagar.</strong> {row.fee.exemptions.join(' ')}
          </div>
        </div>
      )}
    </section>
  )
}

export function ProcedureNorms({ row }: { readonly row: ProcedureDetail }) {
  if (row.legalBasis.length === 0) return null
  return (
    <details id="normas">
      <summary className={styles.more}>Normas que lo regulan</summary>
      <ul data-bullets className={styles.bullets}>
        {row.legalBasis.map((basis) => (
          <li key={`${basis.norm} ${basis.article} ${basis.subject}`}>
            {basis.norm}, {basis.article}: {basis.subject}.
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Evaluation cost: a calculator where the law sets a ceiling, else text. */
export function ProcedureCost({ row }: { readonly row: ProcedureDetail }) {
  if (row.feeScale !== null) return <FeeCalculator scale={row.feeScale} />
  return (
    <div className="v-card v-pad v-stack" data-gap="2">
      <h2>Cuánto cuesta</h2>
      <p>{costText(row)}</p>
    </div>
  )
}

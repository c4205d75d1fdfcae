import {
  IconCertificate,
  IconClipboardCheck,
  IconFileText,
  IconListCheck,
  IconMapPin,
  IconReceipt,
  IconSend,
  IconUsers,
} from '@tabler/icons-react'
import type { ProcedureTerm } from './procedure.ts'
import styles from './procedure.module.css'

/** By what a stage is, never by its words. */
const ICONS: Readonly<Record<ProcedureTerm['kind'], typeof IconFileText>> = {
  preliminary: IconFileText,
  opening: IconFileText,
  acknowledgement: IconFileText,
  review: IconListCheck,
  validation: IconFileText,
  documents: IconListCheck,
  completion: IconUsers,
  meeting: IconFileText,
  fee: IconReceipt,
  notice: IconFileText,
  visit: IconMapPin,
  emergency: IconFileText,
  opinion: IconClipboardCheck,
  third_parties: IconUsers,
  decision: IconCertificate,
  issuance: IconFileText,
  answer: IconFileText,
  forwarding: IconFileText,
  appeal: IconUsers,
  follow_up: IconListCheck,
  report: IconClipboardCheck,
  yearly_update: IconUsers,
}

/** Diagram of the stages: icon, holder and duration of each. */
export function StepsPath({
  terms,
  paid,
}: {
  readonly terms: readonly ProcedureTerm[]
  readonly paid: boolean
}) {
  if (terms.length === 0) return null
  const steps = [
    { stage: 'Usted radica', time: 'Hoy', mine: true, Icon: IconSend },
    ...terms.map((term) => ({
      stage: term.stage,
      time: duration(term),
      mine: term.holder === 'solicitante',
      Icon: ICONS[term.kind],
    })),
  ]
  return (
    <section className="v-stack">
      <h2>Cómo es el camino</h2>
      <ol className={styles.path}>
        {steps.map(({ stage, time, mine, Icon }) => (
          <li key={stage} data-mine={mine || undefined}>
            <span className={styles.node}>
              <Icon aria-hidden className="v-icon" />
            </span>
            <strong>{stage}</strong>
            <span className="v-small v-muted">
              {time}
              <span className="v-sr">
                {mine ? ', le corresponde a usted' : ', le corresponde a la Corporación'}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className={`v-small v-muted ${styles.key ?? ''}`}>
        <span>
          <i data-mine /> Le corresponde a usted
        </span>
        <span>
          <i /> Le corresponde a la Corporación o a terceros
        </span>
        {paid && <span>La evaluación tiene un costo, que se paga con el recibo.</span>}
      </p>
    </section>
  )
}

function duration(term: ProcedureTerm): string {
  if (term.amount === 0) return 'De inmediato'
  const one = term.amount === 1
  if (term.unit === 'meses') return `${term.amount} ${one ? 'mes' : 'meses'}`
  const unit = term.unit === 'habiles' ? (one ? 'día hábil' : 'días hábiles') : one ? 'día' : 'días'
  return `${term.amount} ${unit}`
}

import { partyLabel } from '@ventanilla/domain/cases/words/party-words'
import { RECEIPT_STATES, surplusIn, SURPLUS_WORDS } from '@ventanilla/domain/fees/receipt-words'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import { FormView } from '../../../forms/form-view.tsx'
import { AppealsList } from '../../../ui/lists/appeals-list.tsx'
import { FactList } from '../../../ui/lists/fact-list.tsx'
import { formatInstant, formatLongDate, formatMoney } from '../../../ui/formats.tsx'
import { ApplicantChanges } from './applicant-changes.tsx'
import type { TabProps } from './case-tab.ts'
import { EntryPointsSection, LinkedSection } from './linked-section.tsx'
import styles from '../task.module.css'

/** Facts of the case, then the applicant's answers. */
export default function FactsTab({ detail, surroundings }: TabProps) {
  // the contract carries it as JSON
  const form = detail.form as FormDef | null
  return (
    <div className={styles.padded}>
      <h2>Datos del caso</h2>
      <FactList
        dense
        facts={[
          { label: 'Radicado', value: detail.radicado },
          { label: 'Expediente', value: detail.expediente ?? 'Sin abrir' },
          { label: 'Trámite', value: detail.procedure },
          { label: partyLabel('solicitante', detail.applicantIs), value: detail.applicant.name },
          { label: 'Municipio', value: detail.municipality },
          { label: 'Territorial', value: detail.officeName ?? 'Sin asignar' },
          { label: 'Estado', value: detail.statusLabel },
          { label: 'Radicada', value: detail.filedAt === null ? null : formatInstant(detail.filedAt) },
          {
            label: 'Fecha hábil',
            value: detail.filedBusinessDate === null ? null : formatLongDate(detail.filedBusinessDate),
          },
          {
            label: 'Notificación electrónica',
            value: detail.electronicNotification ? 'Autorizada' : 'No autorizada',
          },
        ]}
      />
      {detail.receipts.length > 0 && (
        <>
          <h2>Recibos</h2>
          <FactList
            dense
            facts={detail.receipts.map((receipt) => ({
              label: `${receipt.concept} · ${receipt.reference}`,
              value: `${formatMoney(receipt.amount)}. ${RECEIPT_STATES[receipt.state]}.${receipt.warning === null || receipt.state === 'paid' ? '' : ` ${receipt.warning}`}`,
            }))}
          />
          {surplusIn(detail.facts) > 0 && (
            <FactList
              dense
              facts={[
                {
                  label: 'Saldo a favor del pagador',
                  value: `${formatMoney(surplusIn(detail.facts))}. ${SURPLUS_WORDS}`,
                },
              ]}
            />
          )}
        </>
      )}
      {detail.appeals.length > 0 && (
        <>
          <h2>Recursos presentados</h2>
          <AppealsList rows={detail.appeals} reading />
        </>
      )}
      <LinkedSection caseId={detail.id} surroundings={surroundings} />
      {detail.family === null && <ApplicantChanges caseId={detail.id} />}
      {detail.family === null && <h2>Respuestas del formulario</h2>}
      {detail.family === null &&
        (form === null ? (
          <p className="v-muted">Este trámite no tiene formulario.</p>
        ) : (
          <FormView def={form} answers={detail.answers} surroundings={surroundings} />
        ))}
      <EntryPointsSection caseId={detail.id} />
    </div>
  )
}

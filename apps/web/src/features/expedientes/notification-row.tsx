import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { expedientes } from '@ventanilla/contract/generated/expedientes'
import type { ShapeOf } from '@ventanilla/contract/reference'
import { failureText } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { showMessage } from '../../client/messages.ts'
import { openAct } from '../../client/open-act.ts'
import { downloadFile } from '../../client/network/upload.ts'
import { type Fact, FactList } from '../../ui/lists/fact-list.tsx'
import { formatInstant, formatShortDate } from '../../ui/formats.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import styles from './expedientes.module.css'

type Row = Extract<
  EndpointAnswer<ShapeOf<(typeof expedientes)['notifications']>>,
  { status: 200 }
>['body']['rows'][number]

const told = (work: Promise<void>): void =>
  void work.catch((error: unknown) => showMessage(failureText(error), 'error'))

/** One notification of an act: means, date, effect and proof. */
export function NotificationRow({ row, caseId }: { readonly row: Row; readonly caseId: string }) {
  const { act, proof } = row
  const name = act.number === null ? act.title : `${act.title} ${act.number}`
  return (
    <li>
      <div className="v-row">
        <h2 className={styles.rowTitle}>{name}</h2>
        <StatusBadge tone={row.standing.tone}>{row.standing.words}</StatusBadge>
      </div>
      <FactList dense facts={factsOf(row)} />
      <div className="v-row v-no-print">
        {row.toOpen && (
          <a
            className="v-btn"
            data-kind="primary"
            href={href('/mis-solicitudes/ver-solicitud/:id', { id: caseId })}
          >
            Abrir la notificación<span className="v-sr"> de {name}</span>
          </a>
        )}
        {row.readable && (
          <button type="button" className="v-btn" data-kind="default" onClick={() => told(openAct(act.id))}>
            Ver el acto<span className="v-sr"> {name}</span>
          </button>
        )}
        {proof !== null && proof.act !== null && (
          <button
            type="button"
            className="v-btn"
            data-kind="quiet"
            onClick={() => told(openAct(proof.act?.id ?? ''))}
          >
            Ver la prueba: {proof.act.title}
          </button>
        )}
        {proof?.fileId != null && (
          <button
            type="button"
            className="v-btn"
            data-kind="quiet"
            onClick={() => told(downloadFile(proof.fileId ?? ''))}
          >
            Descargar la prueba de entrega<span className="v-sr"> de {name}</span>
          </button>
        )}
      </div>
    </li>
  )
}

/** Omits facts that are not known yet or do not apply to these means. */
function factsOf(row: Row): Fact[] {
  const when = (label: string, value: string | null, form: (text: string) => string): Fact[] =>
    value === null ? [] : [{ label, value: form(value) }]
  return [
    { label: 'Destinatario', value: row.recipient ?? 'Quienes participan en el trámite' },
    ...(row.means === null ? [] : [{ label: 'Medio', value: row.means }]),
    ...when('Fecha del acto', row.act.signedOn, formatShortDate),
    ...when(row.letter ? 'Comunicado' : 'Enviada', row.sentAt, formatInstant),
    ...when('Abierta', row.accessedAt, formatInstant),
    ...when('Fecha legal', row.legalOn, formatShortDate),
    ...(row.proof?.guide == null ? [] : [{ label: 'Guía', value: row.proof.guide }]),
  ]
}

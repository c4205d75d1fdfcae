import { useState } from 'react'
import { failureText } from '../../client/network/http.ts'
import { downloadFile } from '../../client/network/upload.ts'
import { FileList } from '../../ui/lists/file-list.tsx'
import { formatMoney, formatShortDate } from '../../ui/formats.tsx'
import { Note } from '../../ui/states/note.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import { RECEIPT_STATES, SURPLUS_WORDS, surplusIn } from '@ventanilla/domain/fees/receipt-words'
import type { CaseDetail } from './case-data.ts'

/** Downloadable acts, receipts and documents of the case. */
export function CasePapers({
  detail,
  filesTitle = 'Sus documentos y constancias',
}: {
  readonly detail: CaseDetail
  readonly filesTitle?: string
}) {
  const [failure, setFailure] = useState<string | null>(null)
  const download = (fileId: string | null | undefined): void => {
    if (fileId == null) return
    setFailure(null)
    downloadFile(fileId).catch((error: unknown) => setFailure(failureText(error)))
  }
  const acts = detail.acts.filter((act) => !act.toOpen && act.fileId !== null)
  const notified = (actId: string): string | null => {
    const one = detail.notifications.find((item) => item.actId === actId && item.legalOn !== null)
    return one?.legalOn == null ? null : `Notificado el ${formatShortDate(one.legalOn)}`
  }
  const shownByActs = new Set([
    ...detail.acts.map((act) => act.fileId),
    ...detail.receipts.map((receipt) => receipt.fileId),
  ])
  const surplus = surplusIn(detail.facts)
  const files = detail.files.filter((file) => file.purpose !== 'acto' && !shownByActs.has(file.id))
  return (
    <section className="v-stack" aria-labelledby="papeles">
      <h2 id="papeles">Documentos y actos</h2>
      {failure !== null && (
        <Note tone="bad" role="alert">
          {failure}
        </Note>
      )}
      {detail.receipts.length > 0 && (
        <>
          <h3>Recibos de pago</h3>
          <FileList
            files={detail.receipts.map((receipt) => ({
              id: receipt.id,
              name: `${receipt.concept} · ${formatMoney(receipt.amount)}`,
              detail: `Referencia ${receipt.reference} · ${receipt.warning ?? `Vence el ${formatShortDate(receipt.dueOn)}`}`,
              badge: (
                <StatusBadge tone={receipt.state === 'paid' ? 'ok' : 'none'}>
                  {RECEIPT_STATES[receipt.state]}
                </StatusBadge>
              ),
            }))}
            onDownload={(id) => download(detail.receipts.find((one) => one.id === id)?.fileId)}
          />
        </>
      )}
      {surplus > 0 && (
        <Note tone="info" title={`Saldo a favor: ${formatMoney(surplus)}`}>
          {SURPLUS_WORDS}
        </Note>
      )}
      {acts.length > 0 && (
        <>
          <h3>Actos de la Corporación</h3>
          <FileList
            files={acts.map((act) => ({
              id: act.id,
              name: act.number === null ? act.title : `${act.title} ${act.number}`,
              detail: [act.signedOn === null ? null : formatShortDate(act.signedOn), notified(act.id)]
                .filter((part) => part !== null)
                .join(' · '),
            }))}
            onDownload={(id) => download(acts.find((one) => one.id === id)?.fileId)}
          />
        </>
      )}
      {files.length > 0 && (
        <>
          <h3>{filesTitle}</h3>
          <FileList
            files={files.map((file) => ({
              id: file.id,
              name: file.title ?? file.name,
              detail: [file.title === null ? null : file.name, formatShortDate(file.createdAt)]
                .filter((part) => part !== null)
                .join(' · '),
              bytes: file.size,
            }))}
            onDownload={download}
          />
        </>
      )}
      {files.length === 0 && acts.length === 0 && detail.receipts.length === 0 && (
        <p className="v-muted">Todavía no hay documentos en esta solicitud.</p>
      )}
    </section>
  )
}

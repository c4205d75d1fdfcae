import { IconDownload } from '@tabler/icons-react'
import type { FieldDef, FormDef } from '@ventanilla/domain/forms/definition'
import { useMemo, useState } from 'react'
import { failureText } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { useUser } from '../../../client/session/session.ts'
import { downloadFile } from '../../../client/network/upload.ts'
import { capturedBy } from '../../../keeping/step-form.ts'
import { useTaskWork } from '../../../keeping/task-work.ts'
import { formatLongDate, formatMoney } from '../../../ui/formats.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import type { CaseDetail } from '../case-data.ts'
import { useCaseSurroundings } from '../surroundings.ts'
import { TaskForm } from './task-form.tsx'
import { useRefreshCase, useTask } from '../use-case.ts'
import { codeOf, useSend } from './use-send.ts'
import styles from '../mis-solicitudes.module.css'

const CLAIM = 'pago.reclamo'

const formOf = (id: string, title: string, fields: readonly FieldDef[]): FormDef => ({
  id,
  sections: [{ key: 'tarea', title, fields: [...fields] }],
  checks: [],
})

/** Receipt to pay, proof of payment to send, and the objection to the amount. */
export function PaymentPanel({ detail, taskId }: { readonly detail: CaseDetail; readonly taskId: string }) {
  const user = useUser()
  const task = useTask(taskId)
  const { engine } = useTaskWork(task.data, user?.id ?? '')
  const surroundings = useCaseSurroundings(detail, task.data?.items, taskId)
  const send = useSend(task.data, detail.version, engine)
  const refresh = useRefreshCase(detail.id)
  const [failure, setFailure] = useState<string | null>(null)
  const capture = task.data === undefined ? undefined : capturedBy(task.data.definition)
  const pay = useMemo(
    () =>
      formOf(
        'pago',
        'Pago',
        (capture ?? []).filter((field) => field.key !== CLAIM),
      ),
    [capture],
  )
  const claim = useMemo(
    () =>
      formOf(
        'reclamo',
        'Reclamación',
        (capture ?? []).filter((field) => field.key === CLAIM).map((field) => ({ ...field, required: true })),
      ),
    [capture],
  )
  const announced = detail.facts['reclamacion.hasta']
  const claimEnds = typeof announced === 'string' ? announced : null
  const receipt = detail.receipts.findLast((one) => one.state === 'issued')
  // the applicant may still hold the replaced paper receipt
  const before = detail.receipts.findLast((one) => one.warning !== null && one !== receipt)
  // the liquidación document details the calculation line by line
  const working = detail.acts.findLast((act) => act.role === 'assessment')?.fileId
  const download = (fileId: string | null): void => {
    setFailure(null)
    if (fileId !== null) downloadFile(fileId).catch((error: unknown) => setFailure(failureText(error)))
  }
  const finish = async (move: 'pay' | 'claim'): Promise<void> => {
    if (task.data === undefined || !(await send.send(codeOf(task.data, move)))) return
    showMessage(move === 'pay' ? 'Enviamos su comprobante' : 'Enviamos su reclamación', 'success')
    await refresh()
  }
  return (
    <>
      {receipt !== undefined && (
        <div className={styles.nowBody}>
          <div className="v-row" data-spread>
            <div>
              <p className="v-small v-muted">{receipt.concept}</p>
              <p className={styles.amount}>{formatMoney(receipt.amount)}</p>
              <p className="v-small">
                Referencia {receipt.reference}. Pague a más tardar el {formatLongDate(receipt.dueOn)}.
              </p>
            </div>
            <button
              type="button"
              className="v-btn"
              data-kind="primary"
              disabled={receipt.fileId === null}
              onClick={() => download(receipt.fileId)}
            >
              <IconDownload aria-hidden className="v-icon" />
              {receipt.fileId === null ? 'Preparando el recibo…' : 'Descargar el recibo'}
            </button>
          </div>
          {working != null && (
            <p className="v-small">
              <button type="button" className="v-btn" data-kind="quiet" onClick={() => download(working)}>
                <IconDownload aria-hidden className="v-icon" />
                Ver cómo se calculó
              </button>
            </p>
          )}
          {failure !== null && (
            <Note tone="bad" role="alert">
              {failure}
            </Note>
          )}
        </div>
      )}
      {before != null && (
        <Note tone="warn" title={`Recibo ${before.reference}`}>
          {before.warning} Si ya lo pagó, envíe el comprobante con esa referencia: se abona a su cobro.
        </Note>
      )}
      <div className={styles.nowBody}>
        <h3>¿Ya pagó? Envíe el comprobante</h3>
        {engine === null || surroundings === null ? (
          task.isError ? (
            <Note tone="bad">{failureText(task.error)}</Note>
          ) : task.data !== undefined && !task.data.canAct ? (
            <Note>{task.data.blocked}</Note>
          ) : (
            <SkeletonRows rows={3} />
          )
        ) : (
          <>
            <TaskForm
              def={pay}
              engine={engine}
              surroundings={surroundings}
              action="Enviar el comprobante"
              busyAction="Enviando…"
              busy={send.busy}
              failure={send.failure}
              onSend={() => void finish('pay')}
            />
            {claimEnds !== null && claimEnds < surroundings.today ? (
              <p className="v-small v-muted">
                El plazo para reclamar contra la liquidación terminó el {formatLongDate(claimEnds)}.
              </p>
            ) : (
              <details className={styles.details}>
                <summary>
                  No estoy de acuerdo con el valor
                  {claimEnds !== null && ` (puede reclamar hasta el ${formatLongDate(claimEnds)})`}
                </summary>
                <TaskForm
                  def={claim}
                  engine={engine}
                  surroundings={surroundings}
                  saving={false}
                  kind="default"
                  action="Presentar la reclamación"
                  busyAction="Enviando…"
                  busy={send.busy}
                  failure={null}
                  onSend={() => void finish('claim')}
                />
              </details>
            )}
          </>
        )}
      </div>
    </>
  )
}

import { useMutation } from '@tanstack/react-query'
import { changes } from '@ventanilla/contract/generated/changes'
import { useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { formatLongDate } from '../../../ui/formats.tsx'
import { Note } from '../../../ui/states/note.tsx'
import type { CaseDetail, ChangeRecord } from '../case-data.ts'
import { AnswerDialog, type ChangeAnswer } from './change-dialogs.tsx'
import { changeWords, waitsForReader } from './change-words.ts'
import { DueChip } from '../due-chip.tsx'
import { ActsToOpen, AppealOffer } from '../now-parts.tsx'
import { useRefreshCase } from '../use-case.ts'
import styles from '../mis-solicitudes.module.css'

/** What a request waits for, until when, and the user's options. */
export function ChangeNow({
  detail,
  change,
}: {
  readonly detail: CaseDetail
  readonly change: ChangeRecord
}) {
  const [asking, setAsking] = useState<ChangeAnswer | null>(null)
  const { paso } = change
  const toOpen = detail.acts.filter((act) => act.toOpen).length
  const { title, text } = changeWords(change, toOpen)
  const due = detail.tasks.find((task) => task.id === paso?.tarea)?.due
  const gives = change.lector.papel === 'solicitante' || change.lector.papel === 'apoderado'
  const mine = waitsForReader(paso)
  const toSend = mine && paso?.parte === 'envio'
  const toAnswer = mine && paso?.parte === 'aceptacion'
  return (
    <section className={`v-card ${styles.now}`} data-raised aria-labelledby="ahora">
      <div className={styles.nowHead} data-mine={toOpen > 0 || mine || undefined}>
        <p className="v-small">Qué pasa ahora</p>
        <h2 id="ahora">{title}</h2>
        <p>{text}</p>
        {paso?.parte === 'aplicacion' && paso.vence !== null && (
          <p>
            El plazo vence el <strong>{formatLongDate(paso.vence)}</strong>.
          </p>
        )}
        {due !== undefined && toOpen === 0 && (
          <div className="v-row">
            <DueChip due={due} />
          </div>
        )}
      </div>
      <ActsToOpen detail={detail} />
      {toSend && (
        <div className={styles.nowFoot}>
          <p className="v-small v-muted">Después de enviarla ya no se corrige.</p>
          <button type="button" className="v-btn" data-kind="primary" onClick={() => setAsking('enviar')}>
            Enviar la petición
          </button>
        </div>
      )}
      {paso?.parte === 'vinculacion' && gives && <ResendLink id={change.id} to={change.cs_email} />}
      {toAnswer && (
        <div className={styles.nowFoot}>
          <button type="button" className="v-btn" data-kind="default" onClick={() => setAsking('denegada')}>
            No aceptar
          </button>
          <button type="button" className="v-btn" data-kind="primary" onClick={() => setAsking('aceptada')}>
            Aceptar el trámite
          </button>
        </div>
      )}
      <AppealOffer detail={detail} />
      <AnswerDialog asking={asking} change={change} onClose={() => setAsking(null)} />
    </section>
  )
}

/** Sends a replacement link; its confirmation stays here because the page does not change. */
function ResendLink({ id, to }: { readonly id: string; readonly to: string }) {
  const refresh = useRefreshCase(id)
  const resend = useMutation({
    mutationFn: async () => (await call(changes.resendLink, { params: { id }, body: {} })).body,
    onSuccess: ({ message }) => void showMessage(message, 'success'),
    onError: () => void refresh(),
  })
  return (
    <div className={styles.nowBody}>
      {resend.isSuccess && (
        <Note tone="ok" role="status">
          {resend.data.message}
        </Note>
      )}
      {resend.isError && (
        <Note tone="bad" role="alert">
          {failureText(resend.error)}
        </Note>
      )}
      <div className="v-row" data-spread>
        <p className="v-small v-muted">
          {to === '' ? '¿No le llegó el enlace?' : `El enlace se envió a ${to}.`}
        </p>
        <ActionButton busy={resend.isPending} onPress={() => resend.mutate()}>
          {resend.isPending ? 'Enviando…' : 'Enviar otro enlace'}
        </ActionButton>
      </div>
    </div>
  )
}

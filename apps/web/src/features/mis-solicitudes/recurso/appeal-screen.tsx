import { useMutation } from '@tanstack/react-query'
import { cases } from '@ventanilla/contract/generated/cases'
import { useMemo, useState } from 'react'
import { call, CallError, failureText } from '../../../client/network/http.ts'
import { isAnswered, useIntention } from '../../../client/network/intention.ts'
import { href } from '../../../client/address/links.ts'
import { useParam } from '../../../client/address/navigation.ts'
import { usePageTitle } from '../../../client/address/page-title.ts'
import { useUser } from '../../../client/session/session.ts'
import picture from '../../../ui/illustrations/vacio-tareas.svg'
import { DeadEnd } from '../../../ui/states/dead-end.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { FailedRead } from '../../../keeping/failed-read.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { forgetKnown } from '../../../keeping/last-known.ts'
import { appealForm, type Offer } from './appeal-form.ts'
import type { CaseDetail } from '../case-data.ts'
import { DueChip } from '../due-chip.tsx'
import { SentState } from '../tarea/sent-state.tsx'
import { useCaseSurroundings } from '../surroundings.ts'
import { TaskForm } from '../tarea/task-form.tsx'
import { useCase, useRefreshCase } from '../use-case.ts'
import { keptAppeal, useAppealWork } from './use-appeal-work.ts'
import styles from '../mis-solicitudes.module.css'

/** Appeal against a notified decision. */
export default function AppealScreen() {
  const id = useParam('id')
  const read = useCase(id)
  const [sent, setSent] = useState<string | null>(null)
  const detail = read.data
  usePageTitle(`Presentar un recurso · ${detail?.radicado ?? ''}`)
  if (sent !== null)
    return (
      <SentState caseId={id} title={sent.replace(/\.$/, '')}>
        La decisión no queda en firme hasta que se resuelva. Si otras partes recurren dentro de su término,
        los recursos se deciden juntos. Le notificaremos la respuesta.
      </SentState>
    )
  if (detail === undefined)
    return read.isPending ? (
      <SkeletonRows rows={8} />
    ) : (
      <FailedRead title="Presentar un recurso" error={read.error} retry={() => void read.refetch()} />
    )
  if (detail.actions.appeal === null)
    return (
      <DeadEnd
        title="No hay una decisión que pueda recurrir"
        picture={picture}
        to={href('/mis-solicitudes/ver-solicitud/:id', { id })}
        label="Ver la solicitud"
      >
        {detail.actions.whyNoAppeal ??
          'El recurso se presenta después de la notificación y antes de que venza el plazo.'}
      </DeadEnd>
    )
  return <Appealing detail={detail} appeal={detail.actions.appeal} onSent={setSent} />
}

function Appealing({
  detail,
  appeal,
  onSent,
}: {
  readonly detail: CaseDetail
  readonly appeal: Offer
  readonly onSent: (message: string) => void
}) {
  const user = useUser()
  const work = useAppealWork(detail.id, user?.id ?? '')
  const { engine } = work
  const surroundings = useCaseSurroundings(detail, undefined, `recurso/${detail.id}`)
  const refresh = useRefreshCase(detail.id)
  const def = useMemo(() => appealForm(appeal), [appeal])
  const intention = useIntention()
  const file = useMutation({
    mutationFn: async () => {
      await engine?.flush()
      if ((engine?.get().conflicts.length ?? 0) > 0)
        throw new CallError(
          409,
          'Una respuesta cambió también en otro dispositivo. Elija cuál vale y vuelva a radicar.',
        )
      const body = { version: detail.version, taskId: appeal.taskId, data: { ...engine?.get().answers } }
      const answer = await intention.send(body, (sent, options) =>
        call(cases.appeal, { params: { id: detail.id }, body: sent }, options),
      )
      await engine?.finish()
      if (user !== null) await forgetKnown(user.id, keptAppeal(detail.id))
      return answer.body.message
    },
    onSuccess: (message) => {
      onSent(message)
      void refresh()
    },
    onError: (error) => {
      // after a lost response the case may show no appeal to file any more, though this one was not confirmed
      if (isAnswered(error)) void refresh()
    },
  })
  return (
    <>
      <PageHeader
        title="Presentar un recurso"
        {...(detail.radicado !== null && { number: detail.radicado })}
        subtitle={detail.procedure}
      />
      <div className={styles.columns}>
        {work.failure !== null ? (
          <ErrorState onRetry={work.retry}>{failureText(work.failure)}</ErrorState>
        ) : engine === null || surroundings === null ? (
          <SkeletonRows rows={6} />
        ) : (
          <TaskForm
            def={def}
            engine={engine}
            surroundings={surroundings}
            action="Radicar el recurso"
            busyAction="Radicando…"
            busy={file.isPending}
            failure={file.isError ? failureText(file.error) : null}
            onSend={() => file.mutate()}
          />
        )}
        <aside className="v-stack" data-gap="5" aria-label="Plazo">
          <section className="v-card v-pad v-stack">
            <h2>Plazo para recurrir</h2>
            <DueChip due={appeal.due} />
            <p className="v-hint">Artículos 74 a 76 de la Ley 1437 de 2011.</p>
          </section>
          <Note title="Se guarda solo">
            Lo que escriba se guarda solo y lo encuentra en cualquier equipo. Nada se presenta hasta que usted
            radique el recurso.
          </Note>
        </aside>
      </div>
    </>
  )
}

import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { config } from '../../client/config.ts'
import { useUser } from '../../client/session.ts'
import { useTaskWork } from '../../keeping/task-work.ts'
import type { DraftEngine } from '../../forms/draft/engine.ts'
import { useDraft } from '../../forms/draft/save-state.tsx'
import { type CaseAct, type CaseDetail, taskAddress } from './case-data.ts'
import { DueChip } from './due-chip.tsx'
import { ExtensionDialog } from './extension-dialog.tsx'
import { ActsToOpen, AppealOffer } from './now-parts.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { RequirementList } from './requirement-list.tsx'
import { useTask } from './use-case.ts'
import { WaiverOffer } from './waiver-offer.tsx'
import styles from './mis-solicitudes.module.css'

/** What happens now, what the person has to do, by when, and who has the case. */
export function NowCard({ detail }: { readonly detail: CaseDetail }) {
  const toOpen = detail.acts.filter((act) => act.toOpen)
  const waits = detail.waitsForMe
  const open = detail.tasks.filter((task) => task.state === 'open')
  const mine = waits === null ? undefined : open.find((task) => task.id === waits.taskId)
  const holder = open.find((task) => task.turn === 'corporacion')?.assignee?.name
  const busy = mine !== undefined || toOpen.length > 0
  return (
    <section className={`v-card ${styles.now}`} data-raised aria-labelledby="ahora">
      <div className={styles.nowHead} data-mine={busy || undefined}>
        <p className="v-small">Qué pasa ahora</p>
        <h2 id="ahora">{headline(detail, mine?.kind, toOpen)}</h2>
        {mine === undefined ? (
          <p>
            {toOpen.length > 0
              ? 'Ábrala para conocer lo que se decidió. Le explicamos antes qué efecto tiene.'
              : holder === undefined
                ? `La tiene ${detail.officeName ?? config.authority.name}. Usted no tiene que hacer nada por ahora.`
                : `La tiene ${holder}, de ${detail.officeName ?? config.authority.name}. Usted no tiene que hacer nada por ahora.`}
          </p>
        ) : (
          <p>
            {detail.suspended
              ? 'El término de la Corporación está en pausa mientras usted responde.'
              : 'Su solicitud sigue cuando usted responda.'}
          </p>
        )}
        <div className="v-row">
          {/* the authority's own term says nothing about when a notification has to be opened */}
          {(waits !== null || toOpen.length === 0) && <DueChip due={waits?.due ?? detail.due} />}
          {detail.actions.extend !== null && (
            <Extension detail={detail} taskId={detail.actions.extend.taskId} />
          )}
          {detail.actions.waive?.of === 'plazo' && <WaiverOffer detail={detail} />}
        </div>
      </div>
      <ActsToOpen detail={detail} />
      {mine?.kind === 'payment' && <PaymentPanel detail={detail} taskId={mine.id} />}
      {mine !== undefined && mine.kind !== 'payment' && <ToAnswer detail={detail} taskId={mine.id} />}
      <AppealOffer detail={detail} />
    </section>
  )
}

function headline(detail: CaseDetail, kind: string | undefined, toOpen: readonly CaseAct[]): string {
  if (kind === 'payment') return 'Pague el servicio de evaluación para seguir'
  if (kind !== undefined) return 'Le pedimos información para seguir'
  if (toOpen.length > 0)
    return toOpen.length === 1
      ? 'Tiene una notificación por abrir'
      : `Tiene ${toOpen.length} notificaciones por abrir`
  return detail.now
}

function Extension({ detail, taskId }: { readonly detail: CaseDetail; readonly taskId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.inlineButton} onClick={() => setOpen(true)}>
        Pedir más tiempo
      </button>
      <ExtensionDialog open={open} detail={detail} taskId={taskId} onClose={() => setOpen(false)} />
    </>
  )
}

/** The requirement as a list of what is missing, with what has been answered already. */
function ToAnswer({ detail, taskId }: { readonly detail: CaseDetail; readonly taskId: string }) {
  const user = useUser()
  const task = useTask(taskId)
  const { engine } = useTaskWork(task.data, user?.id ?? '')
  const ref = detail.tasks.find((one) => one.id === taskId)
  if (task.data === undefined || ref === undefined) return null
  return (
    <>
      {engine === null ? (
        <RequirementList task={task.data} answers={task.data.data} />
      ) : (
        <LiveList task={task.data} engine={engine} />
      )}
      <div className={styles.nowFoot}>
        <p className="v-small v-muted">
          Lo que escriba se guarda solo. Nada se envía hasta que usted lo decida.
        </p>
        <a className="v-btn" data-kind="primary" href={taskAddress(ref, detail.id)}>
          Responder
          <IconArrowRight aria-hidden className="v-icon" />
        </a>
      </div>
    </>
  )
}

function LiveList(props: {
  readonly task: NonNullable<ReturnType<typeof useTask>['data']>
  readonly engine: DraftEngine
}) {
  const { answers } = useDraft(props.engine)
  return <RequirementList task={props.task} answers={answers} />
}

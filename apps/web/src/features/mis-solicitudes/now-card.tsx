import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { config } from '../../client/config.ts'
import { useUser } from '../../client/session/session.ts'
import { useTaskWork } from '../../keeping/task-work.ts'
import type { DraftEngine } from '../../forms/draft/engine.ts'
import { useDraft } from '../../forms/draft/save-state.tsx'
import { type CaseAct, type CaseDetail, taskAddress } from './case-data.ts'
import { DueChip } from './due-chip.tsx'
import { ExtensionDialog } from './tarea/extension-dialog.tsx'
import { ActsToOpen, AppealOffer } from './now-parts.tsx'
import { PaymentPanel } from './tarea/payment-panel.tsx'
import { RequirementList } from './tarea/requirement-list.tsx'
import { useTask } from './use-case.ts'
import { WaiverOffer } from './tarea/waiver-offer.tsx'
import styles from './mis-solicitudes.module.css'

/** Outcome or current state, the user's duties, the deadline, and who holds the case. */
export function NowCard({ detail }: { readonly detail: CaseDetail }) {
  const toOpen = detail.acts.filter((act) => act.toOpen)
  const waits = detail.waitsForMe
  const { decision } = detail
  const open = detail.tasks.filter((task) => task.state === 'open')
  const mine = waits === null ? undefined : open.find((task) => task.id === waits.taskId)
  const busy = mine !== undefined || toOpen.length > 0
  return (
    <section className={`v-card ${styles.now}`} data-raised aria-labelledby="ahora">
      <div className={styles.nowHead} data-mine={busy || undefined} data-verdict={decision?.tone}>
        <p className="v-small">{decision === null ? 'Qué pasa ahora' : 'La decisión'}</p>
        <h2 id="ahora">{headline(detail, toOpen)}</h2>
        {decision !== null && <Decision decision={decision} />}
        {decision === null && mine === undefined && <p>{holderSentence(detail, toOpen.length > 0)}</p>}
        {waits !== null && decision === null && (
          <p>
            {waits.optional
              ? 'Usted decide si lo hace.'
              : detail.suspended
                ? 'El término de la Corporación está en pausa mientras usted responde.'
                : 'Su solicitud sigue cuando usted responda.'}
          </p>
        )}
        {waits !== null && decision !== null && (
          <p>
            <strong>{waits.title}.</strong>
          </p>
        )}
        <div className="v-row">
          {/* the authority's own term does not govern the opening of a notification */}
          {(waits !== null || toOpen.length === 0) && <DueChip due={waits?.due ?? detail.due} />}
          {detail.actions.extend !== null && <Extension detail={detail} offer={detail.actions.extend} />}
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

/** Duties shown before expanding the list. */
const DUTIES_SHOWN = 5

function Decision({ decision }: { readonly decision: NonNullable<CaseDetail['decision']> }) {
  return (
    <>
      {decision.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {decision.duties.length > 0 && (
        <details className={styles.details} open={decision.duties.length <= DUTIES_SHOWN}>
          <summary>
            {decision.duties.length === 1
              ? 'Le obliga a una cosa'
              : `Le obliga a ${decision.duties.length} cosas`}
          </summary>
          <ol className={styles.duties}>
            {decision.duties.map((duty) => (
              <li key={duty}>{duty}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

function holderSentence(detail: CaseDetail, toOpen: boolean): string {
  if (toOpen) return 'Ábrala para conocer lo que se decidió. Le explicamos antes qué efecto tiene.'
  const office = detail.officeName ?? config.authority.name
  const holder = detail.tasks.find((task) => task.state === 'open' && task.turn === 'corporacion')?.assignee
    ?.name
  return `La tiene ${holder === undefined ? office : `${holder}, de ${office}`}. Usted no tiene que hacer nada por ahora.`
}

/** A notified decision goes above anything still pending; before one, the user's duties. */
function headline(detail: CaseDetail, toOpen: readonly CaseAct[]): string {
  if (detail.decision !== null) return detail.decision.title
  if (detail.waitsForMe !== null) return detail.waitsForMe.title
  if (toOpen.length > 0)
    return toOpen.length === 1
      ? 'Tiene una notificación por abrir'
      : `Tiene ${toOpen.length} notificaciones por abrir`
  return detail.now.replace(/\.$/, '')
}

function Extension(props: {
  readonly detail: CaseDetail
  readonly offer: NonNullable<CaseDetail['actions']['extend']>
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.inlineButton} onClick={() => setOpen(true)}>
        Pedir más tiempo
      </button>
      <ExtensionDialog {...props.offer} open={open} detail={props.detail} onClose={() => setOpen(false)} />
    </>
  )
}

/** The requirement as a checklist with the points already answered. */
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
          {detail.waitsForMe?.action ?? 'Responder'}
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

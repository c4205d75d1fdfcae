import { IconArrowRight, IconGavel, IconMailOpened } from '@tabler/icons-react'
import { useState } from 'react'
import { config } from '../../client/config.ts'
import { href } from '../../client/links.ts'
import { useUser } from '../../client/session.ts'
import { useTaskWork } from '../../keeping/task-work.ts'
import type { DraftEngine } from '../../forms/draft/engine.ts'
import { useDraft } from '../../forms/draft/save-state.tsx'
import { Note } from '../../ui/note.tsx'
import { type CaseAct, type CaseDetail, taskAddress } from './case-data.ts'
import { DueChip } from './due-chip.tsx'
import { ExtensionDialog } from './extension-dialog.tsx'
import { OpenActDialog } from './open-act-dialog.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { RequirementList } from './requirement-list.tsx'
import { useTask } from './use-case.ts'
import styles from './mis-solicitudes.module.css'

/** What happens now, what the person has to do, by when, and who has the case. */
export function NowCard({ detail }: { readonly detail: CaseDetail }) {
  const [opening, setOpening] = useState<CaseAct | null>(null)
  const toOpen = detail.acts.filter((act) => act.toOpen)
  const waits = detail.waitsForMe
  const open = detail.tasks.filter((task) => task.state === 'open')
  // after the days to open it here, the law makes the authority notify in another way
  const late = detail.notifications.filter(
    (n) => n.state === 'sent' && n.means === 'electronica' && !toOpen.some((act) => act.id === n.actId),
  )
  const mine = waits === null ? undefined : open.find((task) => task.id === waits.taskId)
  const holder = open.find((task) => task.turn === 'corporacion')?.assignee?.name
  const appeal = detail.actions.appeal
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
        </div>
      </div>
      {toOpen.map((act) => (
        <div key={act.id} className={styles.nowBody}>
          <div className="v-row" data-spread>
            <div>
              <strong>{act.title}</strong>
              <p className="v-small v-muted">{act.number ?? 'Sin número'}</p>
            </div>
            <button type="button" className="v-btn" data-kind="primary" onClick={() => setOpening(act)}>
              <IconMailOpened aria-hidden className="v-icon" />
              Abrir la notificación
            </button>
          </div>
        </div>
      ))}
      {late.length > 0 && (
        <div className={styles.nowBody}>
          <Note title="Pasó el plazo para abrir una notificación aquí">
            {late.map((n) => n.actTitle).join(', ')}: se le notificará personalmente o por aviso. Si quiere
            conocerla antes, acérquese a la Corporación con su documento.
          </Note>
        </div>
      )}
      {mine?.kind === 'payment' && <PaymentPanel detail={detail} taskId={mine.id} />}
      {mine !== undefined && mine.kind !== 'payment' && <ToAnswer detail={detail} taskId={mine.id} />}
      {appeal !== null && (
        <div className={styles.nowBody}>
          <div className="v-row" data-spread>
            <div>
              <strong>¿No está de acuerdo con la decisión?</strong>
              <p className="v-small">Puede presentar un recurso. Es gratuito y no necesita abogado.</p>
              <DueChip due={appeal.due} />
            </div>
            <a
              className="v-btn"
              data-kind="default"
              href={href('/solicitudes/presentar-recurso/:id', { id: detail.id }, { tarea: appeal.taskId })}
            >
              <IconGavel aria-hidden className="v-icon" />
              Presentar un recurso
            </a>
          </div>
        </div>
      )}
      <OpenActDialog act={opening} caseId={detail.id} onClose={() => setOpening(null)} />
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

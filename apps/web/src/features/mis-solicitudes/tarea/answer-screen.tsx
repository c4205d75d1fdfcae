import { useState } from 'react'
import { href } from '../../../client/address/links.ts'
import { useParam, useQueryState } from '../../../client/address/navigation.ts'
import { usePageTitle } from '../../../client/address/page-title.ts'
import { useUser } from '../../../client/session/session.ts'
import { useStepForm } from '../../../keeping/step-form.ts'
import { useTaskWork } from '../../../keeping/task-work.ts'
import { useDraft } from '../../../forms/draft/save-state.tsx'
import type { DraftEngine } from '../../../forms/draft/engine.ts'
import picture from '../../../ui/illustrations/vacio-tareas.svg'
import { DeadEnd } from '../../../ui/states/dead-end.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { FailedRead } from '../../../keeping/failed-read.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { type CaseDetail, type TaskDetail, taskHere } from '../case-data.ts'
import { DueChip } from '../due-chip.tsx'
import { ExtensionDialog } from './extension-dialog.tsx'
import { answered } from './requirement-list.tsx'
import { SentState } from './sent-state.tsx'
import { useCaseSurroundings } from '../surroundings.ts'
import { TaskForm } from './task-form.tsx'
import { useCase, useRefreshCase, useTask } from '../use-case.ts'
import { codeOf, useSend } from './use-send.ts'
import styles from '../mis-solicitudes.module.css'

/** What the party just filed. */
type Sent = 'answer' | 'extension'

/** Answers a requirement point by point, with text and files; sent only as a whole. */
export default function AnswerScreen() {
  const id = useParam('id')
  const [query] = useQueryState()
  const read = useCase(id)
  const [sent, setSent] = useState<Sent | null>(null)
  const detail = read.data
  const taskId = taskHere(detail, '/solicitudes/auto-info-complementaria-ciudadano/:id', query.get('tarea'))
  const task = useTask(taskId)
  usePageTitle(`Responder el requerimiento · ${detail?.radicado ?? ''}`)
  if (sent !== null)
    return (
      <SentState
        caseId={id}
        title={sent === 'answer' ? 'Enviamos su respuesta' : 'Su solicitud de prórroga quedó radicada'}
      >
        {sent === 'answer'
          ? 'La Corporación la revisará y el término de su solicitud vuelve a correr.'
          : 'Le avisaremos si se concede. Lo que ya escribió se conserva.'}
      </SentState>
    )
  const failed = read.error ?? task.error
  if (failed !== null && (detail === undefined || task.data === undefined))
    return (
      <FailedRead
        title="Responder el requerimiento"
        error={failed}
        retry={() => {
          void read.refetch()
          void task.refetch()
        }}
      />
    )
  if (detail === undefined || (taskId !== null && task.data === undefined)) return <SkeletonRows rows={8} />
  if (task.data === undefined || !task.data.canAct)
    return (
      <DeadEnd
        title="No hay nada por responder"
        picture={picture}
        to={href('/mis-solicitudes/ver-solicitud/:id', { id })}
        label="Ver la solicitud"
      >
        {task.data?.blocked ?? 'Esta solicitud no espera una respuesta suya en este momento.'}
      </DeadEnd>
    )
  return <Answering key={task.data.task.id} detail={detail} task={task.data} onSent={setSent} />
}

function Answering({
  detail,
  task,
  onSent,
}: {
  readonly detail: CaseDetail
  readonly task: TaskDetail
  readonly onSent: (what: Sent) => void
}) {
  const user = useUser()
  const { engine } = useTaskWork(task, user?.id ?? '')
  const surroundings = useCaseSurroundings(detail, task.items, task.task.id)
  const send = useSend(task, detail.version, engine)
  const refresh = useRefreshCase(detail.id)
  const [asking, setAsking] = useState(false)
  const def = useStepForm(task.definition)
  const extend = detail.actions.extend
  return (
    <>
      <PageHeader
        title="Responder el requerimiento"
        {...(detail.radicado !== null && { number: detail.radicado })}
        subtitle={detail.procedure}
      />
      <div className={styles.columns}>
        <div className="v-stack">
          {engine === null || surroundings === null ? (
            <SkeletonRows rows={6} />
          ) : (
            <TaskForm
              def={def}
              engine={engine}
              surroundings={surroundings}
              action="Enviar mi respuesta"
              busyAction="Enviando…"
              busy={send.busy}
              failure={send.failure}
              onSend={() =>
                void send.send(codeOf(task, 'file')).then((done) => {
                  if (!done) return
                  onSent('answer')
                  void refresh()
                })
              }
            />
          )}
        </div>
        <aside className="v-stack" data-gap="5" aria-label="Plazo y avance">
          <section className="v-card v-pad v-stack">
            <h2>Plazo para responder</h2>
            <DueChip due={task.task.due} />
            {task.definition.norm !== null && <p className="v-hint">Norma: {task.definition.norm}</p>}
            {engine !== null && <Progress task={task} engine={engine} />}
            {extend !== null && (
              <p>
                <button type="button" className="v-btn" data-kind="default" onClick={() => setAsking(true)}>
                  Pedir más tiempo
                </button>
              </p>
            )}
          </section>
          <Note title="Se guarda solo">
            Puede cerrar y seguir otro día o en otro equipo. La Corporación solo ve lo que usted envíe.
          </Note>
        </aside>
      </div>
      {extend !== null && (
        <ExtensionDialog
          open={asking}
          detail={detail}
          taskId={extend.taskId}
          most={extend.most}
          onClose={() => setAsking(false)}
          onFiled={() => onSent('extension')}
        />
      )}
    </>
  )
}

function Progress({ task, engine }: { readonly task: TaskDetail; readonly engine: DraftEngine }) {
  const { answers } = useDraft(engine)
  const points = answered(task, answers)
  const done = points.filter((point) => point.done).length
  if (points.length === 0) return null
  return (
    <p>
      <strong className="v-num">
        {done} de {points.length}
      </strong>{' '}
      {points.length === 1 ? 'punto listo' : 'puntos listos'}
    </p>
  )
}

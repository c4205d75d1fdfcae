import { type ComponentType, useState } from 'react'
import { failureText } from '../../client/http.ts'
import { href } from '../../client/links.ts'
import { useParam, useQueryState } from '../../client/navigation.ts'
import { usePageTitle } from '../../client/page-title.ts'
import { useUser } from '../../client/session.ts'
import { useStepForm } from '../../keeping/step-form.ts'
import { useTaskWork } from '../../keeping/task-work.ts'
import { DeadEnd } from '../../ui/dead-end.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import picture from '../../ui/illustrations/vacio-tareas.svg'
import { Note } from '../../ui/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import type { ApplicantTaskRow } from './applicant-task-rows.ts'
import type { CaseDetail, TaskDetail } from './case-data.ts'
import { DueChip } from './due-chip.tsx'
import { SentState } from './sent-state.tsx'
import { useCaseSurroundings } from './surroundings.ts'
import { TaskForm } from './task-form.tsx'
import { useCase, useRefreshCase, useTask } from './use-case.ts'
import { useSend } from './use-send.ts'
import styles from './mis-solicitudes.module.css'

const made = new Map<string, ComponentType>()

/** The screen of one route on which applicants do their steps. */
export function applicantScreenFor(row: ApplicantTaskRow): ComponentType {
  const known = made.get(row.path)
  if (known !== undefined) return known
  const component = function ApplicantTaskRoute() {
    return <ApplicantTask row={row} />
  }
  made.set(row.path, component)
  return component
}

/** What the applicant is to do or asks for, written in fields and handed in as a whole. */
function ApplicantTask({ row }: { readonly row: ApplicantTaskRow }) {
  const id = useParam('id')
  const [query] = useQueryState()
  const [sent, setSent] = useState<string | null>(null)
  const read = useCase(id)
  const taskId = query.get('tarea') ?? read.data?.waitsForMe?.taskId ?? null
  const task = useTask(taskId)
  usePageTitle(read.data === undefined ? undefined : `${row.title} · ${read.data.radicado ?? 'sin radicar'}`)
  if (sent !== null)
    return (
      <SentState caseId={id} title="Lo recibimos">
        {`${sent}. Le avisaremos de lo que se decida; aquí puede seguirlo.`}
      </SentState>
    )
  const failed = read.error ?? task.error
  if (failed !== null && (read.data === undefined || task.data === undefined))
    return (
      <>
        <PageHeader title={row.title} />
        <ErrorState
          onRetry={() => {
            void read.refetch()
            void task.refetch()
          }}
        >
          {failureText(failed)}
        </ErrorState>
      </>
    )
  if (read.data === undefined || (taskId !== null && task.data === undefined))
    return (
      <>
        <PageHeader title={row.title} />
        <SkeletonRows rows={8} />
      </>
    )
  if (task.data === undefined || !task.data.canAct)
    return (
      <DeadEnd
        title="No hay nada por entregar"
        picture={picture}
        to={href('/mis-solicitudes/ver-solicitud/:id', { id })}
        label="Ver la solicitud"
      >
        {task.data?.blocked ?? 'Este trámite no espera nada de usted en este momento.'}
      </DeadEnd>
    )
  return <Doing key={task.data.task.id} row={row} detail={read.data} task={task.data} onSent={setSent} />
}

function Doing({
  row,
  detail,
  task,
  onSent,
}: {
  readonly row: ApplicantTaskRow
  readonly detail: CaseDetail
  readonly task: TaskDetail
  readonly onSent: (label: string) => void
}) {
  const user = useUser()
  const { engine } = useTaskWork(task, user?.id ?? '')
  const surroundings = useCaseSurroundings(detail, task.items, task.task.id)
  const send = useSend(task, detail.version, engine)
  const refresh = useRefreshCase(detail.id)
  const outcomes = task.outcomes.filter((one) => one.enabled)
  const shut = task.outcomes.filter((one) => !one.enabled && one.reason !== null)
  const [chosen, setChosen] = useState(0)
  const outcome = outcomes[chosen] ?? outcomes[0]
  const def = useStepForm(task.definition)
  return (
    <>
      <PageHeader
        title={row.manySteps === true ? task.definition.title : row.title}
        {...(detail.radicado !== null && { number: detail.radicado })}
        subtitle={row.subtitle ?? detail.procedure}
      />
      <div className={styles.columns}>
        <div className="v-stack">
          {outcomes.length > 1 && (
            <fieldset className="v-stack">
              <legend>Qué hace</legend>
              {outcomes.map((one, index) => (
                <label key={one.code} className="v-row">
                  <input
                    type="radio"
                    name="resultado"
                    checked={index === chosen}
                    onChange={() => setChosen(index)}
                  />
                  {one.label}
                </label>
              ))}
            </fieldset>
          )}
          {shut.length > 0 && outcomes.length === 0 && (
            <Note tone="warn">{shut.map((one) => one.reason).join(' ')}</Note>
          )}
          {engine === null || surroundings === null ? (
            <SkeletonRows rows={6} />
          ) : (
            outcome !== undefined && (
              <TaskForm
                def={def}
                engine={engine}
                surroundings={surroundings}
                action={detail.radicado === null ? 'Radicar' : 'Enviar'}
                busyAction="Enviando…"
                busy={send.busy}
                failure={send.failure}
                onSend={() =>
                  void send.send(outcome.code).then((done) => {
                    if (!done) return
                    onSent(outcome.label)
                    void refresh()
                  })
                }
              />
            )
          )}
        </div>
        <aside className="v-stack" data-gap="5" aria-label="Plazo">
          {task.task.due.due !== null && (
            <section className="v-card v-pad v-stack">
              <h2>Plazo</h2>
              <DueChip due={task.task.due} />
              {task.definition.norm !== null && <p className="v-hint">Norma: {task.definition.norm}</p>}
            </section>
          )}
          <Note title="Se guarda solo">
            Puede cerrar y seguir otro día o en otro equipo. La Corporación solo ve lo que usted envíe.
          </Note>
        </aside>
      </div>
    </>
  )
}

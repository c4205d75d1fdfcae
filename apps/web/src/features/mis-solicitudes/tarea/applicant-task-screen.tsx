import { IconTrash } from '@tabler/icons-react'
import { type ComponentType, useMemo, useState } from 'react'
import { href } from '../../../client/address/links.ts'
import { navigate, useParam, useQueryState } from '../../../client/address/navigation.ts'
import { usePageTitle } from '../../../client/address/page-title.ts'
import { useUser } from '../../../client/session/session.ts'
import { useStepForm } from '../../../keeping/step-form.ts'
import { useTaskWork } from '../../../keeping/task-work.ts'
import { StillThere, useDiscard } from '../../../keeping/discard-draft.tsx'
import { useLinked } from '../../../client/use-linked.ts'
import { DeadEnd } from '../../../ui/states/dead-end.tsx'
import picture from '../../../ui/illustrations/vacio-tareas.svg'
import { Note } from '../../../ui/states/note.tsx'
import { FailedRead } from '../../../keeping/failed-read.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import type { ApplicantTaskRow } from './applicant-task-rows.ts'
import { type CaseDetail, type TaskDetail, taskHere } from '../case-data.ts'
import { DueChip } from '../due-chip.tsx'
import { SentState } from './sent-state.tsx'
import { useCaseSurroundings } from '../surroundings.ts'
import { TaskForm } from './task-form.tsx'
import { useCase, useRefreshCase, useTask } from '../use-case.ts'
import { useSend } from './use-send.ts'
import { WaiverPage } from './waiver-offer.tsx'
import styles from '../mis-solicitudes.module.css'

const made = new Map<string, ComponentType>()

/** Screen component of one applicant route. */
export function applicantScreenFor(row: ApplicantTaskRow): ComponentType {
  const known = made.get(row.path)
  if (known !== undefined) return known
  const component = function ApplicantTaskRoute() {
    return <ApplicantTask row={row} />
  }
  made.set(row.path, component)
  return component
}

/** An applicant's step: its fields, submitted as a whole. */
function ApplicantTask({ row }: { readonly row: ApplicantTaskRow }) {
  const id = useParam('id')
  const [query] = useQueryState()
  const [sent, setSent] = useState<string | null>(null)
  const read = useCase(id)
  const taskId = taskHere(read.data, row.path, query.get('tarea'))
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
      <FailedRead
        title={row.title}
        error={failed}
        retry={() => {
          void read.refetch()
          void task.refetch()
        }}
      />
    )
  if (read.data === undefined || (taskId !== null && task.data === undefined))
    return (
      <>
        <PageHeader title={row.title} />
        <SkeletonRows rows={8} />
      </>
    )
  if (task.data === undefined && row.begins !== undefined && read.data.actions[row.begins] !== null)
    return <WaiverPage title={row.title} detail={read.data} />
  if (task.data === undefined || !task.data.canAct) {
    const waits = read.data.waitsForMe
    return (
      <DeadEnd
        title="No hay nada por entregar aquí"
        // no idle picture while the case waits for something else from the user
        {...(waits === null && { picture })}
        to={href('/mis-solicitudes/ver-solicitud/:id', { id })}
        label="Ver la solicitud"
      >
        {task.data?.blocked ??
          (waits === null
            ? 'Este trámite no espera nada de usted en este momento.'
            : `Lo que este trámite espera de usted está en la solicitud: ${waits.title.toLowerCase()}.`)}
      </DeadEnd>
    )
  }
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
  // several outcomes: none is preselected, as it may be irrevocable
  const [chosen, setChosen] = useState<string | null>(null)
  const outcome = outcomes.length === 1 ? outcomes[0] : outcomes.find((one) => one.code === chosen)
  const whole = useStepForm(task.definition)
  const def = useMemo(
    () => (outcome?.bare === true ? { ...whole, sections: [], checks: [] } : whole),
    [whole, outcome?.bare],
  )
  const discard = useDiscard(() => navigate(href('/mis-solicitudes'), { replace: true }))
  const unsent = detail.radicado === null
  return (
    <>
      <PageHeader
        title={row.manySteps === true ? task.definition.title : row.title}
        {...(detail.radicado !== null && { number: detail.radicado })}
        subtitle={row.subtitle ?? detail.procedure}
      />
      <div className={styles.columns}>
        <div className="v-stack">
          <AboutWhat detail={detail} loses={task.definition.loses} />
          {outcomes.length > 1 && (
            <fieldset className="v-stack">
              <legend>Qué decide</legend>
              {outcomes.map((one) => (
                <label key={one.code} className="v-row">
                  <input
                    type="radio"
                    name="resultado"
                    checked={one.code === chosen}
                    onChange={() => setChosen(one.code)}
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
                action={unsent ? 'Radicar' : 'Enviar'}
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
          {unsent && (
            <section className="v-card v-pad v-stack" aria-labelledby="borrador">
              <h2 id="borrador">Es un borrador</h2>
              <p>Nada se ha presentado. Si no quiere seguir, descártelo.</p>
              <StillThere failure={discard.failure} />
              <p>
                <button
                  type="button"
                  className="v-btn"
                  data-kind="default"
                  disabled={discard.busy}
                  onClick={() => discard.now(detail.id)}
                >
                  <IconTrash aria-hidden className="v-icon" />
                  Descartar el borrador
                </button>
              </p>
            </section>
          )}
        </aside>
      </div>
    </>
  )
}

/** The case concerned and what would be lost, shown before any choice. */
function AboutWhat({ detail, loses }: { readonly detail: CaseDetail; readonly loses: string | null }) {
  const linked = useLinked(detail.id)
  const beside = linked.data?.rows.find((one) => one.id === detail.parentId)
  if (detail.parentId !== null && beside === undefined && linked.isPending) return null
  const about =
    beside === undefined
      ? { name: detail.procedure, radicado: detail.radicado }
      : { name: beside.name, radicado: beside.radicado }
  if (about.radicado === null && loses === null) return null
  return (
    <Note
      tone={loses === null ? 'info' : 'warn'}
      title={`Sobre ${about.name}${about.radicado === null ? '' : `, radicado ${about.radicado}`}`}
    >
      {loses ?? 'Lo que envíe queda en el expediente de ese trámite.'}
    </Note>
  )
}

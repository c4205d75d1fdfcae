import { IconCloudOff, IconCloudUpload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallError, failureText } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { useQueryState } from '../../../client/address/navigation.ts'
import { lastKnown } from '../../../keeping/last-known.ts'
import { useTaskWork } from '../../../keeping/task-work.ts'
import { screenOf } from '../screen-of.ts'
import {
  type CaseDetail,
  caseKey,
  keptCase,
  keptTask,
  readCase,
  readTask,
  type TaskDetail,
  taskKey,
} from '../task-data.ts'
import { inField } from './in-field.ts'
import { lookAgain } from './kept-work.ts'
import { useField } from './use-field.ts'

/** Sends queued visits from any open screen when the signal returns. An open visit sends its own. */
export default function WaitingVisits({
  owner,
  taskIds,
}: {
  readonly owner: string
  readonly taskIds: readonly string[]
}) {
  const [query] = useQueryState()
  const open = query.get('tarea')
  return taskIds.filter((id) => id !== open).map((id) => <WaitingVisit key={id} owner={owner} taskId={id} />)
}

function WaitingVisit({ owner, taskId }: { readonly owner: string; readonly taskId: string }) {
  useEffect(() => void lookAgain(owner, taskId), [owner, taskId])
  const task = useQuery({
    queryKey: taskKey(taskId),
    queryFn: ({ signal }) => lastKnown(owner, keptTask(taskId), () => readTask(taskId, signal), inField),
  })
  const caseId = task.data?.caseId ?? ''
  const detail = useQuery({
    queryKey: caseKey(caseId),
    queryFn: ({ signal }) =>
      lastKnown(
        owner,
        keptCase(caseId),
        () => readCase(caseId, 'etapa-uno', signal),
        () => true,
      ),
    enabled: caseId !== '',
  })
  // data read once suffices for sending, even if a refetch fails
  const error =
    (task.data === undefined ? task.error : null) ?? (detail.data === undefined ? detail.error : null)
  if (error !== null)
    return (
      <Line>
        Una visita espera en este equipo y no se pudo enviar.{' '}
        {error instanceof CallError && error.status === 404 ? 'Ya no está a su cargo.' : failureText(error)}
      </Line>
    )
  if (task.data === undefined || detail.data === undefined) return null
  return <SentVisit owner={owner} task={task.data} detail={detail.data} />
}

function SentVisit({
  owner,
  task,
  detail,
}: {
  readonly owner: string
  readonly task: TaskDetail
  readonly detail: CaseDetail
}) {
  const client = useQueryClient()
  const { engine } = useTaskWork(task, owner)
  const name = detail.radicado ?? detail.procedure
  const refresh = () => client.invalidateQueries()
  const { visit, decision } = useField({
    owner,
    task,
    detail,
    engine,
    step: {
      finished: async () => {
        showMessage(`Se envió el resultado de la visita de ${name}.`, 'success')
        await refresh()
      },
      reveal: () => undefined,
      refresh,
    },
  })
  const { kept } = decision
  const sending = visit.sending || decision.sending
  if (visit.waiting === 0 && kept === null && visit.failure === null) return null
  const refused = kept?.held === true ? kept.said : visit.failure
  return (
    <Line sending={sending}>
      {refused == null
        ? `La visita de ${name} espera en este equipo: se envía cuando haya señal. `
        : `La visita de ${name} no se ha enviado: ${refused} `}
      <a href={screenOf(task.task, task.caseId)}>Abrir la visita</a>
    </Line>
  )
}

function Line({
  sending = false,
  children,
}: {
  readonly sending?: boolean
  readonly children: React.ReactNode
}) {
  const Icon = sending ? IconCloudUpload : IconCloudOff
  return (
    <div className="v-note" data-tone="warn" data-flush role="status">
      <Icon aria-hidden className="v-icon" />
      <p>{children}</p>
    </div>
  )
}

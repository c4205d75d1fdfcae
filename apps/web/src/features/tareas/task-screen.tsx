import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { CallError } from '../../client/network/http.ts'
import { useParam, useQueryState } from '../../client/address/navigation.ts'
import { usePageTitle } from '../../client/address/page-title.ts'
import { useUser } from '../../client/session/session.ts'
import { Loading } from '../../ui/states/loading.tsx'
import { FailedRead } from '../../keeping/failed-read.tsx'
import { lastKnown } from '../../keeping/last-known.ts'
import { CaseReader } from './case-reader.tsx'
import { inField } from './campo/in-field.ts'
import { OpenTask } from './paso/open-task.tsx'
import { caseKey, keptCase, keptTask, readCase, readTask, taskKey } from './task-data.ts'
import { StepTasks } from './step-board.tsx'
import { CaseTasks } from './task-list.tsx'
import type { TaskRow } from './task-row.ts'

/** Case id from the address; one route of the specification calls it `id_sol`. */
function useCaseParam(): string {
  const [id, request] = [useParam('id'), useParam('id_sol')]
  return id === '' ? request : id
}

const made = new Map<string, ComponentType>()

/** Screen component of one route. */
export function screenFor(row: TaskRow): ComponentType {
  const known = made.get(row.path)
  if (known !== undefined) return known
  const component = function TaskRoute() {
    const [query] = useQueryState()
    const id = useCaseParam()
    const task = query.get('tarea')
    if (task !== null) return <TaskShell key={task} taskId={task} row={row} />
    if (row.lists === true) return <StepTasks {...row} />
    return row.call === 'compartida' ? (
      <CaseReader caseId={id} title={row.title} />
    ) : (
      <CaseTasks caseId={id} title={row.title} />
    )
  }
  made.set(row.path, component)
  return component
}

function TaskShell({ taskId, row }: { readonly taskId: string; readonly row: TaskRow }) {
  const owner = useUser()?.id ?? ''
  const task = useQuery({
    queryKey: taskKey(taskId),
    queryFn: ({ signal }) => lastKnown(owner, keptTask(taskId), () => readTask(taskId, signal), inField),
    refetchOnWindowFocus: false,
  })
  const caseId = task.data?.caseId
  const detail = useQuery({
    queryKey: caseKey(caseId ?? ''),
    queryFn: ({ signal }) =>
      lastKnown(
        owner,
        keptCase(caseId ?? ''),
        () => readCase(caseId ?? '', row.call ?? 'etapa-uno', signal),
        () => task.data !== undefined && inField(task.data),
      ),
    enabled: caseId !== undefined,
    refetchOnWindowFocus: false,
  })
  usePageTitle(
    detail.data === undefined || task.data === undefined
      ? undefined
      : `${task.data.task.title} · ${detail.data.radicado ?? 'sin radicar'}`,
  )
  const id = useCaseParam()
  // another user's task: a user with read access gets the read-only case
  if (task.error instanceof CallError && task.error.status === 404 && id !== '')
    return (
      <CaseReader
        caseId={id}
        title={row.title}
        note="Esta tarea es de otras personas. Usted puede leer el caso."
      />
    )
  const failed =
    (task.data === undefined ? task.error : null) ?? (detail.data === undefined ? detail.error : null)
  if (failed !== null)
    return (
      <FailedRead
        title={row.title}
        missing="Esta tarea no existe o no es suya"
        error={failed}
        retry={() => {
          void task.refetch()
          if (caseId !== undefined) void detail.refetch()
        }}
      />
    )
  if (task.data === undefined || detail.data === undefined)
    return (
      <>
        <h1 className="v-sr">{row.title}</h1>
        <Loading />
      </>
    )
  return <OpenTask task={task.data} detail={detail.data} />
}

import { useQuery } from '@tanstack/react-query'
import { tasks } from '@ventanilla/contract/generated/tasks'
import { call } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { DueText } from '../../ui/due-text.tsx'
import picture from '../../ui/illustrations/vacio-tareas.svg'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { FailedRead } from '../../keeping/failed-read.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { screenOf } from './screen-of.ts'
import type { TaskRef } from './task-data.ts'
import styles from './task.module.css'

const useCaseTasks = (caseId: string) =>
  useQuery({
    queryKey: ['tareas-caso', caseId],
    queryFn: async ({ signal }) =>
      (await call(tasks.current, { params: { id: caseId } }, { signal })).body.rows,
  })

/** Open tasks of one case that the user can do, when the address names none. */
export function CaseTasks({ caseId, title }: { readonly caseId: string; readonly title: string }) {
  const list = useCaseTasks(caseId)
  if (list.error !== null)
    return <FailedRead title={title} error={list.error} retry={() => void list.refetch()} />
  return (
    <div className="v-stack">
      <PageHeader title={title} subtitle="Sus tareas abiertas en este caso." />
      {list.data === undefined ? (
        <SkeletonRows rows={3} height={64} />
      ) : list.data.length === 0 ? (
        <EmptyState
          title="No tiene tareas abiertas en este caso"
          picture={picture}
          action={
            <a className="v-btn" data-kind="default" href={href('/solicitudes')}>
              Ir a solicitudes
            </a>
          }
        >
          Puede que otra persona ya la haya terminado.
        </EmptyState>
      ) : (
        <TaskLinks rows={list.data} caseId={caseId} />
      )}
    </div>
  )
}

function TaskLinks({ rows, caseId }: { readonly rows: readonly TaskRef[]; readonly caseId: string }) {
  return (
    <ul className={styles.tasks}>
      {rows.map((task) => (
        <li key={task.id}>
          <a href={screenOf(task, caseId)}>
            <strong>{task.title}</strong>
            <DueText due={task.due} withDate />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The user's open tasks of a case as a short list; renders nothing without any. */
export function OwnTasks({ caseId }: { readonly caseId: string }) {
  const list = useCaseTasks(caseId)
  if (list.data === undefined || list.data.length === 0) return null
  return (
    <>
      <h3>Sus tareas en este caso</h3>
      <TaskLinks rows={list.data} caseId={caseId} />
    </>
  )
}

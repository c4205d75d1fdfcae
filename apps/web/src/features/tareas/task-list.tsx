import { useQuery } from '@tanstack/react-query'
import { inbox } from '@ventanilla/contract/generated/inbox'
import { tasks } from '@ventanilla/contract/generated/tasks'
import { call, failureText } from '../../client/http.ts'
import { href } from '../../client/links.ts'
import { useLinked, useOpenDoor } from '../../client/use-linked.ts'
import { partsOf, useRows } from '../../client/use-rows.ts'
import picture from '../../ui/illustrations/vacio-tareas.svg'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { DoorList } from '../../ui/linked-cases.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { DueText } from './due-text.tsx'
import { screenOf } from './screen-of.ts'
import styles from './task.module.css'

/** Open tasks of one case that the reader can do, when the address names no task. */
export function CaseTasks({ caseId, title }: { readonly caseId: string; readonly title: string }) {
  const list = useQuery({
    queryKey: ['tareas-caso', caseId],
    queryFn: async ({ signal }) =>
      (await call(tasks.current, { params: { id: caseId } }, { signal })).body.rows,
  })
  return (
    <div className="v-stack">
      <PageHeader title={title} subtitle="Sus tareas abiertas en este caso." />
      {list.error !== null ? (
        <ErrorState onRetry={() => void list.refetch()}>{failureText(list.error)}</ErrorState>
      ) : list.data === undefined ? (
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
        <ul className={styles.tasks}>
          {list.data.map((task) => (
            <li key={task.id}>
              <a href={screenOf(task, caseId)}>
                <strong>{task.title}</strong>
                <DueText due={task.due} withDate />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The reader's open tasks of a case as a short list; nothing when there are none. */
export function OwnTasks({ caseId }: { readonly caseId: string }) {
  const list = useQuery({
    queryKey: ['tareas-caso', caseId],
    queryFn: async ({ signal }) =>
      (await call(tasks.current, { params: { id: caseId } }, { signal })).body.rows,
  })
  if (list.data === undefined || list.data.length === 0) return null
  return (
    <>
      <h3>Sus tareas en este caso</h3>
      <ul className={styles.tasks}>
        {list.data.map((task) => (
          <li key={task.id}>
            <a href={screenOf(task, caseId)}>
              <strong>{task.title}</strong>
              <DueText due={task.due} withDate />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What begins here without a case: a complaint, a sanction of the authority's own. */
function OwnDoors({ steps }: { readonly steps: readonly string[] }) {
  const { data } = useLinked(null)
  const door = useOpenDoor(null)
  const doors = (data?.doors ?? []).filter((one) => steps.includes(one.step))
  if (doors.length === 0) return null
  return <DoorList doors={doors} busy={door.busy} failure={door.failure} onOpen={door.open} />
}

/** Tasks of some steps over all cases: what /liquidacion, /creacion-documentos and /notificaciones open with. */
export function StepTasks({ title, steps }: { readonly title: string; readonly steps: readonly string[] }) {
  const { rows, ...list } = useRows({
    key: ['bandeja', 'pasos', ...steps],
    read: async (from, signal) => {
      const read = (vista: 'grupo' | 'mias', paso: string) =>
        partsOf(inbox.list, { query: { vista, paso } })(from, signal)
      // only the group's tasks of one step go on beyond the first part
      const first = from === undefined
      const group = await Promise.all((first ? steps : steps.slice(0, 1)).map((step) => read('grupo', step)))
      const mine = await Promise.all((first ? steps : []).map((step) => read('mias', step)))
      const seen = new Map([...mine, ...group].flatMap((page) => page.rows).map((row) => [row.taskId, row]))
      return { rows: [...seen.values()], next: steps.length === 1 ? (group[0]?.next ?? null) : null }
    },
  })
  return (
    <div className="v-stack">
      <PageHeader title={title} subtitle="Sus tareas y las de su grupo, las que vencen primero arriba." />
      <OwnDoors steps={steps} />
      {list.failure !== null ? (
        <ErrorState onRetry={list.again}>{list.failure}</ErrorState>
      ) : !list.loaded ? (
        <SkeletonRows rows={6} height={64} />
      ) : rows.length === 0 ? (
        <EmptyState title="No hay tareas de este paso" picture={picture}>
          Aquí aparecen cuando un caso llegue a este paso y usted o su grupo deban atenderlo.
        </EmptyState>
      ) : (
        <ul className={styles.tasks}>
          {rows.map((row) => (
            <li key={row.taskId}>
              <a href={row.screen}>
                <strong>
                  {row.radicado} · {row.stepTitle}
                </strong>
                <span>
                  {row.procedure} · {row.applicant}
                  {row.municipality === null ? '' : ` · ${row.municipality}`}
                </span>
                <DueText due={row.due} withDate />
              </a>
            </li>
          ))}
        </ul>
      )}
      <MoreRows more={list.more} shown={rows.length} />
    </div>
  )
}

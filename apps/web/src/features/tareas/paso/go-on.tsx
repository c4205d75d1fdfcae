import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { navigate } from '../../../client/address/navigation.ts'
import { useUser } from '../../../client/session/session.ts'
import { waitingWork } from '../../../client/network/waiting-work.ts'
import { useTaskWork } from '../../../keeping/task-work.ts'
import { screenOf } from '../screen-of.ts'
import { type CaseDetail, readTask, type TaskDetail, taskKey, type TaskRef } from '../task-data.ts'
import { useTaskSurroundings } from '../use-surroundings.ts'
import { singleOutcome } from './single-outcome.ts'
import { ownTasksKey } from './own-tasks.ts'
import { type Done, useAdvance } from './use-advance.ts'
import { useProblems } from './use-problems.ts'

/** A step completed from the place of another completed one. */
export interface Ended {
  readonly title: string
  readonly label: string
  readonly done: Done
}

interface GoOnProps {
  /** a task of the user */
  readonly row: TaskRef
  readonly detail: CaseDetail
  /** the user has just signed */
  readonly signed: boolean
  readonly onEnded: (ended: Ended) => void
  /**
   * why the step did not advance; null: retrying. The step may belong to someone else by then, but the reason
   * stays
   */
  readonly onRefused: (why: string | null) => void
}

/** Link to the user's next step and, when it has a single outcome, a button for that outcome. */
export function GoOn(props: GoOnProps) {
  const { row, detail } = props
  const next = useQuery({
    queryKey: taskKey(row.id),
    queryFn: ({ signal }) => readTask(row.id, signal),
    // data from before the completed step lacks its act and the case's new version
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
  const fresh = next.isFetchedAfterMount ? next.data : undefined
  return (
    <>
      {fresh !== undefined && <SingleOutcome {...props} task={fresh} />}
      <p>
        <a href={screenOf(row, detail.id)}>Continuar con «{row.title}»</a>
      </p>
    </>
  )
}

/** Same command as in the step itself: with its answers, its version, and its own idempotency key. */
export function SingleOutcome({
  row,
  detail,
  signed,
  onEnded,
  onRefused,
  task,
}: GoOnProps & { readonly task: TaskDetail }) {
  const user = useUser()
  const owner = user?.id ?? ''
  const client = useQueryClient()
  const { engine, after } = useTaskWork(task, owner)
  const step = useAdvance(task, engine)
  const surroundings = useTaskSurroundings(task, detail)
  const { missing } = useProblems(task, detail, engine, surroundings)
  const unsent = useSyncExternalStore(waitingWork.subscribe, () => waitingWork.of(owner)).includes(row.id)
  const ready = engine !== null && surroundings !== null && !unsent
  const outcomes = after?.outcomes ?? task.outcomes
  const way = ready ? singleOutcome({ task, outcomes, missing, signed }) : null
  const { failure } = step
  useEffect(() => {
    if (failure !== null) onRefused(failure)
    // after every rejection
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failure])
  if (way === null) return null
  const press = async (): Promise<void> => {
    onRefused(null)
    const done = await step.advance({ outcome: way.code })
    if (done === null) return
    onEnded({ title: row.title, label: way.label, done })
    const rows = client.getQueryData<readonly TaskRef[]>(ownTasksKey(detail.id)) ?? []
    // skips tasks offered to a group: someone must take them first
    const [own, ...others] = rows.filter((one) => one.id !== row.id && one.assignee?.id === owner)
    if (own !== undefined && others.length === 0) navigate(screenOf(own, detail.id))
  }
  return (
    <p>
      <button
        type="button"
        className="v-btn"
        data-kind="primary"
        disabled={step.busy}
        onClick={() => void press()}
      >
        Continuar: {way.label}
      </button>
    </p>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { navigate } from '../../../client/navigation.ts'
import { useUser } from '../../../client/session.ts'
import { waitingWork } from '../../../client/waiting-work.ts'
import { useTaskWork } from '../../../keeping/task-work.ts'
import { screenOf } from '../screen-of.ts'
import { type CaseDetail, readTask, type TaskDetail, taskKey, type TaskRef } from '../task-data.ts'
import { useTaskSurroundings } from '../use-surroundings.ts'
import { onlyWay } from './only-way.ts'
import { ownTasksKey } from './own-tasks.ts'
import { type Done, useAdvance } from './use-advance.ts'
import { useProblems } from './use-problems.ts'

/** A step that was ended from the place where another one had ended. */
export interface Ended {
  readonly title: string
  readonly label: string
  readonly done: Done
}

interface GoOnProps {
  /** a task that waits for the reader */
  readonly row: TaskRef
  readonly detail: CaseDetail
  /** the reader has just signed */
  readonly signed: boolean
  readonly onEnded: (ended: Ended) => void
  /** why the step did not go on; null: it is tried again. The step may be another person's by then, and the reason stays. */
  readonly onRefused: (why: string | null) => void
}

/** The way to the next step of the same person and, where only one way leads on from it, that way itself. */
export function GoOn(props: GoOnProps) {
  const { row, detail } = props
  const next = useQuery({
    queryKey: taskKey(row.id),
    queryFn: ({ signal }) => readTask(row.id, signal),
    // what was read before the step that has just ended knows neither its act nor the version of the case
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
  const fresh = next.isFetchedAfterMount ? next.data : undefined
  return (
    <>
      {fresh !== undefined && <OnlyWay {...props} task={fresh} />}
      <p>
        <a href={screenOf(row, detail.id)}>Continuar con «{row.title}»</a>
      </p>
    </>
  )
}

/** The same command as in the step itself: with its work, its version, and a key of repetition of its own. */
export function OnlyWay({
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
  const way = ready ? onlyWay({ task, outcomes, missing, signed }) : null
  const { failure } = step
  useEffect(() => {
    if (failure !== null) onRefused(failure)
    // with every refusal
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failure])
  if (way === null) return null
  const press = async (): Promise<void> => {
    onRefused(null)
    const done = await step.advance({ outcome: way.code })
    if (done === null) return
    onEnded({ title: row.title, label: way.label, done })
    const rows = client.getQueryData<readonly TaskRef[]>(ownTasksKey(detail.id)) ?? []
    // what is offered to a group is left for whoever takes it
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

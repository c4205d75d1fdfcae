import { Note } from '../../../ui/states/note.tsx'
import { screenOf } from '../screen-of.ts'
import type { TaskDetail } from '../task-data.ts'
import { useOwnTasks } from './own-tasks.ts'

const WHERE: Readonly<Record<string, string>> = {
  review: 'El documento está en revisión.',
  sign: 'El documento espera la firma.',
}

/** Where this step's handed-in document is, or null. */
export const whereHandedIn = ({ act, definition, task }: TaskDetail): string | null =>
  act === null || definition.actPart !== null || task.state !== 'open' ? null : (WHERE[act.state] ?? null)

/** The document was handed in: where it is and, for its signer, a link. */
export function HandedIn({
  task,
  where,
  inText,
}: {
  readonly task: TaskDetail
  readonly where: string
  /** the document is open: nothing else on the screen shows where it is */
  readonly inText: boolean
}) {
  const mine = useOwnTasks(task.caseId, task.task.id).filter((one) => one.actId === task.act?.id)
  if (!inText && mine.length === 0) return null
  return (
    <Note tone="info" role="status" title={where}>
      {mine.map((one) => (
        <p key={one.id}>
          <a href={screenOf(one, task.caseId)}>Continuar con «{one.title}»</a>
        </p>
      ))}
    </Note>
  )
}

import { useQuery } from '@tanstack/react-query'
import { tasks } from '@ventanilla/contract/generated/tasks'
import { call } from '../../../client/http.ts'
import { href } from '../../../client/links.ts'
import { Note } from '../../../ui/note.tsx'
import { screenOf } from '../screen-of.ts'
import type { TaskDetail } from '../task-data.ts'
import type { Done } from './use-advance.ts'

/** The step is over: what follows and, where it is the reader's too, the way there. */
export function DonePanel({
  task,
  done,
  signed = null,
}: {
  readonly task: TaskDetail
  readonly done: Done | null
  /** what the reader has just signed, with its number */
  readonly signed?: string | null
}) {
  const next = useQuery({
    queryKey: ['tareas-caso', task.caseId],
    queryFn: async ({ signal }) =>
      (await call(tasks.current, { params: { id: task.caseId } }, { signal })).body.rows,
  })
  const mine = (next.data ?? []).filter((one) => one.id !== task.task.id)
  return (
    <Note tone="ok" role="status" title={signed ?? 'Este paso ya terminó.'}>
      <p>
        {task.task.outcomeLabel === null ? '' : `Resultado: ${task.task.outcomeLabel}. `}
        {done === null
          ? ''
          : done.closed
            ? 'El caso quedó cerrado.'
            : done.next === null
              ? ''
              : `Sigue: ${done.next}.`}
      </p>
      <p className="v-row">
        {mine.map((one) => (
          <a key={one.id} href={screenOf(one, task.caseId)}>
            Continuar con «{one.title}»
          </a>
        ))}
        <a href={href('/solicitudes')}>Ir a solicitudes</a>
      </p>
    </Note>
  )
}

import { useState } from 'react'
import { href } from '../../../client/address/links.ts'
import { Note } from '../../../ui/states/note.tsx'
import type { CaseDetail, TaskDetail } from '../task-data.ts'
import { type Ended, GoOn } from './go-on.tsx'
import { useOwnTasks } from './own-tasks.ts'
import type { Done } from './use-advance.ts'

/** What follows a completed step, as a sentence. */
function follows(done: Done | null): string {
  if (done === null) return ''
  if (done.closed) return 'El caso quedó cerrado.'
  return done.next === null ? '' : `Sigue: ${done.next}.`
}

/** Completed step: what follows, with a link when it is the user's too. */
export function DonePanel({
  task,
  detail,
  done,
  signed = null,
}: {
  readonly task: TaskDetail
  readonly detail: CaseDetail
  readonly done: Done | null
  /** act the user has just signed, with its number */
  readonly signed?: string | null
}) {
  const mine = useOwnTasks(task.caseId, task.task.id)
  const [ended, setEnded] = useState<readonly Ended[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  return (
    <>
      {refusal !== null && (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      )}
      <Note tone="ok" role="status" title={signed ?? 'Este paso ya terminó.'}>
        <div className="v-stack" data-gap="2">
          <p>
            {task.task.outcomeLabel === null ? '' : `Resultado: ${task.task.outcomeLabel}. `}
            {ended.length === 0 ? follows(done) : ''}
          </p>
          {ended.map((one) => (
            <p key={one.title}>
              {`También terminó «${one.title}»: ${one.label}. `}
              {one === ended.at(-1) ? follows(one.done) : ''}
            </p>
          ))}
          {mine.map((row) => (
            <GoOn
              key={row.id}
              row={row}
              detail={detail}
              signed={signed !== null}
              onEnded={(one) => setEnded((before) => [...before, one])}
              onRefused={setRefusal}
            />
          ))}
          <p>
            <a href={href('/solicitudes')}>Ir a solicitudes</a>
          </p>
        </div>
      </Note>
    </>
  )
}

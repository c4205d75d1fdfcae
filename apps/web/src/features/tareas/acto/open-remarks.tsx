import { openRemarksSentence } from '@ventanilla/domain/acts/open-remarks'
import { Note } from '../../../ui/states/note.tsx'
import type { TaskDetail } from '../task-data.ts'

/** Warns about a task's open remarks and links to the first one. */
export function OpenRemarks({
  task,
  onShow,
}: {
  readonly task: Pick<TaskDetail, 'openRemarks'>
  readonly onShow: (remarkId: string) => void
}) {
  const sentence = openRemarksSentence(task.openRemarks.length)
  const [first] = task.openRemarks
  if (sentence === null || first === undefined) return null
  return (
    <Note tone="warn">
      <p>{sentence}</p>
      <div>
        <button type="button" className="v-btn" data-kind="quiet" onClick={() => onShow(first)}>
          Ver la observación
        </button>
      </div>
    </Note>
  )
}

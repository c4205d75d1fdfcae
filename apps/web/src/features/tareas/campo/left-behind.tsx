import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import { changesBetween } from '@ventanilla/domain/forms/merge'
import type { FormSurroundings } from '../../../forms/context.ts'
import { FormView } from '../../../forms/form-view.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { deviceOf } from '../../../keeping/device.ts'
import { workId } from '../../../keeping/task-work.ts'
import type { TaskDetail } from '../task-data.ts'
import { type KeptDecision, keptDecisions } from './kept-decision.ts'
import { keptFiles } from './kept-files.ts'

/** Work on this device for a step that can no longer be done here; null when the server has all of it. */
async function leftOf(owner: string, taskId: string) {
  const [{ drafts }, files, decision] = await Promise.all([
    deviceOf(owner),
    keptFiles.of(owner, taskId),
    keptDecisions.of(owner, taskId),
  ])
  const draft = await drafts.load(workId(taskId))
  const unsaved = draft !== null && Object.keys(changesBetween(draft.base, draft.mine)).length > 0
  // a sent decision without a response is being retried; only a rejected one stays here
  const refused = decision !== null && (decision.sent === undefined || decision.held === true)
  if (!unsaved && files.length === 0 && !refused) return null
  return { answers: draft?.mine ?? {}, files: files.length, decision }
}

/**
 * Field work that arrived too late: the step ended or was reassigned while there was no signal. Discards
 * nothing without the user's consent.
 */
export function LeftBehind({
  task,
  owner,
  def,
  surroundings,
  facts,
  decision: given,
}: {
  readonly task: TaskDetail
  readonly owner: string
  readonly decision: KeptDecision | null
  readonly def: FormDef
  readonly surroundings: FormSurroundings
  readonly facts: Readonly<Record<string, unknown>>
}) {
  const client = useQueryClient()
  const key = ['quedo-en-el-equipo', owner, task.task.id, given]
  const left = useQuery({ queryKey: key, queryFn: () => leftOf(owner, task.task.id), staleTime: 0 })
  if (left.data === null || left.data === undefined) return null
  const { answers, files, decision } = left.data
  const discard = async (): Promise<void> => {
    const { drafts } = await deviceOf(owner)
    for (const file of await keptFiles.of(owner, task.task.id))
      await keptFiles.drop(owner, task.task.id, file.id)
    await keptDecisions.drop(owner, task.task.id)
    await drafts.remove(workId(task.task.id))
    await client.invalidateQueries({ queryKey: key })
  }
  return (
    <Note tone="warn" title="Lo que usted escribió sigue en este equipo" role="status">
      <p>
        {task.task.state === 'open'
          ? `${task.blocked ?? 'Usted ya no puede hacer este paso.'} `
          : 'Este paso terminó mientras usted no tenía señal. '}
        Nada de esto se envió{decision === null ? '' : `, tampoco el resultado «${decision.outcome.label}»`}.
        {files > 0 && ` También ${files === 1 ? 'espera 1 archivo' : `esperan ${files} archivos`}.`} Cópielo
        donde haga falta antes de descartarlo.
      </p>
      <FormView def={def} answers={answers} surroundings={surroundings} facts={facts} />
      <button type="button" className="v-btn" data-kind="danger" onClick={() => void discard()}>
        Descartar lo que quedó en este equipo
      </button>
    </Note>
  )
}

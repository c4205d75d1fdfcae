import { useQueryClient } from '@tanstack/react-query'
import { tasks } from '@ventanilla/contract/generated/tasks'
import { type RefObject, useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import type { DraftEngine } from '../../../forms/draft/engine.ts'
import type { ActHandle } from '../acto/act-workspace.tsx'
import { actKey } from '../acto/act-data.ts'
import type { TaskDetail } from '../task-data.ts'
import { whyNotSettled } from './use-advance.ts'

const UNSAVED = 'El texto no se ha podido guardar. Revise su conexión y vuelva a intentar.'

/** Whether the step has its own document that the user may hand in. */
export const mayHandIn = ({ act, canAct, definition }: TaskDetail): boolean =>
  act?.state === 'draft' && canAct && definition.actPart === null

/** Hands in the step's document, from the case or the open editor, after saving what the screen shows. */
export function useHandIn(
  task: TaskDetail,
  engine: DraftEngine | null,
  text: RefObject<ActHandle | null>,
  refresh: () => Promise<void>,
) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const handIn = async (): Promise<void> => {
    if (busy || !mayHandIn(task)) return
    setBusy(true)
    setFailure(null)
    const why = text.current !== null && !(await text.current.flush()) ? UNSAVED : await whyNotSettled(engine)
    if (why !== null) {
      setFailure(why)
      return setBusy(false)
    }
    try {
      await call(tasks.submitAct, { params: { id: task.task.id }, body: { version: task.caseVersion } })
      showMessage('El documento pasó a revisión o firma.', 'success')
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      // rejected or not, the case may have changed
      await Promise.all([client.invalidateQueries({ queryKey: actKey(task.act?.id ?? '') }), refresh()])
      setBusy(false)
    }
  }
  return { busy, failure, handIn }
}

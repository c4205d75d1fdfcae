import { useCallback } from 'react'
import type { DraftEngine } from '../../../forms/draft/engine.ts'
import { useOnline } from '../../../client/network/network.ts'
import { deviceOf } from '../../../keeping/device.ts'
import { forgetKnown } from '../../../keeping/last-known.ts'
import { workId } from '../../../keeping/task-work.ts'
import { useOfflineReady } from '../../../keeping/use-offline-ready.ts'
import { type CaseDetail, keptCase, keptTask, type Outcome, type TaskDetail } from '../task-data.ts'
import type { Done, useAdvance } from '../paso/use-advance.ts'
import { type FieldDecision, useFieldDecision } from './use-decision.ts'
import { useVisitUploads, type VisitUploads } from './visit-queue.tsx'

export interface FieldWork {
  readonly visit: VisitUploads
  readonly decision: FieldDecision
  /** results of this step go through this device's queue */
  readonly queues: boolean
  /** the step can be reopened here without a network */
  readonly ready: boolean
  readonly online: boolean
  /** selectable outcomes: offline the server's reasons are stale, and it validates on arrival */
  readonly outcomes: (offered: readonly Outcome[]) => readonly Outcome[]
}

/** State of a step done where there may be no signal. */
export function useField({
  owner,
  task,
  detail,
  engine,
  step,
}: {
  readonly owner: string
  readonly task: TaskDetail
  readonly detail: CaseDetail
  readonly engine: DraftEngine | null
  readonly step: Pick<ReturnType<typeof useAdvance>, 'finished' | 'reveal' | 'refresh'>
}): FieldWork {
  const online = useOnline()
  const visit = useVisitUploads(task, detail, engine)
  const taskId = task.task.id
  const ready = useOfflineReady(visit.field && engine !== null)
  const done = useCallback(
    async (how: Done): Promise<void> => {
      // the server has everything
      await (await deviceOf(owner)).drafts.remove(workId(taskId)).catch(() => undefined)
      await forgetKnown(owner, keptTask(taskId))
      await forgetKnown(owner, keptCase(task.caseId))
      await step.finished(how)
    },
    [owner, taskId, task.caseId, step],
  )
  const decision = useFieldDecision({
    owner,
    task,
    engine,
    visit,
    onDone: done,
    onRefused: (wrong) => {
      if (wrong) step.reveal()
      void step.refresh()
    },
  })
  const queues = visit.field && task.definition.question === null
  return {
    visit,
    decision,
    queues,
    ready,
    online,
    outcomes: (offered) =>
      queues && !online ? offered.map((one) => ({ ...one, enabled: true, reason: null })) : offered,
  }
}

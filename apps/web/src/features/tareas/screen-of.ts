import { ANY_TASK, ownPattern } from '@ventanilla/domain/workflow/definition/screen-of'
import { fillPath } from '../../client/address/links.ts'
import type { TaskRef } from './task-data.ts'

/** Address of a task's screen; the workflow's pattern has the case, the query the task. */
export const screenOf = (task: Pick<TaskRef, 'id' | 'screen'>, caseId: string): string =>
  fillPath(
    ownPattern(task.screen === '' ? ANY_TASK : task.screen),
    { id: caseId, solId: caseId, id_sol: caseId },
    { tarea: task.id },
  )

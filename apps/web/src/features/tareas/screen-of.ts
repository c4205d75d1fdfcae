import { fillPath } from '../../client/links.ts'
import type { TaskRef } from './task-data.ts'

/** Address of the screen on which a task is done; patterns of the workflow name the case, the query the task. */
export function screenOf(task: Pick<TaskRef, 'id' | 'screen'>, caseId: string): string {
  const pattern = task.screen === '' ? '/solicitudes/gestionar-tarea/:id' : task.screen
  return fillPath(
    pattern
      .replace(/(\/gestionar-tarea\/:id)\/:idRol$/, '$1')
      .replace(':idRol', 'propio')
      .replace(':id_territorial', 'asignada'),
    { id: caseId, solId: caseId, id_sol: caseId },
    { tarea: task.id },
  )
}

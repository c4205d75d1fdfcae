import { SYSTEM } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { taskById } from '@ventanilla/domain/workflow/state/running-beside'
import { runCommand } from './db/cases/command.ts'
import { type LoadedCase, loadCase } from './db/cases/load.ts'
import { countAgain } from './db/cases/terms/count-again.ts'
import { type AppDeps, applyDeps } from './deps.ts'

/** Applies an open task's deadline. Returns false on failure; logs errors other than a `Refusal`. */
export async function clockLooksAt(
  deps: AppDeps,
  task: { readonly id: string; readonly case_id: string },
  log: (error: unknown) => void,
): Promise<boolean> {
  try {
    await deps.db.tx(async (tx) => {
      const at = applyDeps(deps)
      const loaded = await loadCase(tx, SYSTEM, 'cases.read', task.case_id)
      const counted = await countAgain(tx, at, loaded)
      // Race: a calendar that has just come into force moved the day; the clock judges by the new one
      if (counted.row.version !== loaded.row.version && !isDue(counted, task.id, at.now)) return
      await runCommand(tx, at, SYSTEM, {
        caseId: task.case_id,
        version: null,
        verb: 'tasks.expire',
        commands: () => [{ type: 'expire', taskId: task.id }],
      })
    })
    return true
  } catch (error) {
    // another user or process has just finished the task
    if (!(error instanceof Refusal)) log(error)
    return false
  }
}

function isDue({ state }: LoadedCase, taskId: string, now: Date): boolean {
  const task = taskById(state.flow, taskId)
  return task !== undefined && task.expiresAt !== null && task.expiresAt <= now.toISOString()
}

import { SYSTEM } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { runCommand } from './db/cases/command.ts'
import { type AppDeps, applyDeps } from './deps.ts'

/** Applies an open task's deadline. Returns false on failure; logs errors other than a `Refusal`. */
export async function clockLooksAt(
  deps: AppDeps,
  task: { readonly id: string; readonly case_id: string },
  log: (error: unknown) => void,
): Promise<boolean> {
  try {
    await deps.db.tx((tx) =>
      runCommand(tx, applyDeps(deps), SYSTEM, {
        caseId: task.case_id,
        version: null,
        verb: 'tasks.expire',
        commands: () => [{ type: 'expire', taskId: task.id }],
      }),
    )
    return true
  } catch (error) {
    // another user or process has just finished the task
    if (!(error instanceof Refusal)) log(error)
    return false
  }
}

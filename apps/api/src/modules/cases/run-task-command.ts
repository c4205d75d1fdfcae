import type { Actor } from '@ventanilla/domain/access/actor'
import type { Command } from '@ventanilla/domain/workflow/definition/commands'
import { runCommand } from '../../db/cases/command.ts'
import type { Db } from '../../db/connection/sql.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import type { Context } from '../../http/context.ts'

interface Run {
  readonly version: number | null
  readonly command: Command
  readonly permission?: 'cases.supervise'
  readonly derive?: Parameters<typeof runCommand>[3]['derive']
}

/** Runs one command of the task shell on a case. */
export async function runTaskCommand(
  tx: Db,
  deps: AppDeps,
  ctx: Context,
  actor: Actor,
  caseId: string,
  { version, command, derive, permission }: Run,
): Promise<{ version: number; decision: Awaited<ReturnType<typeof runCommand>>['decision'] }> {
  return runCommand(tx, applyDeps(deps), actor, {
    caseId,
    version,
    verb: ctx.endpointId,
    address: ctx.address,
    people: command.type === 'assign' && command.to !== null ? [command.to] : [],
    commands: () => [command],
    ...(derive && { derive }),
    ...(permission && { permission }),
  })
}

import type { bulletin } from '@ventanilla/contract/bulletin.contract'
import { notFound } from '@ventanilla/domain/kernel/problem'
import { runCommand } from '../../db/cases/command.ts'
import { sql } from '../../db/connection/sql.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import type { Handler } from '../../http/routes.ts'

/** Posts an act; date and time are the server's. */
export const publishAct =
  (deps: AppDeps): Handler<(typeof bulletin)['bulletin.publish']> =>
  async (ctx, { params }) => {
    const actor = me(ctx)
    const reply = await ctx.command(async (tx) => {
      const act = await tx.one<{ case_id: string }>(
        sql`select case_id from acts where id = ${params.actId}::uuid and code is not null`,
      )
      if (act === undefined) throw notFound()
      await runCommand(tx, applyDeps(deps), actor, {
        caseId: act.case_id,
        version: null,
        verb: ctx.endpointId,
        address: ctx.address,
        permission: 'bulletin.publish',
        commands: () => [{ type: 'publish', actId: params.actId }],
      })
      return ok({ postedAt: deps.clock.now().toISOString() })
    })
    deps.wake()
    return reply
  }

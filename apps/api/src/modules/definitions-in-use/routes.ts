import { definitionsInUse } from '@ventanilla/contract/definitions-in-use.contract'
import type { FastifyInstance } from 'fastify'
import { audit } from '../../db/audit.ts'
import { queueJob } from '../../db/queue-job.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { type RouteDeps, registerRoutes } from '../../http/routes.ts'
import { countCases, listCases, listDefinitions } from './list.ts'
import { moveCase } from './move-case.ts'

/** By which versions of their workflow the running cases go, and their move to the newest. */
export function registerDefinitionsInUse(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, definitionsInUse, {
    list: async () => ok(await listDefinitions(deps)),
    cases: async (_ctx, { query: { ttId, family, release, cursor } }) =>
      ok(await listCases(deps, { ttId, family: family ?? null, release }, cursor)),
    moveCase: async (ctx, { params: { id }, body: { version, reason } }) =>
      ctx.command(async (tx) =>
        ok({
          moved: await moveCase(tx, applyDeps(deps), {
            caseId: id,
            actor: me(ctx),
            reason,
            version,
            verb: ctx.endpointId,
            address: ctx.address,
          }),
        }),
      ),
    moveAll: async (ctx, { body: { reason, ...group } }) => {
      const reply = await ctx.command(async (tx) => {
        const at = applyDeps(deps)
        const asked = at.newId()
        const cases = await countCases(tx, group)
        if (cases > 0)
          await queueJob(
            tx,
            { id: at.newId(), now: at.now },
            { kind: 'definiciones.pasar', about: asked, data: { ...group, reason, asked, after: null } },
          )
        await audit(tx, {
          actorId: me(ctx).id,
          verb: ctx.endpointId,
          address: ctx.address,
          detail: { tramite: group.ttId, version: group.release, casos: cases, motivo: reason },
          at: at.now,
          newId: at.newId,
        })
        return ok({ cases })
      })
      deps.wake()
      return reply
    },
  })
}

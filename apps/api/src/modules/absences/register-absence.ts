import type { absences } from '@ventanilla/contract/absences.contract'
import type { AppDeps } from '../../deps.ts'
import { ok } from '../../http/reply.ts'
import type { Handler } from '../../http/routes.ts'
import { storeAbsence } from './store-absence.ts'

/** Registers an absence: one's own, or of an official whose work the actor assigns. */
export const registerAbsence =
  (deps: AppDeps): Handler<(typeof absences)['register']> =>
  async (ctx, { body: { from, until, situation, ...body } }) => {
    const reply = await ctx.command(async (tx) =>
      ok(
        await storeAbsence(tx, deps, ctx, {
          ...body,
          reason: situation,
          days: { from, until },
          follows: null,
        }),
      ),
    )
    deps.wake()
    return reply
  }

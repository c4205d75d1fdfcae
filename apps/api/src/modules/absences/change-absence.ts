import type { absences } from '@ventanilla/contract/absences.contract'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import type { Handler } from '../../http/routes.ts'
import { endAbsenceRow } from './end-absence.ts'
import { overForStandIn } from './messages.ts'
import { storeAbsence, todayOf } from './store-absence.ts'
import { tellOfAbsence } from './tell-absence.ts'

/** Puts another absence in the place of one: from today on, or from its first day if it has not begun. */
export const changeAbsence =
  (deps: AppDeps): Handler<(typeof absences)['change']> =>
  async (ctx, { params: { id }, body }) => {
    const reply = await ctx.command(async (tx) => {
      const before = await endAbsenceRow(tx, deps, ctx, id)
      if (body.until === before.until && body.standIn === before.stand_in)
        throw new Refusal(
          'invalid',
          'El último día y el reemplazo son los mismos: no hay nada que cambiar.',
          {
            code: 'sin_cambios',
          },
        )
      const today = todayOf(deps)
      const stored = await storeAbsence(tx, deps, ctx, {
        person: before.person,
        standIn: body.standIn,
        days: { from: before.from < today ? today : before.from, until: body.until },
        reason: before.reason,
        follows: id,
      })
      if (before.stand_in !== null && before.stand_in !== body.standIn)
        await tellOfAbsence(
          tx,
          deps,
          [before.stand_in],
          `terminada:${id}`,
          overForStandIn({
            person: before.person_name,
            standIn: before.stand_in_name,
            by: me(ctx).name,
            days: before,
          }),
        )
      return ok(stored)
    })
    deps.wake()
    return reply
  }

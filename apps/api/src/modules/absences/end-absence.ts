import type { absences } from '@ventanilla/contract/absences.contract'
import type { AbsenceReason } from '@ventanilla/domain/cases/absence-words'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { audit } from '../../db/audit.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import { keptBy } from '../../db/people/absences.ts'
import type { AppDeps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import type { Handler } from '../../http/routes.ts'
import { overForPerson, overForStandIn } from './messages.ts'
import { todayOf } from './store-absence.ts'
import { tellOfAbsence } from './tell-absence.ts'

export interface EndedAbsence {
  readonly person: string
  readonly person_name: string
  readonly stand_in: string | null
  readonly stand_in_name: string | null
  readonly from: string
  readonly until: string
  readonly reason: AbsenceReason
}

/**
 * Ends an absence that the actor keeps, now. Throws a `Refusal`: not found, or conflict when it has passed. Race: two
 * people end or change it at once; the row is locked and the second finds it ended.
 */
export async function endAbsenceRow(tx: Db, deps: AppDeps, ctx: Context, id: string): Promise<EndedAbsence> {
  const actor = me(ctx)
  const row = await tx.one<EndedAbsence & { readonly ended: boolean }>(sql`
    select a.person_id as person, p.first_names || ' ' || p.last_names as person_name, a.stand_in_id as stand_in,
      (select s.first_names || ' ' || s.last_names from users s where s.id = a.stand_in_id) as stand_in_name,
      a.from_day::text as from, a.until_day::text as until, a.reason, a.ended_at is not null as ended
    from absences a join users p on p.id = a.person_id
    where a.id = ${id}::uuid and ${keptBy(actor)} for no key update of a`)
  if (row === undefined) throw notFound('Esa ausencia no existe o no la lleva usted.')
  if (row.ended || row.until < todayOf(deps))
    throw new Refusal('conflict', 'Esa ausencia ya terminó o la cambió otra persona. Vuelva a la lista.', {
      code: 'terminada',
    })
  await tx.run(sql`
    update absences set ended_at = ${deps.clock.now()}, ended_by = ${actor.id}::uuid where id = ${id}::uuid`)
  return row
}

export const endAbsence =
  (deps: AppDeps): Handler<(typeof absences)['end']> =>
  async (ctx, { params: { id } }) => {
    const reply = await ctx.command(async (tx) => {
      const ended = await endAbsenceRow(tx, deps, ctx, id)
      const told = {
        person: ended.person_name,
        standIn: ended.stand_in_name,
        by: me(ctx).name,
        days: { from: ended.from, until: ended.until },
      }
      await tellOfAbsence(tx, deps, [ended.person], `terminada:${id}`, overForPerson(told))
      if (ended.stand_in !== null)
        await tellOfAbsence(tx, deps, [ended.stand_in], `terminada:${id}`, overForStandIn(told))
      await audit(tx, {
        actorId: me(ctx).id,
        verb: ctx.endpointId,
        subject: ended.person,
        address: ctx.address,
        detail: { desde: ended.from, hasta: ended.until, reemplazo: ended.stand_in },
        at: deps.clock.now(),
        newId: deps.newId,
      })
      return ok({ id, message: 'La ausencia terminó. Las tareas vuelven a ser solo de la persona.' })
    })
    deps.wake()
    return reply
  }

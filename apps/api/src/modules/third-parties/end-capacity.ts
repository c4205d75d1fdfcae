import type { thirdParties } from '@ventanilla/contract/third-parties.contract'
import { longDate, bogotaDate } from '@ventanilla/domain/terms/dates'
import { notFound, Refusal, stale } from '@ventanilla/domain/kernel/problem'
import { endCapacity } from '@ventanilla/domain/workflow/linked/third-party'
import { applyDecision } from '../../db/cases/apply.ts'
import { refuseOwnAffair } from '../../db/cases/command.ts'
import { loadCase } from '../../db/cases/load.ts'
import { tell } from '../../db/cases/tell.ts'
import { worldFor } from '../../db/cases/world.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import type { Handler } from '../../http/routes.ts'
import { PERMISSION } from './capacity-rows.ts'
import { readThirdParty } from './read-third-party.ts'

type End = (typeof thirdParties)['end']

/** Ends the capacity of a third party in one case by the act that says so. */
export const endThirdParty =
  (deps: AppDeps): Handler<End> =>
  async (ctx, { params: { id, caseId }, body }) => {
    const actor = me(ctx)
    const reply = await ctx.command(async (tx) => {
      const at = applyDeps(deps)
      const loaded = await loadCase(tx, actor, PERMISSION, caseId)
      await refuseOwnAffair(tx, loaded, actor)
      const since = await sinceOf(tx, caseId, id)
      if (body.version !== loaded.row.version)
        throw stale({ version: loaded.row.version, status: loaded.row.status, tasks: [] })
      const world = await worldFor(tx, at.catalogue, loaded, { now: at.now, newId: at.newId, actor })
      const end = {
        personId: id,
        since: bogotaDate(since.toISOString()),
        actId: body.actId,
        on: body.on,
        reason: body.reason,
      }
      const decision = endCapacity(world, loaded.state, end, actor)
      await tx.run(sql`
        update case_parties set until = ${at.now}
        where case_id = ${caseId}::uuid and user_id = ${id}::uuid and role = 'tercero' and until is null`)
      await tx.run(sql`
        insert into third_party_endings(id, case_id, person_id, since, until, ended_on, act_id, reason, by_id)
        values (${at.newId()}::uuid, ${caseId}::uuid, ${id}::uuid, ${since}, ${at.now}, ${body.on}::date, ${body.actId}::uuid,
          ${body.reason}, ${actor.id}::uuid)`)
      const line = { verb: ctx.endpointId, address: ctx.address, subject: id }
      await applyDecision(tx, at, { loaded, decision, actor, audit: line })
      await tell(tx, at, loaded, 'interviniente.terminado', [id], {
        fecha: longDate(body.on),
        acto: await actWords(tx, body.actId),
        motivo: body.reason,
      })
      return {
        status: 200 as const,
        body: {
          person: await readThirdParty(tx, deps, actor, id),
          message: 'La persona ya no interviene en este trámite y recibe el aviso.',
        },
      }
    })
    deps.wake()
    return reply
  }

/** Since when the person has had the capacity. Throws `Refusal`: they never had it, or it has ended. */
async function sinceOf(tx: Db, caseId: string, id: string): Promise<Date> {
  const row = await tx.one<{ since: Date; until: Date | null }>(sql`
    select since, until from case_parties
    where case_id = ${caseId}::uuid and user_id = ${id}::uuid and role = 'tercero'`)
  if (row === undefined) throw notFound()
  if (row.until !== null)
    throw new Refusal('conflict', 'La calidad de esta persona en este trámite ya había terminado.', {
      code: 'terminada',
    })
  return row.since
}

async function actWords(tx: Db, actId: string): Promise<string> {
  const act = await tx.one<{ title: string; number: string | null }>(
    sql`select title, number from acts where id = ${actId}::uuid`,
  )
  return act === undefined ? 'el acto que lo dice' : [act.title, act.number ?? ''].join(' ').trim()
}

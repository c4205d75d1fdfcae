import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { places } from '@ventanilla/contract/places.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { pendingZones } from '@ventanilla/domain/places/place-checks'
import { audit } from '../../db/audit.ts'
import { keepZoneChecks, zoneChecksOf } from '../../db/places/zone-checks.ts'
import { rowsFor } from '../../db/scope.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import { applyDecision } from '../../db/cases/apply.ts'
import { conceptsDue } from '../../db/cases/zones/place-concepts.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import type { Handler } from '../../http/routes.ts'

type Answer = EndpointAnswer<(typeof places)['ofCase']>['body']

/** What the zones said of a case that an official reads. */
export async function zonesOfCase(db: Db, actor: Actor, caseId: string): Promise<Answer> {
  if (actor.kind !== 'funcionario') throw notFound()
  const there = await db.one<{ acts: boolean }>(
    sql`select c.closed_at is null and ${rowsFor(actor, 'cases.act')} as acts from cases c
      where c.id = ${caseId}::uuid and c.radicado is not null and ${rowsFor(actor, 'cases.read')}`,
  )
  if (there === undefined) throw notFound()
  const checks = await zoneChecksOf(db, caseId)
  return {
    checks: checks.map(({ layer: _, at, crossed, ...check }) => ({
      ...check,
      at: at.toISOString(),
      crossed: [...crossed],
    })),
    pending: [...pendingZones(checks)],
    mayVerify: there.acts,
  }
}

/**
 * An official says whether a case crosses a zone that could not be compared. Attack and mistake: a word over a comparison
 * that was made; only what nobody knows is verified.
 */
export const verifyZone =
  (deps: AppDeps): Handler<(typeof places)['verify']> =>
  (ctx, { params, body }) => {
    const actor = me(ctx)
    return ctx.command(async (tx) => {
      const row = await tx.one<{ closed: boolean }>(sql`
        select c.closed_at is not null as closed from cases c
        where c.id = ${params.id}::uuid and c.radicado is not null and ${rowsFor(actor, 'cases.act')} for update of c`)
      if (row === undefined || actor.kind !== 'funcionario') throw notFound()
      const checks = await zoneChecksOf(tx, params.id)
      const last = checks.findLast(({ zone }) => zone === String(params.zone))
      if (last === undefined) throw notFound('Esa zona no se comparó en este caso.')
      if (row.closed || last.state !== 'sin_verificar')
        throw new Refusal(
          'conflict',
          row.closed ? 'El caso ya terminó.' : 'De esa zona ya se sabe si el caso la cruza.',
          { code: row.closed ? 'terminado' : 'verificada' },
        )
      const at = deps.clock.now()
      await keepZoneChecks(
        tx,
        deps.newId,
        {
          caseId: params.id,
          moment: 'verificacion',
          at,
          release: deps.catalogue.release,
          by: actor.id,
          note: body.note,
        },
        [{ ...last, state: body.state, crossed: [], because: null }],
      )
      const asked = await conceptsDue(
        tx,
        applyDeps(deps),
        params.id,
        [{ zone: last.zone, state: body.state }],
        { verb: ctx.endpointId, address: ctx.address },
      )
      if (asked !== null) await applyDecision(tx, applyDeps(deps), asked)
      await audit(tx, {
        actorId: actor.id,
        verb: ctx.endpointId,
        caseId: params.id,
        subject: last.name,
        address: ctx.address,
        detail: { zona: last.name, estado: body.state },
        at,
        newId: deps.newId,
      })
      return ok(await zonesOfCase(tx, actor, params.id))
    })
  }

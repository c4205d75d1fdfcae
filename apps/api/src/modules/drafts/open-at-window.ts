import type { atWindow } from '@ventanilla/contract/at-window.contract'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { refuseIfStopped } from '../../db/alerts.ts'
import { audit, nothingToAudit } from '../../db/audit.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import type { Handler } from '../../http/routes.ts'
import { beginDraft, startable } from './create-draft.ts'
import { knownPerson, registerAtWindow } from './window-person.ts'

/**
 * Starts at the window an application for an attending person. The draft belongs to the applicant, as one
 * started at home, and is writable for that window's officials; one already started there is opened again.
 */
export const openAtWindow =
  (deps: AppDeps): Handler<(typeof atWindow)['atWindow.open']> =>
  (ctx, { body }) =>
    ctx.command(async (tx) => {
      const actor = me(ctx)
      const now = deps.clock.now()
      await refuseIfStopped(tx, now, 'case.create')
      // Attack: working at the window of another office.
      if (actor.office === null || body.office !== actor.office)
        throw new Refusal('forbidden', 'Esa ventanilla es de otra oficina. Radique en la suya.', {
          code: 'otra_oficina',
        })
      const procedure = startable(deps, body.ttId)
      const personId =
        'id' in body.person
          ? await knownPerson(tx, body.person)
          : await registerAtWindow(tx, deps, actor, body.person)
      // Race: of two officials starting the same at once, the second finds the first's draft.
      await tx.run(sql`select 1 from users where id = ${personId}::uuid for update`)
      const begun = await tx.one<{ id: string }>(sql`
        select c.id from cases c join drafts d on d.case_id = c.id
        where c.applicant_id = ${personId}::uuid and c.tt_id = ${body.ttId} and c.radicado is null
          and d.window_office = ${actor.office} order by d.updated_at desc limit 1`)
      if (begun !== undefined) {
        nothingToAudit(tx)
        return { status: 200 as const, body: { id: begun.id, ttId: body.ttId, created: false as const } }
      }
      const id = await beginDraft(tx, deps, procedure, {
        applicant: personId,
        by: actor.id,
        known: {},
        atWindow: actor.office,
      })
      await audit(tx, {
        actorId: actor.id,
        verb: ctx.endpointId,
        subject: personId,
        address: ctx.address,
        detail: { tipo: body.ttId, oficina: actor.office, registrada: !('id' in body.person) },
        at: now,
        newId: deps.newId,
      })
      return { status: 201 as const, body: { id, ttId: body.ttId, created: true as const } }
    })

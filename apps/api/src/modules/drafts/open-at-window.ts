import type { atWindow } from '@ventanilla/contract/at-window.contract'
import { Refusal } from '@ventanilla/domain/cases/problem'
import { refuseIfStopped } from '../../db/alerts.ts'
import { audit } from '../../db/audit.ts'
import { json, sql } from '../../db/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import type { Handler } from '../../http/routes.ts'
import { startable } from './create-draft.ts'
import { prefill } from './prefill.ts'
import { knownPerson, registerAtWindow } from './window-person.ts'

/**
 * Begins at the window the application of somebody who came to it. The draft is the person's and is written by the
 * officials of that window; one that was begun there before is opened again.
 */
export const openAtWindow =
  (deps: AppDeps): Handler<(typeof atWindow)['atWindow.open']> =>
  (ctx, { body }) =>
    ctx.command(async (tx) => {
      const actor = me(ctx)
      const now = deps.clock.now()
      await refuseIfStopped(tx, now, 'case.create')
      // the attack: working at the window of an office that is not one's own
      if (actor.office === null || body.office !== actor.office)
        throw new Refusal(403, 'Esa ventanilla es de otra oficina. Radique en la suya.', {
          code: 'otra_oficina',
        })
      const procedure = startable(deps, body.ttId)
      const personId =
        'id' in body.person
          ? await knownPerson(tx, body.person)
          : await registerAtWindow(tx, deps, actor, body.person)
      // two officials who begin the same at once: the second finds what the first began
      await tx.run(sql`select 1 from users where id = ${personId}::uuid for update`)
      const begun = await tx.one<{ id: string }>(sql`
        select c.id from cases c join drafts d on d.case_id = c.id
        where c.applicant_id = ${personId}::uuid and c.tt_id = ${body.ttId} and c.radicado is null
          and d.window_office = ${actor.office} order by d.updated_at desc limit 1`)
      if (begun !== undefined)
        return { status: 200 as const, body: { id: begun.id, ttId: body.ttId, created: false as const } }
      const id = deps.newId()
      const answers = await prefill(tx, deps, personId, body.ttId)
      await tx.run(sql`
        insert into cases(id, tt_id, revision, status, applicant_id, created_by, applicant_name, subject, created_at, updated_at)
        select ${id}::uuid, ${body.ttId}, ${procedure.revision}, 'borrador', u.id, ${actor.id}::uuid,
          coalesce(nullif(u.company_name, ''), u.first_names || ' ' || u.last_names), ${procedure.name}, ${now}, ${now}
        from users u where u.id = ${personId}::uuid`)
      await tx.run(sql`
        insert into drafts(case_id, answers, version, updated_at, window_office, window_by)
        values (${id}::uuid, ${json(answers)}::jsonb, 1, ${now}, ${actor.office}, ${actor.id}::uuid)`)
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

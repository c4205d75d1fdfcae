import type { acts } from '@ventanilla/contract/acts.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { consults, looksOn } from '@ventanilla/domain/workflow/state/state'
import { runCommand } from '../../db/cases/command.ts'
import { bringForward, printingKey } from '../../db/printing.ts'
import { madeKnown } from '../../db/scope.ts'
import { sql } from '../../db/connection/sql.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import type { Handler } from '../../http/routes.ts'
import { readAct } from './act-row.ts'

/**
 * Opens an act. For a recipient under electronic notification the first opening is the certified access and
 * sets the legal date (CPACA art. 56); later ones only open it. A mail scanner's GET cannot do this: it needs
 * the recipient's session and a POST.
 */
export const openAct =
  (deps: AppDeps): Handler<(typeof acts)['acts.open']> =>
  async (ctx, { params }) => {
    const actor = me(ctx)
    const { act, loaded } = await readAct(deps.db, actor, 'acts.read', params.id)
    const party = loaded.state.parties.some((p) => p.personId === actor.id)
    const outside = party || consults(loaded.state, actor)
    const theirs = act.addressee_id === actor.id
    const told = outside && (await isKnown(deps, actor, act.id))
    // an act addressed to the applicant is not another party's
    if (
      looksOn(loaded.state, actor.id) &&
      !theirs &&
      deps.catalogue.openToThirds.personalActs.includes(act.template)
    )
      throw notFound()
    const pending = party
      ? await deps.db.one<{ id: string }>(sql`
        select id from notifications where act_id = ${act.id}::uuid and recipient_id = ${actor.id}::uuid and state = 'sent' and means = 'electronica'`)
      : undefined
    // signed into the file without addressee: a concept, a visit
    const ofTheFile =
      party &&
      act.code !== null &&
      act.addressee_id === null &&
      deps.catalogue.actRules.get(act.template)?.announcement.by === 'incorporacion'
    // Attack: reading a decision by file access or by another's notification, or a letter to another person.
    if (outside && !told && !ofTheFile && pending === undefined) throw notFound()
    // the reader's request waits for the printing
    if (act.file_id === null) await bringForward(deps, [printingKey(act.id)])
    let recorded = false
    if (pending !== undefined) {
      if (act.file_id === null)
        throw new Refusal('conflict', 'El documento se está preparando. Intente de nuevo en un momento.', {
          code: 'sin_documento',
        })
      await deps.db.tx((tx) =>
        runCommand(tx, applyDeps(deps), actor, {
          caseId: act.case_id,
          version: null,
          verb: ctx.endpointId,
          address: ctx.address,
          commands: () => [{ type: 'access', actId: act.id, personId: actor.id }],
        }),
      )
      // after the term to open it the access certifies nothing, and an act not notified is not handed out
      recorded = await isNotified(deps, act.id, actor.id)
      if (!recorded && !told)
        throw new Refusal(
          'conflict',
          'Ya pasaron los días para abrirlo por este medio. Se lo notificaremos de otra forma.',
          { code: 'sin_plazo' },
        )
      deps.wake()
    }
    if (act.file_id === null)
      throw new Refusal('conflict', 'El documento se está preparando. Intente de nuevo en un momento.', {
        code: 'sin_documento',
      })
    const file = await deps.db.one<{ storage_key: string; name: string }>(
      sql`select storage_key, name from files where id = ${act.file_id}::uuid`,
    )
    if (file === undefined) throw notFound()
    const legal = await deps.db.one<{ legal_on: string | null }>(sql`
      select to_char(legal_on, 'YYYY-MM-DD') as legal_on from notifications where act_id = ${act.id}::uuid and recipient_id = ${actor.id}::uuid order by created_at desc limit 1`)
    const link = await deps.storage.presignGet({
      key: file.storage_key,
      downloadName: file.name,
      contentType: 'application/pdf',
      inline: true,
    })
    return ok({ url: link.url, legalOn: legal?.legal_on ?? null, recorded })
  }

const isKnown = async (deps: AppDeps, actor: Actor, actId: string): Promise<boolean> =>
  (await deps.db.one(
    sql`select 1 from acts a join cases c on c.id = a.case_id where a.id = ${actId}::uuid and ${madeKnown(actor)}`,
  )) !== undefined

async function isNotified(deps: AppDeps, actId: string, personId: string): Promise<boolean> {
  return (
    (await deps.db.one(
      sql`select 1 from notifications where act_id = ${actId}::uuid and recipient_id = ${personId}::uuid and state = 'done'`,
    )) !== undefined
  )
}

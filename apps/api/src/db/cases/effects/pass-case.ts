import { SYSTEM } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { beingNotified } from '@ventanilla/domain/workflow/state/running-beside'
import type { Recipient } from '@ventanilla/domain/workflow/state/state'
import { powerInForce } from '../../people/powers.ts'
import { type Db, sql } from '../../connection/sql.ts'
import type { ApplyDeps } from '../apply-deps.ts'
import type { CaseCatalogue } from '../catalogue.ts'
import { type LoadedCase, loadCase } from '../load.ts'
import { tell } from '../tell.ts'
import type { Due, EffectHandler } from './effect.ts'

/**
 * Replaces the applicant of the parent case with the transferee of the change.
 *
 * It waits until the change is stored, like every effect on another case. Applied at once, the case would have its new
 * applicant while the change that gives it to them is still being decided, and it would be stored by a way of its own:
 * what `applyDecision` does for every decision (audit line, chain, overall term, charges, publications) would have to be
 * repeated here, and could be forgotten.
 */
export const applicantChanged: EffectHandler<'applicantChanged'> = async (on) => {
  on.later.push((tx, deps) => passed(tx, deps, on))
}

/**
 * The transfer, as a decision about the parent case with an event and nothing else: tasks and their drafts, documents,
 * receipts and terms pass over unchanged; powers over the case end; the transferor keeps, as `antiguo_solicitante`, read
 * access to the events up to this instant.
 *
 * Throws a `Refusal` while an act is being notified: a notification ends with the party it began with,
 * otherwise no one's term would run. Both people and the act stay in the chain of the case.
 */
async function passed(tx: Db, deps: ApplyDeps, { loaded: change, actor, audit }: Due): Promise<Due> {
  const transferee = change.state.parties.find((p) => p.role === 'nuevo_solicitante')
  if (change.row.parent_id === null || transferee === undefined)
    throw new Error('a change of applicant without a case or without a new applicant')
  const loaded = await loadCase(tx, SYSTEM, 'cases.read', change.row.parent_id)
  const { row, state } = loaded
  if (row.applicant_id !== change.row.applicant_id)
    throw new Refusal('conflict', 'El trámite ya cambió de solicitante.', { code: 'ya_cambio' })
  if (!state.flow.closed && beingNotified(state.flow))
    throw new Refusal(
      'conflict',
      'En el trámite se está notificando un acto. Aplique el cambio cuando termine esa notificación.',
      { code: 'notificando' },
    )
  await handOver(tx, deps, loaded, transferee)
  const facts = { anterior: row.applicant_name, nuevo: transferee.name }
  await tell(tx, deps, loaded, 'solicitante.cambiado', [transferee.personId], facts)
  await tell(tx, deps, loaded, 'solicitante.cedido', [row.applicant_id], facts)
  const data = await told(tx, deps, change, transferee)
  const nothing = { effects: [], opened: [], closed: [], changed: [] }
  return {
    loaded,
    decision: { state, events: [{ type: 'solicitante.cambiado', data }], ...nothing },
    actor,
    audit,
  }
}

/** Template of the act that passes a case to another applicant. */
export function changeTemplate({ actRules }: Pick<CaseCatalogue, 'actRules'>): string {
  for (const { id, role } of actRules.values()) if (role === 'applicantChange') return id
  throw new Error('no act passes a case to another applicant')
}

/** Data of the event in the case's chain: both people, the request and the act. */
async function told(
  tx: Db,
  { catalogue }: ApplyDeps,
  change: LoadedCase,
  transferee: Recipient,
): Promise<Record<string, unknown>> {
  const act = await tx.one<{ number: string; dated_on: string }>(sql`
    select number, to_char(dated_on, 'YYYY-MM-DD') as dated_on from acts
    where case_id = ${change.row.id}::uuid and template = ${changeTemplate(catalogue)} and number is not null order by created_at desc limit 1`)
  return {
    anterior: change.row.applicant_name,
    anteriorId: change.row.applicant_id,
    nuevo: transferee.name,
    nuevoId: transferee.personId,
    solicitud: change.row.radicado,
    acto: act?.number ?? null,
    fechaDelActo: act?.dated_on ?? null,
  }
}

async function handOver(tx: Db, deps: ApplyDeps, { row }: LoadedCase, transferee: Recipient): Promise<void> {
  const { now } = deps
  await tx.run(sql`
    update case_parties set until = ${now} where case_id = ${row.id}::uuid and role = 'apoderado' and until is null`)
  await tx.run(sql`
    update powers set ended_at = ${now} where case_id = ${row.id}::uuid and ended_at is null`)
  await tx.run(sql`
    update cases set applicant_id = ${transferee.personId}::uuid, applicant_name = ${transferee.name} where id = ${row.id}::uuid`)
  // a former applicant who gets the case back stops being a former one
  await tx.run(sql`
    update case_parties set until = ${now}
    where case_id = ${row.id}::uuid and user_id = ${transferee.personId}::uuid and until is null`)
  await tx.run(sql`
    insert into case_parties(case_id, user_id, role, since)
    values (${row.id}::uuid, ${row.applicant_id}::uuid, 'antiguo_solicitante', ${now})
    on conflict (case_id, user_id, role) do update set since = excluded.since, until = null`)
  // the new applicant's general apoderados
  await tx.run(sql`
    insert into case_parties(case_id, user_id, role, since)
    select ${row.id}::uuid, w.proxy_id, 'apoderado', ${now} from powers w
    where w.applicant_id = ${transferee.personId}::uuid and w.case_id is null and ${powerInForce}
      and w.proxy_id is not null
    on conflict (case_id, user_id, role) do update set since = excluded.since, until = null`)
  // Attack: removing or replacing, as its uploader, a document of a case that now belongs to another applicant.
  await tx.run(sql`
    update files f set owner_id = ${transferee.personId}::uuid from users u
    where f.case_id = ${row.id}::uuid and u.id = f.owner_id and u.kind <> 'funcionario'`)
  // an appeal draft of the former applicant or their apoderado passes to the new applicant, who can file it
  await tx.run(sql`
    update appeal_drafts set user_id = ${transferee.personId}::uuid
    where case_id = ${row.id}::uuid and user_id = (
        select d.user_id from appeal_drafts d where d.case_id = ${row.id}::uuid order by d.saved_at desc limit 1)
      and not exists (select 1 from appeal_drafts d where d.case_id = ${row.id}::uuid and d.user_id = ${transferee.personId}::uuid)`)
}

import type { Actor } from '@ventanilla/domain/access/actor'
import type { ActContext } from '@ventanilla/domain/cases/act-context'
import { caseDue } from '@ventanilla/domain/procedures/case-term'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { CaseEvent } from '@ventanilla/domain/workflow/commands'
import { isFor } from '@ventanilla/domain/workflow/decide'
import { durationDue } from '@ventanilla/domain/workflow/duration'
import { seenFrom } from '@ventanilla/domain/workflow/running-beside'
import type { OpenTask, Recipient } from '@ventanilla/domain/workflow/state'
import type { Decision } from '@ventanilla/domain/workflow/decision-builder'
import { applyCharge, endCharge, issueSigned } from '../receipts/charge.ts'
import { prepareReceipt } from '../receipts/prepare.ts'
import { type Db, json, sql } from '../sql.ts'
import { actContext } from './act-context.ts'
import { numberAct, startAct } from './act-rows.ts'
import type { ApplyDeps } from './apply-deps.ts'
import { familyOf } from './case-name.ts'
import { queueFileIndex } from './file-index.ts'
import { joinCases } from './join-cases.ts'
import { carryOver, fileFirst, type LinkedEffect } from './linked.ts'
import { identifyApplicant } from './identify-applicant.ts'
import type { LoadedCase } from './load.ts'
import { passCase } from './pass-case.ts'
import { postAct } from './post-act.ts'
import { type Audited, storeDecision } from './store.ts'
import { tell } from './tell.ts'
import { tellPublishers } from './tell-publishers.ts'
import { tellNewcomer } from './tell-newcomer.ts'

/** Result of storing a decision. */
export interface Applied {
  readonly version: number
  readonly opened: readonly OpenTask[]
  readonly numbers: readonly {
    readonly actId: string
    readonly number: string | null
    readonly code: string
  }[]
}

/**
 * Stores a decision: events, tasks, acts, numbers, messages and the case
 * itself, all in the caller's transaction. The case row is locked by
 * `loadCase`; its version still guards against a command decided on older data.
 */
export async function applyDecision(
  tx: Db,
  deps: ApplyDeps,
  loaded: LoadedCase,
  decision: Decision,
  actor: Actor,
  audit: Audited,
): Promise<Applied> {
  const facts = { ...decision.state.facts }
  const numbers: { actId: string; number: string | null; code: string }[] = []
  const extra: CaseEvent[] = []
  const linked: LinkedEffect[] = []
  const first = await fileFirst(tx, deps, loaded, decision)
  if (first !== null) extra.push(first)
  let context: ActContext | undefined
  for (const effect of decision.effects) {
    if (effect.type === 'actStarted') {
      if (deps.catalogue.workflow.steps.get(effect.origin)?.kind === 'receipt')
        Object.assign(
          facts,
          await prepareReceipt(tx, deps, { caseId: loaded.row.id, actId: effect.actId, facts }),
        )
      const act = decision.state.flow.acts.find((one) => one.id === effect.actId)
      const seen = seenFrom({ ...decision.state, facts }, { id: act?.task ?? '' })
      context = await actContext(tx, deps, loaded, seen, actor.name, effect.template)
      await startAct(tx, deps, loaded, effect, context)
    } else if (effect.type === 'actPhase') {
      await tx.run(sql`
        update acts set state = ${effect.phase}, updated_at = ${deps.now},
          reviewer_id = ${effect.reviewer === undefined ? null : effect.reviewer}::uuid,
          drafter_id = coalesce(${effect.drafter ?? null}::uuid, drafter_id)
        where id = ${effect.actId}::uuid`)
    } else if (effect.type === 'charged')
      extra.push(...(await applyCharge(tx, deps, loaded, effect.change, actor)))
    else if (effect.type === 'actSigned') {
      extra.push(...(await issueSigned(tx, deps, loaded, { actId: effect.actId, facts })))
      const posted = decision.effects.some((e) => e.type === 'actPosted' && e.actId === effect.actId)
      const posting = posted
        ? {
            'aviso.fecha_fijacion': String(facts['aviso.fecha_fijacion']),
            'aviso.fecha_desfijacion': String(facts['aviso.fecha_desfijacion']),
          }
        : {}
      const signed = await numberAct(tx, deps, loaded, effect, actor, posting)
      numbers.push(signed)
      extra.push({
        type: 'acto.numerado',
        data: { acto: effect.actId, numero: signed.number, codigo: signed.code },
      })
      if (effect.announce) {
        await tell(
          tx,
          deps,
          loaded,
          'acto.comunicado',
          loaded.state.parties.map((p) => p.personId),
          { numero: signed.number ?? '', nombre: signed.name },
        )
        await tellNewcomer(tx, deps, loaded, signed.number ?? '')
      }
    } else if (effect.type === 'remarkAccepted') {
      await tx.run(sql`
        update act_remarks set resolved_at = ${deps.now}, resolved_by = ${effect.by}::uuid, accepted_reason = ${effect.reason}
        where id = ${effect.remarkId}::uuid and resolved_at is null`)
    } else if (effect.type === 'actPosted') {
      await postAct(tx, deps, loaded, { ...decision.state, facts }, effect, actor)
    } else if (effect.type === 'notificationOpened') {
      await tx.run(sql`
        insert into notifications(id, case_id, act_id, recipient_id, recipient_name, state, created_at)
        values (${effect.notificationId}::uuid, ${loaded.row.id}::uuid, ${effect.actId}::uuid, ${effect.personId}::uuid, ${effect.name}, 'pending', ${deps.now})`)
    } else if (effect.type === 'notificationSent') {
      await tx.run(
        sql`update notifications set state = 'sent', means = ${effect.means}, sent_at = ${deps.now} where id = ${effect.notificationId}::uuid`,
      )
      const to = await tx.one<{ recipient_id: string; act_id: string }>(
        sql`select recipient_id, act_id from notifications where id = ${effect.notificationId}::uuid`,
      )
      if (to !== undefined)
        await tell(tx, deps, loaded, `notificacion.${effect.means}`, [to.recipient_id], {
          notificacion: effect.notificationId,
          acto: to.act_id,
        })
    } else if (effect.type === 'notificationDone') {
      await tx.run(sql`
        update notifications set state = 'done', means = ${effect.means}, legal_on = ${effect.legalOn},
          accessed_at = case when ${effect.accessed} then ${deps.now}::timestamptz else accessed_at end,
          proof_file_id = ${effect.proof.fileId}::uuid, detail = ${json({ acto: effect.proof.actId, guia: effect.proof.guide })}::jsonb
        where id = ${effect.notificationId}::uuid`)
    } else if (effect.type === 'actCommunicated') {
      await communicate(tx, deps, loaded, effect.actId)
    } else if (effect.type === 'notificationCertified') {
      await tx.run(sql`
        update notifications set detail = detail || jsonb_build_object('acto', ${effect.actId}::text)
        where id = ${effect.notificationId}::uuid`)
    } else if (effect.type === 'applicantFound') {
      await identifyApplicant(tx, deps, loaded, effect.person)
    } else if (effect.type === 'applicantChanged') await passCase(tx, deps, loaded, actor, audit)
    else if (effect.type === 'casesJoined') await joinCases(tx, deps, applyDecision, loaded, { actor, audit })
    else if (effect.type === 'caseOpened') linked.push(effect)
    else if (effect.type === 'parentChanged') linked.push(effect)
    else await tell(tx, deps, loaded, effect.message, effect.to, effect.data)
  }
  for (const task of decision.opened)
    if (task.turn === 'usuario' && !decision.closed.some((c) => c.task.id === task.id)) {
      const message = deps.catalogue.workflow.steps.get(task.step)?.message
      if (message === undefined) continue
      await tell(tx, deps, loaded, `tarea.${message}`, concerned(deps, task.step, decision.state.parties), {
        tarea: task.id,
        vence: task.dueOn,
      })
    }
  const { flow } = decision.state
  await tellPublishers(tx, deps, loaded, decision.state)
  if (flow.closed) extra.push(...(await endCharge(tx, deps, loaded)))
  // act numbers are only available here; later acts quote them from the flow
  const numbered = {
    ...flow,
    acts: flow.acts.map((a) => ({ ...a, number: numbers.find((n) => n.actId === a.id)?.number ?? a.number })),
  }
  for (const key of Object.keys(facts)) if (key.startsWith('autoriza.')) delete facts[key]
  const changed = await storeDecision(tx, deps, loaded, decision, actor, {
    events: [...decision.events, ...extra],
    flow: numbered,
    facts,
    dueOn: dueOf(deps, loaded, decision) ?? loaded.row.due_on,
    audit,
  })
  if (changed !== 1) throw new Error('a locked case changed its version')
  // files attached in a step are added to the expediente once it is open; a job counts their pages
  const attaching = decision.closed.find(
    (c) =>
      deps.catalogue.workflow.steps.get(c.task.step)?.kind === 'file' ||
      JSON.stringify(c.data).includes('"fileId'),
  )
  // an appeal that waits for the terms of other parties closes no task
  const appealed = flow.appeals?.length ?? 0
  const reason =
    attaching?.task.id ??
    (appealed > (loaded.state.flow.appeals?.length ?? 0) ? `recurso:${appealed}` : undefined)
  // a migrated expediente is indexed once it is checked, in a step that attaches nothing
  const checked = loaded.row.family === 'migracion' && flow.closed ? decision.closed[0]?.task.id : undefined
  // closing the case closes its expediente and seals the index
  const ends = flow.closed && !loaded.state.flow.closed ? 'cierre' : undefined
  const indexed = typeof facts['expediente.numero'] === 'string' ? (reason ?? ends) : checked
  if (indexed !== undefined)
    await queueFileIndex(tx, {
      caseId: loaded.row.id,
      reason: indexed,
      at: deps.now,
      newId: deps.newId,
    })
  // linked cases change last, once this one is stored
  for (const effect of linked)
    await carryOver(tx, deps, applyDecision, { loaded, state: { ...decision.state, facts } }, effect, {
      actor,
      audit,
    })
  return { version: loaded.row.version + 1, opened: decision.opened, numbers }
}

/** Announces to all parties an act whose notification was pending when the case ended; nothing waits for it. */
async function communicate(tx: Db, deps: ApplyDeps, loaded: LoadedCase, actId: string): Promise<void> {
  await tx.run(sql`
    update notifications set state = 'failed' where act_id = ${actId}::uuid and state in ('pending', 'sent')`)
  const act = await tx.one<{ number: string | null; title: string }>(sql`
    update acts set announced_at = ${deps.now} where id = ${actId}::uuid and announced_at is null returning number, title`)
  if (act === undefined) return
  const everybody = loaded.state.parties.map((p) => p.personId)
  await tell(tx, deps, loaded, 'acto.comunicado', everybody, { numero: act.number ?? '', nombre: act.title })
}

/** Ids of the parties that must do a step. */
const concerned = (deps: ApplyDeps, step: string, parties: readonly Recipient[]): string[] =>
  parties.filter((p) => isFor(deps.catalogue.workflow.steps.get(step)?.party, p)).map((p) => p.personId)

function dueOf(deps: ApplyDeps, loaded: LoadedCase, decision: Decision): string | null {
  const procedure = deps.catalogue.procedures.get(loaded.row.tt_id)
  const filedOn =
    loaded.row.filed_business_date ??
    (loaded.row.radicado === null ? null : bogotaDate(deps.now.toISOString()))
  // a linked case has the terms of its own family; those of the procedure belong to its parent
  if (loaded.row.family !== null)
    return durationDue(familyOf(deps.catalogue, loaded.row), decision.state, deps.catalogue.calendar)
  if (procedure === undefined || filedOn === null) return null
  return caseDue({
    filedOn,
    terms: procedure.terms,
    calendar: deps.catalogue.calendar,
    suspensions: decision.state.flow.suspensions,
  })
}

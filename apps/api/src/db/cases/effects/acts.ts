import { forAbsence } from '@ventanilla/domain/cases/absence-words'
import { ZONES_COMPARED } from '@ventanilla/domain/places/zone-words'
import { seenFrom } from '@ventanilla/domain/workflow/state/running-beside'
import { issueSigned } from '../../receipts/charge.ts'
import { prepareReceipt } from '../../receipts/prepare.ts'
import { sql } from '../../connection/sql.ts'
import { actContext } from '../act-context.ts'
import { numberAct, startAct } from '../act-rows.ts'
import { postAct } from '../post-act.ts'
import { tell } from '../tell.ts'
import { mailTransferee } from '../mail-transferee.ts'
import { compareAgain } from '../zones/compare-again.ts'
import { conceptsDue } from '../zones/place-concepts.ts'
import type { EffectHandler } from './effect.ts'

export const actStarted: EffectHandler<'actStarted'> = async (on, effect) => {
  const { tx, deps, loaded, decision, facts } = on
  if (deps.catalogue.of(loaded.row).workflow.steps.get(effect.origin)?.kind === 'receipt')
    Object.assign(
      facts,
      await prepareReceipt(tx, deps, {
        caseId: loaded.row.id,
        office: loaded.row.office,
        actId: effect.actId,
        facts,
      }),
    )
  const about = loaded.row.parent_id ?? loaded.row.id
  if (
    deps.catalogue.actTemplateOf(effect.template, loaded.row)?.variables.includes(ZONES_COMPARED) === true
  ) {
    const checks = await compareAgain(tx, deps, about)
    on.later.push((after, at) => conceptsDue(after, at, about, checks, on.audit))
  }
  const act = decision.state.flow.acts.find((one) => one.id === effect.actId)
  const seen = seenFrom({ ...decision.state, facts }, { id: act?.task ?? '' })
  const { absent } = decision
  const drafter = absent === undefined ? on.actor.name : `${on.actor.name} (${forAbsence(absent.name)})`
  const context = await actContext(tx, deps, loaded, seen, drafter, effect.template)
  await startAct(tx, deps, loaded, effect, context)
}

export const actPhase: EffectHandler<'actPhase'> = async ({ tx, deps }, effect) => {
  await tx.run(sql`
    update acts set state = ${effect.phase}, updated_at = ${deps.now},
      reviewer_id = ${effect.reviewer === undefined ? null : effect.reviewer}::uuid,
      drafter_id = coalesce(${effect.drafter ?? null}::uuid, drafter_id)
    where id = ${effect.actId}::uuid`)
}

export const actSigned: EffectHandler<'actSigned'> = async (on, effect) => {
  const { tx, deps, loaded, decision, facts, events } = on
  events.push(...(await issueSigned(tx, deps, loaded, { actId: effect.actId, facts })))
  const posted = decision.effects.some((e) => e.type === 'actPosted' && e.actId === effect.actId)
  const posting = posted
    ? {
        'aviso.fecha_fijacion': String(facts['aviso.fecha_fijacion']),
        'aviso.fecha_desfijacion': String(facts['aviso.fecha_desfijacion']),
      }
    : {}
  const signed = await numberAct(tx, deps, loaded, effect, on.actor, posting)
  on.numbers.push(signed)
  events.push({
    type: 'acto.numerado',
    data: { acto: effect.actId, numero: signed.number, codigo: signed.code },
  })
  if (!effect.announce) return
  const everybody = loaded.state.parties.map((p) => p.personId)
  await tell(tx, deps, loaded, 'acto.comunicado', everybody, {
    numero: signed.number ?? '',
    nombre: signed.name,
  })
  await mailTransferee(tx, deps, loaded, signed.number ?? '')
}

/** A notice whose last day moved stays posted as long. */
export const postingMoved: EffectHandler<'postingMoved'> = async ({ tx }, { actId, until }) =>
  void (await tx.run(sql`
    update publications set until = ${until}::timestamptz where act_id = ${actId}::uuid and removed_at is null`))

export const actPosted: EffectHandler<'actPosted'> = async (on, effect) =>
  postAct(on.tx, on.deps, on.loaded, { ...on.decision.state, facts: on.facts }, effect, on.actor)

/** Announces to all parties an act whose notification was pending when the case ended; nothing waits for it. */
export const actCommunicated: EffectHandler<'actCommunicated'> = async ({ tx, deps, loaded }, { actId }) => {
  await tx.run(sql`
    update notifications set state = 'failed' where act_id = ${actId}::uuid and state in ('pending', 'sent')`)
  const act = await tx.one<{ number: string | null; title: string }>(sql`
    update acts set announced_at = ${deps.now} where id = ${actId}::uuid and announced_at is null returning number, title`)
  if (act === undefined) return
  const everybody = loaded.state.parties.map((p) => p.personId)
  await tell(tx, deps, loaded, 'acto.comunicado', everybody, { numero: act.number ?? '', nombre: act.title })
}

export const remarkAccepted: EffectHandler<'remarkAccepted'> = async ({ tx, deps }, effect) => {
  await tx.run(sql`
    update act_remarks set resolved_at = ${deps.now}, resolved_by = ${effect.by}::uuid, accepted_reason = ${effect.reason}
    where id = ${effect.remarkId}::uuid and resolved_at is null`)
}

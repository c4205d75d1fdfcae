import type { Actor } from '../../access/actor.ts'
import { isOpen, whyNotAccept } from '../../acts/remarks.ts'
import { notFound, Refusal } from '../../kernel/problem.ts'
import { askForReason, isReason } from '../../kernel/reason.ts'
import type { Command } from '../definition/commands.ts'
import type { DecisionBuilder } from '../decision/decision-builder.ts'

/**
 * Accepts the reason given to a remark; the case history records the actor and whether the author was absent.
 * Throws a `Refusal`: forbidden, missing, conflict or invalid.
 */
export function acceptRemark(
  w: DecisionBuilder,
  command: Extract<Command, { type: 'acceptRemark' }>,
  actor: Actor,
): void {
  const act = w.flow.acts.find((a) => a.id === command.actId)
  const remark = w.world.remarksOn(command.actId).find(({ id }) => id === command.remarkId)
  if (act === undefined || remark === undefined) throw notFound('La observación no existe o no es suya.')
  if (act.phase === 'signed' || act.phase === 'withdrawn')
    throw new Refusal('conflict', 'El documento ya se firmó o se descartó.', { code: 'estado' })
  const rule = w.world.acts.get(act.template)
  const why = whyNotAccept(remark, actor, {
    drafter: act.drafter,
    reviewing: [...(rule?.reviews ?? []), ...(rule?.signs ?? [])],
    today: w.world.today,
    due: (from, amount) => w.world.due(from, { amount, unit: 'habiles', norm: 'Término interno propuesto' }),
  })
  if (why !== null) throw new Refusal(isOpen(remark) ? 'forbidden' : 'conflict', why, { code: 'observacion' })
  const reason = remark.answer?.text ?? command.reason?.trim() ?? ''
  if (!isReason(reason))
    throw new Refusal('invalid', askForReason('por qué retira la observación'), { code: 'motivo' })
  w.effects.push({ type: 'remarkAccepted', remarkId: remark.id, by: actor.id, reason })
  w.event('observacion.aceptada', {
    acto: act.id,
    plantilla: act.template,
    observacion: remark.said.text,
    motivo: reason,
    autor: remark.said.by,
    en_ausencia: actor.id !== remark.said.by,
  })
}

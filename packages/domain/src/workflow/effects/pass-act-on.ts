import type { Actor } from '../../access/actor.ts'
import type { ActPart } from '../state/act-parts.ts'
import type { DecisionBuilder } from '../decision/decision-builder.ts'
import type { StepDef } from '../definition/definition.ts'
import type { ActLife } from '../state/state.ts'

/**
 * Moves an act between a family's own tasks: submitted, approved, returned, or kept by its drafter. Returns the
 * updated act.
 */
export function passOn(
  w: DecisionBuilder,
  act: ActLife,
  way: {
    readonly from: StepDef['actPart']
    readonly to: ActPart
    readonly actor: Actor
    readonly reason: string | undefined
  },
): ActLife {
  const { from, to, actor } = way
  if (to === 'draft' && from !== 'draft') return backToDraft(w, act, way.reason)
  const lived: ActLife = {
    ...act,
    phase: to,
    ...(from === 'draft' && { drafter: actor.id }),
    ...(from === 'review' && { reviewer: actor.id }),
  }
  w.setAct(lived)
  if (to === from) return lived
  if (from === 'draft') w.event('acto.enviado', { acto: act.id, plantilla: act.template })
  w.effects.push({
    type: 'actPhase',
    actId: act.id,
    phase: to,
    reviewer: lived.reviewer,
    drafter: lived.drafter,
  })
  return lived
}

/** Returns the act to its drafter and notifies them of the reason. */
export function backToDraft(w: DecisionBuilder, act: ActLife, reason: string | undefined): ActLife {
  const returned: ActLife = { ...act, phase: 'draft', reviewer: null }
  w.setAct(returned)
  w.effects.push({ type: 'actPhase', actId: act.id, phase: 'draft' })
  w.event('acto.devuelto', { acto: act.id, plantilla: act.template, motivo: reason ?? '' })
  w.effects.push({
    type: 'message',
    message: 'acto.devuelto',
    to: [act.drafter],
    data: { plantilla: act.template, motivo: reason ?? '' },
  })
  return returned
}

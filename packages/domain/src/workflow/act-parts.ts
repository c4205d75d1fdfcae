import type { Actor } from '../access/actor.ts'
import type { Outcome, StepDef, Workflow } from './definition.ts'
import type { ActLife, ActRule } from './state.ts'
import type { DecisionBuilder } from './decision-builder.ts'

export type ActPart = NonNullable<StepDef['actPart']>

/** The part of an act's life that a task covers, as its step declares; null: none, or no task. */
export const partOf = (workflow: Workflow, task: { readonly step: string } | null): ActPart | null =>
  task === null ? null : (workflow.steps.get(task.step)?.actPart ?? null)

/** Whether an outcome abandons a draft that turned out unnecessary. */
export const dropsDraft = (workflow: Workflow, step: StepDef, outcome: Outcome): boolean =>
  step.actPart === 'draft' && workflow.steps.get(outcome.to)?.actPart === undefined

/** Reviewers and signers can make remarks and return the act. */
export const mayReturn = (part: ActPart | null): boolean => part === 'review' || part === 'sign'

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

/** The step's roles that draft, review or sign this act; the act's own roles when none match. */
export function rolesOfPart(step: StepDef, rule: ActRule): readonly string[] {
  const may = step.actPart === 'draft' ? rule.drafts : step.actPart === 'review' ? rule.reviews : rule.signs
  const both = step.roles.filter((role) => may.includes(role))
  return both.length > 0 ? both : may
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

import type { Actor } from '../access/actor.ts'
import type { Outcome, StepDef, Workflow } from './definition.ts'
import type { ActLife, ActRule } from './state.ts'
import type { Working } from './working.ts'

export type ActPart = NonNullable<StepDef['actPart']>

/** The part of an act's life that a task is, as its step declares it; null: none, or no task. */
export const partOf = (workflow: Workflow, task: { readonly step: string } | null): ActPart | null =>
  task === null ? null : (workflow.steps.get(task.step)?.actPart ?? null)

/** Whether an outcome leaves a draft undone: what was to be written is not needed after all. */
export const dropsDraft = (workflow: Workflow, step: StepDef, outcome: Outcome): boolean =>
  step.actPart === 'draft' && workflow.steps.get(outcome.to)?.actPart === undefined

/** Whoever reviews or signs makes remarks and may send the act back. */
export const mayReturn = (part: ActPart | null): boolean => part === 'review' || part === 'sign'

/**
 * An act that goes from one of a family's own tasks to another: handed in, approved, returned, or kept by its drafter.
 * Answers the act as it is then.
 */
export function passOn(
  w: Working,
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

/** Who of a step's roles drafts, reviews or signs this act. */
export function rolesOfPart(step: StepDef, rule: ActRule): readonly string[] {
  const may = step.actPart === 'draft' ? rule.drafts : step.actPart === 'review' ? rule.reviews : rule.signs
  const both = step.roles.filter((role) => may.includes(role))
  return both.length > 0 ? both : may
}

/** Returned: the act is its drafter's again, who learns why. */
export function backToDraft(w: Working, act: ActLife, reason: string | undefined): ActLife {
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

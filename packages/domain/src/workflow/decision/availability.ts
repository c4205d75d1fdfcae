import { dropsDraft, mayReturn } from '../state/act-parts.ts'
import { whyRemarksHold } from '../state/remarks-hold.ts'
import { stillAppealable, whyNotAppeal } from '../appeals/appealing.ts'
import type { Outcome, StepDef, Workflow } from '../definition/definition.ts'
import { holdsTrue, logicFacts, signedIn } from '../state/facts.ts'
import { whyNotWithOthers } from '../appeals/filed-appeals.ts'
import { whyNotClose } from '../state/publishing.ts'
import { seenFrom } from '../state/running-beside.ts'
import { type CaseState, type OpenTask, type World, stepOf } from '../state/state.ts'
import { subprocessesOf } from '../definition/subprocesses.ts'

export interface OfferedOutcome {
  readonly outcome: Outcome
  readonly enabled: boolean
  /** Why it is disabled, in Spanish. */
  readonly reason: string | null
}

/** Acts that must be signed before an outcome is enabled. */
export function requiredActs(
  workflow: Workflow,
  step: StepDef,
  outcome: Outcome,
  facts: Record<string, unknown>,
): readonly string[] {
  if (outcome.acts !== undefined) return outcome.acts
  if (isJump(workflow, step)) return []
  if (step.actChoice !== undefined)
    return step.actChoice.filter((c) => holdsTrue(c.when, facts)).map((c) => c.act)
  return step.produces
}

/** Steps whose act is drafted in the subprocess that writes acts do not write it themselves (decision 44). */
export const isJump = (workflow: Workflow, step: StepDef): boolean =>
  step.outcomes.some((o) => o.to === subprocessesOf(workflow).acts.choose)

/**
 * The act that the step can start: the first matching choice that is not signed yet. Acts needed by an outcome
 * that waits for the appeal term are excluded, so that nobody certifies as final an act that can still be
 * appealed.
 */
export function actToStart(
  world: World,
  state: CaseState,
  task: OpenTask,
  data: Readonly<Record<string, unknown>>,
): string | null {
  const step = stepOf(world, task.step)
  if (isJump(world.workflow, step)) return null
  const done = new Set(signedIn(state, task))
  const facts = logicFacts(state, task, world.now, data)
  const candidates = step.actChoice
    ? step.actChoice.filter((c) => holdsTrue(c.when, facts)).map((c) => c.act)
    : step.produces
  const early = new Set(
    step.outcomes
      .filter((outcome) => stillAppealable(world, state, step, outcome))
      .flatMap((outcome) => requiredActs(world.workflow, step, outcome, facts)),
  )
  return candidates.find((act) => !done.has(act) && !early.has(act)) ?? null
}

/** Classes of act that need three different people to draft, review and sign (decision 14). */
export const FORMAL: ReadonlySet<string> = new Set(['auto', 'resolucion'])

/**
 * Roles that a step's task is offered to: the step's own, except where the step itself writes an auto or a
 * resolución; only the act's drafters write those (decision 14), so others get no task they cannot do.
 */
export function rolesToDo(world: World, step: StepDef): readonly string[] {
  if (isJump(world.workflow, step)) return step.roles
  const formal = step.produces
    .flatMap((id) => world.acts.get(id) ?? [])
    .filter((rule) => FORMAL.has(rule.class))
  if (formal.length === 0) return step.roles
  const drafters = [...new Set(formal.flatMap((rule) => rule.drafts))]
  const both = step.roles.filter((role) => drafters.includes(role))
  return both.length > 0 ? both : drafters
}

/** Roles that draft an act in FIR-01 for the requesting step. */
export function draftersOf(
  step: StepDef,
  rule: { readonly class: string; readonly drafts: readonly string[] },
): readonly string[] {
  return FORMAL.has(rule.class) ? rule.drafts : step.roles
}

/**
 * Whether an outcome returns work with a reason: to an earlier step of the family, or from review or signature
 * to the drafter. A reason alone does not imply a return: no fee, a rejection and an extension also need one.
 */
export function goesBack(workflow: Workflow, step: StepDef, outcome: Outcome): boolean {
  if (outcome.reason !== true) return false
  const target = workflow.steps.get(outcome.to)
  if (target === undefined || target.family !== step.family) return false
  if (target.actPart === 'draft' && mayReturn(step.actPart ?? null)) return true
  return placeIn(workflow, target) < placeIn(workflow, step)
}

/**
 * Whether an outcome moves on an act in review or waiting for signature, rather than returning or keeping it.
 */
export const approves = (workflow: Workflow, step: StepDef, outcome: Outcome): boolean =>
  mayReturn(step.actPart ?? null) &&
  outcome.automatic === undefined &&
  outcome.to !== step.id &&
  !goesBack(workflow, step, outcome)

/**
 * Whether an outcome leads to a later step of the family. Skipping steps, such as a fee that is not due, is
 * neither a return nor a rejection.
 */
export function goesOn(workflow: Workflow, step: StepDef, outcome: Outcome): boolean {
  const target = workflow.steps.get(outcome.to)
  if (target === undefined || target.family !== step.family || goesBack(workflow, step, outcome)) return false
  return placeIn(workflow, target) > placeIn(workflow, step)
}

const placeIn = (workflow: Workflow, step: StepDef): number =>
  workflow.families.find(({ id }) => id === step.family)?.steps.indexOf(step) ?? -1

/**
 * A task's outcomes, each enabled or with the reason why not. `personId`: the party asking, when parties have
 * their own terms.
 */
export function offeredOutcomes(
  world: World,
  whole: CaseState,
  task: OpenTask,
  data: Readonly<Record<string, unknown>>,
  by: 'staff' | 'applicant' | 'system',
  personId?: string,
): OfferedOutcome[] {
  const state = seenFrom(whole, task)
  const step = stepOf(world, task.step)
  const facts = logicFacts(state, task, world.now, data)
  const signed = new Set(signedIn(state, task))
  const inLife = state.flow.acts.find(
    (a) => a.task === task.id && a.mode === 'inline' && (a.phase === 'review' || a.phase === 'sign'),
  )
  return step.outcomes
    .filter((o) => o.by === by || by === 'system')
    .map((outcome) => {
      const reason = ((): string | null => {
        if (outcome.automatic === 'expiry' && by !== 'system')
          return 'Se aplica solo cuando vence el término.'
        if (inLife !== undefined && outcome.automatic === undefined)
          return inLife.phase === 'review'
            ? 'El documento está en revisión.'
            : 'El documento espera la firma.'
        if (
          step.actPart !== undefined &&
          task.actId === null &&
          outcome.automatic === undefined &&
          !dropsDraft(world.workflow, step, outcome)
        )
          return 'Primero proyecte el documento.'
        const remarks = approves(world.workflow, step, outcome) ? whyRemarksHold(world, task.actId) : null
        if (remarks !== null) return remarks
        if (!holdsTrue(outcome.guard, facts))
          return outcome.guardReason ?? 'Todavía no se cumple lo que este paso exige.'
        const appeal = whyNotAppeal(world, state, step, outcome, data)
        if (appeal !== null) return appeal
        const others = whyNotWithOthers(world, state, task, outcome, personId)
        if (others !== null) return others
        const unpublished = whyNotClose(world, state, outcome)
        if (unpublished !== null) return unpublished
        const missing = requiredActs(world.workflow, step, outcome, facts).filter((act) => !signed.has(act))
        if (missing.length > 0)
          return `Falta firmar: ${missing.map((act) => world.acts.get(act)?.name ?? act).join(', ')}.`
        return null
      })()
      return { outcome, enabled: reason === null, reason }
    })
}

import type { FamilyDef, PartyRequest, StepDef, Workflow } from './definition.ts'

/** Steps of the subprocess that writes acts for others. */
export interface ActSteps {
  /** drafter chooses the act */
  readonly choose: string
  readonly draft: string
  readonly review: string
  readonly sign: string
}

/** Ids of steps; '' where the workflow has no such subprocess, so that no step equals it. */
export interface Subprocesses {
  readonly acts: ActSteps
  /** first step of the family that notifies acts */
  readonly notify: string
}

const known = new WeakMap<Workflow, Subprocesses>()

/** The subprocesses that the engine enters by itself, found by what their families declare. */
export function subprocessesOf(workflow: Workflow): Subprocesses {
  const found = known.get(workflow) ?? {
    acts: actSteps(workflow.families.find(({ writesActs }) => writesActs === true)),
    notify: workflow.families.find(({ makesKnown }) => makesKnown === true)?.initialStep ?? '',
  }
  known.set(workflow, found)
  return found
}

/** The step in which a concept on a place is given, with its family; null: the workflow has none. */
export function conceptStepOf(workflow: Workflow): {
  readonly family: FamilyDef
  readonly step: StepDef
  readonly facts: NonNullable<StepDef['givesConcept']>
} | null {
  for (const family of workflow.families)
    for (const step of family.steps)
      if (step.givesConcept !== undefined) return { family, step, facts: step.givesConcept }
  return null
}

/** Steps in which a party makes a request. */
export const stepsRequesting = (workflow: Workflow, request: PartyRequest): readonly string[] =>
  [...workflow.steps.values()].filter(({ requests }) => requests === request).map(({ id }) => id)

/** Whether one of the step's outcomes goes to notification. */
export const isNotifiedFrom = (workflow: Workflow, step: StepDef): boolean =>
  step.outcomes.some(({ to }) => to === subprocessesOf(workflow).notify)

/** Whether a step belongs to the drafting, review and signature of an act, which outsiders do not read. */
export function isActWork({ families, steps }: Workflow, id: string): boolean {
  const step = steps.get(id)
  return (
    step?.actPart !== undefined ||
    families.some((family) => family.writesActs === true && family.id === step?.family)
  )
}

function actSteps(family: FamilyDef | undefined): ActSteps {
  const part = (wanted: NonNullable<StepDef['actPart']>): string =>
    family?.steps.find(({ actPart }) => actPart === wanted)?.id ?? ''
  return {
    choose: family?.initialStep ?? '',
    draft: part('draft'),
    review: part('review'),
    sign: part('sign'),
  }
}

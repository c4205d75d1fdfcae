import type { FormDef } from '../forms/definition.ts'
import { fieldsOf } from '../forms/reading.ts'
import type { FamilyDef, Workflow } from './definition.ts'

/** What of a case never changes, as far as it decides what could ever be begun beside it. */
export interface CaseKind {
  /** family of a case that runs beside another itself; null: the procedure's own */
  readonly family: string | null
  /** family whose steps it goes through */
  readonly flow: string | null
  readonly ttId: number
  /** acts that may ever be signed in it */
  readonly acts: readonly string[]
  /** answers that its application asks for; a case without an application asks for none */
  readonly asks: readonly string[]
}

export function kindOf(
  workflow: Workflow,
  of: { readonly family: string | null; readonly ttId: number },
  flow: FamilyDef | undefined,
  form: FormDef | undefined,
): CaseKind {
  return {
    family: of.family,
    flow: flow?.id ?? null,
    ttId: of.ttId,
    acts: flow === undefined ? [] : actsWithin(workflow, flow),
    asks: of.family !== null || form === undefined ? [] : fieldsOf(form).map(({ key }) => key),
  }
}

/** Acts of every step to which a way leads from where cases of a family begin, also through what they call. */
function actsWithin(workflow: Workflow, family: FamilyDef): string[] {
  const seen = new Set<string>()
  const acts = new Set<string>()
  const visit = (id: string): void => {
    const step = workflow.steps.get(id)
    if (step === undefined || seen.has(id)) return
    seen.add(id)
    for (const act of step.produces) acts.add(act)
    if (step.skip !== undefined) visit(step.skip.to)
    for (const { to, returnTo } of step.outcomes) {
      visit(to)
      if (returnTo !== undefined) visit(returnTo)
    }
  }
  visit(family.initialStep)
  for (const { step } of family.entries ?? []) visit(step)
  return [...acts]
}

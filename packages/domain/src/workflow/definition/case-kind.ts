import type { FormDef } from '../../forms/definition.ts'
import { fieldsOf } from '../../forms/reading.ts'
import type { FamilyDef, Workflow } from './definition.ts'

/** Constant traits of a case that decide which linked cases could ever be opened from it. */
export interface CaseKind {
  /** Family of a linked case; null: the procedure's own. */
  readonly family: string | null
  /** Family whose steps it follows. */
  readonly flow: string | null
  /** Whether it is an expediente brought over from the former archive. */
  readonly broughtOver: boolean
  readonly ttId: number
  /** Acts that can be signed in it. */
  readonly acts: readonly string[]
  /** Field keys of its application; empty for a case without one. */
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
    broughtOver: of.family !== null && flow?.broughtOver === true,
    ttId: of.ttId,
    acts: flow === undefined ? [] : actsWithin(workflow, flow),
    asks: of.family !== null || form === undefined ? [] : fieldsOf(form).map(({ key }) => key),
  }
}

/** Acts of every step reachable from a family's starting steps, including called subprocesses. */
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

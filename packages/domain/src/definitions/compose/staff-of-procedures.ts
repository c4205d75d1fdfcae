import type { StepDef, Workflow } from '../../workflow/definition/definition.ts'
import type { ProcedureDef } from '../procedure-schema.ts'

/** Who does the steps of a procedure and writes its acts, where its family and its acts say otherwise. */
export interface ProcedureStaff {
  /** roles, by step */
  readonly steps: ReadonlyMap<string, readonly string[]>
  /** by act */
  readonly acts: ReadonlyMap<string, NonNullable<ProcedureDef['staff']>['acts'][string]>
}

/** Undefined: everything is done by whom its family and its acts name. */
export const staffOf = ({ staff }: Pick<ProcedureDef, 'staff'>): ProcedureStaff | undefined =>
  staff && {
    steps: new Map(Object.entries(staff.steps)),
    acts: new Map(Object.entries(staff.acts)),
  }

/** A workflow whose steps are done by these roles. Shares every step that they do not name. */
export function withStaff(workflow: Workflow, { steps: named }: Pick<ProcedureStaff, 'steps'>): Workflow {
  if (named.size === 0) return workflow
  const families = workflow.families.map((family) =>
    family.steps.some(({ id }) => named.has(id))
      ? {
          ...family,
          steps: family.steps.map((step) => ({ ...step, roles: named.get(step.id) ?? step.roles })),
        }
      : family,
  )
  return {
    families,
    steps: new Map<string, StepDef>(families.flatMap(({ steps }) => steps.map((step) => [step.id, step]))),
  }
}

/** An act or its rule, written by these roles. */
export const writtenBy = <Act extends { readonly id: string }>(
  act: Act,
  staff: ProcedureStaff | undefined,
): Act => {
  const own = staff?.acts.get(act.id)
  return own === undefined ? act : { ...act, ...own }
}

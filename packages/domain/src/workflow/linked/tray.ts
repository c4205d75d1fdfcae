import type { Actor } from '../../access/actor.ts'
import { holds } from '../../access/permissions.ts'
import type { StepDef, Workflow } from '../definition/definition.ts'
import { entryPointsOf } from './entry-points.ts'

/** One user's view of a list of tasks across cases. */
export interface Tray {
  readonly steps: readonly { readonly id: string; readonly title: string }[]
  /** Their role does one of the steps: they receive its tasks, or start it. */
  readonly own: boolean
  /** They see and assign everyone's tasks of these steps. */
  readonly supervises: boolean
  /** Codes of the roles that do the steps, each once, in step order. */
  readonly doneBy: readonly string[]
}

/** Addresses of the lists in which tasks wait, each once. */
export const trayAddresses = (workflow: Pick<Workflow, 'steps'>): string[] => [
  ...new Set([...workflow.steps.values()].flatMap(({ listedOn }) => listedOn ?? [])),
]

/** Steps of the list at an address: those at which a case starts, then the others in workflow order. */
export function stepsListedOn(workflow: Workflow, address: string): readonly StepDef[] {
  const starts = new Set(entryPointsOf(workflow).map(({ step }) => step.id))
  const listed = [...workflow.steps.values()].filter(({ listedOn }) => listedOn === address)
  return [...listed.filter(({ id }) => starts.has(id)), ...listed.filter(({ id }) => !starts.has(id))]
}

export function trayOf(steps: readonly StepDef[], actor: Actor): Tray {
  const doneBy = [...new Set(steps.flatMap(({ roles }) => roles))]
  return {
    steps: steps.map(({ id, title }) => ({ id, title })),
    own: doneBy.some((role) => actor.roles.includes(role)),
    supervises: holds(actor, 'cases.supervise'),
    doneBy,
  }
}

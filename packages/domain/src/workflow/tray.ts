import type { Actor } from '../access/actor.ts'
import { holds } from '../access/permissions.ts'
import type { Workflow } from './definition.ts'

/** What a list of the tasks of some steps is to one person. */
export interface Tray {
  readonly steps: readonly { readonly id: string; readonly title: string }[]
  /** their role does one of the steps: tasks reach them, or they begin one */
  readonly own: boolean
  /** they see everybody's tasks of these steps and hand them out */
  readonly supervises: boolean
  /** codes of the roles that do the steps, each once, in the order of the steps */
  readonly doneBy: readonly string[]
}

/** @throws RangeError for a step that no workflow has */
export function trayOf(workflow: Pick<Workflow, 'steps'>, steps: readonly string[], actor: Actor): Tray {
  const defs = steps.map((id) => {
    const step = workflow.steps.get(id)
    if (step === undefined) throw new RangeError(`No hay un paso ${id}.`)
    return step
  })
  const doneBy = [...new Set(defs.flatMap(({ roles }) => roles))]
  return {
    steps: defs.map(({ id, title }) => ({ id, title })),
    own: doneBy.some((role) => actor.roles.includes(role)),
    supervises: holds(actor, 'cases.supervise'),
    doneBy,
  }
}

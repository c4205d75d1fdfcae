import type { Actor } from '../access/actor.ts'
import { holds } from '../access/permissions.ts'
import type { Workflow } from './definition.ts'

/** One user's view of a task list for some steps. */
export interface Tray {
  readonly steps: readonly { readonly id: string; readonly title: string }[]
  /** Their role does one of the steps: they receive its tasks, or start it. */
  readonly own: boolean
  /** They see and assign everyone's tasks of these steps. */
  readonly supervises: boolean
  /** Codes of the roles that do the steps, each once, in step order. */
  readonly doneBy: readonly string[]
}

/** @throws RangeError for an unknown step */
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

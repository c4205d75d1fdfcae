import type { Actor } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import type { Workflow } from '@ventanilla/domain/workflow/definition/definition'
import { stepsListedOn, trayAddresses, trayOf } from '@ventanilla/domain/workflow/linked/tray'
import type { AppDeps } from '../../deps.ts'
import { acceptedOnly } from '../../http/documents/issue-sentences.ts'

/** The list of tasks at an address: its steps, who does them, and whether the user does or assigns them. */
export function readTray({ catalogue }: Pick<AppDeps, 'catalogue'>, actor: Actor, address: string) {
  const steps = stepsListedOn(catalogue.everyWorkflow, address)
  if (steps.length === 0) throw noSuchList(catalogue.everyWorkflow)
  const tray = trayOf(steps, actor)
  const named = tray.doneBy.map((role) => catalogue.roleNames[role] ?? role)
  return { ...tray, steps: [...tray.steps], doneBy: [...new Set(named)] }
}

function noSuchList(workflow: Workflow): Refusal {
  const accepted = trayAddresses(workflow)
  return new Refusal(
    'invalid',
    'No hay una lista de tareas en esa dirección. Elija una de las que existen.',
    {
      code: 'datos_invalidos',
      problems: [{ path: 'query.lista', message: acceptedOnly(accepted), code: 'invalid_value', accepted }],
    },
  )
}

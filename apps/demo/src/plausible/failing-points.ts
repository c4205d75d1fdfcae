import type { LoadedCase } from '@ventanilla/api/db/cases/load'
import type { AppDeps } from '@ventanilla/api/deps'
import { itemsOf } from '@ventanilla/api/modules/cases/task-view'

/** The verdicts of a checklist or review in which only the last point fails. */
export function failingPoints(deps: AppDeps, loaded: LoadedCase, stepId: string): Record<string, unknown> {
  const step = deps.catalogue.everyWorkflow.steps.get(stepId)
  if (step === undefined) throw new Error(`No hay paso ${stepId}`)
  const items = itemsOf(deps, loaded, step)
  const ids = (items.requirements ?? items.documents ?? []).map((item) => item.id)
  return Object.fromEntries(
    ids.map((id, index) => [
      id,
      index === ids.length - 1
        ? { verdict: 'no_cumple', reason: 'Lo aportado no se lee completo.' }
        : { verdict: 'cumple' },
    ]),
  )
}

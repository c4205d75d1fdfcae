import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { endOfDay } from '@ventanilla/domain/workflow/state/state'
import type { LoadedCase } from '@ventanilla/api/db/cases/load'
import type { AppDeps } from '@ventanilla/api/deps'
import { expireDueTasks } from '@ventanilla/api/jobs'
import { mayCertify } from '../office/certifying.ts'
import type { MovableClock, Stories } from './story-types.ts'

/** How time passes in a story; without a clock of its own nothing can be waited for. */
export function runWaiting(
  deps: AppDeps,
  load: Stories['load'],
  clock?: MovableClock,
): Pick<Stories, 'letExpire'> & { waitToCertify(loaded: LoadedCase, step: StepDef): void } {
  /** Lets the term of an open task run out. */
  const letExpire: Stories['letExpire'] = async (caseId, step) => {
    const dueOn = (await load(caseId)).state.flow.tasks.find((t) => t.step === step)?.dueOn ?? null
    if (dueOn === null || clock === undefined) throw new Error(`${step} no se puede esperar`)
    const end = endOfDay(dueOn)
    if (deps.clock.now().toISOString() < end) clock.set(new Date(Date.parse(end) + 10 * 3_600_000))
    await expireDueTasks(deps, (error) => {
      throw error
    })
  }

  /** Lets days pass until the notice has taken effect, or the decision on an appeal is final. */
  const waitToCertify = (loaded: LoadedCase, step: StepDef): void => {
    const { lastNotifiedOn } = loaded.state.flow
    if (mayCertify(loaded, step, bogotaDate(deps.clock.now().toISOString())) || lastNotifiedOn === null)
      return
    if (clock === undefined) throw new Error(`${step.id} no se puede esperar`)
    clock.set(new Date(Date.parse(endOfDay(lastNotifiedOn)) + 10 * 3_600_000))
  }

  return { letExpire, waitToCertify }
}

import type { Workflow } from '@ventanilla/domain/workflow/definition/definition'
import { accessOutcome } from '@ventanilla/domain/workflow/state/electronic-access'
import { seenFrom } from '@ventanilla/domain/workflow/state/running-beside'
import type { OpenTask } from '@ventanilla/domain/workflow/state/state'
import { ORDINARY } from '../scenarios/ordinary-outcomes.ts'
import { outcomeByRecipients, outcomeThat } from './notifying.ts'
import type { Stories } from './story-types.ts'

/**
 * Completes the notifications that run next to a case, one after another, on the day of the call: an addressee
 * with consent opens the act at once, others appear on the summons; day by day, on a later day.
 */
export const runBeside =
  (
    { steps }: Pick<Workflow, 'steps'>,
    stories: Pick<Stories, 'load' | 'doTask' | 'writeAct' | 'access'>,
  ): Stories['notifyBeside'] =>
  async (caseId, upTo, today) => {
    for (let guard = 0; guard < 60; guard++) {
      const loaded = await stories.load(caseId)
      const [own] = loaded.state.flow.beside ?? []
      if (own === undefined) return
      // what runs beside has a task while it runs
      const task = own.tasks.at(-1) as OpenTask
      const step = steps.get(task.step)
      const beside = own.notifying.actId
      const pending = own.notifying.recipients.filter((r) => r.legalOn === null)
      if (accessOutcome(step) !== undefined) {
        const letter = loaded.state.flow.acts.some((act) => act.task === task.id && act.phase === 'signed')
        if (!letter) await stories.writeAct(caseId, task.step, {}, beside)
        if (upTo === 'letter') return
        await stories.access(caseId, beside)
        continue
      }
      if (outcomeThat(step, 'notificado.personal') !== undefined && today !== undefined) {
        const summons = loaded.state.flow.acts.findLast((act) => act.task === task.id)
        if (summons === undefined) await stories.writeAct(caseId, task.step, {}, beside)
        // nobody appears on the day the summons is sent
        if (summons === undefined || (summons.signedOn ?? today) >= today) return
      }
      const { facts } = seenFrom(loaded.state, task)
      const turn = ORDINARY[task.step]
      if (turn === undefined) throw new Error(`Al lado del caso está ${task.step}`)
      const outcome = outcomeByRecipients(step, pending, facts) ?? turn.outcome
      await stories.doTask(caseId, task.step, outcome, turn.data ?? {}, { loaded, beside })
    }
    throw new Error('No se terminó de notificar al lado del caso')
  }

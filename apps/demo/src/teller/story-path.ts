import { appealOutcomes, appealTermsRunning } from '@ventanilla/domain/workflow/appeals/filed-appeals'
import { accessOutcome } from '@ventanilla/domain/workflow/state/electronic-access'
import type { AppDeps } from '@ventanilla/api/deps'
import { ordinaryTurn } from '../scenarios/ordinary-outcomes.ts'
import { outcomeByRecipients, outcomeThat } from './notifying.ts'
import type { Stories } from './story-types.ts'

/** Takes the ordinary path of a case until a task of a step is open, or the case ends. */
export function runPath(
  deps: Pick<AppDeps, 'catalogue'>,
  {
    load,
    doTask,
    writeAct,
    access,
    letExpire,
  }: Pick<Stories, 'load' | 'doTask' | 'writeAct' | 'access' | 'letExpire'>,
): Stories['advanceTo'] {
  return async (caseId, target, given = {}) => {
    for (let guard = 0; guard < 80; guard++) {
      const loaded = await load(caseId)
      const { state } = loaded
      if (target === 'FIN' ? state.flow.closed : state.flow.tasks.some((t) => t.step === target)) return
      const task = state.flow.tasks.at(-1)
      if (task === undefined) throw new Error(`El caso terminó antes de ${target}`)
      const { step } = task
      const definition = deps.catalogue.everyWorkflow.steps.get(step)
      if (accessOutcome(definition) !== undefined) {
        await writeAct(caseId, step, given[step])
        await access(caseId)
        continue
      }
      // the addressee appears before the days of the summons are over
      const way = ordinaryTurn(definition)
      if (way !== undefined && way.outcome === outcomeThat(definition, 'notificado.personal')?.code) {
        await doTask(caseId, step, way.outcome, { ...way.data, ...given[step] }, { loaded })
        continue
      }
      const begins = typeof definition?.termFrom === 'object' ? definition.termFrom.act : undefined
      if (begins !== undefined && !state.flow.acts.some((a) => a.template === begins)) {
        await writeAct(caseId, step, given[step])
        await letExpire(caseId, step)
        continue
      }
      if (definition?.kind === 'firmness' && task.expiresAt !== null) {
        await letExpire(caseId, step)
        continue
      }
      const pending = state.flow.notifying?.recipients.filter((r) => r.legalOn === null) ?? []
      const decided = outcomeByRecipients(definition, pending, state.facts)
      if (decided !== undefined) {
        await doTask(caseId, step, decided, given[step], { loaded })
        continue
      }
      // a filed appeal waits for the days of the other parties
      const waits =
        definition !== undefined &&
        appealOutcomes({ workflow: deps.catalogue.everyWorkflow }, definition).length > 0
      if (waits && task.dueOn !== null && appealTermsRunning(state)) {
        await letExpire(caseId, step)
        continue
      }
      if (way === undefined) throw new Error(`No hay camino ordinario desde ${step}`)
      const pays = outcomeThat(definition, 'pago.presentado') ?? outcomeThat(definition, 'pago.conciliado')
      const value = state.facts['recibo.valor']
      const paid = pays === undefined ? {} : { 'pago.valor': value, 'pago.conciliado': value }
      await doTask(caseId, step, way.outcome, { ...paid, ...way.data, ...given[step] }, { loaded })
    }
    throw new Error(`No se llegó a ${target}`)
  }
}

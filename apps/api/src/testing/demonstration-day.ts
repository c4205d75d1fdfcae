import { onOrAfterBusinessDay } from '@ventanilla/domain/terms/calendar'
import { addDays, bogotaDate } from '@ventanilla/domain/terms/dates'
import { endOfDay, type OpenTask } from '@ventanilla/domain/workflow/state'
import type { LoadedCase } from '../db/cases/load.ts'
import { sql } from '../db/sql.ts'
import type { AppDeps } from '../deps.ts'
import type { Call } from './caller.ts'
import type { Scenario } from './demonstration-cases.ts'
import { failingPoints } from './failing-points.ts'
import type { Stories } from './story-types.ts'

/** where the demonstration remembers which scenarios it has begun */
export const LIST = 'demostracion'

/** What became of a case on a day. */
export type Moved = 'moved' | 'wait' | 'arrived'

export interface Running {
  readonly scenario: Scenario
  readonly startsOn: number
  caseId: string | null
  /** the case has begun to pass to somebody else: `caseId` is that request's */
  passing?: boolean
  nextOn: number
  done: boolean
}

/** One day's work on one case. */
export async function workOnce(deps: AppDeps, stories: Stories, call: Call, one: Running): Promise<Moved> {
  const { scenario } = one
  if (one.caseId === null) {
    await deps.db.run(sql`
      insert into parameters(list, key, value, updated_at) values (${LIST}, ${scenario.name}, '{}', ${deps.clock.now()}) on conflict do nothing`)
    if (scenario.target === 'borrador') {
      await stories.draftOf3(scenario.applicant, scenario.answers)
      return 'arrived'
    }
    one.caseId = (
      await stories.fileConcession({
        applicant: scenario.applicant,
        ...(scenario.answers && { answers: scenario.answers }),
      })
    ).caseId
    return 'moved'
  }
  if (scenario.passesTo !== undefined && one.passing !== true) {
    one.caseId = (await stories.bindChange(one.caseId, scenario.passesTo)).changeId
    one.passing = true
    return 'moved'
  }
  const caseId = one.caseId
  const loaded = await stories.load(caseId)
  const { state, row } = loaded
  const task = state.flow.tasks.at(-1)
  if (state.flow.closed || task === undefined) return 'arrived'
  if (task.step === scenario.target && (scenario.visits ?? 1) <= (state.flow.visits[task.step] ?? 0)) {
    // the last thing on stage: somebody has the task, or it waits for the group
    return 'arrived'
  }
  const now = deps.clock.now().toISOString()
  const plan = scenario.turns[task.step]
  const turn = typeof plan === 'function' ? plan(state.flow.visits[task.step] ?? 1) : plan
  if (turn === 'wait') {
    // the summons must have gone out before anybody can stay away
    if (task.step === 'NOT-04' && !state.flow.acts.some((a) => a.task === task.id))
      await stories.writeAct(caseId, task.step)
    return 'wait'
  }
  // nobody goes to the visit before its day
  if (task.step === 'PG-10' && bogotaDate(now) < String(state.facts['visita.fecha'] ?? '')) return 'wait'
  if (
    turn?.appeal !== true &&
    needsTerm(
      task,
      state.flow.acts.map((a) => a.template),
    ) &&
    !(task.dueOn !== null && now >= endOfDay(task.dueOn))
  ) {
    if (
      task.step === 'PG-08' &&
      !state.flow.acts.some((a) => a.template === 'AVISO_VISITA' && a.phase === 'signed')
    ) {
      await stories.writeAct(caseId, task.step)
      return 'moved'
    }
    return 'wait'
  }
  if (task.step === 'NOT-03') {
    if (!state.flow.acts.some((a) => a.task === task.id && a.phase === 'signed')) {
      await stories.writeAct(caseId, task.step)
      if (scenario.target === 'NOT-03') return 'arrived'
      return 'moved'
    }
    if (scenario.opens === false) return 'wait'
    await stories.access(caseId)
    return 'moved'
  }
  if (turn === undefined) return 'arrived'
  const paid = task.step.startsWith('LIQ-0')
    ? { 'pago.valor': state.facts['recibo.valor'], 'pago.conciliado': state.facts['recibo.valor'] }
    : {}
  const visit =
    task.step === 'PG-09'
      ? { 'visita.fecha': onOrAfterBusinessDay(addDays(bogotaDate(now), 25), deps.catalogue.calendar) }
      : {}
  if (turn.appeal === true || turn.extend === true)
    await applicantFiles(call, await stories.tokenFor(scenario.applicant), caseId, row.version, task, turn)
  else
    await stories.doTask(
      caseId,
      task.step,
      turn.outcome,
      { ...paid, ...visit, ...failing(deps, loaded, task.step, turn.data) },
      { loaded },
    )
  return 'moved'
}

/** Steps that only go on once their term is over. */
function needsTerm(task: OpenTask, templates: readonly string[]): boolean {
  return (
    task.step === 'PG-08' ||
    (task.step === 'PG-15' && !templates.includes('RES_RECURSO')) ||
    task.step === 'NOT-05B' ||
    task.step === 'CAM-14' ||
    (task.step === 'DTA-03' && task.dueOn !== null)
  )
}

/** 'falta' stands for a review in which one point does not comply. */
function failing(
  deps: AppDeps,
  loaded: LoadedCase,
  stepId: string,
  data: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      value === 'falta' ? failingPoints(deps, loaded, stepId) : value,
    ]),
  )
}

async function applicantFiles(
  call: Call,
  token: string,
  caseId: string,
  version: number,
  task: OpenTask,
  turn: { readonly appeal?: boolean; readonly data?: Readonly<Record<string, unknown>> },
): Promise<void> {
  const url = `/api/v1/solicitudes/${caseId}/${turn.appeal === true ? 'recurso' : 'prorroga'}`
  const data =
    turn.appeal === true
      ? {
          'recurso.clase': 'reposicion',
          'recurso.motivos':
            'El caudal otorgado no alcanza para el riego de la finca en verano.\nLa vigencia debe ser de diez años.',
        }
      : {
          'prorroga.justificacion':
            'El certificado de tradición tarda más de lo previsto en la oficina de registro.',
          'prorroga.dias_pedidos': 10,
        }
  const reply = await call('POST', url, { version, taskId: task.id, data: { ...data, ...turn.data } }, token)
  if (reply.status !== 200) throw new Error(`${url}: ${reply.status} ${JSON.stringify(reply.body)}`)
}

import { addDays, bogotaDate } from '@ventanilla/domain/terms/dates'
import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { accessOutcome } from '@ventanilla/domain/workflow/state/electronic-access'
import { endOfDay } from '@ventanilla/domain/workflow/state/state'
import type { LoadedCase } from '@ventanilla/api/db/cases/load'
import { sql } from '@ventanilla/api/db/connection/sql'
import type { AppDeps } from '@ventanilla/api/deps'
import type { Call } from '../teller/caller.ts'
import { applicantFiles } from './applicant-files.ts'
import { continuesLater, mayCertify } from './certifying.ts'
import { failing, known } from '../plausible/known-fields.ts'
import { FILED_AT_ONCE } from '../scenarios/filed-at-once.ts'
import { appointmentOf, lastDays, waitsForTerm } from '../scenarios/not-before.ts'
import { USUAL_TYPE } from '../scenarios/usual-type.ts'
import { outcomeByRecipients, outcomeThat } from '../teller/notifying.ts'
import { openEntryPoint } from '../teller/open-entry-point.ts'
import { givePower } from '../people/powers.ts'
import type { Scenario, Turn } from '../scenarios/scenario.ts'
import type { StoryCase } from '../teller/story-types.ts'
import type { Stories } from '../teller/story-types.ts'

/** parameter list of the scenarios the demonstration has begun */
export const LIST = 'demostracion'

/** Outcome of one day for a case. */
export type Moved = 'moved' | 'wait' | 'arrived'

export interface Running {
  readonly scenario: Scenario
  readonly startsOn: number
  caseId: string | null
  /** the case has begun to pass to a new applicant: `caseId` is the request's id */
  passing?: boolean
  nextOn: number
  done: boolean
  /** no work on the case before this day, 'YYYY-MM-DD' */
  notBefore?: string
}

/** One day's work on one case. `beside`: the case next to which it begins, once filed. */
export async function workOnce(
  deps: AppDeps,
  stories: Stories,
  call: Call,
  one: Running,
  beside: string | null = null,
): Promise<Moved> {
  const { scenario } = one
  if (one.caseId === null) return begin(deps, stories, call, one, beside)
  if (scenario.passesTo !== undefined && one.passing !== true) {
    one.caseId = (await stories.bindChange(one.caseId, scenario.passesTo)).changeId
    one.passing = true
    return 'moved'
  }
  const caseId = one.caseId
  const loaded = await notifiedBeside(stories, caseId, scenario, bogotaDate(deps.clock.now().toISOString()))
  const { state, row } = loaded
  const task = state.flow.tasks.at(-1)
  if (state.flow.closed || task === undefined) {
    if (scenario.target !== 'FIN') throw new Error(`terminó en ${state.status} antes de ${scenario.target}`)
    return 'arrived'
  }
  const act = state.flow.acts.find(({ id }) => id === task.actId)?.template
  if (task.step === scenario.target && (scenario.act ?? act) === act) {
    // the target step is open: an official holds the task, or it waits for the group
    return 'arrived'
  }
  const step = deps.catalogue.everyWorkflow.steps.get(task.step)
  if (step === undefined) throw new Error(`No hay paso ${task.step}`)
  const appears = outcomeThat(step, 'notificado.personal')
  const now = deps.clock.now().toISOString()
  const plan = scenario.turns[task.step]
  const turn = typeof plan === 'function' ? plan(state.flow.visits[task.step] ?? 1, act) : plan
  if (turn === 'wait') {
    // a summons must be sent before its addressee can fail to appear
    if (appears !== undefined && !state.flow.acts.some((a) => a.task === task.id))
      await stories.writeAct(caseId, task.step)
    // steps that nobody performs end with their term
    else if (task.dueOn !== null && task.dueOn >= bogotaDate(now)) one.notBefore = addDays(task.dueOn, 1)
    return 'wait'
  }
  // no visit or meeting takes place, or is recorded, before its day
  const appointment = appointmentOf(step)
  if (appointment !== null && bogotaDate(now) < String(state.facts[appointment] ?? '')) {
    one.notBefore = String(state.facts[appointment])
    return 'wait'
  }
  // certificates wait until their event has taken effect
  if (continuesLater(step) && !mayCertify(loaded, step, bogotaDate(now))) return 'wait'
  const signed = (template: string): boolean =>
    state.flow.acts.some((a) => a.template === template && a.phase === 'signed')
  const earliest = turn === undefined ? null : lastDays(scenario, step, turn, row)
  if (earliest !== null && bogotaDate(now) < earliest) {
    one.notBefore = earliest
    return 'wait'
  }
  if (
    turn !== undefined &&
    waitsForTerm(step, task, turn, state, now) &&
    !(task.dueOn !== null && now >= endOfDay(task.dueOn)) &&
    // without a term there is nothing to wait for
    (task.dueOn !== null || step.kind === 'firmness' || typeof step.termFrom === 'object')
  ) {
    // the term counts from an act of the step itself: a posted notice, a sent letter
    if (typeof step.termFrom !== 'object' || signed(step.termFrom.act)) {
      if (task.dueOn !== null) one.notBefore = addDays(task.dueOn, 1)
      return 'wait'
    }
    await stories.writeAct(caseId, task.step)
    return 'moved'
  }
  // nobody appears on the day of the summons, nor on a Sunday whose work is done on Friday
  if (appears !== undefined && turn?.outcome === appears.code) {
    const summons = state.flow.acts.findLast((a) => a.task === task.id)
    if (summons === undefined) {
      await stories.writeAct(caseId, task.step)
      return 'moved'
    }
    if (summons.signedOn !== null && summons.signedOn >= bogotaDate(now)) {
      one.notBefore = addDays(summons.signedOn, 1)
      return 'wait'
    }
  }
  if (accessOutcome(step) !== undefined) {
    if (!state.flow.acts.some((a) => a.task === task.id && a.phase === 'signed')) {
      await stories.writeAct(caseId, task.step)
      if (scenario.target === task.step) return 'arrived'
      return 'moved'
    }
    if (scenario.opens === false) return 'wait'
    await stories.access(caseId)
    return 'moved'
  }
  if (turn === undefined) throw new Error(`está en ${task.step}, para el que no tiene plan`)
  const door = FILED_AT_ONCE[step.outcomes.find((o) => o.code === turn.outcome)?.to ?? '']
  if (door !== undefined) {
    const filed = state.flow.appeals ?? []
    const next = turn.appeals?.[filed.length]
    // nobody responds to another party's appeal within the hour, nor on a Sunday whose work is done on Friday
    if (next !== undefined && filed.at(-1)?.on === bogotaDate(now)) return 'wait'
    const token = await stories.tokenFor(next?.by ?? row.applicant_id)
    await applicantFiles(call, token, caseId, row.version, task, {
      ...door,
      data: { ...door.data, ...turn.data, ...(next && { 'recurso.motivos': next.reasons }) },
    })
  } else {
    const about = await known(deps, step, loaded, now)
    // the same person's other request can be filed on a later day
    if (about === null) return 'wait'
    const data = { ...about, ...failing(deps, loaded, task.step, turn.data) }
    await stories.doTask(caseId, task.step, outcomeOf(step, turn, state), data, {
      loaded,
      ...(turn.by !== undefined && { by: turn.by }),
    })
  }
  return 'moved'
}

/**
 * Advances a notification that runs next to the case; if the case stays where it is, its auto waits to be
 * opened.
 */
async function notifiedBeside(
  stories: Stories,
  caseId: string,
  scenario: Scenario,
  today: string,
): Promise<StoryCase> {
  const loaded = await stories.load(caseId)
  const { beside, tasks } = loaded.state.flow
  if (beside === undefined) return loaded
  const stays = tasks.at(-1)?.step === scenario.target
  await stories.notifyBeside(caseId, scenario.opens === false || stays ? 'letter' : undefined, today)
  return stories.load(caseId)
}

/** Files the case, opens it from another one, or writes the draft in which it stays. */
async function begin(
  deps: AppDeps,
  stories: Stories,
  call: Call,
  one: Running,
  beside: string | null,
): Promise<Moved> {
  const { scenario } = one
  await deps.db.run(sql`
    insert into parameters(list, key, value, updated_at) values (${LIST}, ${scenario.name}, '{}', ${deps.clock.now()}) on conflict do nothing`)
  if (scenario.target === 'borrador') {
    await stories.draftOf3(scenario.applicant, scenario.answers)
    return 'arrived'
  }
  if (scenario.entryPoint !== undefined) {
    one.caseId = await openEntryPoint(deps, stories, call, scenario, beside)
    return one.caseId === null ? 'wait' : 'moved'
  }
  one.caseId = (
    await stories.fileProcedure(scenario.ttId ?? USUAL_TYPE, {
      applicant: scenario.applicant,
      ...(scenario.answers && { answers: scenario.answers }),
    })
  ).caseId
  if (scenario.proxy !== undefined)
    await givePower(
      { deps, db: deps.db, personId: stories.personId },
      scenario.applicant,
      scenario.proxy,
      one.caseId,
    )
  return 'moved'
}

/** The planned outcome, unless those still to be notified decide another. */
function outcomeOf(step: StepDef, turn: Turn, { flow, facts }: LoadedCase['state']): string {
  const pending = flow.notifying?.recipients.filter((r) => r.legalOn === null) ?? []
  return outcomeByRecipients(step, pending, facts) ?? turn.outcome
}

import { readFileSync } from 'node:fs'
import { SYSTEM } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { offeredOutcomes, requiredActs } from '@ventanilla/domain/workflow/decision/availability'
import { decide, whyNotDo } from '@ventanilla/domain/workflow/engine/decide'
import type { Outcome, StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { enter } from '@ventanilla/domain/workflow/engine/entering'
import { logicFacts, signedIn } from '@ventanilla/domain/workflow/state/facts'
import { type CaseState, endOfDay, type OpenTask } from '@ventanilla/domain/workflow/state/state'
import { DecisionBuilder } from '@ventanilla/domain/workflow/decision/decision-builder'
import {
  caseIn,
  defined,
  noon,
  official,
  outcomeOf,
  owner,
  sceneOf,
  signing,
  stateOf,
  take,
  taskIn,
  worldAt,
} from './guards-case.testkit.ts'
import type { Facts, Scene } from './guards-words.testkit.ts'
import { workflow } from './loaded.ts'
import { CAST, OWNER } from './walk.testkit.ts'
import { neededFields } from './needed-fields.testkit.ts'

/** The written table of conditions (spec/guards.json), and the engine in its situations. */
interface Row {
  readonly step: string
  readonly source: string
}
export interface GuardRow extends Row {
  readonly outcome: string
  readonly must: string
  readonly open: Facts | null
  readonly closed: Facts | null
}
export interface AutomaticRow extends Row {
  readonly outcome: string | null
  readonly to?: string
  readonly open: Facts
  readonly closed: Facts | null
}
export interface SkipRow {
  readonly family: string
  readonly step: string | null
  readonly skipped: Facts
  readonly done: Facts
}
export interface ActRow extends Row {
  readonly outcome: string
  readonly when: Facts
  readonly acts: readonly string[]
}

export const TABLE = JSON.parse(
  readFileSync(new URL('../../../../spec/guards.json', import.meta.url), 'utf8'),
) as {
  readonly guards: readonly GuardRow[]
  readonly automatic: readonly AutomaticRow[]
  readonly skips: readonly SkipRow[]
  readonly acts: readonly ActRow[]
}

/** Applies an overdue deadline first, as the server does before every command. */
function clockLooks(scene: Scene, state: CaseState, now: string): CaseState {
  const task = taskIn(state, scene.step)
  if (task?.expiresAt == null || now < task.expiresAt) return state
  return decide(worldAt(now, scene), state, { type: 'expire', taskId: task.id }, SYSTEM).state
}

/** Whether an outcome can be taken in a row's situation. */
export function isOpen(step: string, code: string, facts: Facts): boolean {
  const scene = sceneOf(step, code, facts)
  const outcome = outcomeOf(step, code)
  if (outcome === undefined) return false
  const now = noon(scene.today)
  const world = worldAt(now, scene)
  let state = clockLooks(scene, caseIn(scene), now)
  const task = taskIn(state, step)
  if (task === undefined) return false
  const needed = requiredActs(workflow, defined(step), outcome, logicFacts(state, task, now, scene.data))
  state = signing(state, task, needed)
  const who =
    outcome.by === 'applicant'
      ? owner
      : (CAST.find(({ id }) => id === scene.actor) ?? official(defined(step)))
  if (scene.actor !== undefined && whyNotDo(world, state, task, who) !== null) return false
  if (
    neededFields(defined(step), outcome).some(
      ({ kind, key }) => kind === 'declaration' && scene.data[key] === false,
    )
  )
    return false
  const person = outcome.by === 'applicant' ? OWNER.personId : undefined
  const offered = offeredOutcomes(world, state, task, scene.data, outcome.by, person)
  if (offered.find((one) => one.outcome === outcome)?.enabled !== true) return false
  return !scene.toTheEnd || doesIt(scene, state, { step, outcome: code })
}

/** Whether taking the outcome succeeds, for rules that only the outcome itself applies. */
function doesIt(scene: Scene, state: CaseState, at: { step: string; outcome: string }): boolean {
  try {
    take(scene, state, { ...at, day: scene.today, data: scene.data })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Outcome and target of the clock for a case that waits in the step; null while it keeps waiting. */
export function clockLeads(
  step: string,
  facts: Facts,
): { readonly outcome: string; readonly to: string } | null {
  const scene = sceneOf(step, null, facts)
  const waiting = caseIn(scene)
  const task = taskIn(waiting, step) as OpenTask
  const state = signing(waiting, task, scene.sent)
  const now = new Date(Date.parse(endOfDay(scene.today)) - 86_400_000).toISOString()
  if (task.expiresAt === null || now < task.expiresAt) return null
  const { closed } = decide(worldAt(now, scene), state, { type: 'expire', taskId: task.id }, SYSTEM)
  const code = closed.find((one) => one.task.step === step)?.outcome
  const outcome = outcomeOf(step, code ?? null)
  return outcome === undefined ? null : { outcome: outcome.code, to: outcome.to }
}

/** Effects of signing an act: whether it gets its number, and which tasks are open afterwards. */
export function signed(): { readonly numbered: boolean; readonly open: readonly string[] } {
  const scene = sceneOf('FIR-04', 'firmado', { alerta_140: false })
  const at = caseIn(scene)
  const state = { ...at, flow: { ...at.flow, stack: ['PG-14'] } }
  const task = taskIn(state, 'FIR-04') as OpenTask
  const after = decide(
    worldAt(noon(scene.today), scene),
    state,
    { type: 'complete', taskId: task.id, outcome: 'firmado', data: {} },
    official(defined('FIR-04')),
  )
  return {
    numbered: after.effects.some(({ type }) => type === 'actSigned'),
    open: after.state.flow.tasks.map(({ step }) => step),
  }
}

/** Whether a case skips a step. */
export function passes(step: StepDef, facts: Facts): boolean {
  const scene = sceneOf(step.id, null, facts)
  const w = new DecisionBuilder(worldAt(noon(scene.today), scene), stateOf(scene), 'x')
  enter(w, defined('PG-01'), step.id, official(step))
  return !w.flow.tasks.some((task) => task.step === step.id)
}

/** Acts signed before an outcome is taken, in the order in which the step requires them. */
export function actsFor(step: string, code: string, facts: Facts): readonly string[] {
  const scene = sceneOf(step, code, facts)
  const outcome = outcomeOf(step, code) as Outcome
  let state = caseIn(scene)
  const task = taskIn(state, step) as OpenTask
  if (outcome.to === 'FIR-01') {
    const w = new DecisionBuilder(
      worldAt(noon(scene.today), scene),
      { ...state, facts: { ...state.facts, ...scene.data } },
      'x',
    )
    enter(w, defined(step), 'FIR-01', official(defined(step)), outcome.drafts)
    return [String(w.state.facts['documento.tipo'])]
  }
  for (let rounds = 0; rounds < 5; rounds += 1) {
    const known = logicFacts(state, taskIn(state, step) ?? task, noon(scene.today), scene.data)
    const missing = requiredActs(workflow, defined(step), outcome, known).filter(
      (act) => !signedIn(state, task).includes(act),
    )
    if (missing.length === 0) break
    state = signing(state, task, missing)
  }
  return signedIn(state, task)
}

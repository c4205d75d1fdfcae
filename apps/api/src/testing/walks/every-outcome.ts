import { EXAMPLES } from '@ventanilla/catalog/procedures/examples/examples'
import { procedureByType } from '@ventanilla/catalog/procedures/procedures'
import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { procedureFacts } from '@ventanilla/domain/procedures/procedure'
import type { Logic } from '@ventanilla/domain/forms/definition'
import type { Outcome, StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { type EntryStep, entryPointsOf } from '@ventanilla/domain/workflow/linked/entry-points'
import { dataOn } from '@ventanilla/demo/scenarios/derived-data'
import { FILINGS, isFiling } from '@ventanilla/demo/scenarios/derived-scenarios'
import type { Turn } from '../stories/family-walk.ts'
import { guardedData } from '@ventanilla/demo/plausible/guarded-data'
import { costOfHost, factsBeside, type Host, hostsFor } from '@ventanilla/demo/scenarios/hosts'
import { AGAIN, NO_TASK, SAID_BEFORE, VIA } from './outcome-paths.ts'
import { partly, UNKNOWN } from '@ventanilla/demo/plausible/partial-logic'
import { pathsFrom, type PathTurn } from '@ventanilla/demo/scenarios/path-to-step'

type Data = Readonly<Record<string, unknown>>
type Known = (name: string) => unknown

/** One outcome of a step. */
export interface Leaving {
  readonly name: string
  readonly step: StepDef
  readonly outcome: Outcome
}

const leavings = (which: (step: StepDef) => boolean): readonly Leaving[] =>
  [...workflow.steps.values()]
    .filter(which)
    .flatMap((step) =>
      step.outcomes.map((outcome) => ({ name: `${step.id} ${outcome.code}`, step, outcome })),
    )

/** Excludes lists and searches, which open no case, and automatic steps, which follow the preceding one. */
const isTask = (step: StepDef): boolean =>
  step.screenOnly !== true && step.automatic !== true && !isFiling(step) && !NO_TASK.has(step.id)

/** Every outcome that a user or the clock takes in a task. */
export const OUTCOMES: readonly Leaving[] = leavings(isTask)

/** Every outcome with which an application is filed. */
export const FILED_WITH: readonly Leaving[] = leavings(isFiling).filter(
  ({ outcome }) => !NO_TASK.has(outcome.to),
)

/** How a case begins: filed, or from another case; a new applicant receives a link and opens it. */
export type Origin =
  | { readonly ttId: number }
  | { readonly entryPoint: EntryStep; readonly host: Host | null }
  | { readonly change: 'sent' | 'bound' | 'window' }

/** How a case takes an outcome: its origin and the turns before it. */
export interface Walked {
  readonly origin: Origin
  readonly turns: readonly Turn[]
}

interface Start {
  readonly origin: Origin
  readonly step: string
  readonly cost: number
  /** facts of every case with this origin */
  readonly facts: Data
}

const STARTS: readonly Start[] = [
  ...FILINGS.flatMap(({ ttId, start }): Start[] => {
    const procedure = procedureByType(ttId)
    if (procedure === null) return []
    const facts = { ...procedureFacts(procedure, EXAMPLES.get(ttId)?.complete ?? {}), 'tramite.tipo': ttId }
    return [{ origin: { ttId }, step: start, cost: 0, facts }]
  }),
  ...entryPointsOf(workflow).flatMap((entryPoint): Start[] =>
    hostsFor(entryPoint).map((host) => ({
      origin: { entryPoint, host },
      step: entryPoint.step.id,
      cost: host === null ? 0 : costOfHost(host),
      facts: factsBeside(entryPoint, host),
    })),
  ),
]

/** The cheapest path on which a case takes the outcome, or null. */
export function walkTo(leaving: Leaving): Walked | null {
  const { step, outcome, name } = leaving
  if (step.family === 'cambio_solicitante') return changeTo(leaving)
  const via = VIA[name] ?? VIA[step.family] ?? []
  const waysOf = waysToward(step, outcome)
  const found = STARTS.flatMap((start) => {
    const way = wayBy(waysOf, start, step.id, via)
    if (way === undefined || ruledOut(start, way, leaving)) return []
    return [{ start, way, cost: start.cost + way.length }]
  }).toSorted((a, b) => a.cost - b.cost)[0]
  if (found === undefined) return null
  return { origin: found.start.origin, turns: turnsTo(found.way, leaving, found.start.facts) }
}

type Ways = ReturnType<typeof pathsFrom>
type WaysOf = (from: string, facts: Data) => Ways

function wayBy(
  waysOf: WaysOf,
  start: Pick<Start, 'step' | 'facts'>,
  end: string,
  via: readonly string[],
): readonly PathTurn[] | undefined {
  let from = start.step
  const whole: PathTurn[] = []
  for (const to of [...via, end]) {
    const part = waysOf(from, start.facts).get(to)
    if (part === undefined) return undefined
    whole.push(...part)
    from = to
  }
  return whole
}

const ordinary = new Map<string, Ways>()

/** Paths that capture nothing that would block the outcome at their end. */
function waysToward(end: StepDef, outcome: Outcome): WaysOf {
  const { guard } = outcome
  const wanted = earlier({ step: end.id, outcome, data: {}, calls: false })
  const closes = (step: StepDef, one: Outcome): boolean => {
    // the outcome's data can be captured there
    const asks = step.capture.some(({ key }) => key in wanted)
    if (asks && !isNever(partly(one.guard, as('dato', wanted)))) return false
    const known = over(guardedData(one.guard, step.capture), {})
    // the status with which a case enters the step is its status there
    const leads = one.to === end.id || one.returnTo === end.id
    const status = (leads ? one.status : undefined) ?? UNKNOWN
    return (
      guard !== undefined && isNever(partly(guard, (name) => (name === 'caso.status' ? status : known(name))))
    )
  }
  const closing = new Set(
    [...workflow.steps.values()].flatMap((step) =>
      step.outcomes.filter((one) => one.guard !== guard && closes(step, one)),
    ),
  )
  const mine = closing.size === 0 ? ordinary : new Map<string, Ways>()
  return (from, facts) => {
    const key = `${from} ${JSON.stringify(facts)}`
    const possible = (_: StepDef, one: Outcome): boolean =>
      !closing.has(one) && !isNever(partly(one.guard, over({}, facts)))
    const ways = mine.get(key) ?? pathsFrom(workflow, from, possible)
    mine.set(key, ways)
    return ways
  }
}

/** Facts once these answers are captured. */
const over =
  (said: Data, facts: Data): Known =>
  (name) => {
    const key = /^hecho\.(.+)$/.exec(name)?.[1] ?? ''
    return key in said ? said[key] : key in facts ? facts[key] : UNKNOWN
  }
const as =
  (root: string, said: Data): Known =>
  (name) => {
    const key = name.startsWith(`${root}.`) ? name.slice(root.length + 1) : ''
    return key in said ? said[key] : UNKNOWN
  }
const isNever = (answer: unknown): boolean => answer === false || answer === null

const skipOf = (id: string, known: Known): string | undefined => {
  const skip = workflow.steps.get(id)?.skip
  return skip !== undefined && partly(skip.when, known) === true ? skip.to : undefined
}

/** Whether the known facts of a case with this origin exclude this path. */
function ruledOut({ facts }: Start, way: readonly PathTurn[], { step, outcome }: Leaving): boolean {
  let said: Data = {}
  for (const [at, turn] of way.entries()) {
    const known = over(said, facts)
    const past = skipOf(turn.step, known)
    if (past !== undefined && past !== (way[at + 1]?.step ?? step.id)) return true
    if (past === undefined && isNever(partly(turn.outcome.guard, known))) return true
    said = { ...said, ...turn.data }
  }
  const known = over({ ...said, ...earlier({ step: step.id, outcome, data: {}, calls: false }) }, facts)
  return skipOf(step.id, known) !== undefined || isNever(partly(outcome.guard, known))
}

/** Requesting a change and opening its link are separate calls; the walk starts after them. */
function changeTo(leaving: Leaving): Walked {
  const { step, outcome } = leaving
  if (outcome.by === 'system' && outcome.automatic === undefined)
    return { origin: { change: outcome.guard === undefined ? 'bound' : 'window' }, turns: [] }
  if (step.id === 'CAM-02') return { origin: { change: 'sent' }, turns: [[step.id, outcome.code]] }
  const way =
    wayBy(waysToward(step, outcome), { step: 'CAM-03', facts: {} }, step.id, VIA[leaving.name] ?? []) ?? []
  return { origin: { change: 'bound' }, turns: turnsTo(way, leaving, {}) }
}

function turnsTo(way: readonly PathTurn[], { step, outcome, name }: Leaving, facts: Data): readonly Turn[] {
  const all: readonly PathTurn[] = [
    ...way.filter((turn) => skipOf(turn.step, over({}, facts)) === undefined),
    { step: step.id, outcome, data: guardedData(outcome.guard, step.capture), calls: false },
  ]
  const given = dataOn(all)
  const before = all.flatMap((turn) => SAID_BEFORE[`${turn.step} ${turn.outcome.code}`] ?? [])
  const turns = all.flatMap((turn): Turn[] => [
    ...again(turn),
    [turn.step, turn.outcome.code, { ...given[turn.step], ...turn.data }],
  ])
  const wanted = { ...Object.assign({}, ...all.map(earlier)), ...Object.assign({}, ...before) } as Data
  const more = AGAIN[name] ?? []
  return [...turns.slice(0, -1), ...more, ...turns.slice(-1)].map(([id, code, data = {}], at, whole) => [
    id,
    code,
    { ...data, ...capturedAt(wanted, whole, at) },
  ])
}

/** Data a guard or a step's skip condition reads and an earlier step captures. */
function earlier({ step, outcome }: PathTurn): Data {
  const captures = [...workflow.steps.values()].flatMap((one) => one.capture)
  const here = (logic: Logic | undefined): Data =>
    logic === undefined
      ? {}
      : guardedData(JSON.parse(JSON.stringify(logic).replaceAll('"hecho.', '"dato.')) as Logic, captures)
  const now = new Set(Object.keys(guardedData(outcome.guard, captures)))
  const skip = workflow.steps.get(step)?.skip
  const passed = Object.entries(here(skip?.when)).map(([key, value]) => [key, !(value as boolean)])
  const asked = Object.entries(here(outcome.guard)).filter(
    ([key, value]) => !now.has(key) && typeof value !== 'object',
  )
  return Object.fromEntries([...passed.filter(([, value]) => value === true), ...asked]) as Data
}

/** The part of the wanted data captured on this turn: the last possible one before the end. */
function capturedAt(wanted: Data, turns: readonly Turn[], at: number): Data {
  const captures = (id: string, key: string): boolean =>
    workflow.steps.get(id)?.capture.some((field) => field.key === key && field.readOnly !== true) === true
  const id = turns[at]?.[0] ?? ''
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([key]) => captures(id, key) && !turns.slice(at + 1, -1).some(([later]) => captures(later, key)),
    ),
  )
}

/** For a guard that requires an earlier visit to a step: a detour through that step. */
function again({ step, outcome: { guard } }: PathTurn): readonly Turn[] {
  const text = JSON.stringify(guard ?? null)
  const by = /\{">":\[\{"var":"caso\.vueltas\.([^"]+)"\},0\]\}/.exec(text)?.[1]
  if (by === undefined || text.includes(`{"!":[{">":[{"var":"caso.vueltas.${by}"`)) return []
  const [there, back] = [pathsFrom(workflow, step).get(by), pathsFrom(workflow, by).get(step)]
  return [...(there ?? []), ...(back ?? [])].map((turn): Turn => [turn.step, turn.outcome.code, turn.data])
}

import type { FieldDef, Logic } from '@ventanilla/domain/forms/definition'
import {
  type Outcome,
  SPECIAL_TARGETS,
  type StepDef,
  type Workflow,
} from '@ventanilla/domain/workflow/definition/definition'
import type { Turn } from '../stories/family-walk.ts'
import { partly, UNKNOWN } from '@ventanilla/demo/plausible/partial-logic'

/**
 * Paths to the ends of a filed case, derived from its family's outcomes alone, with no knowledge of a type or
 * family. A path decides every question that a guard or an act choice depends on; the steps between (fee,
 * signature, notification) are left to `walk`.
 */
export interface WayToEnd {
  readonly turns: readonly Turn[]
  /** decisions taken on the path */
  readonly decided: Readonly<Record<string, unknown>>
  /** final status, where the step or outcome defines it */
  readonly status: string | undefined
  /** family of the linked case that the last outcome opens */
  readonly opens: string | undefined
  /** documents were missing, and the applicant responded */
  readonly answered: boolean
  /** steps whose term ran out, with the resulting outcome */
  readonly silent: readonly string[]
}

interface At {
  readonly step: string
  readonly turns: readonly Turn[]
  readonly decided: Readonly<Record<string, unknown>>
  readonly seen: readonly string[]
  /** a document checklist was completed, and the missing ones were required */
  readonly checked: boolean
  readonly required: boolean
  readonly answered: boolean
  readonly silent: readonly string[]
  readonly cost: number
}

/** Longer than any path through a family. */
const MOST = 60
/** Cost of an expired term: only an end that needs one waits for it; elsewhere users act before it runs out. */
const WAITING = 3
/** Cost of calls outside the ordinary path. */
const DETOUR = 5
const ORDINARY_CALLS: ReadonlySet<string> = new Set(['proyeccion_firma', 'notificacion', 'liquidacion_pago'])

/** Every end and every decision once, by the shortest paths that cover them. */
export function waysToEnd(
  workflow: Workflow,
  first: string,
  facts: Readonly<Record<string, unknown>>,
): readonly WayToEnd[] {
  const forks = questionsOf(workflow, first)
  const ways: WayToEnd[] = []
  const queue: At[] = [
    {
      step: first,
      turns: [],
      decided: facts,
      seen: [],
      checked: false,
      required: false,
      answered: false,
      silent: [],
      cost: 0,
    },
  ]
  const been = new Set<string>()
  const targets = new Set<string>()
  while (queue.length > 0) {
    queue.sort((a, b) => a.cost - b.cost)
    const at = queue.shift() as At
    const key = JSON.stringify([at.step, at.decided, at.required, at.answered, at.seen.includes(at.step)])
    if (been.has(key) || at.turns.length > MOST) continue
    been.add(key)
    const step = workflow.steps.get(at.step)
    if (step === undefined) continue
    for (const { next, way } of onward(workflow, step, at, forks, facts)) {
      if (next !== undefined) queue.push(next)
      // where documents can be missing, the path to an end goes through their requerimiento
      if (way === undefined || (checked(step, at) && !at.required)) continue
      const brings = marksOf(way, facts)
      if (brings.every((mark) => targets.has(mark))) continue
      for (const mark of brings) targets.add(mark)
      ways.push(way)
    }
  }
  return ways
}

const checked = (step: StepDef, at: At): boolean => at.checked || documentsOf(step) !== undefined

/** Distinctive marks of a path: its end, each expired term, and each decision. */
function marksOf(way: WayToEnd, facts: Readonly<Record<string, unknown>>): string[] {
  const [step, outcome] = way.turns.at(-1) ?? []
  return [
    ...way.silent,
    `${step} ${outcome}`,
    ...Object.entries(way.decided)
      .filter(([key]) => !(key in facts))
      .map(([key, value]) => `${key}=${String(value)}`),
  ]
}

/** Questions whose answer a guard, an act choice or a skip reads. */
function questionsOf(workflow: Workflow, first: string): ReadonlySet<string> {
  const forks = new Set<string>()
  const steps = new Set<string>()
  const open = [first]
  while (open.length > 0) {
    const id = open.pop() as string
    const step = workflow.steps.get(id)
    if (step === undefined || steps.has(id)) continue
    steps.add(id)
    for (const logic of logicsOf(step))
      for (const name of namesIn(logic)) forks.add(name.replace(/^(dato|hecho)\./, ''))
    for (const outcome of step.outcomes) if (isOnTheWay(step, outcome)) open.push(goesTo(outcome))
    if (step.skip !== undefined) open.push(step.skip.to)
  }
  return forks
}

const logicsOf = (step: StepDef): readonly Logic[] =>
  [
    ...step.outcomes.map((o) => o.guard),
    ...(step.actChoice ?? []).map((choice) => choice.when),
    step.skip?.when,
  ].filter((logic) => logic !== undefined)

const namesIn = (logic: Logic): string[] =>
  [...JSON.stringify(logic).matchAll(/"var":"([^"]+)"/g)].map((match) => match[1] ?? '')

export const documentsOf = (step: StepDef): FieldDef | undefined =>
  step.capture.find((field) => field.kind === 'checklist' && field.optionsFrom === 'documentos')

const goesTo = (outcome: Outcome): string => outcome.returnTo ?? outcome.to

/** Excludes appeals, waivers and other incidents, which have tests of their own. */
const isOnTheWay = (step: StepDef, outcome: Outcome): boolean =>
  !(outcome.by === 'applicant' && step.turn === 'corporacion') && goesTo(outcome) !== step.id

function* onward(
  workflow: Workflow,
  step: StepDef,
  at: At,
  forks: ReadonlySet<string>,
  facts: Readonly<Record<string, unknown>>,
): Generator<{ next?: At; way?: WayToEnd }> {
  const known = (decided: Readonly<Record<string, unknown>>, failing: boolean) => (name: string) =>
    lookUp(name, { ...facts, ...decided }, at.seen, failing)
  const skips = partly(step.skip?.when, known(at.decided, false))
  if (step.skip !== undefined && skips === true) {
    yield { next: { ...at, step: step.skip.to } }
    return
  }
  const checks = step.capture.some((field) => field.kind === 'checklist' || isReview(field))
  for (const decided of decisionsAt(step, at.decided, forks))
    for (const failing of checks ? [true, false] : [false])
      for (const outcome of step.outcomes) {
        if (!isOnTheWay(step, outcome)) continue
        const open = partly(outcome.guard, known(decided, failing))
        if (open === false || open === null) continue
        const finds = failing && documentsOf(step) !== undefined && !at.required
        // where one step does both, an act is notified before it becomes final
        const before = step.outcomes.find(
          (o) => o.returnTo === step.id && familyOf(workflow, o.to) === 'notificacion',
        )
        const data = Object.fromEntries(
          step.capture
            .filter((f) => f.key in decided && !(f.key in facts))
            .map((f) => [f.key, decided[f.key]]),
        )
        const turns: Turn[] = [
          ...at.turns,
          ...(before === undefined ? [] : ([[step.id, before.code]] as const)),
          [step.id, outcome.code, data],
        ]
        const answered = at.answered || (at.required && outcome.by === 'applicant')
        const silent =
          outcome.automatic === 'expiry' ? [...at.silent, `${step.id} ${outcome.code}`] : at.silent
        if (outcome.to === 'FIN')
          yield {
            way: {
              turns,
              decided,
              status: outcome.status ?? step.status,
              opens: outcome.opens?.family,
              answered,
              silent,
            },
          }
        else if (!SPECIAL_TARGETS.has(outcome.to))
          yield {
            next: {
              step: goesTo(outcome),
              turns,
              decided,
              seen: [...at.seen, step.id],
              checked: checked(step, at),
              required: at.required || finds,
              answered,
              silent,
              cost: at.cost + costOf(workflow, outcome),
            },
          }
      }
}

const isReview = (field: FieldDef): boolean => field.kind === 'answers' && field.answeredBy !== 'solicitante'
const familyOf = (workflow: Workflow, step: string): string | undefined => workflow.steps.get(step)?.family

function costOf(workflow: Workflow, outcome: Outcome): number {
  const detour = outcome.returnTo !== undefined && !ORDINARY_CALLS.has(familyOf(workflow, outcome.to) ?? '')
  return 1 + (outcome.automatic === 'expiry' ? WAITING : 0) + (detour ? DETOUR : 0)
}

/** Every combination of answers to a step's decisive questions. */
function decisionsAt(
  step: StepDef,
  before: Readonly<Record<string, unknown>>,
  forks: ReadonlySet<string>,
): readonly Readonly<Record<string, unknown>>[] {
  let all: Readonly<Record<string, unknown>>[] = [before]
  for (const field of step.capture) {
    const values =
      field.kind === 'yesNo'
        ? [false, true]
        : field.kind === 'choice'
          ? field.options?.map((o) => o.value)
          : []
    if (!forks.has(field.key) || values === undefined || values.length === 0) continue
    all = all.flatMap((one) =>
      partly(field.condition, (name) => one[name] ?? null) === false
        ? [one]
        : values.map((value) => ({ ...one, [field.key]: value })),
    )
  }
  return all
}

function lookUp(
  name: string,
  decided: Readonly<Record<string, unknown>>,
  seen: readonly string[],
  failing: boolean,
): unknown {
  if (name.startsWith('conteo.')) return failing ? 1 : 0
  if (name.startsWith('caso.vueltas.')) {
    const times = seen.filter((id) => id === name.slice('caso.vueltas.'.length)).length
    return times
  }
  const key = /^(?:dato|hecho)\.(.+)$/.exec(name)?.[1]
  return key === undefined ? UNKNOWN : (decided[key] ?? null)
}

import { type DiagramOptions, outline } from './diagram.ts'
import type { FamilyDef } from '../definition/definition.ts'

/** A step for a visitor who has not started: whose turn it is and its possible results, without codes. */
export interface PublicStep {
  readonly title: string
  /** The applicant does it. */
  readonly mine: boolean
  readonly ways: readonly string[]
}

/** Steps reachable from the initial one through the family's outcomes. */
function reached(family: FamilyDef): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    const step = family.steps.find((one) => one.id === id)
    if (step === undefined || seen.has(id)) return
    seen.add(id)
    for (const outcome of step.outcomes) {
      visit(outcome.to)
      if (outcome.returnTo !== undefined) visit(outcome.returnTo)
    }
  }
  visit(family.initialStep)
  return seen
}

/** Route for procedures without an online form; no applicant who starts online reaches it. */
const NOT_ONLINE = '/tramites-ambientales-deshabilitado/'

/** The procedure's steps in plain words: the whole definition, not only the usual path. */
export function publicStepsOf(
  family: FamilyDef,
  nameOf: NonNullable<DiagramOptions['nameOf']>,
): PublicStep[] {
  const there = reached(family)
  const closed = new Set(family.steps.filter((s) => s.screen.startsWith(NOT_ONLINE)).map((s) => s.id))
  const shown = family.steps
    .filter((step) => there.has(step.id) && !closed.has(step.id))
    .map((step) => ({ ...step, outcomes: step.outcomes.filter((outcome) => !closed.has(outcome.to)) }))
  const mine = new Map(shown.map((step) => [step.id, step.turn === 'usuario']))
  return outline({ ...family, steps: shown }, { nameOf }).map((step) => ({
    title: step.title,
    mine: mine.get(step.id) ?? false,
    ways: step.ways,
  }))
}

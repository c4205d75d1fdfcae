import { mostExtraDays } from '../../terms/extension.ts'
import type { StepDef, Term } from '../definition/definition.ts'
import type { CaseState, World } from './state.ts'

/** What the terms of a case depend on, besides the case. */
export type TermWorld = Pick<World, 'workflow' | 'stepTerms' | 'parameters' | 'due'>

type Facts = CaseState['facts']

/** A step's term: the procedure's own over the family's, with the amount that its parameter holds. */
export function termOf(world: TermWorld, facts: Facts, step: StepDef): Term | null {
  const term = world.stepTerms[step.id] ?? step.term ?? null
  if (term === null || step.termParameter === undefined) return term
  const captured = facts[step.termParameter]
  const amount = typeof captured === 'number' ? captured : world.parameters[step.termParameter]
  return amount === undefined ? term : { ...term, amount }
}

/** Name, in the checks of a step, of the most business days by which the term at hand can be extended. */
export const LONGEST_EXTENSION = '$prorroga'
/** Fact that a request to extend a step's term leaves: only one is made. */
export const extensionAsked = (step: string): string => `prorroga.pedida.${step}`
/** Facts with the days of an extension, as requested and as granted. */
export const EXTENSION_DAYS: readonly string[] = ['prorroga.dias_pedidos', 'prorroga.dias']

/** Most business days by which a step's term can be extended when it ends on `end`; 0 without a term. */
export function longestExtension(world: TermWorld, facts: Facts, step: StepDef, end: string): number {
  const term = termOf(world, facts, step)
  if (term === null) return 0
  return mostExtraDays(end, world.due(end, term), (from, amount) =>
    world.due(from, { amount, unit: 'habiles', norm: term.norm }),
  )
}

/** What checks read of the extension that is requested or studied; nothing outside one. */
export function extensionFacts(world: TermWorld, { facts, flow }: Pick<CaseState, 'facts' | 'flow'>): Facts {
  const asked = flow.stack.at(-1)
  if (asked === undefined) return {}
  const [step, end] = [world.workflow.steps.get(asked), flow.extended[asked]]
  return step === undefined || end === undefined
    ? {}
    : { [LONGEST_EXTENSION]: longestExtension(world, facts, step, end) }
}

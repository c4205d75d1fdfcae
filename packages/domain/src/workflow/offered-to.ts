import { audienceKey, audienceOfParty } from '../access/actor.ts'
import { rolesToDo } from './availability.ts'
import type { StepDef } from './definition.ts'
import type { CaseState, World } from './state.ts'

/** The office in which a step is done: the case's, or the one that a fact names (a transfer is received elsewhere). */
export function officeOf(step: StepDef, state: Pick<CaseState, 'office' | 'facts'>): string | null {
  const named = step.office === undefined ? undefined : state.facts[step.office.fact]
  return typeof named === 'string' ? named : state.office
}

/** Keys under which the task of a step is offered; `roles` stand over those that the step itself names. */
export function offeredTo(
  world: World,
  step: StepDef,
  state: CaseState,
  roles: readonly string[] = rolesToDo(world, step),
): readonly string[] {
  const office = officeOf(step, state)
  if (step.turn !== 'usuario') return [...new Set(roles.map((role) => audienceKey(role, office)))]
  // what either side may do (a felling is reported by whoever did it) is offered to the officials named too
  const officials = step.roles.filter((role) => !role.startsWith('USER_'))
  return [audienceOfParty(step.party), ...officials.map((role) => audienceKey(role, office))]
}

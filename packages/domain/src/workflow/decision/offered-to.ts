import { audienceKey, audienceOfParty } from '../../access/actor.ts'
import { rolesToDo } from './availability.ts'
import type { StepDef } from '../definition/definition.ts'
import type { CaseState, World } from '../state/state.ts'

/** Office of a step: the case's, or the one that a fact names (a transfer is received elsewhere). */
export function officeOf(step: StepDef, state: Pick<CaseState, 'office' | 'facts'>): string | null {
  const named = step.office === undefined ? undefined : state.facts[step.office.fact]
  return typeof named === 'string' ? named : state.office
}

/** Audience keys of a step's task; `roles` override the step's own. */
export function offeredTo(
  world: World,
  step: StepDef,
  state: CaseState,
  roles: readonly string[] = rolesToDo(world, step),
): readonly string[] {
  const office = officeOf(step, state)
  if (step.turn !== 'usuario') return [...new Set(roles.map((role) => audienceKey(role, office)))]
  // A task for either side (a felling is reported by its author) is also offered to the listed officials.
  const officials = step.roles.filter((role) => !role.startsWith('USER_'))
  return [audienceOfParty(step.party), ...officials.map((role) => audienceKey(role, office))]
}

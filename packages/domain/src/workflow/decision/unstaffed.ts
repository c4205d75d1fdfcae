import { audienceKey, SYSTEM } from '../../access/actor.ts'
import { Refusal } from '../../kernel/problem.ts'
import type { StepDef } from '../definition/definition.ts'
import { officeOf } from './offered-to.ts'
import type { DecisionBuilder } from './decision-builder.ts'

/**
 * Prevents a case from waiting for ever on roles that no user holds (section 8, response 400); the system actor
 * is exempt. Throws `Refusal` (unstaffed).
 */
export function refuseUnstaffed(w: DecisionBuilder, step: StepDef, roles: readonly string[]): void {
  if (step.turn === 'usuario' || w.actorId === SYSTEM.id) return
  if (!roles.some((role) => w.world.isStaffed(audienceKey(role, officeOf(step, w.state)))))
    throw new Refusal(
      'unstaffed',
      `No se encontró ningún usuario con el rol requerido para «${step.title}». Se debe asignar uno antes de continuar.`,
      { code: 'sin_usuarios' },
    )
}

import type { ProcedureNature } from '../../procedures/traits.ts'
import type { ProcedureDef } from '../procedure-schema.ts'
import { validityOf } from './validity-of.ts'

/** How each type is decided and what sets it apart. */
export const naturesIn = (
  procedures: readonly Pick<ProcedureDef, 'ttId' | 'decision' | 'traits'>[],
): ReadonlyMap<number, ProcedureNature> =>
  new Map(
    procedures.map(({ ttId, decision, traits }) => [
      ttId,
      {
        verb: ('verb' in decision ? decision.verb : undefined) ?? 'otorgar',
        traits,
        validity: validityOf(decision),
        grants: decision.by === 'resolution',
      },
    ]),
  )

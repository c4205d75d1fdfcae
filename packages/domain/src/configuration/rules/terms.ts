import { boundSteps } from '../../definitions/compose/step-terms.ts'
import type { StageDef } from '../../definitions/procedure-schema.ts'
import type { Between } from '../kind.ts'
import { quoted, warning } from './contradictions.ts'

interface Procedure {
  readonly definition: { readonly name: string; readonly terms: readonly StageDef[] }
}

/** Days that each step gets of its stage: nothing where the stage gives none. */
const daysOf = (procedure: Procedure | undefined): ReadonlyMap<string, number> =>
  new Map(procedure?.definition.terms.flatMap(boundSteps) ?? [])

/**
 * A term that falls to zero days says «at once», which gives a step no day to end: it keeps the one of its workflow. Who typed a
 * zero by mistake would otherwise believe to have set a day.
 */
export const TERMS_GIVEN: Between<Procedure> = {
  name: 'termino-de-cero',
  find: ({ items, before }) =>
    [...items].flatMap(([key, procedure]) => {
      const earlier = daysOf(before.get(key))
      return procedure.definition.terms.flatMap((stage) => {
        const falls = boundSteps(stage).some(([step, days]) => days === 0 && (earlier.get(step) ?? 0) > 0)
        return falls
          ? [
              warning(
                `${key}:${stage.stage}`,
                `${quoted(stage.stage)} de ${quoted(procedure.definition.name)} queda en cero días: sus pasos toman el término del flujo.`,
                [key],
              ),
            ]
          : []
      })
    }),
}

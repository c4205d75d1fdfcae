import type { ProcedureDef } from '@ventanilla/domain/definitions/procedure-schema'
import { PROCEDURE_DEFS } from '@ventanilla/catalog/procedures/procedures'
import type { Trait } from '@ventanilla/domain/procedures/traits'
import { USUAL_TYPE } from '../scenarios/usual-type.ts'

/** Kind of a case, where texts differ by kind. */
export type Kind = 'agua' | 'arbol' | 'forestal' | 'posterior' | 'queja' | 'otro'

type Declared = Pick<ProcedureDef, 'traits' | 'workflow'>

const has =
  (trait: Trait) =>
  ({ traits }: Declared): boolean =>
    traits.includes(trait)

/** By what the procedure declares, never by its number: the first that holds. */
const KINDS: readonly (readonly [kind: Kind, holds: (of: Declared) => boolean])[] = [
  ['agua', has('uso_del_agua')],
  // trees that can fall have a workflow of their own
  ['arbol', ({ workflow }) => [workflow.family, workflow.alternative?.family].includes('arbol_riesgo')],
  ['forestal', (of) => of.workflow.family === 'forestal' || has('arbolado')(of)],
  ['posterior', has('sobre_permiso')],
]

/** Kind of the cases of a procedure. */
export const kindOfProcedure = (procedure: Declared): Kind =>
  KINDS.find(([, holds]) => holds(procedure))?.[0] ?? 'otro'

const KIND_OF_TYPE = new Map(PROCEDURE_DEFS.map((def) => [def.ttId, kindOfProcedure(def)]))

/** Kind of the case with these facts. */
export function kindOfCase(facts: Readonly<Record<string, unknown>>): Kind {
  if ('queja.anonima' in facts) return 'queja'
  return KIND_OF_TYPE.get(Number(facts['tramite.tipo'] ?? USUAL_TYPE)) ?? 'otro'
}

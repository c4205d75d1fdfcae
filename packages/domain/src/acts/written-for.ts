import type { ActTemplate } from './template.ts'
import type { ProcedureNature } from '../procedures/traits.ts'

/**
 * Refuses an act that would state no law for a type.
 * @throws Error: the workflow leads its cases to an act that grants, and its procedure has no law
 */
export function demandLaw(
  { name, statesLaw }: Pick<ActTemplate, 'name' | 'statesLaw'>,
  { grants }: Pick<ProcedureNature, 'grants'>,
  ttId: number,
): void {
  if (statesLaw === true && !grants)
    throw new Error(`«${name}» no tiene ley para el tipo ${ttId}: su trámite no la declara.`)
}

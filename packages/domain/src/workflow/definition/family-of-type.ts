import type { ProcedureRevision } from '../../procedures/procedure.ts'
import type { FamilyDef, Workflow } from './definition.ts'

/**
 * Family of the cases of a procedure: the ordinary one. `procedureTypes` of a family also lists types that come
 * to it by their alternative workflow, and so does not answer this. A case without a procedure has none.
 */
export const familyOfType = (
  workflow: Pick<Workflow, 'families'>,
  procedure: Pick<ProcedureRevision, 'workflow'> | null | undefined,
): FamilyDef | undefined => workflow.families.find(({ id }) => id === procedure?.workflow.family)

import type { FamilyDef, Workflow } from './definition.ts'

/** A family by its id: that of a step, a linked case or an outcome. Undefined: none has it. */
export const familyById = (
  { families }: Pick<Workflow, 'families'>,
  id: string | null | undefined,
): FamilyDef | undefined => families.find((family) => family.id === id)

import type { FamilyDef } from '@ventanilla/domain/workflow/definition/definition'
import { familyOfType } from '@ventanilla/domain/workflow/definition/family-of-type'
import type { CaseCatalogue } from './catalogue.ts'

interface Kind {
  readonly tt_id: number
  readonly family?: string | null
}

/** The workflow family of a case: its own, or that of its procedure. */
export const familyOf = (
  { procedures, workflow }: Pick<CaseCatalogue, 'procedures' | 'workflow'>,
  of: Kind,
): FamilyDef | undefined =>
  of.family == null
    ? familyOfType(workflow, procedures.get(of.tt_id))
    : workflow.families.find(({ id }) => id === of.family)

/** Display name of a case: its procedure, or the family of a linked case. */
export function nameOfCase(catalogue: Pick<CaseCatalogue, 'procedures' | 'workflow'>, of: Kind): string {
  if (of.family == null) return catalogue.procedures.get(of.tt_id)?.name ?? ''
  return familyOf(catalogue, of)?.name ?? ''
}

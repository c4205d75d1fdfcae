import type { FamilyDef } from '@ventanilla/domain/workflow/definition/definition'
import { familyOfType } from '@ventanilla/domain/workflow/definition/family-of-type'
import type { CaseCatalogue, RunsBy } from './catalogue.ts'

interface Kind {
  readonly tt_id: number
  readonly family?: string | null
}

/** The workflow family of a case: its own, or that of its procedure. */
export function familyOf(catalogue: Pick<CaseCatalogue, 'of'>, of: Kind & RunsBy): FamilyDef | undefined {
  const { procedures, workflow } = catalogue.of(of)
  return of.family == null
    ? familyOfType(workflow, procedures.get(of.tt_id))
    : workflow.families.find(({ id }) => id === of.family)
}

/** Display name of a case: its procedure, or the family of a linked case. */
export function nameOfCase(
  { procedureName, everyWorkflow }: Pick<CaseCatalogue, 'procedureName' | 'everyWorkflow'>,
  of: Kind,
): string {
  if (of.family == null) return procedureName(of.tt_id)
  return everyWorkflow.families.find(({ id }) => id === of.family)?.name ?? ''
}

import type { CaseCatalogue } from './catalogue.ts'

/** What people call a case: its procedure, or the family of one that runs beside another. */
export function nameOfCase(
  catalogue: Pick<CaseCatalogue, 'procedures' | 'workflow'>,
  of: { readonly tt_id: number; readonly family?: string | null },
): string {
  if (of.family == null) return catalogue.procedures.get(of.tt_id)?.name ?? ''
  return catalogue.workflow.families.find((family) => family.id === of.family)?.name ?? ''
}

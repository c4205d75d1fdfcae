import { nameOfCase } from '../../db/cases/case-name.ts'
import type { CaseRow } from '../../db/cases/load.ts'
import { raw } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'

/** Number of a case's expediente (alias `c`): one of the former system keeps its former number. */
export const FILE_NUMBER = raw(`coalesce(c.expediente, c.facts->>'migracion.expediente')`)

/** The same for a loaded case. */
export function numberOfFile({ expediente, facts }: Pick<CaseRow, 'expediente' | 'facts'>): string | null {
  const former = facts['migracion.expediente']
  return expediente ?? (typeof former === 'string' ? former : null)
}

/** Whether an expediente comes from the former archive. */
export const isBroughtOver = (
  { broughtOver }: Pick<AppDeps['catalogue'], 'broughtOver'>,
  { family }: Pick<CaseRow, 'family'>,
): boolean => family !== null && broughtOver.includes(family)

/** Name of an expediente: its case, or the procedure of one brought over or opened by hand. */
export function nameOfFile(
  catalogue: AppDeps['catalogue'],
  of: { readonly tt_id: number; readonly family: string | null; readonly former_type: string | null },
): string {
  const former = of.former_type === null ? '' : catalogue.procedureName(Number(of.former_type))
  return former || nameOfCase(catalogue, of)
}

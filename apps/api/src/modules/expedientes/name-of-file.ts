import { nameOfCase } from '../../db/cases/case-name.ts'
import type { CaseRow } from '../../db/cases/load.ts'
import { raw } from '../../db/sql.ts'
import type { AppDeps } from '../../deps.ts'

/** Number of the file of a case (alias `c`): one of the former system has the number that it had there. */
export const FILE_NUMBER = raw(`coalesce(c.expediente, c.facts->>'migracion.expediente')`)

/** The same of a case that was read. */
export function numberOfFile({ expediente, facts }: Pick<CaseRow, 'expediente' | 'facts'>): string | null {
  const former = facts['migracion.expediente']
  return expediente ?? (typeof former === 'string' ? former : null)
}

/** What a file is called: its case, or the procedure of one that was brought over or opened by hand. */
export function nameOfFile(
  catalogue: AppDeps['catalogue'],
  of: { readonly tt_id: number; readonly family: string | null; readonly former_type: string | null },
): string {
  const former = of.former_type === null ? undefined : catalogue.procedures.get(Number(of.former_type))
  return former?.name ?? nameOfCase(catalogue, of)
}

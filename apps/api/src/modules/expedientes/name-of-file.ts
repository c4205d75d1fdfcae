import { nameOfCase } from '../../db/cases/case-name.ts'
import type { AppDeps } from '../../deps.ts'

/** What a file is called: its case, or the procedure of one that was brought over or opened by hand. */
export function nameOfFile(
  catalogue: AppDeps['catalogue'],
  of: { readonly tt_id: number; readonly family: string | null; readonly former_type: string | null },
): string {
  const former = of.former_type === null ? undefined : catalogue.procedures.get(Number(of.former_type))
  return former?.name ?? nameOfCase(catalogue, of)
}

import { kindOf } from '@ventanilla/domain/workflow/definition/case-kind'
import type { Beside } from '@ventanilla/domain/workflow/linked/entry-points'
import { type Db, sql } from '../connection/sql.ts'
import { familyOf } from './case-name.ts'
import type { CaseCatalogue } from './catalogue.ts'
import type { LoadedCase } from './load.ts'

/**
 * State of the parent case that decides which linked cases can open. Unfiled drafts do not count as open cases:
 * they block nothing, and are checked again when they are filed.
 */
export async function besideOf(
  db: Db,
  catalogue: CaseCatalogue,
  { row, state }: LoadedCase,
): Promise<Beside> {
  const open = await db.rows<{ family: string }>(sql`
    select distinct family from cases where parent_id = ${row.id}::uuid and closed_at is null and radicado is not null`)
  return {
    state,
    radicado: row.radicado,
    expediente: row.expediente,
    kind: kindOf(
      catalogue.of(row).workflow,
      { family: row.family, ttId: row.tt_id },
      familyOf(catalogue, row),
      catalogue.of(row).forms.get(row.tt_id),
    ),
    open: open.map((one) => one.family),
  }
}

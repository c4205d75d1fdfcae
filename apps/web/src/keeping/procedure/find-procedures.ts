import { indexTexts, alternativesFor, searchTexts } from '@ventanilla/domain/cases/search-texts'
import type { ProcedureRow } from './procedure.ts'

let indexed: { rows: readonly ProcedureRow[]; index: ReturnType<typeof build> } | null = null

const build = (rows: readonly ProcedureRow[]) =>
  indexTexts(
    rows.map((row) => ({
      name: row.tt_nombre,
      description: row.tt_descripcion,
      subcategory: row.fk_tram_subcategoria.tcs_nombre,
      summary: row.summary,
      row,
    })),
  )

/** Procedures that match the user's words, best first: tolerates missing accents, typos and everyday words. */
export function findProcedures(rows: readonly ProcedureRow[], text: string): readonly ProcedureRow[] {
  if (indexed?.rows !== rows) indexed = { rows, index: build(rows) }
  return searchTexts(indexed.index, text).map((hit) => hit.row)
}

export { alternativesFor }

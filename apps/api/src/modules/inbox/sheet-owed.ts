import { NO_TERM, type Place } from '../../db/inbox/branches.ts'
import { inOrder, owedTitle, type OwedWork, placeOf } from '../../db/inbox/owed.ts'
import type { SheetRow } from './read-sheet.ts'

const placeOfRow = ({ due, taskId }: SheetRow): Place => ({ due: due ?? NO_TERM, id: taskId })

const sheetRowOf = (work: OwedWork): SheetRow => ({
  taskId: work.actId,
  due: work.due,
  step: '',
  publishing: owedTitle(work),
  turn: 'corporacion',
  assigneeName: null,
  radicado: work.radicado,
  ttId: work.ttId,
  applicant: work.applicant,
  municipality: work.municipality,
  status: work.status,
})

/** Merges the reader's owed publications into the rows of a sheet; both are in the inbox's order. */
export async function* withOwed(
  chunks: AsyncGenerator<SheetRow[]>,
  owed: readonly OwedWork[],
): AsyncGenerator<SheetRow[]> {
  let next = 0
  const dueBefore = (place: Place): SheetRow[] => {
    const from = next
    // next is below the length
    while (next < owed.length && inOrder(placeOf(owed[next] as OwedWork), place) < 0) next += 1
    return owed.slice(from, next).map(sheetRowOf)
  }
  for await (const rows of chunks)
    yield next === owed.length ? rows : rows.flatMap((row) => [...dueBefore(placeOfRow(row)), row])
  if (next < owed.length) yield owed.slice(next).map(sheetRowOf)
}

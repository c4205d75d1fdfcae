import type { StoredProcedure } from '@ventanilla/domain/definitions/copy-of-procedure'

type Documents = StoredProcedure['documents']
type Row = Documents[number]

/** Rows of a procedure have a hundred numbers of its own; without one of its own a row gets that of its place. */
const rowAt = (ttId: number, row: Row, at: number): number => row.row ?? ttId * 100 + at + 1

/** Each row under the number that it has: what comes or goes before it changes no other. */
const settled = (ttId: number, documents: Documents): readonly (Row & { readonly row: number })[] =>
  documents.map((one, at) => ({ ...one, row: rowAt(ttId, one, at) }))

/** The list with a document at its end. */
export function withDocument(ttId: number, documents: Documents, kind: number): Documents {
  const rows = settled(ttId, documents)
  const row = Math.max(ttId * 100, ...rows.map((one) => one.row)) + 1
  return [...rows, { kind, row, accept: ['pdf'] }]
}

export const withoutDocument = (ttId: number, documents: Documents, kind: number): Documents =>
  settled(ttId, documents).filter((one) => one.kind !== kind)

/** The list with a document one place earlier or later; at an end of it as it is. */
export function movedDocument(ttId: number, documents: Documents, kind: number, by: -1 | 1): Documents {
  const rows = [...settled(ttId, documents)]
  const at = rows.findIndex((one) => one.kind === kind)
  const [one, other] = [rows[at], rows[at + by]]
  if (one === undefined || other === undefined) return documents
  rows[at] = other
  rows[at + by] = one
  return rows
}

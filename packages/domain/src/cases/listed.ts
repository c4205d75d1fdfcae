/** Complaints are filed from the officials' menu, never chosen from a list. */
const HIDDEN_TYPE = 27

/** Whether a procedure type is offered in lists; excludes type 27 and disabled types. */
export function isListed(row: { readonly tt_id: number; readonly tt_estado: number }): boolean {
  return row.tt_id !== HIDDEN_TYPE && row.tt_estado !== 0
}

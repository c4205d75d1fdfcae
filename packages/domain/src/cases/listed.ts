/** Complaints are filed from the menu of officials, never chosen from a list. */
const HIDDEN_TYPE = 27

/** Whether a procedure type is offered in lists: type 27 and disabled types are not. */
export function isListed(row: { readonly tt_id: number; readonly tt_estado: number }): boolean {
  return row.tt_id !== HIDDEN_TYPE && row.tt_estado !== 0
}

/** Whether a procedure type is offered in lists: its own declaration says so, and it is not disabled. */
export function isListed(row: { readonly listed: boolean; readonly tt_estado: number }): boolean {
  return row.listed && row.tt_estado !== 0
}

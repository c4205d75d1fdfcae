/** Sorts after every day. */
const NEVER = '9999-12-31'

/** Tasks of several lists as one: those due first on top, those without a deadline last, otherwise as given. */
export const byDeadline = <Row extends { readonly due: { readonly due: string | null } }>(
  rows: readonly Row[],
): Row[] =>
  rows.toSorted((a, b) =>
    (a.due.due ?? NEVER) < (b.due.due ?? NEVER) ? -1 : a.due.due === b.due.due ? 0 : 1,
  )

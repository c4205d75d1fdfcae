/** A Monday at ten in the morning in Bogotá: when worlds begin, unless they say another day. */
export const START = '2026-02-02T15:00:00.000Z'

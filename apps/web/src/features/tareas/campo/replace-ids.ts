/** Ids of files that wait on this device; the server never sees one. */
export const WAITING = 'pendiente-'

/** Puts the stored file's id wherever the waiting one stands in the answers; only changed fields come back. */
export function replaceIds(
  answers: Readonly<Record<string, unknown>>,
  from: string,
  to: string,
): Record<string, unknown> {
  const visit = (value: unknown): unknown => {
    if (value === from) return to
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, visit(one)]))
    return value
  }
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([, value]) => JSON.stringify(value ?? null).includes(from))
      .map(([key, value]) => [key, visit(value)]),
  )
}

export const hasWaiting = (answers: unknown): boolean => JSON.stringify(answers ?? null).includes(WAITING)

/** Prefix of temporary ids of files queued on this device; never sent to the server. */
export const WAITING = 'pendiente-'

/** Replaces temporary file ids in the answers with the stored ones; returns changed fields only. */
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

/**
 * Deadline of a part's check, after which it counts as unavailable; milliseconds. Below a balancer's own
 * timeout.
 */
export const PART_MS = 2_000

/** How long one store check, which writes and reads, is shared by all callers; milliseconds. */
export const STORE_FRESH_MS = 4_000

export type Part = 'ok' | 'falla'

/** Whether a part works, decided at its deadline at the latest: a hanging part does not block the response. */
export async function works(check: () => Promise<unknown>, ms = PART_MS): Promise<Part> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ms)
  })
  try {
    await Promise.race([check(), late])
    return 'ok'
  } catch {
    return 'falla'
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Shares one check among all callers while it runs and for a while after. Attack: these calls are public, and
 * each check loads the database and the store.
 */
export function sharedLook<T>(look: () => Promise<T>, forMs: number): () => Promise<T> {
  let seen: Promise<T> | undefined
  let until = 0
  return () => {
    if (seen === undefined || performance.now() > until) {
      until = Number.POSITIVE_INFINITY
      seen = look().finally(() => (until = performance.now() + forMs))
    }
    return seen
  }
}

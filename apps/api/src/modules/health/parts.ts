/** Each part answers so soon, or it counts as away; milliseconds. Below what balancers wait for an answer of ours. */
export const PART_MS = 2_000

/** For so long one look at the store, which writes and reads, serves all who ask; milliseconds. */
export const STORE_FRESH_MS = 4_000

export type Part = 'ok' | 'falla'

/** Whether a part works, told at the latest after its deadline: one that hangs does not take the answer with it. */
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
 * The same look for all who ask while it is under way and for a while after. The attack: these calls are public, and each look
 * costs the database and the store something.
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

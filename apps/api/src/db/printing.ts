import type { AppDeps } from '../deps.ts'
import { sql } from './sql.ts'

/** The job that puts a signed act on paper. */
export const printingKey = (actId: string): string => `acto.pdf:${actId}`

/** The job that makes the copy of the bulletin. */
export const postingKey = (publicationId: string): string => `boletin.pdf:${publicationId}`

/** Work that became due within this time comes before what has waited for longer (loop.ts). */
export const FRESH_MS = 30_000

/**
 * What somebody looks at is not left at the end of a backlog of an outage or of the demonstration: jobs with these keys
 * become due now. One that was tried keeps its own pace, and one that is due since a moment is not written again by each
 * reader.
 */
export async function bringForward(
  deps: Pick<AppDeps, 'db' | 'clock' | 'wake'>,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  const now = deps.clock.now()
  const moved = await deps.db.run(sql`
    update jobs set next_at = ${now}
    where key = any(${keys}) and state = 'pending' and attempts = 0 and last_error is null
      and not next_at between ${new Date(now.getTime() - FRESH_MS)} and ${now}`)
  if (moved > 0) deps.wake()
}

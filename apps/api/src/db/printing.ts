import type { AppDeps } from '../deps.ts'
import { jobKey } from './queue-job.ts'
import { sql } from './connection/sql.ts'

/** Key of the job that renders a signed act's PDF. */
export const printingKey = (actId: string): string => jobKey('acto.pdf', actId)

/** Key of the job that renders a posting's copy for the bulletin. */
export const postingKey = (publicationId: string): string => jobKey('boletin.pdf', publicationId)

/** Milliseconds: work due this recently runs before older work (loop.ts). */
export const FRESH_MS = 30_000

/**
 * Makes the jobs with these keys due now, because a reader should not wait behind the backlog of an outage or
 * of the demonstration. Skips jobs already tried, which keep their own pace, and jobs already due for a moment,
 * to avoid one write per reader.
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

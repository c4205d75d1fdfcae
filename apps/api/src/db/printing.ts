import type { AppDeps } from '../deps.ts'
import { sql } from './sql.ts'

/** The job that puts a signed act on paper. */
export const printingKey = (actId: string): string => `acto.pdf:${actId}`

/** Work that became due within this time comes before what has waited for longer (loop.ts). */
export const FRESH_MS = 30_000

/**
 * What somebody looks at is not left at the end of a backlog of an outage: jobs with these keys become due now. One that
 * was tried keeps its own pace, and one that is due since a moment is not written again by each reader.
 */
export async function bringForward(
  deps: Pick<AppDeps, 'db' | 'clock' | 'wake'>,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  const now = deps.clock.now()
  const moved = await deps.db.run(sql`
    update jobs set next_at = ${now}
    where key = any(${keys}) and state = 'pending' and attempts = 0 and next_at < ${new Date(now.getTime() - FRESH_MS)}`)
  if (moved > 0) deps.wake()
}

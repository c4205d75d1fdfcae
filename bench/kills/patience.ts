import { setTimeout as pause } from 'node:timers/promises'

/**
 * Longest permitted unavailability of anything: a starting server, a database that replays its log, a response
 * of either. A busy machine needs long; longer than this is a finding.
 */
export const PATIENCE_MS = 600_000

/**
 * Inconclusive: the queried part reports that it is unavailable. It is queried again; only that response is
 * judged.
 */
export class Away extends Error {}

/**
 * Findings of a check. Repeats a check that could not run (a connection lost to a kill, a server that is
 * starting); a part that stays unavailable is a finding.
 */
export async function lookedFor(
  look: () => Promise<readonly string[]>,
  patience = PATIENCE_MS,
): Promise<readonly string[]> {
  const end = performance.now() + patience
  for (;;)
    try {
      return await look()
    } catch (error) {
      if (performance.now() >= end) return [`comprobación: ${(error as Error).message}`]
      await pause(200)
    }
}

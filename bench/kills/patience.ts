import { setTimeout as pause } from 'node:timers/promises'

/**
 * How long anything may be away: a server that starts, a database that replays its log, an answer of either. It takes as long
 * as the machine is busy; what is over only then is a finding.
 */
export const PATIENCE_MS = 600_000

/** Nobody could say: whoever was asked is away, and tells so. It is asked again; only what it says then is judged. */
export class Away extends Error {}

/**
 * What was looked for and found. Where nobody could look (a connection that a kill took along, a server that is starting
 * again), it is looked again; whoever stays away is a finding.
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

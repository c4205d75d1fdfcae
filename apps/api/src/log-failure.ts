import type { AppDeps } from './deps.ts'
import { loggedError } from './http/logged-error.ts'

/** Logs failures of background work, each with the name of the work; silent where the server is. */
export const logFailures =
  ({ logger, clock }: Pick<AppDeps, 'logger' | 'clock'>, work: string) =>
  (error: unknown): void => {
    if (logger !== false)
      // one line of JSON like the server's own log; Attack: a relay's or database's text that forges a log line
      process.stderr.write(
        `${JSON.stringify({ level: 50, time: clock.now().toISOString(), err: loggedError(error), msg: work })}\n`,
      )
  }

import type { AppDeps } from './deps.ts'
import { expireDueTasks, runDueJobs } from './jobs.ts'
import { deliverDue, openCouriers } from './delivery.ts'
import { FRESH_MS } from './db/printing.ts'
import { removeDue } from './db/publications.ts'
import { loggedError } from './http/logged-error.ts'
import { jobRunner } from './job-handlers.ts'
import { keepStoreSwept } from './modules/files/sweep-store.ts'
import { keepToldTerms } from './told-terms.ts'
import { keepAnnounced } from './own-process.ts'

/** Between two looks when nobody wakes the loop. */
const PAUSE_MS = 2_000

export interface Loop {
  /** work may be waiting: look now */
  readonly wake: () => void
  /** takes nothing new from now on; what runs is finished */
  readonly leave: () => void
  readonly stop: () => Promise<void>
  /** one round, for tests and seeding: everything that is due is done when it resolves */
  readonly drain: () => Promise<void>
}

/** Runs jobs, delivers messages and lets terms expire, until stopped. Any number of processes may do so at once. */
export function startLoop(
  deps: AppDeps,
  options: {
    readonly paused?: boolean
    /** true: somebody is still writing the past (the demonstration); its terms do not expire now, its papers and letters wait */
    readonly writingPast?: () => boolean
    /** the database does not serve this version of the program any more: the sentence */
    readonly retired?: (reason: string) => void
  } = {},
): Loop {
  const runner = jobRunner(deps)
  const couriers = openCouriers(deps)
  const swept = keepStoreSwept(deps, (error) => report(error))
  const announced = keepAnnounced(deps, options.retired)
  let stopped = false
  const leaving = (): boolean => stopped
  let told = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const round = async (): Promise<void> => {
    for (let guard = 0; guard < 50 && !stopped; guard++) {
      await announced.say()
      const past = options.writingPast?.() === true
      if (!past) swept.look()
      if (!past && !told) {
        told = true
        await keepToldTerms(deps, report)
      }
      // a backlog, of an outage or of the demonstration, does not hold up what people wait for now
      const since = new Date(deps.clock.now().getTime() - FRESH_MS)
      const leaves = runner.leaves()
      const done =
        (past ? 0 : await expireDueTasks(deps, report)) +
        (past ? 0 : await removeDue(deps)) +
        (await runDueJobs(deps, runner.handlers, report, { since, leaves, leaving })) +
        (await deliverDue(deps, couriers, report, { since: past ? since : null, leaving })) +
        (past ? 0 : await runDueJobs(deps, runner.handlers, report, { leaves, leaving }))
      if (done === 0) return
    }
  }
  const report = (error: unknown): void => {
    if (deps.logger !== false)
      // one line of JSON as the server's own log: what a relay or a database says must not begin a line of its own
      process.stderr.write(
        `${JSON.stringify({ level: 50, time: deps.clock.now().toISOString(), err: loggedError(error), msg: 'loop' })}\n`,
      )
  }
  let dueAt = Number.POSITIVE_INFINITY
  const next = (delay: number): void => {
    if (stopped || options.paused === true) return
    const at = performance.now() + delay
    // a busy server wakes the loop all the time: what is due sooner stays, or it would never come to run
    if (at >= dueAt) return
    dueAt = at
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = round()
        .catch(report)
        .finally(() => {
          dueAt = Number.POSITIVE_INFINITY
          next(PAUSE_MS)
        })
    }, delay)
    timer.unref()
  }
  const leave = (): void => {
    stopped = true
    clearTimeout(timer)
  }
  next(100)
  return {
    wake: () => next(20),
    drain: async () => {
      await running
      await round()
      await swept.settled()
    },
    leave,
    stop: async () => {
      leave()
      await running
      await swept.stop()
      await runner.close()
      await announced.withdraw()
    },
  }
}

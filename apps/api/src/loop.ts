import type { AppDeps } from './deps.ts'
import { expireDueTasks, runDueJobs } from './jobs.ts'
import type { Channel } from './adapters/outbox/next-attempt.ts'
import { deliverDue, openBreakers, openCouriers } from './delivery.ts'
import { FRESH_MS } from './db/printing.ts'
import { removeDue } from './db/publications.ts'
import { loggedError } from './http/logged-error.ts'
import { jobRunner } from './job-handlers.ts'
import { openLane, ROUNDS } from './lane.ts'
import { keepUnconfirmedForgotten } from './modules/accounts/forget-unconfirmed.ts'
import { keepStoreSwept } from './modules/files/sweep-store.ts'
import { keepToldTerms } from './told-terms.ts'
import { keepAnnounced } from './own-process.ts'

export interface Loop {
  /** work may be waiting: look now */
  readonly wake: () => void
  /** takes nothing new from now on; what runs is finished */
  readonly leave: () => void
  readonly stop: () => Promise<void>
  /** one round, for tests and seeding: everything that is due is done when it resolves */
  readonly drain: () => Promise<void>
}

/**
 * Runs jobs, delivers messages and lets terms expire, until stopped, each in a lane of its own. Any number of processes may do
 * so at once.
 */
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
  const forgotten = keepUnconfirmedForgotten(deps, (error) => report(error))
  const announced = keepAnnounced(deps, options.retired)
  const breakers = openBreakers()
  let stopped = false
  const leaving = (): boolean => stopped
  let told = false
  const report = (error: unknown): void => {
    if (deps.logger !== false)
      // one line of JSON as the server's own log: what a relay or a database says must not begin a line of its own
      process.stderr.write(
        `${JSON.stringify({ level: 50, time: deps.clock.now().toISOString(), err: loggedError(error), msg: 'loop' })}\n`,
      )
  }
  const past = (): boolean => options.writingPast?.() === true
  // a backlog, of an outage or of the demonstration, does not hold up what people wait for now
  const fresh = (): Date => new Date(deps.clock.now().getTime() - FRESH_MS)
  const terms = async (): Promise<number> => {
    await announced.say()
    if (past()) return 0
    swept.look()
    forgotten.look()
    if (!told) {
      told = true
      await keepToldTerms(deps, report)
    }
    return (await expireDueTasks(deps, report)) + (await removeDue(deps))
  }
  const jobs = async (): Promise<number> => {
    const leaves = runner.leaves()
    return (
      (await runDueJobs(deps, runner.handlers, report, { since: fresh(), leaves, leaving })) +
      (past() ? 0 : await runDueJobs(deps, runner.handlers, report, { leaves, leaving }))
    )
  }
  const messages = (channel: Channel) => (): Promise<number> =>
    deliverDue(deps, couriers, report, {
      since: past() ? fresh() : null,
      leaving,
      channels: [channel],
      breakers,
    })
  const works = [terms, jobs, messages('email'), messages('sms')]
  const lanes = works.map((work) =>
    openLane(work, { stopped: leaving, paused: options.paused === true, report, did: () => wake() }),
  )
  const wake = (): void => {
    for (const lane of lanes) lane.next(20)
  }
  const leave = (): void => {
    stopped = true
    for (const lane of lanes) lane.cancel()
  }
  const settled = (): Promise<unknown> => Promise.all(lanes.map((lane) => lane.settled()))
  for (const lane of lanes) lane.next(100)
  return {
    wake,
    drain: async () => {
      await settled()
      for (let guard = 0; guard < ROUNDS && !stopped; guard++) {
        let done = 0
        for (const work of works) done += await work()
        if (done === 0) break
      }
      await swept.settled()
      await forgotten.settled()
    },
    leave,
    stop: async () => {
      leave()
      await settled()
      await swept.stop()
      await forgotten.stop()
      await runner.close()
      await announced.withdraw()
    },
  }
}

import type { AppDeps } from './deps.ts'
import { expireDueTasks, runDueJobs } from './jobs.ts'
import type { Channel } from './adapters/outbox/next-attempt.ts'
import { deliverDue, openBreakers, openCouriers } from './delivery.ts'
import { FRESH_MS } from './db/printing.ts'
import { removeDue } from './db/publications.ts'
import { logFailures } from './log-failure.ts'
import { jobRunner } from './job-handlers.ts'
import { drainLanes, openLane } from './lane.ts'
import { keepAbsencesTold } from './modules/absences/keep-absences-told.ts'
import { keepFigures } from './modules/figures/keep-figures.ts'
import { keepReportsSent } from './modules/reports/send-reports.ts'
import { keepGoingBacksAlarmed } from './modules/configuration/going-back-alarm.ts'
import { keepAddressesChecked } from './modules/configuration/check-addresses.ts'
import { keepUnconfirmedForgotten } from './modules/accounts/registering/forget-unconfirmed.ts'
import { keepStoreSwept } from './modules/files/sweep-store.ts'
import { keepAnnouncedTerms } from './announced-terms.ts'
import { keepAnnounced } from './own-process.ts'

export interface Loop {
  /** hint that work is waiting */
  readonly wake: () => void
  /** takes no new work; running work is finished */
  readonly leave: () => void
  readonly stop: () => Promise<void>
  /** one round, for tests: resolves when everything due is done */
  readonly drain: () => Promise<void>
}

/**
 * Runs jobs, delivers messages and expires terms until stopped, each in its own lane. Any number of processes
 * can do so at once.
 */
export function startLoop(
  deps: AppDeps,
  options: {
    readonly paused?: boolean
    /** true while cases of the past are being imported: no term expires, and only what is fresh is done */
    readonly importing?: () => boolean
    /** called with a sentence when the database rejects this version of the program */
    readonly retired?: (reason: string) => void
  } = {},
): Loop {
  const runner = jobRunner(deps)
  const couriers = openCouriers(deps)
  const swept = keepStoreSwept(deps, (error) => report(error))
  const forgotten = keepUnconfirmedForgotten(deps, (error) => report(error))
  const checked = keepAddressesChecked(deps, (error) => report(error))
  const absences = keepAbsencesTold(deps, (error) => report(error))
  const sendings = keepReportsSent(deps, (error) => report(error))
  const goingBacks = keepGoingBacksAlarmed(deps, (error) => report(error))
  const figures = keepFigures(deps, (error) => report(error))
  const announced = keepAnnounced(deps, options.retired)
  const breakers = openBreakers()
  let stopped = false
  const leaving = (): boolean => stopped
  let told = false
  const report = logFailures(deps, 'loop')
  const past = (): boolean => options.importing?.() === true
  // a backlog, after an outage or of an import, does not delay fresh work that users wait for
  const fresh = (): Date => new Date(deps.clock.now().getTime() - FRESH_MS)
  const terms = async (): Promise<number> => {
    await announced.say()
    if (past()) return 0
    swept.look()
    forgotten.look()
    absences.look()
    sendings.look()
    goingBacks.look()
    figures.look()
    if (deps.outside !== null) checked.look()
    if (!told) {
      told = true
      await keepAnnouncedTerms(deps, report)
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
      await drainLanes(lanes, leaving)
      await swept.settled()
      await forgotten.settled()
      await checked.settled()
      await absences.settled()
      await sendings.settled()
      await goingBacks.settled()
      await figures.settled()
    },
    leave,
    stop: async () => {
      leave()
      await settled()
      await swept.stop()
      await forgotten.stop()
      await checked.stop()
      await absences.stop()
      await sendings.stop()
      await goingBacks.stop()
      await figures.stop()
      await runner.close()
      await announced.withdraw()
    },
  }
}

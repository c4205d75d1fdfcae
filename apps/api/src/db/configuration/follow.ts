import type { Clock } from '../../deps.ts'
import { listen } from '../connection/listen.ts'
import { type Database, sql } from '../connection/sql.ts'
import { bringDueIntoForce, CHANNEL } from './release.ts'
import { openSnapshots, type Snapshot } from './snapshot.ts'

/** Interval at which the clock is compared with what waits, in milliseconds. */
const TICK_MS = 1_000
/** The database is asked this often without a notice: behind some poolers none arrives. */
const ASK_MS = 5_000

/** The configuration in force, as this process knows it. */
export interface Configuration {
  /** what is in force; the same object until something else comes into force */
  readonly current: () => Snapshot
  /** asks the database now; resolves when `current` is what it answered */
  readonly look: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Keeps this process at the newest release, and brings into force what is due by the portal's clock. Notices only
 * wake it: the number is always read.
 * @param report called with an error of the database, after which it is asked again
 */
export async function openConfiguration({
  db,
  url,
  clock,
  report,
}: {
  readonly db: Database
  readonly url: string
  readonly clock: Clock
  readonly report: (error: unknown) => void
}): Promise<Configuration> {
  const snapshotAt = openSnapshots(db)
  let current: Snapshot | undefined
  let due: Date | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  const round = async (): Promise<void> => {
    askedAt = performance.now()
    let now = await readNow(db)
    if (now.due !== null && now.due <= clock.now()) {
      await bringDueIntoForce(db, clock.now())
      now = await readNow(db)
    }
    due = now.due
    if (current === undefined || now.number > current.release) current = await snapshotAt(now.number)
  }
  let running: Promise<void> | undefined
  let again: Promise<void> | undefined
  /** One round at a time. A round that runs may have read already: a caller in the meantime gets the next one. */
  const look = (): Promise<void> => {
    if (running === undefined) {
      running = round().finally(() => (running = undefined))
      return running
    }
    again ??= running
      .catch(() => undefined)
      .then(() => {
        again = undefined
        return look()
      })
    return again
  }
  const wake = (): void => void look().catch(report)
  await look()
  const listening = listen(url, CHANNEL, wake)
  const timer = setInterval(() => {
    const isDue = due !== null && due <= clock.now()
    if (isDue || performance.now() - askedAt >= ASK_MS) wake()
  }, TICK_MS)
  timer.unref()
  return {
    current() {
      if (current === undefined) throw new Error('the configuration was not read')
      return current
    },
    look,
    async close() {
      clearInterval(timer)
      await listening.close()
      await Promise.allSettled([running, again])
    },
  }
}

async function readNow(db: Database): Promise<{ readonly number: number; readonly due: Date | null }> {
  const row = await db.one<{ number: number; due: Date | null }>(sql`
    select number, (select min(due) from configuration_in_force where release is null and called_off_at is null) as due
    from configuration_release_now`)
  if (row === undefined) throw new Error('the database has lost its row of the release in force')
  return row
}

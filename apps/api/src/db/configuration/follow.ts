import { AsyncLocalStorage } from 'node:async_hooks'
import { BehindTheTime, type Gate } from '../connection/gate.ts'
import { listen } from '../connection/listen.ts'
import { type Database, sql, type Statement } from '../connection/sql.ts'
import { bringDueIntoForce, CHANNEL } from './release.ts'
import { openSnapshots, type Snapshot } from './snapshot.ts'

/** Interval at which the clock is compared with what waits, in milliseconds. */
const TICK_MS = 1_000
/** The database is asked this often without a notice: behind some poolers none arrives. */
const ASK_MS = 5_000

/** One release for whatever runs in it, until it ends: what it leaves running behind reads the newest. */
export interface Pinned {
  readonly run: <T>(work: () => T) => T
  readonly end: () => void
}

/** The configuration in force, as this process knows it. */
export interface Configuration {
  /**
   * What is in force: within `pinned` or a transaction what that decides by, elsewhere the newest. The same object
   * until something else comes into force.
   */
  readonly current: () => Snapshot
  /** Runs work whose readings are all of one release; a transaction in it brings it to the newest one. */
  readonly pinned: <T>(work: () => Promise<T>) => Promise<T>
  /** The same for a call of the server, which begins and ends in different places. */
  readonly pin: () => Pinned
  /** for the database's transactions */
  readonly gate: Gate
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
  /** null: nothing wakes it but its gate, as tests need */
  readonly url: string | null
  /** the portal's */
  readonly clock: { readonly now: () => Date }
  readonly report: (error: unknown) => void
}): Promise<Configuration> {
  const snapshotAt = openSnapshots(db)
  let current: Snapshot | undefined
  let due: Date | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  let building: { readonly release: number; readonly snapshot: Promise<Snapshot> } | undefined
  /** Makes a release the current one, built once for all who wait for it. */
  const advance = async (release: number): Promise<void> => {
    if (current !== undefined && release <= current.release) return
    if (building === undefined || building.release < release)
      building = { release, snapshot: snapshotAt(release) }
    const { snapshot } = building
    try {
      const built = await snapshot
      if (current === undefined || built.release > current.release) current = built
    } finally {
      // the next caller tries again after a failure, and memory holds no snapshot twice
      if (building?.snapshot === snapshot) building = undefined
    }
  }
  const round = async (): Promise<void> => {
    askedAt = performance.now()
    let now = await readNow(db)
    if (now.due !== null && now.due <= clock.now()) {
      await bringDueIntoForce(db, clock.now())
      now = await readNow(db)
    }
    due = now.due
    await advance(now.number)
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
  const newest = (): Snapshot => {
    if (current === undefined) throw new Error('the configuration was not read')
    return current
  }
  const pins = new AsyncLocalStorage<{ snapshot: Snapshot; over: boolean }>()
  const held = () => {
    const found = pins.getStore()
    return found?.over === false ? found : undefined
  }
  const pin = (): Pinned => {
    const one = { snapshot: newest(), over: false }
    return { run: (work) => pins.run(one, work), end: () => void (one.over = true) }
  }
  const pinned = async <T>(work: () => Promise<T>): Promise<T> => {
    if (held() !== undefined) return work()
    const one = pin()
    return one.run(work).finally(one.end)
  }
  const gate: Gate = {
    async pass(tx) {
      const { number, due: waits } = nowIn(
        await tx.one<Now>(
          sql`select ${NOW} where not exists (select 1 from configuration_gate for key share)`,
        ),
      )
      if (waits !== null && waits <= clock.now()) throw new BehindTheTime()
      // not `look`: it may be waiting to pass this gate
      await advance(number)
      const deciding = held()
      if (deciding !== undefined && deciding.snapshot.release < number) deciding.snapshot = newest()
    },
    around: (transaction) => pinned(transaction),
    catchUp: look,
  }
  const wake = (): void => void look().catch(report)
  await look()
  const isTime = (): boolean => (due !== null && due <= clock.now()) || performance.now() - askedAt >= ASK_MS
  const followed = url === null ? null : follow(url, { wake, isTime })
  return {
    current: () => held()?.snapshot ?? newest(),
    pinned,
    pin,
    gate,
    look,
    async close() {
      await followed?.close()
      await Promise.allSettled([running, again])
    },
  }
}

/** Wakes at each notice, when something is due, and now and then. */
function follow(
  url: string,
  { wake, isTime }: { readonly wake: () => void; readonly isTime: () => boolean },
): { readonly close: () => Promise<void> } {
  const listening = listen(url, CHANNEL, wake)
  const timer = setInterval(() => {
    if (isTime()) wake()
  }, TICK_MS)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await listening.close()
    },
  }
}

interface Now {
  readonly number: number
  /** the earliest instant at which something that waits comes into force */
  readonly due: Date | null
}

const NOW: Statement = sql`
  number, (select min(due) from configuration_in_force where release is null and called_off_at is null) as due
  from configuration_release_now`

async function readNow(db: Database): Promise<Now> {
  return nowIn(await db.one<Now>(sql`select ${NOW}`))
}

function nowIn(row: Now | undefined): Now {
  if (row === undefined) throw new Error('the database has lost its row of the release in force')
  return row
}

import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../../apps/api/src/db/connection/sql.ts'
import { replay } from './caller.ts'
import { lookForHalves, lookForLosses, lookForMessages, lookForRefusals } from './checks.ts'
import {
  lookByPortal,
  lookForLostFiles,
  lookForMissingPapers,
  lookForSeals,
  lookIntoStore,
} from './file-checks.ts'
import type { Load } from './load.ts'
import type { Notes } from './notes.ts'
import { lookedFor, PATIENCE_MS } from './patience.ts'
import type { Scene } from './scene.ts'

/** Latest acknowledged changes and files checked after every kill; the rest is checked at the end. */
const LATEST = 6

interface Rounds {
  /** while the load continues */
  afterKill(): Promise<void>
  /** once the system is idle: checks every acknowledged change; returns further figures */
  atTheEnd(): Promise<Record<string, unknown>>
}

export function roundsOf({ deps, prey }: Pick<Scene, 'deps' | 'prey'>, load: Load, notes: Notes): Rounds {
  const { db } = deps
  const originAt = (n: number): string => prey.origins[n % prey.origins.length] ?? ''

  const one = (found: string | null): string[] => (found === null ? [] : [found])
  const report = (found: readonly string[]): void => {
    for (const what of found) console.log(`! ${what}`)
    notes.totals.problems.push(...found)
  }
  const anywhere = async (): Promise<void> => {
    const [known, files] = [[...notes.acknowledged], [...notes.files]]
    report(await lookedFor(() => lookForHalves(db)))
    report(await lookedFor(() => lookForLosses(db, known)))
    report(await lookedFor(() => lookForLostFiles(db, files)))
  }
  const replayed = async (from: number): Promise<void> => {
    for (const [n, kept] of notes.acknowledged.slice(from).entries())
      report(await lookedFor(async () => one(await replay(originAt(n), kept, load.tokenOf))))
  }
  const read = async (from: number): Promise<void> => {
    for (const [n, kept] of notes.files.slice(from).entries())
      report(
        await lookedFor(async () =>
          one(await lookByPortal(originAt(n), kept, await load.tokenOf(kept.owner))),
        ),
      )
  }

  /**
   * Resolves when no work is left, or none makes progress. Leases of a killed process's work must expire first.
   */
  const quiet = async (): Promise<void> => {
    let [least, since] = [Number.POSITIVE_INFINITY, performance.now()]
    while (performance.now() - since < PATIENCE_MS) {
      const left = await db.one<{ n: number }>(sql`
        select (select count(*) from jobs where state in ('pending','running')) + (select count(*) from outbox where state in ('pending','sending')) as n`)
      if (left?.n === 0) return
      if (left !== undefined && left.n < least) [least, since] = [left.n, performance.now()]
      await pause(1_000)
    }
  }

  return {
    async afterKill() {
      await anywhere()
      await replayed(-LATEST)
      const some = notes.files.slice(-LATEST).map(({ id }) => id)
      report(await lookedFor(async () => (await lookIntoStore(deps, some)).problems))
      await read(-2)
    },
    async atTheEnd() {
      await quiet()
      await anywhere()
      await replayed(0)
      await read(0)
      const store = await lookIntoStore(deps)
      report(store.problems)
      report(await lookForMissingPapers(db))
      const seals = await lookForSeals(deps)
      report(seals.problems)
      report(await lookForRefusals(db, notes.totals.refusedAgain))
      const { problems, ...messages } = await lookForMessages(db, notes.accepted)
      report(problems)
      const jobs = await db.one<{ done: number; left: number; again: number }>(sql`
        select count(*) filter (where state = 'done') as done, count(*) filter (where state <> 'done') as left, count(*) filter (where attempts > 1) as again from jobs`)
      if ((jobs?.left ?? 0) > 0) report([`trabajos sin terminar: ${jobs?.left}`])
      return { objectsInTheStore: store.looked, sealedPapers: seals.sealed, messages, jobs }
    },
  }
}

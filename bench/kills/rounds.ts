import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../../apps/api/src/db/sql.ts'
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
import type { Scene } from './scene.ts'

/** Acknowledged changes and files that are looked at after every kill; the rest waits for the end. */
const LATEST = 6

interface Rounds {
  /** while the load goes on */
  afterKill(): Promise<void>
  /** once all is quiet: everything that was ever promised; what else is worth telling */
  atTheEnd(): Promise<Record<string, unknown>>
}

export function roundsOf({ deps, prey }: Pick<Scene, 'deps' | 'prey'>, load: Load, notes: Notes): Rounds {
  const { db } = deps
  const originAt = (n: number): string => prey.origins[n % prey.origins.length] ?? ''

  /** A connection of ours that a kill took along is no finding: what was looked for is looked for again. */
  const patiently = async (look: () => Promise<string[]>): Promise<string[]> => {
    // a database that replays its log takes as long as the machine is busy
    for (let tries = 600; ; tries--)
      try {
        return await look()
      } catch (error) {
        if (tries === 0) return [`comprobación: ${(error as Error).message}`]
        await pause(200)
      }
  }
  const one = (found: string | null): string[] => (found === null ? [] : [found])
  const report = (found: readonly string[]): void => {
    for (const what of found) console.log(`! ${what}`)
    notes.totals.problems.push(...found)
  }
  const anywhere = async (): Promise<void> => {
    const [known, files] = [[...notes.acknowledged], [...notes.files]]
    report(await patiently(() => lookForHalves(db)))
    report(await patiently(() => lookForLosses(db, known)))
    report(await patiently(() => lookForLostFiles(db, files)))
  }
  const replayed = async (from: number): Promise<void> => {
    for (const [n, kept] of notes.acknowledged.slice(from).entries())
      report(await patiently(async () => one(await replay(originAt(n), kept, load.tokenOf))))
  }
  const read = async (from: number): Promise<void> => {
    for (const [n, kept] of notes.files.slice(from).entries())
      report(
        await patiently(async () =>
          one(await lookByPortal(originAt(n), kept, await load.tokenOf(kept.owner))),
        ),
      )
  }

  /** What a killed process had taken becomes free when its lease ends. */
  const quiet = async (): Promise<void> => {
    for (let waited = 0; waited < 400; waited++) {
      const left = await db.one<{ n: number }>(sql`
        select (select count(*) from jobs where state in ('pending','running')) + (select count(*) from outbox where state in ('pending','sending')) as n`)
      if (left?.n === 0) return
      await pause(1_000)
    }
  }

  return {
    async afterKill() {
      await anywhere()
      await replayed(-LATEST)
      const some = notes.files.slice(-LATEST).map(({ id }) => id)
      report(await patiently(async () => (await lookIntoStore(deps, some)).problems))
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

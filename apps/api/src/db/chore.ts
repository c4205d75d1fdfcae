import { type Db, sql } from './connection/sql.ts'
import type { AppDeps } from '../deps.ts'

/** Periodic work, run by one process at a time and outside the loop, which it never blocks. */
export interface Chore {
  /** starts the work if it is due, without waiting for it */
  readonly look: () => void
  readonly settled: () => Promise<void>
  readonly stop: () => Promise<void>
}

type ChoreDeps = Pick<AppDeps, 'db' | 'clock'>

/** Runs a chore whenever it is due. `work` calls `going` to check whether it can continue. */
export function keepChore(
  deps: ChoreDeps,
  { name, everyMs, work }: { name: string; everyMs: number; work: (going: () => boolean) => Promise<void> },
  report: (error: unknown) => void,
): Chore {
  let stopped = false
  let askAgainAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | null = null
  const round = async (): Promise<void> => {
    const now = deps.clock.now().getTime()
    if (now < askAgainAt) return
    const [mine, next] = await claimed(deps.db, name, new Date(now), everyMs)
    askAgainAt = next
    if (mine) await work(() => !stopped)
  }
  return {
    look() {
      if (stopped) return
      running ??= round()
        .catch(report)
        .finally(() => {
          running = null
        })
    },
    settled: async () => (await running) ?? undefined,
    async stop() {
      stopped = true
      await running
    },
  }
}

/** Whether this process runs the chore now, and when it is due next (epoch milliseconds). */
async function claimed(db: Db, name: string, now: Date, everyMs: number): Promise<[boolean, number]> {
  const next = new Date(now.getTime() + everyMs)
  const mine = await db.run(sql`
    insert into chores(name, next_at) values (${name}, ${next})
    on conflict (name) do update set next_at = excluded.next_at where chores.next_at <= ${now}`)
  if (mine === 1) return [true, next.getTime()]
  const row = await db.one<{ next_at: Date }>(sql`select next_at from chores where name = ${name}`)
  return [false, row?.next_at.getTime() ?? now.getTime()]
}

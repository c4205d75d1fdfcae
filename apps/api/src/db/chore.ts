import { type Db, sql } from './sql.ts'
import type { AppDeps } from '../deps.ts'

/** Work that comes round by itself, in one process at a time and beside the loop: it holds up nothing else. */
export interface Chore {
  /** it may be due: begin it, and do not wait */
  readonly look: () => void
  readonly settled: () => Promise<void>
  readonly stop: () => Promise<void>
}

type ChoreDeps = Pick<AppDeps, 'db' | 'clock'>

/** Does a chore whenever it is due. `work` asks `going` whether it may go on. */
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

/** Whether this process does the chore now, and when somebody may next. */
async function claimed(db: Db, name: string, now: Date, everyMs: number): Promise<[boolean, number]> {
  const next = new Date(now.getTime() + everyMs)
  const mine = await db.run(sql`
    insert into chores(name, next_at) values (${name}, ${next})
    on conflict (name) do update set next_at = excluded.next_at where chores.next_at <= ${now}`)
  if (mine === 1) return [true, next.getTime()]
  const row = await db.one<{ next_at: Date }>(sql`select next_at from chores where name = ${name}`)
  return [false, row?.next_at.getTime() ?? now.getTime()]
}

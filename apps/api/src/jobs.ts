import { StoreAway } from './adapters/storage/port.ts'
import { SYSTEM } from '@ventanilla/domain/access/actor'
import { messageOf } from '@ventanilla/domain/kernel/thrown'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { clockLooksAt } from './clock-looks.ts'
import { audit } from './db/audit.ts'
import { MOST_KILLS } from './db/set-aside.ts'
import { sql } from './db/connection/sql.ts'
import type { AppDeps } from './deps.ts'

export interface JobRow {
  readonly id: string
  readonly kind: string
  readonly data: Readonly<Record<string, unknown>>
  readonly attempts: number
}

/**
 * Thrown by a handler that cannot work at present, through no fault of the job: retried without using up a try.
 */
export class Postponed extends Error {
  override readonly name = 'Postponed'
}
const POSTPONED_MS = 30_000

/** Thrown by a handler whose work ended its process: it exceeded the limit of memory or time. */
export class WorkKilled extends Error {
  override readonly name = 'WorkKilled'
}

export type JobHandler = (job: JobRow) => Promise<void>

/**
 * Milliseconds until the next try: 10 s after the first failure, then doubling, at most an hour. An hour of
 * outage loses nothing and floods no counterpart.
 */
export const backOff = (attempts: number): number => Math.min(3_600_000, 5_000 * 2 ** Math.min(attempts, 10))

/** Lease of a taken job, in milliseconds; it frees the jobs of a process that dies. */
const LEASE_MS = 120_000

/** Tries of a job: about a day. After them it waits in the list of failed jobs for an administrator. */
export const MAX_ATTEMPTS = 30

interface TakenJob extends JobRow {
  readonly locked_until: Date
}

/**
 * Takes due jobs and runs them. Jobs are rows written in the transaction of the change that they follow, so
 * they survive a kill; several processes can run this at once (skip locked). Handlers are idempotent. `since`
 * skips jobs due before it; `leaves` lists kinds that this process cannot do. Jobs taken but not begun when the
 * process is `leaving` are released at once, so that readers who wait for a document do not wait for the lease.
 * Returns the number of jobs run.
 */
export async function runDueJobs(
  deps: AppDeps,
  handlers: Readonly<Record<string, JobHandler>>,
  log: (error: unknown, job: JobRow) => void,
  {
    limit = 20,
    since = null,
    leaves = [],
    leaving = () => false,
  }: {
    readonly limit?: number
    readonly since?: Date | null
    readonly leaves?: readonly string[]
    readonly leaving?: () => boolean
  } = {},
): Promise<number> {
  const now = deps.clock.now()
  const jobs = await deps.db.rows<TakenJob>(sql`
    update jobs set state = 'running', locked_until = ${leaseFrom(now)}
    where id in (select id from jobs where not kind = any(${leaves}) and ((state = 'pending' and next_at <= ${now} and next_at >= coalesce(${since}, '-infinity'::timestamptz)) or (state = 'running' and locked_until < ${now}))
      order by next_at limit ${limit} for update skip locked)
    returning id, kind, data, attempts, locked_until`)
  // ids rise with time; `returning` keeps no order
  for (const taken of jobs.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (leaving()) {
      await deps.db.run(sql`
        update jobs set state = 'pending', locked_until = null
        where id = ${taken.id}::uuid and state = 'running' and locked_until = ${taken.locked_until}`)
      continue
    }
    // the batch may have taken longer than the lease: begin only jobs that are still ours
    const mine = await deps.db.one<{ attempts: number; locked_until: Date }>(sql`
      update jobs set locked_until = ${leaseFrom(deps.clock.now())}, attempts = attempts + 1
      where id = ${taken.id}::uuid and state = 'running' and locked_until = ${taken.locked_until} returning attempts, locked_until`)
    if (mine === undefined) continue
    const job = { ...taken, attempts: mine.attempts }
    try {
      const handler = handlers[job.kind]
      if (handler === undefined) throw new Error(`no handler for ${job.kind}`)
      await handler(job)
      await deps.db.run(
        sql`update jobs set state = 'done', done_at = ${deps.clock.now()}, locked_until = null, last_error = null where id = ${job.id}::uuid`,
      )
    } catch (error) {
      log(error, job)
      // an unavailable file store is not the job's fault either
      if (error instanceof Postponed || error instanceof StoreAway) {
        await deps.db.run(sql`
          update jobs set state = 'pending', attempts = attempts - 1, next_at = ${new Date(deps.clock.now().getTime() + POSTPONED_MS)},
            locked_until = null, last_error = ${error.message.slice(0, 500)}
          where id = ${job.id}::uuid and state = 'running' and locked_until = ${mine.locked_until}`)
        continue
      }
      const killed = error instanceof WorkKilled ? 1 : 0
      await deps.db.run(sql`
        update jobs set state = case when ${job.attempts >= MAX_ATTEMPTS} or kills + ${killed}::int >= ${MOST_KILLS} then 'failed' else 'pending' end,
          kills = kills + ${killed}::int, next_at = ${new Date(deps.clock.now().getTime() + backOff(job.attempts))},
          locked_until = null, last_error = ${messageOf(error).slice(0, 500)}
        where id = ${job.id}::uuid and state = 'running' and locked_until = ${mine.locked_until}`)
    }
  }
  return jobs.length
}

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS)

/** Ends access to files after its last day, each with an audit line, as granting and withdrawing leave. */
async function expireAccess(deps: AppDeps): Promise<void> {
  const at = deps.clock.now()
  const over = sql`until is null and expires_on < ${bogotaDate(at.toISOString())}::date`
  if ((await deps.db.one(sql`select 1 from case_parties where ${over} limit 1`)) === undefined) return
  await deps.db.tx(async (tx) => {
    const ended = await tx.rows<{ case_id: string; user_id: string }>(
      sql`update case_parties set until = ${at} where ${over} returning case_id, user_id`,
    )
    for (const { case_id, user_id } of ended)
      await audit(tx, {
        actorId: SYSTEM.id,
        verb: 'expedientes.expire',
        caseId: case_id,
        subject: user_id,
        at,
        newId: deps.newId,
      })
  })
}

/** Expires every task whose term is over, including terms that ended while the server was down. */
export async function expireDueTasks(
  deps: AppDeps,
  log: (error: unknown) => void,
  limit = 100,
): Promise<number> {
  await expireAccess(deps)
  const due = await deps.db.rows<{ id: string; case_id: string }>(sql`
    select id, case_id from tasks where state in ('open','waiting') and expires_at <= ${deps.clock.now()} order by expires_at limit ${limit}`)
  let count = 0
  for (const task of due) if (await clockLooksAt(deps, task, log)) count += 1
  return count
}

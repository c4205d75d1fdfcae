import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type Couriers, deliverDue, openCouriers } from '../../delivery.ts'
import type { AppDeps } from '../../deps.ts'
import { jobRunner } from '../../job-handlers.ts'
import { runDueJobs } from '../../jobs.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Ports that fail while `down` returns true, and what was sent through them. */
function failingPorts(down: () => boolean): {
  deps: AppDeps
  couriers: Couriers
  sent: string[]
} {
  const sent: string[] = []
  const storage = new Proxy(world.deps.storage, {
    get: (target, name) => {
      const value = Reflect.get(target, name) as unknown
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (down()) throw new Error('the store does not answer')
        return (value as (...given: unknown[]) => unknown).apply(target, args)
      }
    },
  })
  const accept = async (id: string) => {
    if (down()) return { result: 'temporary' as const, reason: 'does not answer' }
    sent.push(id)
    return { result: 'accepted' as const }
  }
  return {
    sent,
    deps: { ...world.deps, storage },
    couriers: {
      delivery: async () => ({
        ...(await openCouriers(world.deps).delivery()),
        mailer: {
          send: ({ messageId }) => accept(messageId.split('@')[0] ?? ''),
          close: async () => undefined,
        },
        sms: { send: ({ id }) => accept(id) },
      }),
    },
  }
}

it.each(['storage', 'printing'])(
  'mail, SMS and %s may be away for an hour: afterwards everything is done, once',
  async (what) => {
    let down = true
    const { deps, couriers, sent } = failingPorts(() => down)
    const runner = jobRunner(what === 'storage' ? deps : world.deps)
    const handlers = Object.fromEntries(
      Object.entries(runner.handlers).map(([kind, run]) => [
        kind,
        async (job: Parameters<typeof run>[0]) => {
          if (down && what === 'printing') throw new Error('the printer does not answer')
          await run(job)
        },
      ]),
    )
    const failures: string[] = []
    const round = async (): Promise<number> =>
      (await runDueJobs(deps, handlers, (error) => failures.push(String(error)))) +
      (await deliverDue(deps, couriers, (error) => failures.push(String(error))))
    await world.db.run(sql`delete from outbox`)
    const { caseId } = await world.fileConcession()
    await world.advanceTo(caseId, 'PG-06')
    const waiting = await world.db.one<{ jobs: number; messages: number }>(sql`
    select (select count(*) from jobs where state <> 'done') as jobs, (select count(*) from outbox) as messages`)
    expect(waiting?.jobs).toBeGreaterThan(1)
    expect(waiting?.messages).toBeGreaterThan(1)
    for (let minute = 0; minute < 60; minute += 2) {
      await round()
      world.clock.advance(120_000)
    }
    expect(sent).toEqual([])
    expect(failures.length).toBeGreaterThan(3)
    down = false
    // the longest pause between two tries
    for (let n = 0; n < 40; n += 1) {
      await round()
      world.clock.advance(120_000)
    }
    const messages = await world.db.rows<{ id: string; state: string; doubtful: boolean }>(
      sql`select id, state, ambiguous_at is not null as doubtful from outbox`,
    )
    expect(messages.filter((m) => m.state !== 'sent' || m.doubtful)).toEqual([])
    expect(sent.toSorted()).toEqual(messages.map((m) => m.id).toSorted())
    expect(await world.db.rows(sql`select kind, state, last_error from jobs where state <> 'done'`)).toEqual(
      [],
    )
    const acts = await world.db.rows<{ state: string }>(
      sql`select state from acts where case_id = ${caseId}::uuid and state in ('signed', 'sealed')`,
    )
    expect(acts.length).toBeGreaterThan(1)
    expect(acts.every((act) => act.state === 'sealed')).toBe(true)
    const printed = await world.db.one<{ n: number; different: number }>(sql`
    select count(*) as n, count(distinct name) as different from files where case_id = ${caseId}::uuid and purpose = 'acto'`)
    expect(printed?.n).toBe(acts.length)
    await runner.close()
  },
  120_000,
)

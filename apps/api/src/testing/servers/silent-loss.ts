import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Deadlines } from '../../db/connection/connections.ts'
import { openDatabase, sql } from '../../db/connection/sql.ts'
import { once } from '../../http/idempotency.ts'
import type { FreshDatabase } from './database.ts'
import { swallowingProxy } from './swallowing-proxy.ts'

export interface SilentLoss {
  /** milliseconds from the loss to the first served call, and until everybody is served again */
  readonly first: number
  readonly everybody: number
  /** longest wait for a response of any kind */
  readonly longest: number
  /** requests confirmed to their callers */
  readonly acknowledged: number
  /** confirmed requests that the database does not hold: counts would hide them behind late completions */
  readonly lost: readonly string[]
  /** database contents: one row per request, and how often each was performed */
  readonly asked: number
  readonly done: number
}

const PEOPLE = 20
const NEVER = Number.POSITIVE_INFINITY

/**
 * Twenty users file, each request under its own key, and retry until it succeeds; some only read. Then every
 * database connection goes silent at once. Ends when everybody has been served since, or after `givenUpMs`.
 */
export async function loseAllInSilence(
  fresh: FreshDatabase,
  deadlines: Deadlines,
  givenUpMs: number,
): Promise<SilentLoss> {
  const proxy = await swallowingProxy(fresh.url)
  const db = openDatabase(proxy.url, 8, { deadlines })
  const person = randomUUID()
  await fresh.owner.pool.query(`
    create table filed (key text primary key, times int not null, row int not null default 0);
    create table numbers (id int primary key, n int not null);
    grant all on filed, numbers to ventanilla_server`)
  await fresh.db.run(sql`insert into numbers select g, 0 from generate_series(0, 2) g`)
  let lostAt: number | null = null
  let [longest, over] = [0, false]
  const acknowledged = new Set<string>()
  const since = new Map<number, number>()
  const file = (key: string, row: number): Promise<unknown> =>
    once(
      db,
      { key, userId: person, endpoint: 'tests.file', requestHash: key, at: new Date('2026-03-02T13:00:00Z') },
      async (tx) => {
        await tx.run(sql`insert into filed (key, times) values (${key}, 1)
          on conflict (key) do update set times = filed.times + 1`)
        // a contended row, like a number series: its lock is what a lost transaction leaves behind
        await tx.run(sql`update numbers set n = n + 1 where id = ${row}`)
        return { status: 200, body: { key } }
      },
    )
  const somebody = async (who: number): Promise<void> => {
    for (let n = 0; !over; n += 1) {
      const key = `${who}-${n}`
      for (let told = false; !told && !over;) {
        const began = performance.now()
        const asked = who % 4 === 0 ? db.one(sql`select count(*) from numbers`) : file(key, who % 3)
        told = await asked.then(
          () => true,
          () => false,
        )
        const now = performance.now()
        longest = Math.max(longest, now - began)
        if (told && lostAt !== null && began > lostAt - 1 && !since.has(who)) since.set(who, now - lostAt)
        if (told && who % 4 !== 0) acknowledged.add(key)
        if (!told) await pause(50)
      }
      await pause(10)
    }
  }
  const people = Array.from({ length: PEOPLE }, (_, who) => somebody(who))
  await pause(deadlines.pulse)
  proxy.swallow()
  lostAt = performance.now()
  while (since.size < PEOPLE && performance.now() - lostAt < givenUpMs) await pause(50)
  over = true
  await Promise.race([Promise.all(people), pause(deadlines.answer + deadlines.connect)])
  // what is confirmed from here on may come after the look
  const confirmed = [...acknowledged]
  const kept = await fresh.db.one<{ asked: number; done: number }>(sql`
    select (select count(*)::int from filed) as asked, (select sum(n)::int from numbers) as done`)
  const held = await fresh.db.rows<{ key: string }>(sql`select key from filed`)
  const there = new Set(held.map(({ key }) => key))
  await db.close()
  await proxy.close()
  const waits = [...since.values()]
  return {
    first: Math.min(NEVER, ...waits),
    everybody: waits.length < PEOPLE ? NEVER : Math.max(...waits),
    longest,
    acknowledged: confirmed.length,
    lost: confirmed.filter((key) => !there.has(key)),
    asked: kept?.asked ?? 0,
    done: kept?.done ?? 0,
  }
}

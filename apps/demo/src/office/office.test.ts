import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '@ventanilla/api/db/connection/sql'
import { scenarios } from '../scenarios/scenarios.ts'
import { readOldNotices } from './office.ts'
import { seedCases } from './fill-office.ts'
import { type ApiWorld, startWorld } from '@ventanilla/api/testing/stories/world'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld({ clock: '2026-06-10T15:00:00.000Z' })
  const few = scenarios().filter(({ name }) => name.startsWith('PG-02') || name.startsWith('PG-03'))
  await seedCases(
    world.deps,
    () => undefined,
    () => false,
    few,
  )
}, 300_000)
afterAll(() => world.close())

it('gives many open tasks to a person of their group, in turn, and leaves some to be taken', async () => {
  const row = await world.db.one<{ tasks: number; taken: number; holders: number }>(sql`
    select count(*)::int as tasks, count(assignee)::int as taken, count(distinct assignee)::int as holders
    from tasks where state = 'open' and turn = 'corporacion'`)
  expect(row?.tasks).toBeGreaterThan(5)
  // with few tasks, each role's first one waits unassigned; in the whole demonstration most are assigned
  // (demonstration.deep.test.ts)
  expect(row?.taken).toBeGreaterThan((row?.tasks ?? 0) / 3)
  expect(row?.taken).toBeLessThan(row?.tasks ?? 0)
  expect(row?.holders).toBeGreaterThan(1)
})

it('has people read their notices but for the newest ones', async () => {
  const [person] = await world.db.rows<{ id: string }>(sql`select id from users limit 1`)
  await world.db.run(sql`
    insert into notices(id, user_id, fact_key, title, body, created_at)
    select gen_random_uuid(), ${person?.id}::uuid, 'prueba:' || n, 'Aviso', 'Aviso', ${world.clock.now()}::timestamptz - n * interval '1 hour'
    from generate_series(1, 120) n`)
  await readOldNotices(world.db, world.clock.now())
  const most = await world.db.one<{ unread: number }>(sql`
    select max(n)::int as unread from (select count(*) as n from notices where read_at is null group by user_id) x`)
  expect(most?.unread).toBe(6)
})

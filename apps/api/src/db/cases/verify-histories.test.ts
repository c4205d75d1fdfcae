import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/servers/database.ts'
import { sql } from '../connection/sql.ts'
import { linkHash } from './chain.ts'
import { verifyHistories } from './verify-histories.ts'
import { tamper } from '../../testing/attacks/tampering.ts'

const AT = '2026-03-02T13:00:00.000Z'
let fresh: FreshDatabase
let actor: string

beforeAll(async () => {
  fresh = await freshDatabase()
  actor = randomUUID()
  await fresh.db.run(sql`
    insert into users (id, kind, email, first_names, last_names, main_role, device_key, created_at, updated_at)
    values (${actor}::uuid, 'ciudadano', 'ana@ejemplo.test', 'Ana', 'Ruiz', 'CIUDADANO', ''::bytea, ${AT}, ${AT})`)
})
afterAll(() => fresh.drop())

/** Inserts a case with an intact history of `length` events. */
async function addCase(length: number): Promise<string> {
  const id = randomUUID()
  const links: { seq: number; body: string; hash: string }[] = []
  for (let seq = 1; seq <= length; seq++) {
    const body = `{"n":${seq},"nota":"Ibagué"}`
    links.push({ seq, body, hash: linkHash(links.at(-1)?.hash ?? '', seq, 'moved', actor, AT, body) })
  }
  await fresh.db.run(sql`
    insert into cases (id, tt_id, definitions, status, applicant_id, created_by, chain_seq, chain_hash, created_at, updated_at)
    values (${id}::uuid, 3, 1, 'en_tramite', ${actor}::uuid, ${actor}::uuid, ${length}, ${links.at(-1)?.hash ?? ''}, ${AT}, ${AT})`)
  for (const { seq, body, hash } of links) {
    await fresh.db.run(sql`
      insert into case_events (case_id, seq, type, actor_id, at, body, hash)
      values (${id}::uuid, ${seq}, 'moved', ${actor}::uuid, ${AT}, ${body}, ${hash})`)
  }
  return id
}

it('histories that nobody touched hold; changed, cut and lengthened ones are named with their first bad event', async () => {
  await addCase(0)
  await addCase(4)
  const [changed, cut, longer, headless] = [
    await addCase(4),
    await addCase(4),
    await addCase(4),
    await addCase(2),
  ]
  expect(await verifyHistories(fresh.db)).toEqual({ cases: 6, events: 18, broken: [] })
  await tamper(
    fresh,
    'case_events',
    sql`update case_events set body = '{"n":2}' where case_id = ${changed}::uuid and seq = 2`,
  )
  await tamper(fresh, 'case_events', sql`delete from case_events where case_id = ${cut}::uuid and seq = 4`)
  await fresh.db.run(sql`
    insert into case_events select case_id, 5, type, actor_id, at, body, hash from case_events
    where case_id = ${longer}::uuid and seq = 4`)
  await fresh.db.run(sql`update cases set chain_hash = '' where id = ${headless}::uuid`)
  const { broken } = await verifyHistories(fresh.db)
  const found = new Map(broken.map(({ caseId, seq }) => [caseId, seq]))
  expect(found).toEqual(
    new Map([
      [changed, 2],
      [cut, 3],
      [longer, 5],
      [headless, 2],
    ]),
  )
})

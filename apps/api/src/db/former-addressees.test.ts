import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ApiWorld, startWorld } from '../testing/stories/world.ts'
import { json, sql } from './connection/sql.ts'

let world: ApiWorld
let caseId = ''
const ids: Record<'OWNER' | 'THIRD', string> = { OWNER: '', THIRD: '' }
const NAMES = { OWNER: 'Ana Lucía Prada Rondón', THIRD: 'Agrícola El Combeima S.A.S.' } as const
type Who = keyof typeof NAMES
beforeAll(async () => {
  world = await startWorld()
  caseId = (await world.fileConcession()).caseId
  ids.OWNER = await world.personId('ciudadano@demo.test')
  ids.THIRD = await world.personId('empresa@demo.test')
  await world.owner.pool.query('alter table acts drop column addressee_id cascade')
}, 120_000)
afterAll(() => world.close())

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Inserts an act whose addressee the migration must work out; `day`: of January 2026. */
async function act(step: string, day: number, names: readonly Who[]): Promise<string> {
  const id = randomUUID()
  const doc = { type: 'doc', content: names.map((who) => ({ type: 'text', text: `Señora ${NAMES[who]}:` })) }
  await world.db.run(sql`
    insert into acts(id, case_id, template, origin_step, state, title, doc, series, drafter_id, created_at, updated_at)
    values (${id}::uuid, ${caseId}::uuid, 'CITACION', ${step}, 'draft', 'Citación', ${json(doc)}::jsonb, 'SIN_SERIE', ${ids.OWNER}::uuid,
      make_timestamptz(2026, 1, ${day}::int, 12, 0, 0), make_timestamptz(2026, 1, ${day}::int, 12, 0, 0))`)
  return id
}
async function notified(who: Who, proof: string | null = null): Promise<void> {
  const told = await act('PG-07', 1, [])
  await world.db.run(sql`
    insert into notifications(id, case_id, act_id, recipient_id, recipient_name, means, state, legal_on, detail, created_at)
    values (${randomUUID()}::uuid, ${caseId}::uuid, ${told}::uuid, ${ids[who]}::uuid, ${NAMES[who]}, 'personal', 'done', '2026-01-20',
      ${json(proof === null ? {} : { acto: proof })}::jsonb, ${world.clock.now()})`)
}
const chosen = (who: Who, day: number): Promise<unknown> =>
  world.db.run(sql`
    insert into tasks(id, case_id, step, state, turn, audience, opened_at, done_at, outcome, data)
    values (${randomUUID()}::uuid, ${caseId}::uuid, 'NOT-02', 'done', 'corporacion', '{}', '2026-01-01T15:00:00Z',
      make_timestamptz(2026, 1, ${day}::int, 12, 0, 0), 'citado', ${json({ 'notificacion.destinatario': ids[who] })}::jsonb)`)

it('gives each act of a notification from before to whom it was written, and to nobody where that is not known', async () => {
  const found: [string, string, string | null][] = []
  const expected = (what: string, id: string, whom: string | null): void => void found.push([what, id, whom])
  // before any recipient was chosen
  expected('names the only one', await act('NOT-05B', 2, ['OWNER']), ids.OWNER)
  expected('names two', await act('NOT-04', 2, ['OWNER', 'THIRD']), NOBODY)
  expected('names nobody', await act('NOT-01', 2, []), NOBODY)
  await chosen('THIRD', 5)
  await chosen('OWNER', 10)
  expected('names two, the company was chosen last', await act('NOT-04', 7, ['OWNER', 'THIRD']), ids.THIRD)
  expected('names two, the owner was chosen last', await act('NOT-04', 12, ['OWNER', 'THIRD']), ids.OWNER)
  expected('names another than who was chosen', await act('NOT-02', 12, ['THIRD']), ids.THIRD)
  const proof = await act('NOT-06', 12, ['OWNER', 'THIRD'])
  expected('proves the notification of the company, which was not chosen', proof, ids.THIRD)
  expected('is no act of a notification', await act('PG-13', 12, ['OWNER']), null)
  await notified('OWNER')
  await notified('THIRD', proof)

  await world.owner.pool.query(
    await readFile(new URL('./migrations/0060_addressee_of_an_act.sql', import.meta.url), 'utf8'),
  )
  for (const [what, id, whom] of found) {
    const row = await world.db.one<{ whom: string | null }>(
      sql`select addressee_id as whom from acts where id = ${id}::uuid`,
    )
    expect([what, row?.whom]).toEqual([what, whom])
  }
}, 60_000)

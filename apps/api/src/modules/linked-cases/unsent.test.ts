import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { filedCase, walk } from '../../testing/stories/family-walk.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const OWNER = 'ciudadano@demo.test'
const OFFICIAL = 'cli-coordinador-juridico@demo.test'
const LONG = 120_000

const by = async (email: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  world.call(method, `/api/v1/${path}`, body, await world.tokenFor(email))
async function begun(caseId: string, more: object = { family: 'desistimiento_expreso' }): Promise<string> {
  const reply = await by(OWNER, 'POST', 'actuaciones', { caseId, ...more })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return String(reply.body.id)
}
const radicadoOf = async (id: string): Promise<string | null | undefined> =>
  (await world.db.one<{ radicado: string | null }>(sql`select radicado from cases where id = ${id}::uuid`))
    ?.radicado
/** Rows of a case in all tables that reference one; the log keeps the start itself. */
async function rowsOf(id: string): Promise<Record<string, number>> {
  const tables = await world.db.rows<{ table_name: string }>(sql`
    select table_name from information_schema.columns
    where column_name = 'case_id' and table_schema = 'public' and table_name not in ('outbox', 'audit_log') order by 1`)
  const found: Record<string, number> = {}
  for (const { table_name: table } of tables) {
    const { rows } = await world.db.pool.query<{ n: number }>(
      `select count(*)::int as n from "${table}" where case_id = $1`,
      [id],
    )
    if ((rows[0]?.n ?? 0) > 0) found[table] = rows[0]?.n ?? 0
  }
  return found
}
/** The parent case's history as an official reads it. */
const told = async (caseId: string): Promise<string> =>
  JSON.stringify((await by(OFFICIAL, 'GET', `solicitudes/${caseId}/historia`)).body)

describe('what an applicant begins beside a case', () => {
  it(
    'is a draft that the house knows nothing of until it is sent, and then has its number and date',
    async () => {
      const caseId = await filedCase(world, 3)
      const before = await world.load(caseId)
      const history = await told(caseId)
      const draft = await begun(caseId)
      expect(await radicadoOf(draft)).toBeNull()
      expect((await world.load(caseId)).row.version).toBe(before.row.version)
      expect(await told(caseId)).toBe(history)
      const linked = async () =>
        (await by(OFFICIAL, 'GET', `solicitudes/${caseId}/vinculados`)).body.rows as { id: string }[]
      expect(await linked()).toEqual([])
      await walk(world, draft, [['DEX-01', 'radicado']])
      expect(await radicadoOf(draft)).toMatch(/\d/)
      expect((await linked()).map(({ id }) => id)).toEqual([draft])
    },
    LONG,
  )

  it(
    'is thrown away in one call by whoever began it, whole, and no more once it was sent',
    async () => {
      const caseId = await filedCase(world, 3)
      const draft = await begun(caseId)
      expect(Object.keys(await rowsOf(draft))).toContain('tasks')
      for (const other of ['empresa@demo.test', OFFICIAL])
        expect([403, 404], other).toContain(
          (await by(other, 'DELETE', `solicitudes/${draft}/borrador`)).status,
        )
      expect(await radicadoOf(draft)).toBeNull()
      const gone = await by(OWNER, 'DELETE', `solicitudes/${draft}/borrador`)
      expect([gone.status, gone.body]).toEqual([200, { discarded: true }])
      expect([await radicadoOf(draft), await rowsOf(draft)]).toEqual([undefined, {}])
      // another one can be started, and a submitted one stays
      const sent = await begun(caseId)
      expect(sent).not.toBe(draft)
      await walk(world, sent, [['DEX-01', 'radicado']])
      // an explained rejection, before the trigger would raise an error
      expect((await by(OWNER, 'DELETE', `solicitudes/${sent}/borrador`)).status).toBe(404)
      expect(await radicadoOf(sent)).toMatch(/\d/)
    },
    LONG,
  )

  it(
    'is looked at again when it is sent: begun in time and sent after the decision is too late',
    async () => {
      const caseId = await filedCase(world, 3)
      const draft = await begun(caseId)
      await world.advanceTo(caseId, 'PG-14')
      await expect(walk(world, draft, [['DEX-01', 'radicado']])).rejects.toThrow(
        'Se desiste de una solicitud radicada y antes de que se decida',
      )
      expect(await radicadoOf(draft)).toBeNull()
      expect((await by(OWNER, 'DELETE', `solicitudes/${draft}/borrador`)).status).toBe(200)
    },
    LONG,
  )

  it(
    'and does not send runs out by itself, without a number, and nobody is told that it was filed',
    async () => {
      const caseId = await filedCase(world, 3)
      await walk(world, caseId, [['PG-14', 'notificada']])
      await world.advanceTo(caseId, 'PG-15')
      const draft = await begun(caseId, { family: 'revocatoria', step: 'REV-02' })
      await world.letExpire(draft, 'REV-02')
      const { row, state } = await world.load(draft)
      expect([row.radicado, state.flow.closed]).toEqual([null, true])
      const events = await world.db.rows(
        sql`select 1 from case_events where case_id = ${draft}::uuid and type = 'solicitud.radicada'`,
      )
      expect(events).toEqual([])
      expect((await by(OWNER, 'GET', 'mis-solicitudes/esperan')).body.rows).not.toContainEqual(
        expect.objectContaining({ caseId: draft }),
      )
    },
    LONG,
  )
})

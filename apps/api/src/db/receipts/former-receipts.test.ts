import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { sql } from '../connection/sql.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
}, 120_000)
afterAll(() => world.close())

/** Recreates the schema from before debts existed. */
const FORMER = `
  drop table payments; alter table receipts drop column debt_id cascade; drop table debts;
  alter table receipts drop constraint receipts_state_check, drop column annulment cascade, drop column annulled_at;
  drop index receipts_act;
  alter table receipts add column proof_file_id uuid, add column paid_amount bigint, add column paid_on date,
    add column verified_by uuid, add column verified_at timestamptz;
  alter table receipts add constraint receipts_state_check check (state in ('issued','proof','paid','expired','cancelled'));`

describe('what a case was charged with before debts were kept', () => {
  it('is a debt of that case with its payments; one over another amount than its liquidation is void', async () => {
    const [paid, short, wrong] = [
      (await world.fileConcession()).caseId,
      (await world.fileConcession()).caseId,
      (await world.fileConcession()).caseId,
    ]
    await world.owner.pool.query(FORMER)
    let n = 0
    const put = (caseId: string, state: string, amount: number, came: number | null = null) =>
      world.db.run(sql`
        insert into receipts(id, case_id, reference, concept, amount, issued_on, due_on, state, gs1, paid_amount, paid_on, verified_at)
        values (${world.deps.newId()}::uuid, ${caseId}::uuid, ${`20260000000${(n += 1)}`}, 'Servicio', ${amount}, '2026-01-05', '2026-02-05', ${state}, '',
          ${came}, ${came === null ? null : '2026-01-06'}, ${state === 'paid' ? '2026-01-07T15:00:00Z' : null}::timestamptz)`)
    const total = (caseId: string, pesos: number) =>
      world.db.run(
        sql`update cases set facts = facts || jsonb_build_object('liquidacion.total', ${pesos}::int) where id = ${caseId}::uuid`,
      )
    await put(paid, 'expired', 100)
    await put(paid, 'paid', 100, 120)
    await put(paid, 'issued', 70)
    await total(paid, 70)
    // 40 of 100 was paid, and the whole amount was charged again
    await put(short, 'cancelled', 100, 90)
    await put(short, 'issued', 100)
    await total(short, 100)
    await world.db.run(sql`
      insert into tasks(id, case_id, step, state, turn, audience, opened_at, done_at, outcome, data)
      values (${world.deps.newId()}::uuid, ${short}::uuid, 'LIQ-05', 'done', 'corporacion', '{}', '2026-01-08T15:00:00Z', '2026-01-09T15:00:00Z', 'diferencia', '{"pago.conciliado": 40}')`)
    // the reported bug: claimed, adjusted, and still charged the old amount
    await put(wrong, 'issued', 660_171)
    await total(wrong, 164_571)

    await world.owner.pool.query(
      await readFile(new URL('../migrations/0044_receipts_of_a_debt.sql', import.meta.url), 'utf8'),
    )
    // the tables are recreated, so the serving role needs its rights again, as after every migration
    await world.owner.pool.query('grant all on debts, payments to ventanilla_server')
    const of = (caseId: string) =>
      world.db.rows(sql`
        select d.settled::int as settled, d.open,
          (select json_agg(r.amount || ' ' || r.state || coalesce(' ' || r.annulment, '') order by r.id) from receipts r where r.debt_id = d.id) as receipts,
          (select json_agg(p.credited) from payments p where p.debt_id = d.id) as credited
        from debts d where d.case_id = ${caseId}::uuid order by d.open`)
    expect(await of(paid)).toEqual([
      { settled: 100, open: false, receipts: ['100 expired', '100 paid'], credited: [120] },
      { settled: 70, open: true, receipts: ['70 issued'], credited: null },
    ])
    // the amount confirmed by the bank counts, not the one on the proof
    expect(await of(short)).toEqual([
      { settled: 100, open: true, receipts: ['100 short', '100 issued'], credited: [40] },
    ])
    expect(await of(wrong)).toEqual([
      { settled: 164_571, open: true, receipts: ['660171 annulled otro_valor'], credited: null },
    ])
    const facts = await world.db.one<{ owed: number }>(
      sql`select (facts->>'cobro.saldo')::int as owed from cases where id = ${wrong}::uuid`,
    )
    expect(facts?.owed).toBe(164_571)
  }, 60_000)
})

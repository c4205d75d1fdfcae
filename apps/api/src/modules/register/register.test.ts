import { REGISTER_ORDERS } from '@ventanilla/domain/acts/register-orders'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import type { OrderName } from '@ventanilla/domain/kernel/list-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
let filed: { caseId: string; radicado: string }
beforeAll(async () => {
  world = await startWorld()
  filed = await world.fileConcession()
  await world.advanceTo(filed.caseId, 'PG-08')
})
afterAll(() => world.close())

const list = async (who: string, query = '') =>
  world.call('GET', `/api/v1/actos${query}`, undefined, await world.tokenFor(who))

describe('the register of acts', () => {
  it('lists numbered acts, newest first, found by series, year, number and words', async () => {
    const all = await list('cli-secretaria-juridica@demo.test')
    expect(all.status).toBe(200)
    expect(all.body.rows.length).toBeGreaterThan(1)
    const [last] = all.body.rows
    expect(last).toMatchObject({ radicado: filed.radicado, title: expect.stringMatching(/inicio/i) })
    const ids = async (query: string): Promise<string[]> =>
      (await list('cli-secretaria-juridica@demo.test', query)).body.rows.map((r: { id: string }) => r.id)
    expect(await ids(`?serie=${last.series}`)).toContain(last.id)
    expect(await ids(`?anio=2026&numero=${encodeURIComponent(last.number)}`)).toEqual([last.id])
    expect(await ids('?anio=2025')).toEqual([])
    expect(await ids('?q=AUTO%20de%20inicio')).toEqual([last.id])
    expect(await ids(`?q=${filed.radicado}`)).toHaveLength(all.body.rows.length)
    expect((await list('cli-secretaria-juridica@demo.test', '?q=ab')).status).toBe(422)
  })

  it('shows a territorial chief those of their office, and others nothing at all', async () => {
    expect((await list('cli-jefe-territorial@demo.test')).body.rows.length).toBeGreaterThan(0)
    expect((await list('cli-jefe-territorial-norte@demo.test')).body.rows).toEqual([])
    expect((await list('cli-juridico@demo.test')).status).toBe(403)
    expect((await list('ciudadano@demo.test')).status).toBe(403)
  })
})

interface Stored {
  readonly id: string
  readonly signed_at: Date
  readonly series: string
  readonly number_scope: string
  readonly number_seq: number
  readonly radicado: string | null
}
/** By what each order compares, the first difference first; null comes last. */
const COMPARED = {
  recientes: (act) => [-act.signed_at.getTime()],
  antiguos: (act) => [act.signed_at.getTime()],
  numero: (act) => [act.series, act.number_scope, act.number_seq],
  radicado: (act) => [act.radicado === null ? 1 : 0, act.radicado ?? ''],
} satisfies Record<OrderName<typeof REGISTER_ORDERS>, (act: Stored) => readonly (string | number)[]>

describe('the order of the register', () => {
  const SECRETARY = 'cli-secretaria-juridica@demo.test'
  let acts: readonly Stored[]
  beforeAll(async () => {
    // sixty acts of two series, seven in each instant, half of them of a case without a radicado
    await world.db.run(sql`
      with unfiled as (
        insert into cases(id, tt_id, definitions, status, applicant_id, created_by, applicant_name, subject, created_at, updated_at)
        select gen_random_uuid(), c.tt_id, c.definitions, c.status, c.applicant_id, c.created_by, c.applicant_name, c.subject, c.created_at, c.updated_at
        from cases c where c.id = ${filed.caseId}::uuid returning id),
      signed as (select signer_id, signed_at, dated_on from acts where number is not null limit 1)
      insert into acts(id, case_id, template, origin_step, state, title, doc, signer_id, series, number, number_seq, number_scope,
        dated_on, code, signed_at, created_at, updated_at)
      select gen_random_uuid(), case when n % 4 < 2 then ${filed.caseId}::uuid else (select id from unfiled) end, 'AUTO_INICIO', 'PG-08',
        'sealed', 'Auto de prueba', '{}'::jsonb, signer_id, series, series || '-' || n, n, series || ':' || (2023 + n % 3), dated_on,
        'PRUEBA' || n, signed_at - (n / 7) * interval '1 day', signed_at, signed_at
      from signed, generate_series(1, 60) n, lateral (select case when n % 2 = 0 then 'ACTA' else 'RES' end as series) s`)
    acts = await world.db.rows<Stored>(sql`
      select a.id, a.signed_at, a.series, a.number_scope, a.number_seq, c.radicado
      from acts a join cases c on c.id = a.case_id where a.number is not null`)
  })

  it.each(keysIn(REGISTER_ORDERS))('«%s» holds page by page, each act once', async (order) => {
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body }: { body: { rows: { id: string }[]; next: string | null } } = await list(
        SECRETARY,
        `?orden=${order}${cursor === '' ? '' : `&cursor=${cursor}`}`,
      )
      ids.push(...body.rows.map(({ id }) => id))
      cursor = body.next
    }
    const way = REGISTER_ORDERS[order].direction === 'ascending' ? 1 : -1
    const sorted = acts.toSorted((one, other) => {
      const others = COMPARED[order](other)
      for (const [i, a] of COMPARED[order](one).entries()) {
        const b = others[i] ?? ''
        if (a !== b) return a < b ? -1 : 1
      }
      return one.id < other.id ? -way : way
    })
    expect(ids).toEqual(sorted.map(({ id }) => id))
    expect(ids.length).toBeGreaterThan(60)
  })

  it('is by the signature until another one is asked for, and holds among what is filtered', async () => {
    const rows = async (query: string) => (await list(SECRETARY, query)).body.rows
    expect(await rows('')).toEqual(await rows('?orden=recientes'))
    const found: { series: string; number: string }[] = await rows('?serie=ACTA&orden=numero&q=de+prueba')
    expect(found).toHaveLength(25)
    expect(found.slice(0, 3).map(({ number }) => number)).toEqual(['ACTA-6', 'ACTA-12', 'ACTA-18'])
  })

  it('rejects an order that the list does not have, and a page of another one', async () => {
    expect((await list(SECRETARY, '?orden=titulo')).status).toBe(422)
    expect((await list(SECRETARY, '?orden=constructor')).status).toBe(422)
    const { next } = (await list(SECRETARY, '?orden=numero')).body
    expect(next).toEqual(expect.any(String))
    expect(await list(SECRETARY, `?orden=radicado&cursor=${next}`)).toMatchObject({
      status: 422,
      body: { message: 'La página pedida es de la lista en otro orden. Vuelva a la primera.' },
    })
    expect((await list(SECRETARY, '?orden=numero&cursor=x')).status).toBe(422)
  })
})

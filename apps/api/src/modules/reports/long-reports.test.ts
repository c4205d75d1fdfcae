import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { raw, sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { askAs, DIRECTOR } from './plain-reports.testkit.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld({ env: { READING_SECONDS: '1' } })
  await world.fileConcession()
}, 120_000)
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.run(sql`delete from rate_limits`)
})

/** Asks while payments cannot be read: the statement takes as long as it is let. */
const whilePaymentsAreHeld = <T>(ask: () => Promise<T>): Promise<T> =>
  world.owner.tx(async (tx) => {
    await tx.run(sql`lock table payments in access exclusive mode`)
    return ask()
  })

describe('a report that takes longer than its deadline', () => {
  it.each([
    ['figures', '?tema=recaudo&medida=suma&desde=2000-01-01&hasta=2026-12-31'],
    ['rows', '/filas?tema=recaudo'],
    ['a document', '/exportar?tema=recaudo&grupo=concepto&formato=pdf'],
  ])('is stopped, and says in Spanish what to do: %s', async (_, path) => {
    const { status, body } = await whilePaymentsAreHeld(() => askAs(world, DIRECTOR, path))
    expect([status, body.code]).toEqual([503, 'consulta_larga'])
    expect(body.message).toBe(
      'La consulta tardó más de 1 segundo y se detuvo. Acote las fechas o ponga un filtro.',
    )
  })

  it('holds up no other, and is answered when it can be', async () => {
    const [late, other] = await whilePaymentsAreHeld(() =>
      Promise.all([
        askAs(world, DIRECTOR, '?tema=recaudo'),
        askAs(world, DIRECTOR, '?tema=casos&grupo=tramite'),
      ]),
    )
    expect([late.status, other.status]).toEqual([503, 200])
    expect((await askAs(world, DIRECTOR, '?tema=recaudo')).status).toBe(200)
  })
})

describe('a report with more groups than it has lines for', () => {
  it('says so in the sheet, which adds up to all rows', async () => {
    const columns = await world.owner.rows<{ name: string }>(sql`
      select column_name as name from information_schema.columns
      where table_name = 'cases' and is_generated = 'NEVER' order by ordinal_position`)
    const [names, copied] = ['', 'c.'].map((of) => raw(columns.map(({ name }) => of + name).join(', ')))
    await world.owner.run(sql`
      insert into cases(${names}) select ${copied} from cases o cross join generate_series(1, 510) n cross join lateral
        jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'radicado', 'COPIA-' || n,
          'municipality', (10000 + n)::text)) c where o.radicado is not null`)
    const { body } = await askAs(world, DIRECTOR, '?tema=casos&grupo=municipio')
    expect([body.cut, body.groups.length]).toEqual([true, 500])
    const file = await askAs(world, DIRECTOR, '/exportar?tema=casos&grupo=municipio&formato=csv')
    const lines = String(file.body)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';'))
    const [whole = [], rest = []] = lines.toReversed()
    expect(rest[0]).toBe('Otros grupos, que no caben en esta hoja')
    const sum = lines.slice(0, -1).reduce((all, [, count]) => all + Number(count), 0)
    expect([whole[0], Number(whole[1])]).toEqual(['Todo', sum])
  })
})

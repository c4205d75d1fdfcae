import type { FiguresBody } from '@ventanilla/contract/figures.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { computeFigures } from './keep-figures.ts'

let world: ApiWorld
let ended = ''
beforeAll(async () => {
  world = await startWorld()
  ended = (await world.fileConcession()).caseId
  await world.advanceTo(ended, 'FIN')
}, 240_000)
afterAll(() => world.close())

/** The same ended case again, filed so many days earlier each time. */
async function again(count: number, days: number): Promise<void> {
  for (let n = 0; n < count; n += 1)
    await world.db.run(sql`
      insert into cases(id, tt_id, definitions, status, step, applicant_id, created_by, applicant_name, office, municipality,
        radicado, filed_at, filed_business_date, submission, flow, facts, closed_at, created_at, updated_at)
      select ${world.deps.newId()}::uuid, tt_id, definitions, status, step, applicant_id, created_by, applicant_name, office,
        municipality, radicado || ${`-${days}-${n}`}, filed_at, filed_business_date - ${days * (n + 1)}::int, submission, flow, facts,
        closed_at, created_at, updated_at
      from cases where id = ${ended}::uuid`)
}
const read = async (): Promise<FiguresBody> => (await world.call('GET', '/api/v1/cifras')).body
const nextNight = async (): Promise<void> => {
  world.clock.advance(86_400_000)
  await computeFigures(world.deps)
}

it('the figures of a night are kept, cached and served with their instant; four cases wait for a fifth', async () => {
  await again(3, 10)
  await nextNight()
  expect(await read()).toMatchObject({ all: null, rows: [], computedAt: world.clock.now().toISOString() })
  await again(1, 100)
  expect(await read(), 'not computed by a reader').toMatchObject({ all: null })
  await computeFigures(world.deps)
  expect(await read(), 'nor twice on one day').toMatchObject({ all: null })
  await nextNight()
  const { all, rows, byYear, byProcedure, computedAt } = await read()
  const took = await world.db.rows<{ days: number }>(sql`
    select (a.dated_on - c.filed_business_date)::int as days from cases c
      cross join (select dated_on::date from acts where case_id = ${ended}::uuid and template like 'RES_OTORGA%' and code is not null) a
    where c.closed_at is not null order by 1`)
  expect(took).toHaveLength(5)
  expect(all).toEqual({
    cases: 5,
    granted: 5,
    refused: 0,
    other: 0,
    undetailed: 0,
    median: took[2]?.days,
    p90: null,
  })
  expect([rows.length, byYear.length, byProcedure.length, computedAt]).toEqual([
    1,
    1,
    1,
    world.clock.now().toISOString(),
  ])
  const reply = await world.call('GET', '/api/v1/cifras')
  expect(reply.headers['cache-control']).toMatch(/^public, max-age=/)
})

it('one more case changes nothing until five more have ended', async () => {
  const before = await read()
  await again(4, 7)
  await nextNight()
  expect({ ...(await read()), computedAt: null }).toEqual({ ...before, computedAt: null })
  await again(1, 3)
  await nextNight()
  expect((await read()).all).toMatchObject({ cases: 10, granted: 10, p90: expect.any(Number) })
})

it('they are open data: the same numbers as CSV and as JSON', async () => {
  const body = await read()
  const file = async (formato: string) => world.call('GET', `/api/v1/cifras/archivo?formato=${formato}`)
  expect(JSON.parse((await file('json')).raw.toString('utf8'))).toEqual(body)
  const lines = (await file('csv')).raw.toString('utf8').trim().split('\r\n')
  expect(lines).toHaveLength(body.rows.length + 1)
  const [row] = body.rows
  expect(lines[1]).toContain(`${row?.year};${row?.procedure?.id};${row?.procedure?.name};10;10;0;0;0;`)
  expect((await world.call('GET', '/api/v1/cifras/archivo?formato=xlsx')).status).toBe(422)
})

import { isBusinessDay } from '@ventanilla/domain/terms/calendar'
import { addDays } from '@ventanilla/domain/terms/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
let first: { caseId: string; radicado: string }
beforeAll(async () => {
  world = await startWorld()
  first = await world.fileConcession()
  await world.advanceTo(first.caseId, 'LIQ-04')
  await world.fileConcession({ applicant: 'empresa@demo.test' })
  await world.draftOf3('ciudadano@demo.test')
}, 60_000)
afterAll(() => world.close())

const read = async (who: string) =>
  (await world.call('GET', '/api/v1/tablero', undefined, await world.tokenFor(who))).body

/** Number of rows in the list that a dashboard link opens. */
async function rowsBehind(who: string, href: string): Promise<number> {
  const reply = await world.call(
    'GET',
    `/api/v1/tareas${href.slice(href.indexOf('?'))}`,
    undefined,
    await world.tokenFor(who),
  )
  expect(reply.status).toBe(200)
  return reply.body.rows.length
}

describe('the dashboard of officials', () => {
  it.each([
    'cli-ventanilla-unica@demo.test',
    'cli-coordinador-juridico@demo.test',
    'cli-jefe-territorial@demo.test',
  ])('gives %s numbers that are the lists behind them', async (who) => {
    world.clock.advance(20 * 86_400_000)
    const board = await read(who)
    const figures = [...board.figures, ...board.byStep, ...board.byStatus, ...board.byMunicipality]
    expect(figures.length).toBeGreaterThan(5)
    for (const figure of figures) expect(await rowsBehind(who, figure.href)).toBe(figure.count)
    for (const person of board.workload ?? []) expect(await rowsBehind(who, person.href)).toBe(person.open)
  })

  it('shows workload to supervisors and times per stage to who measures', async () => {
    const boss = await read('cli-coordinador-juridico@demo.test')
    expect(boss.workload.length).toBeGreaterThan(0)
    expect(boss.stages.find((s: { step: string }) => s.step === 'PG-03')).toMatchObject({
      done: 1,
      inTime: 1,
      term: { amount: 10 },
    })
    const desk = await read('cli-ventanilla-unica@demo.test')
    expect(desk.workload).toBeNull()
    expect(desk.stages).toBeNull()
    const north = await read('cli-jefe-territorial-norte@demo.test')
    expect([...north.byStep, ...north.stages, ...north.workload]).toEqual([])
  })
})

describe('the dashboard of administrators', () => {
  it('counts the messages and jobs that wait for a person, and is silent without any', async () => {
    expect((await read('cli-admin@demo.test')).operation).toBeNull()
    await world.db.run(sql`
      update outbox set state = 'failed' where id in (select id from outbox order by id limit 2)`)
    const token = await world.tokenFor('cli-admin@demo.test')
    const { rows } = (await world.call('GET', '/api/v1/mensajes/dudosos', undefined, token)).body
    expect(rows).toHaveLength(2)
    expect((await read('cli-admin@demo.test')).operation).toMatchObject({ count: 2, href: '/operacion' })
    expect((await read('superadmin@demo.test')).operation).toMatchObject({ count: 2 })
    expect((await read('cli-coordinador-juridico@demo.test')).operation).toBeNull()
  })
})

describe('the dashboard of the superadministrator', () => {
  it('counts the tasks that are theirs since some steps of the administration are, each figure with its list', async () => {
    const board = await read('superadmin@demo.test')
    const token = await world.tokenFor('superadmin@demo.test')
    expect(board.figures.length).toBeGreaterThan(0)
    for (const { key } of board.figures as { key: string }[])
      expect((await world.call('GET', `/api/v1/tareas?vista=${key}`, undefined, token)).status, key).toBe(200)
    expect(board.stages.length).toBeGreaterThan(0)
  })
})

describe('the dashboard of an applicant', () => {
  it('begins with what waits for them, then cases, drafts and notices', async () => {
    const board = await read('ciudadano@demo.test')
    expect(board).toMatchObject({
      kind: 'ciudadano',
      waiting: [
        { caseId: first.caseId, radicado: first.radicado, href: expect.stringContaining(first.caseId) },
      ],
      figures: [
        { key: 'en-curso', count: 1 },
        { key: 'borradores', count: 1 },
        { key: 'terminadas', count: 0 },
      ],
      drafts: [{ href: expect.stringMatching(/^\/tramites-ambientales\/3\//) }],
    })
    expect(board.notices.unread).toBeGreaterThan(0)
    expect((await read('empresa@demo.test')).waiting).toEqual([])
    expect((await read('consulta@demo.test')).figures.map((f: { count: number }) => f.count)).toEqual([
      0, 0, 0,
    ])
  })
})

describe('the corporation', () => {
  it('is shown whole, office by office, to the Director General: each case once', async () => {
    const plain = await world.db.rows<{ office: string; cases: number }>(sql`
      select office, count(*)::int as cases from cases where radicado is not null and closed_at is null group by office`)
    const { offices } = await read('cli-director-general@demo.test')
    expect(offices.length).toBe(plain.length)
    expect(offices.reduce((all: number, one: { cases: number }) => all + one.cases, 0)).toBe(
      plain.reduce((all, one) => all + one.cases, 0),
    )
    // a case with two tasks counts as one case
    await world.db.run(sql`
      insert into tasks(id, case_id, step, turn, state, audience, opened_at, version)
      select gen_random_uuid(), case_id, step, turn, state, audience, opened_at, version from tasks where state = 'open' and turn = 'corporacion' limit 1`)
    const again = (await read('cli-director-general@demo.test')).offices as typeof offices
    const total = (of: 'cases' | 'tasks', rows: typeof offices): number =>
      rows.reduce((all: number, one: Record<string, number>) => all + (one[of] ?? 0), 0)
    expect([total('cases', again), total('tasks', again)]).toEqual([
      total('cases', offices),
      total('tasks', offices) + 1,
    ])
    expect((await read('cli-ventanilla-unica@demo.test')).offices).toBeNull()
    expect((await read('cli-jefe-territorial-norte@demo.test')).offices).toBeNull()
  })
})

describe('the time of a stage', () => {
  it('counts in the days of its term, and only what came after a wait that the law demands', async () => {
    world.clock.advance(15 * 60_000)
    await world.db.run(
      sql`update tasks set state = 'cancelled' where state = 'done' and step in ('PG-08', 'PG-03')`,
    )
    const done = async (step: string, opened: string, due: string, ended: string) =>
      world.db.run(sql`
        insert into tasks(id, case_id, step, turn, state, audience, opened_at, due_on, done_at, version)
        select gen_random_uuid(), ${first.caseId}::uuid, ${step}, 'corporacion', 'done', audience, ${opened}::timestamptz, ${due}::date, ${ended}::timestamptz, 1
        from tasks limit 1`)
    const monday = mondayBefore(world.clock.now())
    const day = (n: number): string => new Date(monday + n * 86_400_000).toISOString()
    // ten days of a notice that ended on a Friday: removed on the Monday after, and on the Thursday after
    await done('PG-08', day(0), day(11).slice(0, 10), day(14))
    await done('PG-08', day(0), day(11).slice(0, 10), day(17))
    // over a weekend: two business days, four calendar days
    await done('PG-03', day(3), day(15).slice(0, 10), day(7))
    const stages = (await read('cli-coordinador-juridico@demo.test')).stages as Record<string, unknown>[]
    expect(stages.find((one) => one['step'] === 'PG-08')).toMatchObject({
      waits: true,
      unit: 'habiles',
      done: 2,
      inTime: 1,
      medianDays: 2.5,
    })
    expect(stages.find((one) => one['step'] === 'PG-03')).toMatchObject({
      waits: false,
      unit: 'habiles',
      medianDays: 2,
      inTime: 1,
    })
  })
})

/** A Monday at ten in Bogotá that three weeks without holidays have followed. */
function mondayBefore(now: Date): number {
  for (let at = now.getTime() - 25 * 86_400_000; ; at -= 86_400_000) {
    const date = new Date(at).toISOString().slice(0, 10)
    const days = Array.from({ length: 21 }, (_, i) => addDays(date, i))
    const plain = days.every((one) => {
      const weekday = new Date(`${one}T12:00:00Z`).getUTCDay()
      return weekday === 0 || weekday === 6 || isBusinessDay(one, world.deps.catalogue.calendarOf(null))
    })
    if (plain && new Date(`${date}T12:00:00Z`).getUTCDay() === 1) return Date.parse(`${date}T15:00:00.000Z`)
  }
}

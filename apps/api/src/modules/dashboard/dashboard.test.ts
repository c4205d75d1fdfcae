import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/world.ts'

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

/** Rows of the list behind an address of the inbox's screen. */
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

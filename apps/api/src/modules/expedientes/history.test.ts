import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caseStatuses, workflow } from '@ventanilla/catalog/workflows/loaded'
import { closingStatuses } from '@ventanilla/domain/workflow/definition/closing-statuses'
import { sql } from '../../db/connection/sql.ts'
import { filedCase } from '../../testing/stories/family-walk.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

const OWNER = 'ciudadano@demo.test'
const OTHER = 'empresa@demo.test'
const ALL = 'cli-control-interno@demo.test'
const TECHNICIAN = 'cli-tecnico@demo.test'

interface Row {
  readonly id: string
  readonly number: string | null
  readonly applicant: string | null
  readonly passedOn: boolean
}

let world: ApiWorld
/** ended with an expediente, running with one, ended without one, ended of a company */
let ended: string
let running: string
let without: string
let theirs: string
beforeAll(async () => {
  world = await startWorld()
  ended = await withFile('EXP-2026-0101', 3, OWNER, '2026-01-20T15:00:00Z', 'finalizada')
  running = await withFile('EXP-2026-0102', 3, OWNER, null, 'en_visita')
  theirs = await withFile('EXP-2025-0007', 5, OTHER, '2025-12-31T20:00:00Z', 'desistida')
  without = await filedCase(world, 3)
  await world.db.run(sql`update cases set closed_at = ${world.clock.now()} where id = ${without}::uuid`)
}, 60_000)
afterAll(() => world.close())

async function withFile(
  number: string,
  ttId: number,
  applicant: string,
  closed: string | null,
  status: string,
): Promise<string> {
  const id = await filedCase(world, ttId, { applicant })
  await world.db.run(
    sql`update cases set expediente = ${number}, closed_at = ${closed}, status = ${status} where id = ${id}::uuid`,
  )
  return id
}

const list = async (email: string, query = '') =>
  world.call('GET', `/api/v1/expedientes/historico${query}`, undefined, await world.tokenFor(email))
const found = async (email: string, query = ''): Promise<string[]> =>
  ((await list(email, query)).body.rows as Row[]).map((row) => row.id)

describe('the history of files', () => {
  it('holds what has ended with a file, the last one first, for who may see it', async () => {
    expect(await found(ALL)).toEqual([ended, theirs])
    expect(await found(OWNER)).toEqual([ended])
    expect(await found(OTHER)).toEqual([theirs])
    expect(await found('cli-jefe-territorial@demo.test')).toEqual([ended, theirs])
    expect(await found('cli-jefe-territorial-norte@demo.test')).toEqual([])
    expect((await world.call('GET', '/api/v1/expedientes/historico')).status).toBe(401)
  })

  it('is an official’s by the tasks that they did, and only by those', async () => {
    expect(await found(TECHNICIAN)).toEqual([])
    await world.db.run(sql`
      update tasks set state = 'done', done_by = ${await world.personId(TECHNICIAN)}::uuid, done_at = ${world.clock.now()}
      where case_id = ${ended}::uuid`)
    expect(await found(TECHNICIAN)).toEqual([ended])
  })

  it('opens by access that was given, and closes with it', async () => {
    const who = 'consulta@demo.test'
    expect(await found(who)).toEqual([])
    await world.db.run(sql`
      insert into case_parties(case_id, user_id, role, since)
      values (${theirs}::uuid, ${await world.personId(who)}::uuid, 'consulta', ${world.clock.now()})`)
    expect(await found(who)).toEqual([theirs])
    await world.db.run(sql`update case_parties set until = ${world.clock.now()} where role = 'consulta'`)
    expect(await found(who)).toEqual([])
  })

  it.each([
    ['its number', '?numero=2025-0007', () => [theirs]],
    ['a sign that stands for anything elsewhere', '?numero=%25%25', () => []],
    ['its type', '?tipo=3', () => [ended]],
    ['the year in which it ended in Bogotá', '?anio=2025', () => [theirs]],
    ['its state', '?estado=desistida', () => [theirs]],
    ['a word of its holder', '?q=zzzzzz', () => []],
    ['a sign that a pattern would take for anything', '?q=%25', () => []],
    ['several at once', '?tipo=3&anio=2026&numero=0101', () => [ended]],
    ['a number of what still runs', '?numero=0102', () => []],
  ])('is narrowed by %s', async (_, query, expected) => {
    expect(await found(ALL, query)).toEqual(expected())
    expect(await found(ALL, query)).not.toContain(running)
  })

  it('finds by the words of the holder', async () => {
    const { body } = await list(ALL)
    const holder = (body.rows as Row[]).find((row) => row.id === theirs)?.applicant ?? ''
    expect(await found(ALL, `?q=${encodeURIComponent(holder.toUpperCase())}`)).toEqual([theirs])
  })

  it('keeps for who gave a case away that it passed on, without its holder, state or later number', async () => {
    const given = await withFile('EXP-2026-0200', 3, OTHER, null, 'en_visita')
    const since = new Date('2026-01-25T15:00:00Z')
    await world.db.run(sql`
      insert into case_parties(case_id, user_id, role, since)
      values (${given}::uuid, ${await world.personId(OWNER)}::uuid, 'antiguo_solicitante', ${since})`)
    const row = ((await list(OWNER)).body.rows as Row[]).find((one) => one.id === given)
    expect(row).toMatchObject({
      passedOn: true,
      number: null,
      applicant: null,
      statusLabel: null,
      endedAt: since.toISOString(),
    })
    expect(await found(OWNER, '?estado=cedido')).toEqual([given])
    expect(await found(OWNER, '?numero=2026-0200')).toEqual([])
    expect(await found(OTHER, '?estado=cedido')).toEqual([])
    await world.db.run(
      sql`update case_parties set until = ${world.clock.now()} where role = 'antiguo_solicitante'`,
    )
    expect(await found(OWNER, '?estado=cedido')).toEqual([])
  })

  it('comes part by part without one twice or missing, also where many ended at once', async () => {
    await world.db.run(sql`
      insert into cases(id, tt_id, definitions, status, applicant_id, created_by, applicant_name, subject, radicado, filed_at, expediente, closed_at, created_at, updated_at)
      select gen_random_uuid(), 8, 1, 'finalizada', c.applicant_id, c.created_by, c.applicant_name, 'x', 'R-' || n, c.filed_at, 'E-' || n,
        ${new Date('2024-05-05T15:00:00Z')}::timestamptz - (n / 7) * interval '1 day', c.created_at, c.updated_at
      from cases c, generate_series(1, 60) n where c.id = ${ended}::uuid`)
    const all: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body } = await list(OWNER, `?tipo=8${cursor === '' ? '' : `&cursor=${cursor}`}`)
      all.push(...(body.rows as Row[]).map((row) => row.id))
      cursor = body.next
    }
    expect([all.length, new Set(all).size]).toEqual([60, 60])
    expect((await list(OWNER, '?cursor=ayer')).status).toBe(422)
  })
})

describe('the states by which it is narrowed', () => {
  it('are those in which a case of some family ends, each with its words', () => {
    const statuses = closingStatuses(workflow)
    expect(statuses).toEqual(
      expect.arrayContaining(['finalizada', 'desistida', 'terminada', 'migracion_validada', 'queja_cerrada']),
    )
    expect(statuses.filter((status) => caseStatuses[status] === undefined)).toEqual([])
    expect(statuses).not.toContain('en_visita')
  })
})

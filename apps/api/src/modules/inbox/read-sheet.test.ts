import type { Actor } from '@ventanilla/domain/access/actor'
import { INBOX_VIEWS } from '@ventanilla/domain/cases/inbox-views'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { daysOf, matchingCases } from './list-tasks.ts'
import { sheetRows } from './read-sheet.ts'

const ROWS = 90
const DESK = 'cli-ventanilla-unica@demo.test'
const CHIEF = 'cli-coordinador-juridico@demo.test'
let world: ApiWorld

beforeAll(async () => {
  world = await startWorld()
  const { caseId } = await world.fileConcession()
  // one task each for the desk's group, offered twice; some without a term, some a colleague's, some the desk's
  // own
  await world.db.run(sql`
    with t as (
      insert into tasks(id, case_id, step, state, turn, audience, opened_at, due_on, assignee)
      select gen_random_uuid(), ${caseId}::uuid, case when n % 3 = 0 then 'PG-03' else 'PG-02' end, 'open', 'corporacion', array['CLI_VENTANILLA_UNICA', 'OTRA'],
        ${world.clock.now()}, case when n % 7 = 0 then null else date '2026-01-20' + n / 5 end,
        case when n % 5 = 0 then ${await world.personId(DESK)}::uuid when n % 5 = 1 then ${await world.personId(CHIEF)}::uuid end
      from generate_series(1, ${ROWS}) n returning id, case_id, due_on, audience, assignee)
    insert into task_offers(audience, due_on, task_id, case_id, assignee, turn)
    select a, coalesce(due_on, '2999-12-31'), id, case_id, assignee, 'corporacion' from t, unnest(audience) a`)
})
afterAll(() => world.close())

/** Cells of every row in the inbox's pages, worded as in a sheet. */
async function pagedCells(who: string, query: string): Promise<string[]> {
  const token = await world.tokenFor(who)
  const lines: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const path = `/api/v1/tareas?${query}${cursor === '' ? '' : `&cursor=${cursor}`}`
    const { body } = await world.call('GET', path, undefined, token)
    for (const r of body.rows)
      lines.push(
        [
          r.radicado,
          r.procedure,
          r.applicant,
          r.municipality,
          r.stepTitle,
          r.statusLabel,
          r.due.due?.split('-').reverse().join('/') ?? '',
          r.due.words,
          r.turn === 'usuario' ? 'Solicitante' : (r.assignee?.name ?? 'Sin asignar'),
        ].join(';'),
      )
    cursor = body.next
  }
  return lines
}

describe('the sheet of an inbox', () => {
  const queries = [...INBOX_VIEWS.map((v) => `vista=${v}`), 'vista=todas&paso=PG-03', 'vista=todas&q=avila']
  it.each(queries.flatMap((q) => [DESK, CHIEF].map((who): [string, string] => [q, who])))(
    'has for %s of %s the rows and cells of its pages, in their order',
    async (query, who) => {
      const expected = await pagedCells(who, query)
      const path = `/api/v1/tareas/exportar?${query}&formato=csv`
      const csv = await world.call('GET', path, undefined, await world.tokenFor(who))
      const lines = csv.raw.toString('utf8').split('\r\n').slice(1, -1)
      expect(lines).toEqual(expected)
    },
  )

  it('is long enough to try this', async () => {
    expect((await pagedCells(DESK, 'vista=todas')).length).toBeGreaterThan(ROWS)
  })
})

describe('reading a sheet', () => {
  const read = async (pace?: Parameters<typeof sheetRows>[4], wait = 0): Promise<string[]> => {
    const filter = { vista: 'todas', q: '' } as const
    const actor: Actor = {
      id: await world.personId(DESK),
      kind: 'funcionario',
      name: 'Ventanilla',
      roles: ['CLI_VENTANILLA_UNICA'],
      office: 'ibague',
      audience: ['CLI_VENTANILLA_UNICA', 'OTRA'],
    }
    const of = { matching: await matchingCases(world.deps, filter), days: daysOf(world.deps, null) }
    const seen: string[] = []
    for await (const rows of sheetRows(world.deps, actor, filter, of, pace)) {
      seen.push(...rows.map((r) => r.taskId))
      if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    }
    return seen
  }
  const kept = (): number => world.db.pool.totalCount - world.db.pool.idleCount

  it('gives a slow reader, and whoever comes when others are at it, the same rows page by page', async () => {
    const whole = await read()
    expect(new Set(whole).size).toBe(ROWS + 1)
    expect(await read({ chunk: 10, heldMs: 600_000, most: 1 })).toEqual(whole)
    expect(await read({ chunk: 10, heldMs: 600_000, most: 0 })).toEqual(whole)
    expect(await read({ chunk: 10, heldMs: 30, most: 1 }, 15)).toEqual(whole)
    expect(kept()).toBe(0)
  })

  it('keeps the columns of a row apart whatever its applicant is called', async () => {
    await world.db.run(sql`update cases set applicant_name = ${'Ana\u001fPG-16\u001f"Ríos"'}`)
    const path = '/api/v1/tareas/exportar?vista=todas&formato=csv'
    const csv = await world.call('GET', path, undefined, await world.tokenFor(DESK))
    const lines = csv.raw.toString('utf8').split('\r\n').slice(1, -1)
    expect(new Set(lines.map((line) => line.split(';').length))).toEqual(new Set([9]))
    expect(lines.every((line) => line.includes(';"AnaPG-16""Ríos""";'))).toBe(true)
  })

  it('gives the connection back when the download is given up', async () => {
    const before = kept()
    const token = await world.tokenFor(DESK)
    await world.call('GET', '/api/v1/tareas/exportar?vista=todas&formato=xlsx', undefined, token)
    const filter = { vista: 'todas', q: '' } as const
    const actor = { id: await world.personId(DESK), roles: [], office: null, audience: ['OTRA'] }
    const rows = sheetRows(
      world.deps,
      { ...actor, kind: 'funcionario', name: 'x' },
      filter,
      { matching: null, days: daysOf(world.deps, null) },
      { chunk: 5, heldMs: 600_000, most: 1 },
    )
    await rows.next()
    expect(kept()).toBe(before + 1)
    await rows.return(undefined)
    await vi.waitFor(() => expect(kept()).toBe(before))
  })
})

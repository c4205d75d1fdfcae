import type { Actor } from '@ventanilla/domain/access/actor'
import { INBOX_VIEWS } from '@ventanilla/domain/cases/inbox-views'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { owedWork } from '../../db/inbox/owed.ts'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { daysOf } from './list-tasks.ts'

const SECRETARY = 'cli-secretaria-juridica@demo.test'
const SECRETARY_SAF = 'cli-secretaria-juridica-saf@demo.test'
/** a task holder of the case, a notifier, a supervisor of everything, an administrator */
const OTHERS = [
  'cli-juridico@demo.test',
  'cli-notificador@demo.test',
  'cli-coordinador-juridico@demo.test',
  'cli-admin@demo.test',
]

interface Row {
  readonly taskId: string | null
  readonly actId: string | null
  readonly caseId: string
  readonly stepTitle: string
  readonly screen: string
  readonly radicado: string
  readonly due: { readonly due: string | null; readonly state: string; readonly words: string }
}

let world: ApiWorld
let granted: { caseId: string; radicado: string }
beforeAll(async () => {
  world = await startWorld()
  granted = await world.fileConcession()
}, 240_000)
afterAll(() => world.close())

const get = async (path: string, who = SECRETARY) =>
  world.call('GET', `/api/v1/${path}`, undefined, await world.tokenFor(who))
const page = async (query: string, who = SECRETARY): Promise<{ rows: Row[]; next: string | null }> =>
  (await get(`tareas?${query}`, who)).body
const owedIn = async (query: string, who = SECRETARY): Promise<Row[]> =>
  (await page(query, who)).rows.filter((row) => row.actId !== null)
const counts = async (who = SECRETARY) => (await get('tareas/conteos', who)).body

/** All rows of a view, page by page. */
async function whole(query: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let next: string | null = ''; next !== null;) {
    const part = await page(next === '' ? query : `${query}&cursor=${next}`)
    rows.push(...part.rows)
    next = part.next
  }
  return rows
}

describe('an act that waits for the bulletin', () => {
  it('comes into the inbox of who publishes once it may be published, with its last day and the way to it', async () => {
    expect(await owedIn('vista=todas')).toEqual([])
    await world.advanceTo(granted.caseId, 'PG-15')
    const rows = await owedIn('vista=grupo')
    expect(rows.map((row) => row.stepTitle.replace(/ \S*$/, '')).sort()).toEqual([
      'Publicar Auto de inicio de trámite',
      'Publicar Resolución que otorga',
    ])
    const owed = (await get('publicaciones')).body.rows as { actId: string; dueOn: string }[]
    expect(rows.map(({ actId, due }) => [actId, due.due])).toEqual(
      owed.map(({ actId, dueOn }) => [actId, dueOn]),
    )
    for (const row of rows) {
      expect(row).toMatchObject({
        taskId: null,
        step: null,
        caseId: granted.caseId,
        radicado: granted.radicado,
        applicant: 'Marta Lucía Ávila Rondón',
        municipality: 'Cajamarca',
        assignee: null,
        turn: 'corporacion',
        screen: `/publicaciones?acto=${row.actId ?? ''}`,
      })
      // the link opens that act alone
      expect((await get(row.screen.slice(1))).body.rows).toMatchObject([{ actId: row.actId }])
    }
    expect(await owedIn('vista=todas', SECRETARY_SAF)).toEqual(rows)
  }, 240_000)

  it('stands in nobody else’s inbox, and asks the database nothing for them', async () => {
    for (const who of OTHERS) {
      for (const vista of INBOX_VIEWS) expect(await owedIn(`vista=${vista}`, who)).toEqual([])
      expect((await page('vista=todas&paso=publicacion', who)).rows).toEqual([])
      expect((await get('publicaciones', who)).status).toBe(403)
    }
    const actor: Actor = {
      id: await world.personId(OTHERS[0] as string),
      kind: 'funcionario',
      name: 'Jurídico',
      roles: ['CLI_JURIDICO'],
      office: null,
      audience: ['CLI_JURIDICO'],
    }
    const unasked = { ...world.deps, db: null as never }
    expect(await owedWork(unasked, actor, { vista: 'todas', q: '' }, daysOf(world.deps, null))).toEqual([])
  })

  it('is found by the filters of the inbox, and by one of its own', async () => {
    const found = async (query: string) => (await owedIn(`vista=todas&${query}`)).length
    expect(await found(`q=${granted.radicado}`)).toBe(2)
    expect(await found('q=avila%20rondon')).toBe(2)
    expect(await found('q=COMBEIMA')).toBe(0)
    expect(await found('tramite=3&municipio=73124&responsable=nadie')).toBe(2)
    expect(await found('tramite=4')).toBe(0)
    expect(await found('municipio=73001')).toBe(0)
    expect(await found('paso=PG-15')).toBe(0)
    expect(await found(`responsable=${await world.personId(SECRETARY)}`)).toBe(0)
    const own = (await page('vista=todas&paso=publicacion')).rows
    expect([own.length, own.every(({ actId }) => actId !== null)]).toEqual([2, true])
    // assigned to nobody
    expect(await owedIn('vista=mias')).toEqual([])
    expect(await owedIn('vista=esperando')).toEqual([])
  })

  it('is counted where it is listed, on the dashboard too', async () => {
    const n = await counts()
    for (const vista of INBOX_VIEWS)
      expect([vista, n[vista]]).toEqual([vista, (await whole(`vista=${vista}`)).length])
    const board = (await get('tablero')).body
    expect(board.figures.find(({ key }: { key: string }) => key === 'grupo').count).toBe(n.grupo)
    expect(board.byStep.find(({ key }: { key: string }) => key === 'publicacion')).toMatchObject({
      label: 'Publicar en el boletín',
      count: 2,
      href: '/solicitudes?vista=todas&paso=publicacion',
    })
  })

  it('is late after its last day', async () => {
    const [first] = await owedIn('vista=todas')
    const last = first?.due.due ?? ''
    world.clock.set(new Date(`${last}T20:00:00Z`))
    expect((await owedIn('vista=por-vencer')).map(({ actId }) => actId)).toContain(first?.actId)
    const before = (await counts()).vencidas
    // 00:00 of the next day in Bogotá
    world.clock.set(new Date(Date.parse(`${last}T05:00:00Z`) + 86_400_000))
    const late = await owedIn('vista=vencidas')
    expect(late[0]).toMatchObject({ actId: first?.actId, due: { state: 'vencido' } })
    expect((await counts()).vencidas).toBeGreaterThan(before)
    expect((await get('tablero')).body.publications.overdue).toBe(late.length)
  })

  it('goes with its publication, whoever published it', async () => {
    const [first, second] = await owedIn('vista=todas')
    const n = (await counts()).todas
    const path = `/api/v1/publicaciones/${first?.actId ?? ''}`
    const publish = async (who: string) =>
      (await world.call('POST', path, undefined, await world.tokenFor(who))).status
    expect(await publish(SECRETARY_SAF)).toBe(200)
    expect((await owedIn('vista=todas')).map(({ actId }) => actId)).toEqual([second?.actId])
    expect((await counts()).todas).toBe(n - 1)
    expect((await get(first?.screen.slice(1) ?? '')).body.rows).toEqual([])
    // also for the secretary who still had it open
    expect(await publish(SECRETARY)).toBe(409)
  })
})

describe('many of them among many tasks', () => {
  beforeAll(async () => {
    await world.db.run(sql`
      insert into acts(id, case_id, template, origin_step, state, title, doc, series, code, dated_on, created_at, updated_at)
      select gen_random_uuid(), ${granted.caseId}::uuid, 'AUTO_INICIO', 'PG-07', 'sealed', 'Auto ' || n, '{}', 'AUTO', 'OWED' || n,
        date '2026-01-02' + n, '2026-01-02', '2026-01-02' from generate_series(1, 45) n`)
    await world.db.run(sql`
      with t as (
        insert into tasks(id, case_id, step, state, turn, audience, opened_at, due_on)
        select gen_random_uuid(), ${granted.caseId}::uuid, 'PG-02', 'open', 'corporacion', array['CLI_SECRETARIA_JURIDICA'], ${world.clock.now()},
          case when n % 7 = 0 then null else date '2026-01-05' + n end
        from generate_series(1, 60) n returning id, case_id, due_on, audience)
      insert into task_offers(audience, due_on, task_id, case_id, turn) select audience[1], coalesce(due_on, '2999-12-31'), id, case_id, 'corporacion' from t`)
  })

  it('come page by page in the order in which they fall due, each once', async () => {
    const rows = await whole('vista=grupo')
    const owed = rows.filter(({ actId }) => actId !== null)
    expect(owed.length).toBeGreaterThanOrEqual(45)
    expect(new Set(rows.map(({ screen }) => screen)).size).toBe(rows.length)
    expect(rows.length).toBe((await counts()).grupo)
    const days = rows.map(({ due }) => due.due ?? '2999-12-31')
    expect(days).toEqual(days.toSorted())
    // mixed, not grouped
    expect(rows.slice(0, 50).some(({ actId }) => actId === null)).toBe(true)
  })

  it('stand in the sheet as in the list, in the same order', async () => {
    const rows = await whole('vista=grupo')
    const csv = await get('tareas/exportar?vista=grupo&formato=csv')
    const lines = csv.raw.toString('utf8').split('\r\n').slice(1, -1)
    expect(lines.map((line: string) => line.split(';').filter((_, at) => at === 4 || at === 7))).toEqual(
      rows.map(({ stepTitle, due }) => [stepTitle, due.words]),
    )
    const alone = await get('tareas/exportar?vista=todas&paso=publicacion&formato=csv')
    expect(alone.raw.toString('utf8').split('\r\n')).toHaveLength(
      rows.filter(({ actId }) => actId !== null).length + 2,
    )
  })
})

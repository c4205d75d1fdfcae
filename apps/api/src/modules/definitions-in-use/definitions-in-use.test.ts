import type { ContentOf } from '@ventanilla/domain/configuration/kinds'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expected } from '../../db/connection/expected.ts'
import { sql } from '../../db/connection/sql.ts'
import type { MoveBatch } from '../../db/queue-job.ts'
import { filedCase, standsAt, walk } from '../../testing/stories/family-walk.ts'
import { publishItems } from '../../testing/stories/publish-items.ts'
import { FAMILY, familyWith, withSecondValidation } from '../../testing/stories/second-validation.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { moveCases } from './move-all.ts'

/** Running cases are moved to the workflow in force: those whose steps exist there, by an administrator, with a record in each. */

const ADMIN = 'cli-admin@demo.test'
const TYPE = 3
const REASON = 'Lo ordenó la Dirección'

let world: ApiWorld
let shipped: ContentOf<'familia'>
beforeAll(async () => {
  world = await startWorld()
  shipped = expected(world.deps.catalogue.contents.of('familia').get(FAMILY), FAMILY)
}, 60_000)
afterAll(() => world.close())
beforeEach(() => world.db.run(sql`delete from rate_limits`))

const family = (change: Parameters<typeof familyWith>[1]) => familyWith(shipped, change)
const withSecond = () => withSecondValidation(shipped)
const asShipped = () => family((steps) => [...steps])

const call = async (method: 'GET' | 'POST', path: string, body?: unknown, email = ADMIN): Promise<Answer> =>
  world.call(method, path, body, await world.tokenFor(email))
const versionOf = async (id: string): Promise<number> => (await world.load(id)).row.version
const move = async (id: string, email = ADMIN): Promise<Answer> =>
  call(
    'POST',
    `/api/v1/solicitudes/${id}/definiciones`,
    { version: await versionOf(id), reason: REASON },
    email,
  )
const filed = async (): Promise<string> => {
  const id = await filedCase(world, TYPE)
  await walk(world, id, [['PG-02', 'completa']])
  return id
}
const stepsOf = async (id: string): Promise<boolean> =>
  world.deps.catalogue.of((await world.load(id)).row).workflow.steps.has('PG-03X')

describe('a running case', () => {
  it('goes on by the workflow in force once it is moved, and is listed by it; its form stays', async () => {
    const [moved, stays] = [await filed(), await filed()]
    await publishItems(world, withSecond())
    const { newest, rows } = (await call('GET', '/api/v1/definiciones-en-uso')).body
    const old = rows.find(
      (row: { ttId: number; family: string | null }) => row.ttId === TYPE && row.family === null,
    )
    expect(old).toMatchObject({ cases: 2, name: 'Concesión de aguas superficiales' })
    expect(old.release).toBeLessThan(newest)

    expect((await move(moved)).body.moved).toBe(true)
    expect((await move(moved)).body.moved).toBe(false)
    expect([await stepsOf(moved), await stepsOf(stays)]).toEqual([true, false])
    const { row } = await world.load(moved)
    expect(world.deps.catalogue.of(row).forms).toBe(world.deps.catalogue.of({ ...row, movedTo: null }).forms)
    for (const id of [moved, stays]) await walk(world, id, [['PG-03', 'si']])
    expect([await standsAt(world, moved), await standsAt(world, stays)]).toEqual(['PG-03X', 'PG-05'])

    const history = (await call('GET', `/api/v1/solicitudes/${moved}/historia`)).body.rows
    expect(history.map(({ text }: { text: string }) => text)).toContain(
      `El caso sigue desde ahora por la versión nueva de su flujo de trabajo. Motivo: ${REASON}.`,
    )
    const lines = await world.db.rows<{ verb: string }>(
      sql`select verb from audit_log where case_id = ${moved}::uuid and verb = 'definitionsInUse.moveCase'`,
    )
    expect(lines).toHaveLength(1)
  }, 60_000)

  it('stays where its step is gone, and says why', async () => {
    const stands = await filed()
    await walk(world, stands, [['PG-03', 'si']])
    expect(await standsAt(world, stands)).toBe('PG-03X')
    await publishItems(world, asShipped())
    const refused = await move(stands)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'no_pasa',
      'Este caso no puede pasar al flujo nuevo. Está en «Segunda validación», que ya no existe.',
    ])
    const { rows } = (await call('GET', '/api/v1/definiciones-en-uso')).body
    const group = rows.find(
      (row: { ttId: number; release: number; cases: number }) => row.ttId === TYPE && row.release === 2,
    )
    const listed = await call(
      'GET',
      `/api/v1/definiciones-en-uso/casos?ttId=${TYPE}&release=${group.release}`,
    )
    expect(listed.body.rows.find((row: { id: string }) => row.id === stands)).toMatchObject({
      steps: ['Segunda validación'],
      whyNot: ['Está en «Segunda validación», que ya no existe.'],
    })
    // it ends as it began
    await walk(world, stands, [['PG-03X', 'sigue']])
    expect(await standsAt(world, stands)).toBe('PG-05')
    expect((await move(stands)).status).toBe(200)
  }, 60_000)

  it('is moved by administrators alone, by the version that they saw', async () => {
    const id = await filed()
    await publishItems(world, withSecond())
    for (const email of [
      'cli-subdirector-juridico@demo.test',
      'cli-tecnico@demo.test',
      'ciudadano@demo.test',
    ])
      expect([email, (await move(id, email)).status]).toEqual([email, 403])
    const behind = await call('POST', `/api/v1/solicitudes/${id}/definiciones`, {
      version: (await versionOf(id)) - 1,
      reason: REASON,
    })
    expect([behind.status, behind.body.code]).toEqual([409, 'version'])
    expect(await stepsOf(id)).toBe(false)
  }, 60_000)
})

describe('all cases of a group', () => {
  it('pass one by one in the background, each once, and those that cannot stay', async () => {
    await publishItems(world, withSecond())
    const stuck = await filed()
    await walk(world, stuck, [['PG-03', 'si']])
    const cases = [await filed(), await filed(), await filed()]
    const release = (await world.load(cases[0] ?? '')).row.definitions
    await publishItems(world, asShipped())
    const asked = await call('POST', '/api/v1/definiciones-en-uso/pasar', {
      ttId: TYPE,
      family: null,
      release,
      reason: REASON,
    })
    expect(asked.status).toBe(200)
    expect(asked.body.cases).toBeGreaterThanOrEqual(4)
    // killed after the first case of each batch, and begun again
    const job = expected(
      await world.db.one<{ data: MoveBatch }>(
        sql`select data from jobs where kind = 'definiciones.pasar' and state = 'pending' order by created_at desc limit 1`,
      ),
      'the job',
    )
    await moveCases(world.deps, job.data, 1)
    await moveCases(world.deps, job.data, 1)
    await world.drain()
    expect(await Promise.all(cases.map(stepsOf))).toEqual([false, false, false])
    expect(await stepsOf(stuck)).toBe(true)
    const moves = await world.db.rows<{ n: number }>(sql`
      select count(*)::int as n from case_events where type = 'caso.definiciones' and case_id = any(${cases}::uuid[]) group by case_id`)
    expect(moves).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }])
  }, 60_000)
})

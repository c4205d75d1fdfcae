import type { ContentOf, Item } from '@ventanilla/domain/configuration/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filedCase, standsAt, walk } from '../../testing/stories/family-walk.ts'
import { publishItems } from '../../testing/stories/publish-items.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { expected } from '../connection/expected.ts'
import { sql } from '../connection/sql.ts'

/**
 * Surface water (3) gives the settlement of its fee and the writing of its first auto to people of its own. Discharges (5)
 * goes by the same workflow and by nothing of this.
 */
const WATER = 3
const DISCHARGES = 5
const STAFF = {
  steps: { 'PG-05': ['CLI_TECNICO'], 'PG-07': ['CLI_TECNICO'] },
  acts: { AUTO_INICIO: { drafts: ['CLI_TECNICO'], reviews: ['CLI_COORDINADOR_RECURSOS'] } },
}

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
}, 60_000)
afterAll(() => world.close())

const shipped = (): ContentOf<'tramite'> =>
  expected(world.deps.catalogue.contents.of('tramite').get(String(WATER)), 'the procedure')
const water = (of: ContentOf<'tramite'>): Item<'tramite'> => ({
  kind: 'tramite',
  key: String(WATER),
  content: of,
})

const filed = async (ttId: number): Promise<string> => {
  const id = await filedCase(world, ttId)
  await walk(world, id, [['PG-02', 'completa']])
  return id
}
/** Roles to which the open task of a step is offered. */
const offeredIn = async (caseId: string): Promise<readonly string[]> => {
  const { audience } = expected(
    await world.db.one<{ audience: string[] }>(
      sql`select audience from tasks where case_id = ${caseId}::uuid and state = 'open'`,
    ),
    'the open task',
  )
  return audience.map((key) => key.split('@')[0] ?? '')
}
const called = async (
  email: string,
  path: string,
): Promise<{ status: number; body: { rows: { role: string }[] } }> =>
  world.call('GET', path, undefined, await world.tokenFor(email))

describe('a procedure with people of its own', () => {
  it('gives them what begins from then on, in older cases too, and leaves the others as they are', async () => {
    const [before, open] = [await filed(WATER), await filed(WATER)]
    await walk(world, open, [['PG-03', 'si']])
    const plain = shipped()
    await publishItems(world, water({ ...plain, definition: { ...plain.definition, staff: STAFF } }))
    const [after, other] = [await filed(WATER), await filed(DISCHARGES)]
    for (const id of [before, after, other]) await walk(world, id, [['PG-03', 'si']])
    expect(await Promise.all([before, after, other, open].map(offeredIn))).toEqual([
      ['CLI_TECNICO'],
      ['CLI_TECNICO'],
      ['CLI_LIQUIDADOR'],
      ['CLI_LIQUIDADOR'],
    ])
    const [task] = await world.openTasks(after)
    const rows = await called('cli-jefe-territorial@demo.test', `/api/v1/tareas/${task?.id}/candidatos`)
    expect([...new Set(rows.body.rows.map(({ role }) => role))]).toEqual(['CLI_TECNICO'])
    // its act is drafted and reviewed by its own people too, which the walk takes from the tasks
    await world.advanceTo(after, 'PG-07')
    expect(await offeredIn(after)).toEqual(['CLI_TECNICO'])
    await walk(world, after, [['PG-07', 'revisar']])
    await world.advanceTo(after, 'PG-08')
    const { acts } = (await world.load(after)).state.flow
    const act = expected(
      acts.find(({ template }) => template === 'AUTO_INICIO'),
      'the auto',
    )
    expect(act.phase).toBe('signed')
    const rolesOf = async (id: string | null): Promise<readonly string[]> =>
      (
        await world.db.rows<{ role: string }>(sql`select role from user_roles where user_id = ${id}::uuid`)
      ).map(({ role }) => role)
    expect(await rolesOf(act.drafter)).toContain('CLI_TECNICO')
    expect(await rolesOf(act.reviewer)).toContain('CLI_COORDINADOR_RECURSOS')
    expect(await standsAt(world, open)).toBe('PG-05')
    // who had the task before the publication still does it
    await walk(world, open, [['PG-05', 'liquidada']])
  }, 120_000)
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from './db/connection/sql.ts'
import { type ApiWorld, startWorld } from './testing/stories/world.ts'
import { keepAnnouncedTerms } from './announced-terms.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
}, 60_000)
afterAll(() => world.close())

const failed = (error: unknown): never => {
  throw error
}
const dueOf = async (caseId: string): Promise<string | undefined> =>
  (
    await world.db.one<{ due_on: string }>(
      sql`select due_on from tasks where case_id = ${caseId}::uuid and step = 'PG-15' and state = 'open'`,
    )
  )?.due_on

describe('tasks that were open before more days were known', () => {
  it('get the day that their act told, once, and all others keep theirs', async () => {
    const [longer, same] = [await world.fileConcession(), await world.fileConcession()]
    for (const { caseId } of [longer, same]) await world.advanceTo(caseId, 'PG-15')
    const before = await dueOf(same.caseId)
    expect(await dueOf(longer.caseId)).toBeDefined()
    expect(await keepAnnouncedTerms(world.deps, failed)).toBe(0)
    // its resolution announced twenty days
    await world.db.run(sql`
      update cases set flow = jsonb_set(flow, '{acts}', (
        select jsonb_agg(case when act->>'template' like 'RES_%' then act || '{"appealDays": 20}' else act end)
        from jsonb_array_elements(flow->'acts') act))
      where id = ${longer.caseId}::uuid`)
    const short = (await dueOf(longer.caseId)) ?? ''
    expect(await keepAnnouncedTerms(world.deps, failed)).toBe(1)
    const told = (await dueOf(longer.caseId)) ?? ''
    // ten more business days are at least two weeks
    expect(Date.parse(told) - Date.parse(short)).toBeGreaterThanOrEqual(14 * 86_400_000)
    expect((await world.load(longer.caseId)).state.flow.tasks).toMatchObject([{ step: 'PG-15', dueOn: told }])
    expect(await dueOf(same.caseId)).toBe(before)
    expect(await keepAnnouncedTerms(world.deps, failed)).toBe(0)
  }, 180_000)
})

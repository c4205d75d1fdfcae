import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
let filed: { caseId: string; radicado: string }
beforeAll(async () => {
  world = await startWorld()
  filed = await world.fileConcession()
  await world.advanceTo(filed.caseId, 'PG-08')
})
afterAll(() => world.close())

const list = async (who: string, query = '') =>
  world.call('GET', `/api/v1/actos${query}`, undefined, await world.tokenFor(who))

describe('the register of acts', () => {
  it('lists numbered acts, newest first, found by series, year, number and words', async () => {
    const all = await list('cli-secretaria-juridica@demo.test')
    expect(all.status).toBe(200)
    expect(all.body.rows.length).toBeGreaterThan(1)
    const [last] = all.body.rows
    expect(last).toMatchObject({ radicado: filed.radicado, title: expect.stringMatching(/inicio/i) })
    const ids = async (query: string): Promise<string[]> =>
      (await list('cli-secretaria-juridica@demo.test', query)).body.rows.map((r: { id: string }) => r.id)
    expect(await ids(`?serie=${last.series}`)).toContain(last.id)
    expect(await ids(`?anio=2026&numero=${encodeURIComponent(last.number)}`)).toEqual([last.id])
    expect(await ids('?anio=2025')).toEqual([])
    expect(await ids('?q=AUTO%20de%20inicio')).toEqual([last.id])
    expect(await ids(`?q=${filed.radicado}`)).toHaveLength(all.body.rows.length)
    expect((await list('cli-secretaria-juridica@demo.test', '?q=ab')).status).toBe(422)
  })

  it('shows a territorial chief those of their office, and others nothing at all', async () => {
    expect((await list('cli-jefe-territorial@demo.test')).body.rows.length).toBeGreaterThan(0)
    expect((await list('cli-jefe-territorial-norte@demo.test')).body.rows).toEqual([])
    expect((await list('cli-juridico@demo.test')).status).toBe(403)
    expect((await list('ciudadano@demo.test')).status).toBe(403)
  })
})

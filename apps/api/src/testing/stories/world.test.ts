import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiWorld, startWorld } from './world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

describe('a world for tests', () => {
  it('lets people in through the front door', async () => {
    const token = await world.login('cli-juridico@demo.test')
    expect((await world.call('GET', '/api/v1/perfil', undefined, token)).status).toBe(200)
  })

  it('takes a concession from its draft to the archive', async () => {
    const { caseId, radicado } = await world.fileConcession()
    expect(radicado).toMatch(/\d/)
    expect((await world.openTasks(caseId)).map((t) => t.step)).toEqual(['PG-02'])
    await world.advanceTo(caseId, 'FIN')
    const detail = await world.call(
      'GET',
      `/api/v1/solicitudes/${caseId}`,
      undefined,
      await world.tokenFor('ciudadano@demo.test'),
    )
    expect(detail.body.status).toBe('finalizada')
  }, 60_000)
})

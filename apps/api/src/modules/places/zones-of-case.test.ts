import type { Answer } from '@ventanilla/demo/teller/caller'
import type { ContentOf } from '@ventanilla/domain/configuration/kinds'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { drawLayer, ELSEWHERE, EVERYWHERE, NO_LAYER, zoneOn } from '../../testing/stories/made-zones.ts'
import { publishItems } from '../../testing/stories/publish-items.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** What the zones said of a case, through the whole server. */

const CITIZEN = 'ciudadano@demo.test'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
}, 60_000)
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.run(sql`delete from rate_limits`)
})

const as = async (who: string, method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> =>
  world.call(method, path, body, await world.tokenFor(who))
const zonesOf = (who: string, caseId: string): Promise<Answer> =>
  as(who, 'GET', `/api/v1/solicitudes/${caseId}/zonas`)
const verify = (who: string, caseId: string, zone: string, body: object): Promise<Answer> =>
  as(who, 'POST', `/api/v1/solicitudes/${caseId}/zonas/${zone}/verificar`, body)
const NOTE = 'Miré el mapa de la autoridad nacional.'

const zone = (layer: string, name: string, order: number): ContentOf<'zona'> =>
  zoneOn(layer, { name, order, class: 'otra' })

/** Files a concession where everything of Colombia is in one zone, nothing in another, and of a third nobody knows. */
async function filed(): Promise<{ caseId: string; doer: string }> {
  const everywhere = await drawLayer(world, 'Todo', EVERYWHERE)
  const elsewhere = await drawLayer(world, 'Nada', ELSEWHERE)
  await publishItems(
    world,
    { kind: 'zona', key: '1', content: zone(everywhere, 'Todo', 0) },
    { kind: 'zona', key: '2', content: zone(elsewhere, 'Nada', 1) },
    { kind: 'zona', key: '3', content: zone(NO_LAYER, 'Perdida', 2) },
  )
  const { caseId } = await world.fileConcession()
  const [task] = await world.openTasks(caseId)
  const { id } = await world.doerOf(caseId, task?.step ?? '')
  const doer = [...world.people].find(([, person]) => person === id)?.[0] ?? ''
  return { caseId, doer }
}

describe('a case that is filed', () => {
  it('keeps what each zone said of its places, with layer, source and date', async () => {
    const { caseId, doer } = await filed()
    const { status, body } = await zonesOf(doer, caseId)
    expect([status, body.message, body.mayVerify]).toEqual([200, undefined, true])
    expect(body.checks.map((one: { name: string; state: string }) => [one.name, one.state])).toEqual([
      ['Nada', 'no_cruza'],
      ['Perdida', 'sin_verificar'],
      ['Todo', 'cruza'],
    ])
    expect(body.pending).toEqual(['3'])
    const crossed = body.checks.find((one: { name: string }) => one.name === 'Todo').crossed
    expect(crossed.length).toBeGreaterThan(0)
    for (const one of crossed) expect([one.name, one.place]).toEqual(['Todo', expect.stringMatching(/\S/)])
  })

  it('keeps it whatever is published afterwards', async () => {
    const { caseId, doer } = await filed()
    const before = (await zonesOf(doer, caseId)).body
    const other = await drawLayer(world, 'Otra', ELSEWHERE)
    await publishItems(world, { kind: 'zona', key: '1', content: zone(other, 'Otro nombre', 0) })
    expect((await zonesOf(doer, caseId)).body).toEqual(before)
  })

  it('is read by officials who read it, and by nobody else', async () => {
    const { caseId } = await filed()
    for (const who of [CITIZEN, 'vecino-1@demo.test', 'cli-liquidador@demo.test'])
      expect((await zonesOf(who, caseId)).status, who).toBe(404)
    // who reads all cases works on none
    const { status, body } = await zonesOf('cli-director-general@demo.test', caseId)
    expect([status, body.checks.length, body.mayVerify]).toEqual([200, 3, false])
  })
})

describe('a zone of which nobody knew', () => {
  it('is known once an official said what they saw; what was compared stays', async () => {
    const { caseId, doer } = await filed()
    const reply = await verify(doer, caseId, '3', { state: 'no_cruza', note: NOTE })
    expect([reply.status, reply.body.message]).toEqual([200, undefined])
    expect(reply.body.pending).toEqual([])
    expect(reply.body.checks.slice(-1)).toMatchObject([
      { moment: 'verificacion', zone: '3', state: 'no_cruza', by: expect.stringMatching(/\S/), note: NOTE },
    ])
    expect(reply.body.checks).toHaveLength(4)
    expect(
      await world.db.rows(
        sql`select case_id as case from audit_log where verb = 'places.verify' and case_id = ${caseId}::uuid`,
      ),
    ).toEqual([{ case: caseId }])
  })

  it('is not said twice, nor over a comparison, nor of a zone that was not compared', async () => {
    const { caseId, doer } = await filed()
    await verify(doer, caseId, '3', { state: 'cruza', note: NOTE })
    expect((await verify(doer, caseId, '3', { state: 'no_cruza', note: NOTE })).status).toBe(409)
    expect((await verify(doer, caseId, '1', { state: 'no_cruza', note: NOTE })).status).toBe(409)
    expect((await verify(doer, caseId, '77', { state: 'no_cruza', note: NOTE })).status).toBe(404)
  })

  it('is not verified without saying what was seen, nor by who does not work on the case', async () => {
    const { caseId, doer } = await filed()
    expect((await verify(doer, caseId, '3', { state: 'no_cruza', note: 'Sí' })).status).toBe(422)
    for (const who of [CITIZEN, 'cli-liquidador@demo.test'])
      expect((await verify(who, caseId, '3', { state: 'no_cruza', note: NOTE })).status, who).toBe(404)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { givePower } from '@ventanilla/demo/people/powers'
import { filedCase } from '../../testing/stories/family-walk.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

const OWNER = 'ciudadano@demo.test'
const OTHER = 'empresa@demo.test'
const PROXY = 'apoderado@demo.test'

let world: ApiWorld
let granted: string
beforeAll(async () => {
  world = await startWorld()
  granted = await filedCase(world, 3)
  await world.advanceTo(granted, 'FIN')
}, 120_000)
afterAll(() => world.close())

const permit = async (email: string, id: string) =>
  world.call('GET', `/api/v1/solicitudes/${id}/permiso`, undefined, await world.tokenFor(email))
const change = async (email: string, id: string) =>
  world.call('POST', `/api/v1/solicitudes/${id}/modificacion`, {}, await world.tokenFor(email), {
    'idempotency-key': randomUUID(),
  })
const draft = async (email: string, id: string) =>
  world.call('GET', `/api/v1/solicitudes/${id}/borrador`, undefined, await world.tokenFor(email))
const answersOf = async (id: string) =>
  (await world.db.one<{ answers: Record<string, unknown> }>(
    sql`select answers from drafts where case_id = ${id}::uuid`,
  )) ?? { answers: {} }

describe('asking to change a granted permit', () => {
  it('begins with what the authority knows of it, once, and is offered by the case', async () => {
    const detail = await world.call(
      'GET',
      `/api/v1/solicitudes/${granted}`,
      undefined,
      await world.tokenFor(OWNER),
    )
    expect(detail.body.actions.changePermit).toBe(true)
    const { body } = await permit(OWNER, granted)
    expect(body).toMatchObject({
      resolution: expect.stringMatching(/\d/),
      file: expect.stringMatching(/\d/),
      reason: null,
      draftId: null,
    })
    const begun = await change(OWNER, granted)
    expect([begun.status, begun.body.created]).toEqual([201, true])
    expect((await answersOf(begun.body.id)).answers).toMatchObject({
      resolucion: body.resolution,
      expediente: body.file,
      tipo_permiso: '3',
      fecha_resolucion: body.signedOn,
      titular: body.holder,
    })
    const again = await change(OWNER, granted)
    expect([again.status, again.body]).toEqual([200, { id: begun.body.id, created: false }])
    expect((await permit(OWNER, granted)).body.draftId).toBe(begun.body.id)
    const home = await world.call('GET', '/api/v1/tablero', undefined, await world.tokenFor(OWNER))
    expect(JSON.stringify(home.body)).toContain(`/solicitudes/modificacion-permiso/${begun.body.id}`)
  }, 60_000)

  it('of another permit is another request', async () => {
    const second = await filedCase(world, 3)
    await world.advanceTo(second, 'FIN')
    const begun = await change(OWNER, second)
    expect([begun.status, begun.body.created]).toEqual([201, true])
    expect((await answersOf(begun.body.id)).answers['resolucion']).toBe(
      (await permit(OWNER, second)).body.resolution,
    )
  }, 120_000)

  it('is the holder’s: not another person’s, a third party’s, an official’s, nor by a name that never existed', async () => {
    for (const email of [OTHER, 'cli-gestion-documental@demo.test', 'consulta@demo.test']) {
      expect([403, 404], email).toContain((await permit(email, granted)).status)
      expect([403, 404], email).toContain((await change(email, granted)).status)
    }
    await world.db.run(sql`
      insert into case_parties(case_id, user_id, role, since)
      values (${granted}::uuid, ${await world.personId(OTHER)}::uuid, 'tercero', ${world.clock.now()})`)
    expect([(await permit(OTHER, granted)).status, (await change(OTHER, granted)).status]).toEqual([404, 404])
    expect((await permit(OWNER, randomUUID())).status).toBe(404)
    expect((await change(OWNER, randomUUID())).status).toBe(404)
  })

  it('is begun for its holder by whom they sent for all their matters, and not by whom they sent for one', async () => {
    const third = await filedCase(world, 3)
    await world.advanceTo(third, 'FIN')
    await givePower(world, OWNER, PROXY, third)
    expect((await permit(PROXY, third)).body.reason).toMatch(/todos los trámites/)
    expect((await change(PROXY, third)).status).toBe(409)
    const power = await givePower(world, OWNER, PROXY)
    expect((await permit(PROXY, third)).body.reason).toBeNull()
    const begun = await change(PROXY, third)
    expect(begun.status).toBe(201)
    const row = await world.db.one<{ applicant_id: string; created_by: string }>(
      sql`select applicant_id, created_by from cases where id = ${begun.body.id}::uuid`,
    )
    expect(row).toEqual({
      applicant_id: await world.personId(OWNER),
      created_by: await world.personId(PROXY),
    })
    // both write in the same request
    for (const email of [OWNER, PROXY]) {
      expect((await change(email, third)).body).toEqual({ id: begun.body.id, created: false })
      expect((await draft(email, begun.body.id)).status, email).toBe(200)
    }
    await world.call('DELETE', `/api/v1/perfil/apoderados/${power}`, undefined, await world.tokenFor(OWNER), {
      'idempotency-key': randomUUID(),
    })
    expect((await draft(PROXY, begun.body.id)).status).toBe(404)
    expect((await permit(PROXY, third)).body.reason).toMatch(/todos los trámites/)
  }, 120_000)

  it('is refused where the case still runs or is a draft', async () => {
    const running = await filedCase(world, 3)
    expect((await permit(OWNER, running)).body.reason).toMatch(/no terminó con un permiso/)
    const refused = await change(OWNER, running)
    expect([refused.status, refused.body.code]).toEqual([409, 'sin_permiso'])
    const { caseId } = await world.draftOf3(OWNER)
    expect((await change(OWNER, caseId)).status).toBe(404)
  })
})

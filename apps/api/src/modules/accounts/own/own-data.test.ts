import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../db/connection/sql.ts'
import { forgetLimits } from '../../../testing/account-app.ts'
import { type ApiWorld, startWorld } from '../../../testing/stories/world.ts'

let world: ApiWorld
let filed: { caseId: string; radicado: string }
beforeAll(async () => {
  world = await startWorld()
  filed = await world.fileConcession()
  await world.fileConcession({ applicant: 'empresa@demo.test' })
  await world.draftOf3('ciudadano@demo.test')
})
afterAll(() => world.close())
beforeEach(() => forgetLimits(world.db))

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  address: string,
  who: string,
  body?: unknown,
) => world.call(method, `/api/v1/perfil/${address}`, body, await world.tokenFor(who))
const CITIZEN = 'ciudadano@demo.test'

describe('downloading one’s own data', () => {
  it('gives the account, the cases with their answers and drafts, and nobody else’s', async () => {
    const reply = await call('GET', 'mis-datos', CITIZEN)
    expect(reply.status).toBe(200)
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="mis-datos-\d{4}-\d\d-\d\d\.json"$/,
    )
    const { body } = reply
    expect(body.cuenta.email).toBe(CITIZEN)
    expect(body.solicitudes.map((one: { radicado: string | null }) => one.radicado)).toContain(filed.radicado)
    expect(body.solicitudes).toHaveLength(2)
    expect(body.borradores).toHaveLength(1)
    expect(body.archivos.length).toBeGreaterThan(0)
    expect(body.sesiones.length).toBeGreaterThan(0)
    expect(JSON.stringify(body)).not.toContain('empresa@demo.test')
  })

  it('holds no secret: hashes of passwords, keys of devices, codes', async () => {
    const text = JSON.stringify((await call('GET', 'mis-datos', CITIZEN)).body)
    const secret = await world.db.one<{ hash: string; key: string }>(
      sql`select password_hash as hash, encode(device_key, 'base64') as key from users where email = ${CITIZEN}`,
    )
    expect(secret?.hash.length).toBeGreaterThan(20)
    expect(text).not.toContain(secret?.hash)
    expect(text).not.toContain(secret?.key)
    expect(text).not.toMatch(/hash|device_key|storage_key/)
  })

  it('is written into the record of what was done', async () => {
    const row = await world.db.one<{ n: number }>(
      sql`select count(*)::int as n from audit_log where verb = 'accounts.downloadOwnData'`,
    )
    expect(row?.n).toBe(2)
  })
})

describe('asking for deletion', () => {
  it('is recorded once, told to the administrators, and can be taken back', async () => {
    expect((await call('GET', 'eliminacion', CITIZEN)).body).toEqual({ request: null })
    const asked = await call('POST', 'eliminacion', CITIZEN, { reason: 'Ya no tengo la finca' })
    expect([asked.status, asked.body.request.reason]).toEqual([201, 'Ya no tengo la finca'])
    await call('POST', 'eliminacion', CITIZEN, { reason: 'Otra vez lo mismo' })
    expect((await call('GET', 'eliminacion', CITIZEN)).body.request.reason).toBe('Ya no tengo la finca')
    const notices = await world.call(
      'GET',
      '/api/v1/avisos',
      undefined,
      await world.tokenFor('cli-admin@demo.test'),
    )
    const told = notices.body.rows.filter((one: { title: string }) => /eliminar sus datos/.test(one.title))
    expect(told).toHaveLength(1)
    expect(told[0].href).toBe(`/usuario/1/${await world.personId(CITIZEN)}`)
    expect((await call('DELETE', 'eliminacion', CITIZEN)).body).toEqual({ request: null })
    expect((await call('GET', 'eliminacion', CITIZEN)).body).toEqual({ request: null })
  })

  it('is for those who ask the authority for something, not for its officials', async () => {
    expect((await call('POST', 'eliminacion', 'cli-juridico@demo.test', { reason: 'Me voy' })).status).toBe(
      403,
    )
  })
})

describe('accepting a legal text', () => {
  it('keeps which version of the electronic notification was agreed to, and when', async () => {
    await call('PUT', 'notificacion-electronica', CITIZEN, { authorized: false })
    world.clock.advance(60_000)
    const { body } = await call('PUT', 'notificacion-electronica', CITIZEN, { authorized: true })
    expect(body.accepted).toContainEqual({
      text: 'notificacion-electronica',
      version: expect.stringMatching(/\d/),
      at: world.clock.now().toISOString(),
    })
  })
})

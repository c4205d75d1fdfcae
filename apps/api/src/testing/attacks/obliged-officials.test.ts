import { randomUUID } from 'node:crypto'
import type { EndpointShape } from '@ventanilla/contract/endpoint'
import { DEMO_PASSWORD } from '@ventanilla/domain/identity/demo-password'
import { holds, type Permission } from '@ventanilla/domain/access/permissions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { endpoints } from '../../endpoints.ts'
import { makeAuthenticator } from '../authenticator.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

/** With STAFF_PASSKEY=on an official without a passkey can log in and only add one. */

const OFFICIAL = 'cli-admin@demo.test'
const PORTAL = { origin: 'https://portal.test', rpId: 'portal.test' }

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld({ env: { STAFF_PASSKEY: 'on' } })
})
afterAll(() => world.close())
beforeEach(() => world.db.run(sql`delete from rate_limits`))

const named = (list: readonly EndpointShape[]): [string, EndpointShape][] =>
  list.map((e) => [`${e.method} ${e.path}`, e])
const guarded = endpoints.filter((e) => e.permission !== 'public')

async function ask(
  endpoint: EndpointShape,
  token: string,
): Promise<{ status: number; body: { code?: string } }> {
  const address = endpoint.path.replace(/:\w+/g, () => randomUUID())
  return world.call(endpoint.method, address, endpoint.method === 'GET' ? undefined : {}, token)
}

describe('an official who owes a passkey', () => {
  it.each(named(guarded.filter((e) => e.whileOwing !== true)))('is refused %s', async (_name, endpoint) => {
    const actor = await world.actor(OFFICIAL)
    const { status, body } = await ask(endpoint, await world.login(OFFICIAL))
    const lacks = endpoint.permission !== 'session' && !holds(actor, endpoint.permission as Permission)
    expect([status, body.code]).toEqual([403, lacks ? 'sin_permiso' : 'falta_llave'])
  })

  it.each(named(guarded.filter((e) => e.whileOwing === true)))('may call %s', async (_name, endpoint) => {
    const { status, body } = await ask(endpoint, await world.login(OFFICIAL))
    expect(status).toBeLessThan(500)
    expect([401, 403]).not.toContain(status)
    expect(body.code).not.toBe('falta_llave')
  })

  it('may look at the session, leave it, see the profile and add a key; nothing else', () => {
    expect(endpoints.filter((e) => e.whileOwing === true).map((e) => e.id)).toEqual([
      'accounts.readProfile',
      'accounts.changePassword',
      'accounts.listOwedTexts',
      'accounts.acceptTexts',
      'sessions.renew',
      'passkeys.list',
      'passkeys.begin',
      'passkeys.add',
      'sessions.read',
      'sessions.logOut',
      'sessions.noteUse',
      'sessions.list',
      'sessions.end',
      'sessions.endOthers',
    ])
  })
})

it('lets an official work from the moment the key is added, and not without it again', async () => {
  const token = await world.login(OFFICIAL)
  const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    world.call(method, `/api/v1/${path}`, body, token)
  expect((await call('GET', 'perfil/llaves')).body).toEqual({ rows: [], obliged: true })
  expect((await call('GET', 'usuarios')).status).toBe(403)
  const { options } = (await call('POST', 'perfil/llaves/opciones', { password: DEMO_PASSWORD })).body
  const added = await call('POST', 'perfil/llaves', {
    name: 'Llave',
    response: makeAuthenticator(PORTAL).make(options),
  })
  expect(added.status).toBe(201)
  expect((await call('GET', 'usuarios')).status).toBe(200)
  const removal = await call('POST', `perfil/llaves/${added.body.id}/quitar`, { password: DEMO_PASSWORD })
  expect([removal.status, removal.body.code]).toEqual([409, 'ultima_llave'])
  // without a passkey the open session is restricted at once
  const person = await world.personId(OFFICIAL)
  await world.db.run(sql`delete from passkeys where user_id = ${person}::uuid`)
  expect((await call('GET', 'usuarios')).body.code).toBe('falta_llave')
})

it('leaves citizens as they are', async () => {
  const token = await world.login('ciudadano@demo.test')
  expect((await world.call('GET', '/api/v1/perfil/llaves', undefined, token)).body.obliged).toBe(false)
  expect((await world.call('GET', '/api/v1/tablero', undefined, token)).body.code).not.toBe('falta_llave')
})

import { randomUUID } from 'node:crypto'
import type { EndpointShape } from '@ventanilla/contract/endpoint'
import type { Actor } from '@ventanilla/domain/access/actor'
import { holds, type Permission } from '@ventanilla/domain/access/permissions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSession } from '../../db/people/sessions.ts'
import { sql } from '../../db/connection/sql.ts'
import { endpoints } from '../../endpoints.ts'
import { makeTokens } from '../../http/guards/token.ts'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { type ApiWorld, startWorld } from '../stories/world.ts'

/** Accounts that represent the roles: each permission is held by one and lacked by another. */
const CAST = [
  'ciudadano@demo.test',
  'consulta@demo.test',
  'cli-juridico@demo.test',
  'cli-admin@demo.test',
  'cli-ventanilla-unica@demo.test',
  'cli-coordinador-juridico@demo.test',
  'cli-jefe-territorial@demo.test',
  'cli-gestion-documental@demo.test',
  'cli-secretaria-juridica@demo.test',
  'cli-tecnico@demo.test',
  'superadmin@demo.test',
]

let world: ApiWorld
const cast: Actor[] = []
beforeAll(async () => {
  world = await startWorld()
  for (const email of CAST) cast.push(await world.actor(email))
  // everyone in the cast holds the common permissions; an unknown role lacks all (default deny)
  const stranger = await world.personId('lider-respel@demo.test')
  await world.db.run(sql`update users set main_role = 'SIN_PERMISOS' where id = ${stranger}::uuid`)
  await world.db.run(sql`update user_roles set role = 'SIN_PERMISOS' where user_id = ${stranger}::uuid`)
  cast.push(await world.actor(stranger))
})
afterAll(() => world.close())
beforeEach(() => world.db.run(sql`delete from rate_limits`))

const guarded = endpoints.filter((e) => e.permission !== 'public')
const named = (list: readonly EndpointShape[]): [string, EndpointShape][] =>
  list.map((e) => [`${e.method} ${e.path}`, e])

/** A new session for every call: some calls end the session that makes them. */
async function freshToken(userId: string): Promise<string> {
  const sessionId = world.deps.newId()
  await openSession(world.db, { id: sessionId, userId, address: null, agent: 'matriz' })
  return makeTokens(world.deps.secret).sign({ sessionId, userId })
}

/** An address that names nothing that exists. */
const addressOf = (endpoint: EndpointShape): string => endpoint.path.replace(/:\w+/g, () => randomUUID())

function call(endpoint: EndpointShape, token?: string, body: unknown = {}): Promise<Answer> {
  const sends = endpoint.body !== undefined || endpoint.method === 'POST' || endpoint.method === 'PUT'
  return world.call(endpoint.method, addressOf(endpoint), sends ? body : undefined, token)
}

const may = (actor: Actor, endpoint: EndpointShape): boolean =>
  endpoint.permission === 'session' || holds(actor, endpoint.permission as Permission)

describe('without a session', () => {
  it.each(named(guarded))('%s answers 401', async (_name, endpoint) => {
    expect((await call(endpoint)).status).toBe(401)
    expect((await call(endpoint, 'no-es-un-token')).status).toBe(401)
  })
})

describe('with a role that lacks the permission', () => {
  it.each(named(guarded.filter((e) => e.permission !== 'session')))(
    '%s answers 403',
    async (_name, endpoint) => {
      const others = cast.filter((actor) => !may(actor, endpoint))
      expect(others.length).toBeGreaterThan(0)
      for (const actor of others) {
        const { status, body } = await call(endpoint, await freshToken(actor.id))
        expect([actor.roles[0], status]).toEqual([actor.roles[0], 403])
        expect(body.message).toBe('No tiene permiso para hacer esto.')
      }
    },
  )
})

describe('with a role that holds the permission', () => {
  it.each(named(guarded))('%s opens its door', async (_name, endpoint) => {
    const statuses: [number, unknown][] = []
    for (const actor of cast.filter((a) => may(a, endpoint))) {
      const { status, body } = await call(endpoint, await freshToken(actor.id))
      expect(status).toBeLessThan(500)
      expect(status).not.toBe(401)
      statuses.push([status, status === 403 ? (body as { code?: string }).code : null])
    }
    // some calls accept only officials or only applicants among the holders: at least one must pass
    expect(statuses.some(([status, code]) => status !== 403 || code !== 'sin_permiso')).toBe(true)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../endpoints.ts'
import { forgetLimits } from '../account-app.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

/**
 * Prevents information disclosure to an anonymous caller: only intended content, each response with its content
 * type.
 */

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'GET', url, headers })

/** One response of each kind: a page, data, a rejection, a missing path, unreadable input. */
const KINDS: readonly (readonly [string, string, number])[] = [
  ['a page', '/', 200],
  ['public data', '/api/v1/tramite/categoria/1', 200],
  ['the description of the calls', '/api/v1/openapi.json', 200],
  ['a call without a session', '/api/v1/perfil', 401],
  ['a call that is not there', '/api/v1/no-existe', 404],
  ['an address that cannot be read', '/%ZZ', 400],
  ['a link that nobody signed', '/api/v1/almacen/cargas/a?firma=x', 403],
]

describe('an answer', () => {
  it.each(KINDS)(
    'says of %s what it is, and lets nobody guess, frame or leak it',
    async (_what, url, status) => {
      const { statusCode, headers } = await get(url)
      expect(statusCode).toBe(status)
      expect(headers['content-type']).toMatch(/; ?charset=utf-8$/i)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('same-origin')
      expect(headers['content-security-policy']).toContain('frame-ancestors')
      expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined()
    },
  )

  it('that a session brought, or that refuses, is kept by no cache', async () => {
    const token = await world.tokenFor('ciudadano@demo.test')
    for (const answer of [
      await world.call('GET', '/api/v1/perfil', undefined, token),
      await world.call('GET', '/api/v1/tramite/categoria/1', undefined, token),
      await world.call('GET', '/api/v1/perfil'),
      await world.call('GET', `/api/v1/solicitudes/${world.deps.newId()}`, undefined, token),
    ])
      expect([answer.status, answer.headers['cache-control']]).toEqual([answer.status, 'no-store'])
  })
})

describe('the server', () => {
  it.each(['TRACE', 'CONNECT', 'PROPFIND'])('does nothing for %s', async (method) => {
    const reply = await world.app.inject({
      method: method as 'GET',
      url: '/api/v1/perfil',
      headers: { authorization: 'Bearer eco', cookie: 'eco=1' },
    })
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.body).not.toContain('eco')
  })

  it.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/package-lock.json',
    '/src/main.ts',
    '/../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/data/secret',
  ])('gives nothing of its own for %s', async (url) => {
    const { body, headers } = await get(url)
    expect(body).not.toMatch(/\[core\]|ref: refs|"workspaces"|"dependencies"|readSettings/)
    // unknown addresses show the application's own not-found screen
    expect(headers['content-type']).toMatch(/^text\/(html|plain)|^application\/json/)
  })

  it.each(['/assets/', '/assets', '/api/v1/almacen/', '/api/v1/almacen'])(
    'lists no folder for %s',
    async (url) => {
      // the not-found page names only the files it needs itself, and links to none
      expect((await get(url)).body).not.toMatch(/index of|<a [^>]*\.(?:js|css|woff2)"|cargas/i)
    },
  )
})

it('what is asked twice is refused and not chosen from', async () => {
  await forgetLimits(world.db)
  const token = await world.tokenFor('cli-admin@demo.test')
  const asked = endpoints.filter((e) => e.method === 'GET' && e.query !== undefined && e.media === undefined)
  expect(asked.length).toBeGreaterThan(10)
  for (const { path, query, id } of asked) {
    const [name] = Object.keys(query?.shape ?? {})
    const url = `${path.replace(/:\w+/g, () => world.deps.newId())}?${name}=a&${name}=b`
    const { status } = await world.call('GET', url, undefined, token)
    expect([id, status < 400]).toEqual([id, false])
  }
})

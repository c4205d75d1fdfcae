import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { endpoints } from '../../endpoints.ts'
import { hasProgram } from '../servers/programs.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'
import { MARK } from './any-text.ts'
import { sqlmap, wapiti } from './scanners.ts'
import { readingsAmong, type Target, targetsOf, thingsToName } from './targets.ts'

/**
 * Two Debian scanners over every call: any finding and any 5xx response fails. About two minutes on two quiet
 * cores; slower scans run by hand are described in `scanners.ts`.
 */

const MINUTES = 60_000

let world: ApiWorld
let origin: string
let targets: readonly Target[]
let forgetting: NodeJS.Timeout
const broken = new Set<string>()
/** each call with the statuses that it was answered with */
const answered = new Map<string, Set<number>>()
// literal paths first: `/a/nueva` also matches `/a/:id`
const CALLS = endpoints
  .toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
  .map(({ id, method, path }) => ({ id, method, address: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }))
beforeAll(async () => {
  world = await startWorld()
  targets = await targetsOf(world, await thingsToName(world))
  // the world's server is ready and accepts no more hooks
  world.app.server.on('request', (request, response) => {
    response.on('finish', () => {
      const path = request.url?.split('?')[0] ?? ''
      const known = CALLS.find((one) => one.method === request.method && one.address.test(path))
      const call = known?.id ?? `${request.method} ${path}`
      if (response.statusCode >= 500) broken.add(`${call} ${response.statusCode}`)
      answered.set(call, (answered.get(call) ?? new Set()).add(response.statusCode))
    })
  })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
  // rate limits would respond in place of the guarded code; other tests cover them
  forgetting = setInterval(() => {
    void world.db.run(sql`with a as (delete from budgets) delete from rate_limits`).catch(() => undefined)
  }, 200)
})
afterAll(async () => {
  clearInterval(forgetting)
  await world.close()
})

/** A deliberately vulnerable server: pastes the input into the statement. */
async function planted(): Promise<{ app: FastifyInstance; origin: string }> {
  const app = Fastify()
  const find = async (name: unknown): Promise<unknown> => {
    const text = `select id, email from users where email = '${String(name)}' order by email`
    return { rows: (await world.db.pool.query(text)).rows }
  }
  app.setErrorHandler((error: Error, _request, reply) =>
    reply.code(500).send({ message: `PostgreSQL query failed: ERROR: ${error.message}` }),
  )
  app.get('/api/buscar', (request) => find((request.query as { nombre?: unknown }).nombre))
  app.post('/api/buscar', (request) => find((request.body as { nombre?: unknown }).nombre))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` }
}

const bare = { id: 'plantada', token: null, places: 1 } as const
const NAME = 'ciudadano@demo.test'

describe.skipIf(!hasProgram('sqlmap'))('sqlmap', () => {
  it.each<[string, Target]>([
    ['an address', { ...bare, method: 'GET', url: `/api/buscar?nombre=${NAME}${MARK}`, body: null }],
    ['a body', { ...bare, method: 'POST', url: '/api/buscar', body: `{"nombre":"${NAME}${MARK}"}` }],
  ])(
    'finds the injection that was planted in %s',
    async (_where, target) => {
      const server = await planted()
      try {
        const { found, said } = await sqlmap(server.origin, [target])
        expect(found.length, said.slice(-3000)).toBeGreaterThan(0)
      } finally {
        await server.app.close()
      }
    },
    5 * MINUTES,
  )

  it(
    'finds none in any call, and breaks none',
    async () => {
      const half = (odd: number): readonly Target[] => targets.filter((_, at) => at % 2 === odd)
      const scans = await Promise.all([sqlmap(origin, half(0)), sqlmap(origin, half(1))])
      expect(scans.flatMap(({ found }) => found)).toEqual([])
      expect([...broken]).toEqual([])
      // a scanner that reached nothing would find nothing
      const asked = targets.filter(({ places }) => places > 0).map(({ id }) => id)
      expect(asked.filter((id) => !answered.has(id))).toEqual([])
    },
    45 * MINUTES,
  )
})

describe.skipIf(!hasProgram('wapiti'))('wapiti', () => {
  it(
    'finds the injection that was planted',
    async () => {
      const server = await planted()
      try {
        const { found, said } = await wapiti(server.origin, [`/api/buscar?nombre=${NAME}`], null)
        expect(found.join('\n'), said.slice(-3000)).toContain('SQL Injection')
      } finally {
        await server.app.close()
      }
    },
    5 * MINUTES,
  )

  it.each([
    ['nobody', null],
    ['a citizen', 'ciudadano@demo.test'],
    ['an official', 'cli-coordinador-juridico@demo.test'],
  ])(
    'finds nothing in what %s reads, and breaks nothing',
    async (_who, email) => {
      const readings = readingsAmong(targets)
      const urls = readings.map(({ url }) => url.replaceAll(MARK, ''))
      answered.clear()
      const token = email === null ? null : await world.tokenFor(email)
      const { found } = await wapiti(origin, urls, token)
      expect(found).toEqual([])
      expect([...broken]).toEqual([])
      // a scanner that reached nothing, or was let in nowhere, would find nothing
      const open = readings.filter(({ token: needed }) => token !== null || needed === null)
      const reached = ({ id }: Target): boolean =>
        [...(answered.get(id) ?? [])].some((status) => status !== 401)
      expect(open.filter((one) => !reached(one)).map(({ id }) => id)).toEqual([])
    },
    30 * MINUTES,
  )
})

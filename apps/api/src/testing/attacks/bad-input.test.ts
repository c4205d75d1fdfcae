import { randomUUID } from 'node:crypto'
import type { EndpointShape } from '@ventanilla/contract/endpoint'
import type { Actor } from '@ventanilla/domain/access/actor'
import { holds, type Permission } from '@ventanilla/domain/access/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '../../db/people/sessions.ts'
import { sql } from '../../db/connection/sql.ts'
import { endpoints } from '../../endpoints.ts'
import { makeTokens } from '../../http/guards/token.ts'
import { badValues, boundless, deepBodies, plausible, schemaOf } from './bad-values.ts'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { fingerprint } from '../servers/fingerprint.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

/** Every contract call with every value its own schema rejects: responds 4xx in Spanish and changes nothing. */

const CAST = [
  'ciudadano@demo.test',
  'cli-coordinador-juridico@demo.test',
  'cli-admin@demo.test',
  'cli-ventanilla-unica@demo.test',
  'cli-gestion-documental@demo.test',
  'cli-secretaria-juridica@demo.test',
  'cli-tecnico@demo.test',
]

let world: ApiWorld
const cast: Actor[] = []
beforeAll(async () => {
  world = await startWorld()
  for (const email of CAST) cast.push(await world.actor(email))
})
afterAll(() => world.close())

const named = (list: readonly EndpointShape[]): [string, EndpointShape][] =>
  list.map((e) => [`${e.method} ${e.path}`, e])
const withBody = endpoints.filter((e) => e.body !== undefined)
const withQuery = endpoints.filter((e) => e.query !== undefined)
const withParams = endpoints.filter((e) => e.params !== undefined)

/** A token of a permitted caller in a session of its own, since some calls end their session. */
async function tokenFor(endpoint: EndpointShape): Promise<string> {
  const open = endpoint.permission === 'public' || endpoint.permission === 'session'
  const actor = cast.find((one) => open || holds(one, endpoint.permission as Permission))
  if (actor === undefined) throw new Error(`Nadie puede hacer ${endpoint.id}`)
  const sessionId = world.deps.newId()
  await openSession(world.db, { id: sessionId, userId: actor.id, address: null, agent: 'datos malos' })
  return makeTokens(world.deps.secret).sign({ sessionId, userId: actor.id })
}

/** A path naming nothing that exists, in the contract's format. */
function pathOf(endpoint: EndpointShape): string {
  const { properties = {} } = endpoint.params === undefined ? {} : schemaOf(endpoint.params, 'output')
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    properties[name]?.type === 'integer' ? '1999999999' : randomUUID(),
  )
}

/** The same, with valid filters where the body is under test. */
function addressOf(endpoint: EndpointShape): string {
  if (endpoint.body === undefined || endpoint.query === undefined) return pathOf(endpoint)
  const filters = plausible(schemaOf(endpoint.query)) as Record<string, string>
  return `${pathOf(endpoint)}?${new URLSearchParams(filters).toString()}`
}

async function send(
  endpoint: EndpointShape,
  address: string,
  body: unknown,
  token: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  await world.db.run(sql`delete from rate_limits`)
  return world.call(endpoint.method, address, body, token, headers)
}

// typical English words of a library or of the protocol
const ENGLISH =
  /\b(invalid|expected|required|must|error|the|is not|too (big|small|long|short)|input|unrecognized|received|string|number|boolean|undefined|null|array|object)\b/i

/** The specification's exact words for an invalid or expired token. */
const SPECIFIED: ReadonlySet<string> = new Set(['access_token expired'])

function sentencesOf({ body }: Answer): string[] {
  const { message, problems } = body as { message?: unknown; problems?: { message: string }[] }
  return [String(message), ...(problems ?? []).map((problem) => problem.message)]
}

/** Faults of a rejection; empty where there are none. */
function faultsOf(what: string, answer: Answer): string[] {
  const faults: string[] = []
  if (answer.status < 400 || answer.status >= 500) faults.push(`${what} → ${answer.status}`)
  const [message = '', ...others] = sentencesOf(answer)
  if (SPECIFIED.has(message)) return faults
  if (!/^[A-ZÁÉÍÓÚÑ¿¡«].* .*[.?!]$/.test(message)) faults.push(`${what} → «${message}» is no sentence`)
  for (const text of [message, ...others])
    if (ENGLISH.test(text)) faults.push(`${what} → «${text}» is not Spanish`)
  return faults
}

/** Rejected for the planted fault, not for another. */
function pointsAt(path: string, answer: Answer): boolean {
  const problems = (answer.body as { problems?: { path: string }[] }).problems ?? []
  const place = path === '' ? 'body' : `body.${path}`
  return problems.some((problem) => problem.path === place || problem.path.startsWith(`${place}.`))
}

describe('a body that the contract refuses', () => {
  it.each(named(withBody))('%s says so in Spanish and changes nothing', async (_name, endpoint) => {
    const token = await tokenFor(endpoint)
    const before = await fingerprint(world)
    const faults: string[] = []
    for (const bad of badValues(schemaOf(endpoint.body as never))) {
      // sent as text: a string value would lose its quotes
      const answer = await send(endpoint, addressOf(endpoint), JSON.stringify(bad.value), token)
      faults.push(...faultsOf(bad.what, answer))
      if (answer.status >= 400 && answer.status < 500 && !pointsAt(bad.path, answer))
        faults.push(`${bad.what} → refused for something else: ${JSON.stringify(answer.body)}`)
    }
    expect(faults).toEqual([])
    expect(await fingerprint(world)).toBe(before)
  })

  it('has no text, list or key without a limit', () => {
    const found = withBody.flatMap((e) =>
      boundless(schemaOf(e.body as never)).map((place) => `${e.method} ${e.path} ${place}`),
    )
    expect(found).toEqual([])
  })
})

describe('a body that cannot be read', () => {
  it.each(named(withBody))('%s refuses it in Spanish and changes nothing', async (_name, endpoint) => {
    const token = await tokenFor(endpoint)
    const before = await fingerprint(world)
    const faults: string[] = []
    const json = { 'content-type': 'application/json' }
    const bodies: [string, string, Record<string, string>][] = [
      ['broken JSON', '{"a": ', json],
      ['cut off', '{"a": "b', json],
      ['too large', JSON.stringify({ a: 'x'.repeat(endpoint.bodyLimit ?? 1_048_576) }), json],
      ['a prototype', '{"__proto__": {"admin": true}}', json],
      ['a constructor', '{"constructor": {"prototype": {"admin": true}}}', json],
      ['a form', 'a=1&b=2', { 'content-type': 'application/x-www-form-urlencoded' }],
      ['text', 'hola', { 'content-type': 'text/plain' }],
      ['XML', '<a/>', { 'content-type': 'application/xml' }],
    ]
    for (const [what, body, headers] of bodies)
      faults.push(...faultsOf(what, await send(endpoint, addressOf(endpoint), body, token, headers)))
    for (const body of deepBodies(schemaOf(endpoint.body as never))) {
      const key = { 'idempotency-key': randomUUID() }
      const answer = await send(endpoint, addressOf(endpoint), body, token, key)
      faults.push(...faultsOf('nested without end', answer))
      if (answer.status !== 400) faults.push(`nested without end → ${answer.status}, read all the same`)
    }
    expect(faults).toEqual([])
    expect(await fingerprint(world)).toBe(before)
  })
})

it('nests without end in every call that takes anything somewhere', () => {
  const free = withBody.filter((e) => deepBodies(schemaOf(e.body as never)).length > 0).map((e) => e.id)
  expect(free).toEqual(
    expect.arrayContaining(['drafts.save', 'tasks.save', 'workflow.continue', 'acts.save']),
  )
})

describe('an address that the contract refuses', () => {
  it.each(named(withParams))('%s with names that cannot be', async (_name, endpoint) => {
    const token = await tokenFor(endpoint)
    const before = await fingerprint(world)
    const faults: string[] = []
    const names = [
      'no-es-un-id',
      '0',
      '-1',
      '%00',
      "'%20or%201=1",
      '..%2f..%2fetc',
      'x'.repeat(2_000),
      '%ZZ',
      '%F0%9F%8C%B1',
    ]
    for (const name of names) {
      const address = endpoint.path.replace(/:\w+/g, name)
      const answer = await send(endpoint, address, endpoint.body === undefined ? undefined : {}, token)
      // section 7 gives its own rejections its own status; either way it must not succeed
      if (answer.status < 400 && ANSWERS_ANY_NAME.has(endpoint.id)) continue
      faults.push(...faultsOf(name.slice(0, 20), answer))
    }
    expect(faults).toEqual([])
    expect(await fingerprint(world)).toBe(before)
  })

  it('names nothing, whatever stands in it: no form to correct, and nothing that reaches the database', async () => {
    const wrong = new Map<string, unknown>()
    const judged = withParams.filter(
      ({ params, path, typedParams }) =>
        typedParams !== true &&
        params?.safeParse(
          Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'no-es-un-id'])),
        ).success === false,
    )
    expect(judged.length).toBeGreaterThan(50)
    for (const endpoint of judged) {
      // valid filters, so only the address is judged
      const { properties = {} } = endpoint.query === undefined ? {} : schemaOf(endpoint.query, 'output')
      const filters =
        Object.keys(properties).length === 0
          ? ''
          : `?${new URLSearchParams(plausible(schemaOf(endpoint.query as never)) as Record<string, string>).toString()}`
      const body = endpoint.body === undefined ? undefined : plausible(schemaOf(endpoint.body))
      const address = endpoint.path.replace(/:\w+/g, 'no-es-un-id') + filters
      const { status, body: said } = await send(endpoint, address, body, await tokenFor(endpoint))
      if (status !== 404 || 'problems' in said) wrong.set(endpoint.id, [status, said])
    }
    expect(wrong).toEqual(new Map())
  })

  it.each(named(withQuery))('%s with filters that cannot be', async (_name, endpoint) => {
    const token = await tokenFor(endpoint)
    const before = await fingerprint(world)
    const faults: string[] = []
    const { properties = {} } = schemaOf(endpoint.query as never, 'output')
    const filters: [string, string][] = [['filtro_que_nadie_conoce', '1']]
    for (const [key, schema] of Object.entries(properties)) {
      filters.push([key, 'x'.repeat(3_000)])
      if (schema.type !== 'string' || schema.enum !== undefined) filters.push([key, 'otra cosa'])
    }
    for (const [key, value] of filters) {
      const address = `${pathOf(endpoint)}?${new URLSearchParams({ [key]: value }).toString()}`
      const body = endpoint.body === undefined ? undefined : plausible(schemaOf(endpoint.body))
      const answer = await send(endpoint, address, body, token)
      faults.push(...faultsOf(`${key}=${value.slice(0, 10)}`, answer))
      const { problems = [] } = answer.body as { problems?: { path: string }[] }
      if (!problems.some(({ path }) => path.startsWith('query')))
        faults.push(
          `${key}=${value.slice(0, 10)} → refused for something else: ${JSON.stringify(answer.body)}`,
        )
    }
    expect(faults).toEqual([])
    expect(await fingerprint(world)).toBe(before)
  })
})

/** Calls that respond alike for every name: a list of one or none, a recovery that does not reveal accounts. */
const ANSWERS_ANY_NAME: ReadonlySet<string> = new Set([
  'catalogue.readProcedure',
  'catalogue.listProceduresOfSubcategory',
])

describe('without a session', () => {
  it.each(named(endpoints.filter((e) => e.permission !== 'public')))(
    '%s refuses even what it would not read',
    async (_name, endpoint) => {
      const before = await fingerprint(world)
      const faults: string[] = []
      for (const body of endpoint.body === undefined ? [undefined] : ['{"a": 1}', '[1]'])
        for (const token of [undefined, 'no-es-un-token', 'a.b.c'])
          faults.push(
            ...faultsOf('sin sesión', await world.call(endpoint.method, addressOf(endpoint), body, token)),
          )
      expect(faults).toEqual([])
      expect(await fingerprint(world)).toBe(before)
    },
  )
})

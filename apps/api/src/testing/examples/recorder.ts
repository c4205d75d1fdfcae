import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { endpoints } from '../../endpoints.ts'
import { EVERY_CALL, storedExamples } from '../../http/documents/examples.ts'
import { shownBy } from './again.ts'
import type { Exchange } from './exchange.ts'

/** Kept per call and status; the shortest is the easiest to read. */
const KEPT = 6
const LONGEST = 400_000
const DEEPEST = 100

const ADDRESSES = endpoints
  .map((endpoint) => ({
    endpoint,
    // literal path segments first: `/avisos/leidos` is no id
    named: (endpoint.path.match(/:/g) ?? []).length,
    pattern: new RegExp(`^${endpoint.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  }))
  .sort((a, b) => a.named - b.named)

/** Passes on every portal call made in a test, with its answer. */
export function listenToCalls(
  app: Pick<FastifyInstance, 'inject'>,
  take: (exchange: Exchange) => void,
): void {
  const inject = app.inject.bind(app) as (options: InjectOptions) => Promise<Reply>
  app.inject = (async (options: InjectOptions) => {
    const reply = await inject(options)
    const exchange = readExchange(options, reply)
    if (exchange !== null) take(exchange)
    return reply
  }) as typeof app.inject
}

/**
 * Records every portal call made in tests, if `RECORD_EXAMPLES` names a folder: the OpenAPI document's examples
 * are chosen from them, and proved to be made again (`tools/generate-examples.ts`). Does nothing without it.
 */
export function recordCalls(app: Pick<FastifyInstance, 'inject'>): void {
  const folder = process.env['RECORD_EXAMPLES']
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${process.pid}.ndjson`)
  const seen = new Map<string, number>()
  const examples = storedExamples()
  const shown = new Set<string>()
  listenToCalls(app, (exchange) => {
    const key = `${exchange.id} ${exchange.status}`
    const n = (seen.get(key) ?? 0) + 1
    seen.set(key, n)
    // the call that makes a stored example again is kept, however many came before it
    const proves = [exchange.id, EVERY_CALL].flatMap((id) => {
      const example = examples[id]
      return example === undefined ? [] : shownBy(example, exchange).map((part) => `${id} ${part}`)
    })
    const fresh = proves.filter((part) => !shown.has(part))
    for (const part of fresh) shown.add(part)
    const line = JSON.stringify(exchange)
    if (fresh.length > 0 || (n <= KEPT && line.length < LONGEST)) appendFileSync(file, `${line}\n`)
  })
}

interface Reply {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

function readExchange(options: InjectOptions, reply: Reply): Exchange | null {
  const { method = 'GET', url = '', payload } = options
  const address = new URL(String(url), 'http://portal')
  const found = ADDRESSES.find(
    ({ endpoint, pattern }) => endpoint.method === method && pattern.test(address.pathname),
  )
  const params = decoded(found?.pattern.exec(address.pathname)?.groups ?? {})
  // what attacks send is no example: addresses that cannot be read, bodies nested without end
  if (found === undefined || params === null) return null
  if (typeof payload === 'string' && depthOf(payload) > DEEPEST) return null
  const json = String(reply.headers['content-type'] ?? '').includes('json')
  return {
    id: found.endpoint.id,
    status: reply.statusCode,
    params,
    query: Object.fromEntries(address.searchParams),
    ...(typeof payload === 'string' && asJson(payload) !== undefined && { body: asJson(payload) }),
    ...(json && reply.body !== '' && { answer: asJson(reply.body) }),
  }
}

function decoded(params: Readonly<Record<string, string>>): Record<string, string> | null {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
  } catch {
    return null
  }
}

/** Levels of brackets in a text; at most as many as in its strings and values together. */
function depthOf(text: string): number {
  let depth = 0
  let most = 0
  for (const letter of text)
    if (letter === '[' || letter === '{') most = Math.max(most, ++depth)
    else if (letter === ']' || letter === '}') depth--
  return most
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

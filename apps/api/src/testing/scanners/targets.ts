import { randomUUID } from 'node:crypto'
import type { EndpointShape } from '@ventanilla/contract/endpoint'
import type { Actor } from '@ventanilla/domain/access/actor'
import { holds, type Permission } from '@ventanilla/domain/access/permissions'
import { openSession } from '../../db/people/sessions.ts'
import { sql } from '../../db/connection/sql.ts'
import { endpoints } from '../../endpoints.ts'
import { type Example, storedExamples } from '../../http/documents/examples.ts'
import { makeTokens } from '../../http/guards/token.ts'
import { plausible, schemaOf } from '../attacks/bad-values.ts'
import { inAddress, type Named, namedBy } from '../attacks/named-ids.ts'
import type { ApiWorld } from '../stories/world.ts'
import { MARK, marked, takesAnyText } from './any-text.ts'

/** A call as a scanner makes it, with a mark after each text the contract accepts unchanged. */
export interface Target {
  readonly id: string
  readonly method: EndpointShape['method']
  /** path and query */
  readonly url: string
  /** JSON; null: none */
  readonly body: string | null
  /** a session of its own: some calls end the session that makes them; null: anonymous */
  readonly token: string | null
  /** number of marked texts */
  readonly places: number
}

/**
 * Callers: the first permitted one makes the call. Wrong passwords log a caller out, so those calls have one of
 * their own.
 */
const CALLERS = [
  'ciudadano@demo.test',
  'cli-coordinador-juridico@demo.test',
  'cli-ventanilla-unica@demo.test',
  'cli-gestion-documental@demo.test',
  'cli-secretaria-juridica@demo.test',
  'cli-admin@demo.test',
]
const GIVES_PASSWORDS = 'apoderado@demo.test'
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export type Ids = Readonly<Record<Named, string>>

/** An object of each kind a call can name: the citizen's where possible, of the case they filed. */
export async function thingsToName(world: ApiWorld): Promise<Ids> {
  const { caseId } = await world.fileConcession()
  await world.advanceTo(caseId, 'FIR-04')
  const draft = await world.draftOf3()
  const person = await world.personId('ciudadano@demo.test')
  const first = async (table: 'acts' | 'files' | 'notices' | 'tasks'): Promise<string> => {
    const statement = {
      acts: sql`select id from acts where case_id = ${caseId}::uuid order by state = 'sign' desc limit 1`,
      files: sql`select id from files where case_id = ${caseId}::uuid limit 1`,
      notices: sql`select id from notices where user_id = ${person}::uuid limit 1`,
      tasks: sql`select id from tasks where case_id = ${caseId}::uuid order by state = 'open' desc limit 1`,
    }[table]
    return (await world.db.one<{ id: string }>(statement))?.id ?? randomUUID()
  }
  return {
    case: caseId,
    draft: draft.caseId,
    task: await first('tasks'),
    act: await first('acts'),
    file: await first('files'),
    notice: await first('notices'),
    person,
    change: (await world.bindChange(caseId, 'vecino-1@demo.test')).changeId,
    // none exists: the call that names it is made all the same
    remark: randomUUID(),
    view: randomUUID(),
    session: randomUUID(),
    power: randomUUID(),
    passkey: randomUUID(),
    thirdParty: randomUUID(),
    absence: randomUUID(),
    message: randomUUID(),
    report: randomUUID(),
  }
}

/** A call's accepted example, with existing ids. */
function named(endpoint: EndpointShape, example: Example | undefined, ids: Ids): Example {
  const ofKey = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => ofKey(key, one))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, ofKey(k, v)]))
    if (key === 'urlDoc') return `${ids.person}/${ids.draft}/solicitud`
    if (typeof value !== 'string' || !UUID.test(value)) return value
    const what = namedBy(endpoint, key)
    return what === undefined ? value : ids[what]
  }
  return {
    answers: {},
    ...example,
    ...(example?.body !== undefined && { body: ofKey('', example.body) }),
  }
}

/** Every contract call as a target, in contract order. */
export async function targetsOf(world: ApiWorld, ids: Ids): Promise<Target[]> {
  const cast: Actor[] = []
  for (const email of CALLERS) cast.push(await world.actor(email))
  const passwords = await world.personId(GIVES_PASSWORDS)
  const tokens = makeTokens(world.deps.secret)
  const tokenOf = async (userId: string): Promise<string> => {
    const sessionId = world.deps.newId()
    await openSession(world.db, { id: sessionId, userId, address: null, agent: 'escáner' })
    return tokens.sign({ sessionId, userId })
  }
  const mayCall = ({ permission }: EndpointShape): readonly Actor[] =>
    permission === 'public'
      ? []
      : cast.filter((one) => permission === 'session' || holds(one, permission as Permission))
  // officials and applicants share some permissions: the reader of a feature also makes its other calls
  const reads = new Map<string, string>()
  for (const endpoint of endpoints.filter(isReading))
    for (const one of reads.has(featureOf(endpoint)) ? [] : mayCall(endpoint)) {
      const { url } = addressOf(endpoint, named(endpoint, storedExamples()[endpoint.id], ids), ids)
      const { status } = await world.call('GET', url.replaceAll(MARK, ''), undefined, await tokenOf(one.id))
      if (status === 403) continue
      reads.set(featureOf(endpoint), one.id)
      break
    }
  const targets: Target[] = []
  for (const endpoint of endpoints) {
    const example = named(endpoint, storedExamples()[endpoint.id], ids)
    const able = mayCall(endpoint)
    const caller = able.find(({ id }) => id === reads.get(featureOf(endpoint))) ?? able[0]
    const gives = Object.keys((example.body ?? {}) as object).some((key) => /^(password|current)$/.test(key))
    const userId = caller === undefined ? null : gives ? passwords : caller.id
    const token = userId === null ? null : await tokenOf(userId)
    const address = addressOf(endpoint, example, ids)
    const query = await queryOf(world, endpoint, address.url.replaceAll(MARK, ''), example, token)
    const body =
      endpoint.body === undefined
        ? { value: null, places: 0 }
        : marked(schemaOf(endpoint.body), example.body ?? plausible(schemaOf(endpoint.body)))
    targets.push({
      id: endpoint.id,
      method: endpoint.method,
      url: `${address.url}${query.text}`,
      body: endpoint.body === undefined ? null : JSON.stringify(body.value),
      token,
      places: address.places + query.places + body.places,
    })
  }
  return targets
}

const featureOf = ({ id }: EndpointShape): string => id.split('.')[0] ?? ''
const isReading = (endpoint: EndpointShape): boolean =>
  endpoint.method === 'GET' && endpoint.changesState !== true

/** Read-only calls, each permitted to its caller. */
export const readingsAmong = (targets: readonly Target[]): readonly Target[] =>
  targets.filter(({ id }) => endpoints.some((endpoint) => endpoint.id === id && isReading(endpoint)))

function addressOf(endpoint: EndpointShape, example: Example, ids: Ids): { url: string; places: number } {
  const { properties = {} } = endpoint.params === undefined ? {} : schemaOf(endpoint.params)
  let places = 0
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const given = example.params?.[name] ?? '1'
    if (UUID.test(given)) return name === 'remarkId' ? ids.remark : ids[inAddress(endpoint)]
    const mark = takesAnyText(properties[name] ?? {}) ? MARK : ''
    places += mark.length
    return `${encodeURIComponent(given)}${mark}`
  })
  return { url, places }
}

/** The example's query, plus each further text parameter of the call. */
async function queryOf(
  world: ApiWorld,
  endpoint: EndpointShape,
  path: string,
  example: Example,
  token: string | null,
): Promise<{ text: string; places: number }> {
  if (endpoint.query === undefined) return { text: '', places: 0 }
  const { properties = {} } = schemaOf(endpoint.query)
  const given = { ...example.query }
  const taken = async (more: Record<string, string>): Promise<boolean> => {
    const url = `${path}?${new URLSearchParams({ ...given, ...more }).toString()}`
    return (await world.call('GET', url, undefined, token ?? undefined)).status < 400
  }
  for (const [name, schema] of Object.entries(properties))
    if (isReading(endpoint) && given[name] === undefined && takesAnyText(schema))
      if (await taken({ [name]: 'agua' })) given[name] = 'agua'
  const { value, places } = marked(schemaOf(endpoint.query), given)
  // the mark stays unchanged in an encoded query
  return { text: `?${new URLSearchParams(value as Record<string, string>).toString()}`, places }
}

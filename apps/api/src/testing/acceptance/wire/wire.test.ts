import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../db/connection/sql.ts'
import { endpoints } from '../../../endpoints.ts'
import { type ApiWorld, startWorld } from '../../stories/world.ts'
import type { AcceptedCall } from '../calls.ts'
import { endpointOf } from '../held.ts'
import { type Visitor, visitorOf } from './visitor.ts'
import type { Asked, WireRow } from './wire-row.ts'
import { FRONT_DOOR_CALLS, WIRE_FIELDS, WIRE_ROWS } from './wire-rows.ts'

/**
 * Sends every call that a visitor or an account needs to the whole server until each of its responses has
 * occurred.
 */

const portals = {} as Record<'open' | 'down', Visitor>
const worlds: ApiWorld[] = []
beforeAll(async () => {
  for (const which of ['open', 'down'] as const) {
    const world = await startWorld()
    worlds.push(world)
    portals[which] = visitorOf(world)
  }
  await portals.down.alert(100)
})
afterAll(async () => {
  for (const world of worlds) await world.close()
})

const callOf = (id: string): AcceptedCall => {
  const found = FRONT_DOOR_CALLS.find((call) => call.id === id)
  if (found === undefined) throw new Error(`${id} is no call`)
  return found
}

interface Received {
  readonly status: number
  // tests read responses of many shapes
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
}

/** Sends a row by the method and address of the table, as an outside client would. */
async function send(visitor: Visitor, call: AcceptedCall, asked: Asked): Promise<Received> {
  const link = asked.link === undefined ? null : new URL(asked.link)
  const path = (call.path ?? '').replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(asked.params?.[name] ?? ''),
  )
  const query = new URLSearchParams(asked.query).toString()
  const reply = await visitor.world.app.inject({
    method: call.method ?? 'GET',
    url: link === null ? `${path}${query === '' ? '' : `?${query}`}` : link.pathname + link.search,
    headers: {
      ...(asked.body !== undefined && { 'content-type': 'application/json' }),
      ...(asked.token !== undefined && { authorization: `Bearer ${asked.token}` }),
      ...asked.file?.headers,
    },
    ...(asked.file !== undefined && { payload: asked.file.bytes }),
    ...(asked.body !== undefined && { payload: JSON.stringify(asked.body) }),
  })
  return { status: reply.statusCode, body: reply.body === '' ? {} : JSON.parse(reply.body) }
}

/** Field names anywhere in a response, alone and prefixed by their parent. */
function namesIn(value: unknown, behind = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => namesIn(one, behind))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    name,
    ...(behind === '' ? [] : [`${behind}.${name}`]),
    ...namesIn(inner, name),
  ])
}

/** Observed statuses and fields per call, for the tests over all rows. */
const seen = new Map<
  string,
  { statuses: Set<number>; asked: Set<string>; answered: Set<string>; whens: Set<string> }
>()
const seenOf = (id: string) => {
  const now = seen.get(id) ?? { statuses: new Set(), asked: new Set(), answered: new Set(), whens: new Set() }
  seen.set(id, now)
  return now
}

describe('over the wire', () => {
  it.each(WIRE_ROWS.map((row): [string, string, number, WireRow] => [row.call, row.when, row.status, row]))(
    '%s, %s, answers %i in the words of the table',
    async (id, when, status, row) => {
      const visitor = portals[row.portal ?? 'open']
      await visitor.forgetLimits()
      if (row.portal === undefined) await visitor.world.db.run(sql`delete from global_alerts`)
      const call = callOf(id)
      const asked = await row.ask(visitor)
      const told = await send(visitor, call, asked)
      expect([told.status, JSON.stringify(told.body)]).toEqual([status, expect.any(String)])
      if (row.message instanceof RegExp) expect(told.body.message).toMatch(row.message)
      else expect(told.body.message).toBe(row.message ?? undefined)
      // the body repeats the HTTP status, also where 201 and 202 are rejections (gap 61)
      if ('status' in told.body) expect(told.body.status).toBe(status)

      // successful requests send only the catalogue's fields; a link's token is part of the address
      const named = WIRE_FIELDS[id]?.asks ?? null
      if (named !== null && status < 300)
        expect(Object.keys(asked.body ?? {}).filter((name) => !named.includes(name))).toEqual([])

      const found = seenOf(id)
      found.statuses.add(status)
      found.whens.add(when)
      for (const name of Object.keys({ ...asked.query, ...asked.body })) found.asked.add(name)
      for (const name of namesIn(told.body)) found.answered.add(name)
    },
  )

  it.each(
    FRONT_DOOR_CALLS.filter(({ access }) => access === 'bearer').map((call): [string, AcceptedCall] => [
      call.id,
      call,
    ]),
  )('%s is refused without a session', async (_id, call) => {
    // a renewal is judged by its own token
    const words =
      call.id === 'authenticate.jwt' ? 'access_token expired' : 'Debe iniciar sesión para continuar.'
    const body = call.method === 'POST' ? { body: {} } : {}
    expect(await send(portals.open, call, { params: { id: '1' }, ...body })).toMatchObject({
      status: 401,
      body: { status: 401, message: words },
    })
  })
})

describe('all rows together', () => {
  it('leave no call, no declared answer and no named field untold', () => {
    const untold = FRONT_DOOR_CALLS.flatMap((call) => {
      const found = seenOf(call.id)
      const declared = Object.keys(endpointOf(endpoints, call)?.answers ?? {}).map(Number)
      const named = WIRE_FIELDS[call.id]
      return [
        ...(found.statuses.has(200) ? [] : [`${call.id} never succeeds`]),
        // one login covers both of its names
        ...(call.id === 'citizen-login-submit' ? [] : declared)
          .filter((status) => !found.statuses.has(status))
          .map((status) => `${call.id} never answers ${status}`),
        ...(named?.asks ?? [])
          .filter((name) => !found.asked.has(name))
          .map((name) => `${call.id} is never asked ${name}`),
        ...(named?.answers ?? [])
          .filter((name) => !found.answered.has(name))
          .map((name) => `${call.id} never says ${name}`),
      ]
    })
    expect(untold).toEqual([])
    console.log(
      `Calls of the front door over the wire: ${seen.size} of ${FRONT_DOOR_CALLS.length} rows hold, with ${WIRE_ROWS.length} answers`,
    )
  })
})

const catalogue = new URL('../../../../../../spec/endpoints.json', import.meta.url)

describe('compared with the catalogue of the specification', () => {
  interface Field {
    readonly name: string
  }
  interface SpecCall {
    readonly id: string
    readonly requestFields: readonly Field[] | null
    readonly responseFields: readonly Field[] | null
    readonly statuses: readonly { readonly when: string; readonly messageIds?: readonly string[] }[] | null
  }
  const calls = (): SpecCall[] => {
    const { endpoints: rows } = JSON.parse(readFileSync(catalogue, 'utf8')) as { endpoints: SpecCall[] }
    return rows.filter(({ id }) => FRONT_DOOR_CALLS.some((call) => call.id === id))
  }
  /** «user data» is a description, not a field name */
  const isName = ({ name }: Field): boolean => /^\S+$/.test(name)

  it('asks and reads the fields that it names', () => {
    for (const { id, requestFields, responseFields } of calls()) {
      const ours = WIRE_FIELDS[id]
      const asks = requestFields?.filter(isName).map(({ name }) => name) ?? []
      if (asks.length > 0) expect(ours?.asks, id).toEqual(asks)
      const reads = responseFields?.filter(isName).map(({ name }) => name) ?? []
      expect(
        reads.filter((name) => !(ours?.answers ?? []).includes(name)),
        id,
      ).toEqual([])
    }
  })

  it('has a row for each status that it names', () => {
    const missing = calls().flatMap(({ id, statuses }) =>
      (statuses ?? [])
        .filter(({ when }) => !WIRE_ROWS.some((row) => row.call === id && row.when === when))
        .map(({ when }) => `${id}: ${when}`),
    )
    expect(missing).toEqual([])
  })
})

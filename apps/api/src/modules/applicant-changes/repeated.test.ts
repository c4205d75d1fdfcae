import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NEIGHBOURS } from '@ventanilla/demo/people/cast'
import { sql } from '../../db/connection/sql.ts'
import { verifyHistories } from '../../db/cases/verify-histories.ts'
import { endpoints } from '../../endpoints.ts'
import { forgetLimits } from '../../testing/account-app.ts'
import { refused } from '../../testing/attacks/change-attempts.ts'
import {
  askBody,
  CALL_NAMES,
  type CallName,
  type Change,
  codeFor,
  GIVER,
  say,
  SIGNER,
  TAKER,
  TWENTY,
} from '../../testing/attacks/change-calls.ts'
import {
  askedChange,
  becomeFinal,
  bind,
  bring,
  standing,
  take,
  tellBoth,
} from '../../testing/attacks/change-states.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(() => forgetLimits(world.db))

const STRANGER = NEIGHBOURS[0] ?? ''
const eventsOf = async (id: string, type: string): Promise<number> =>
  (
    await world.db.one<{ n: number }>(
      sql`select count(*)::int as n from case_events where case_id = ${id}::uuid and type = ${type}`,
    )
  )?.n ?? 0

describe('at the same time', () => {
  it('accepting and denying: exactly one of them happens', async () => {
    const change = await bring(world, await askedChange(world), 'signed')
    await tellBoth(world, change.id)
    const before = await eventsOf(change.id, 'estado.cambiado')
    const answers = await Promise.all(
      ['aceptada', 'denegada', 'aceptada', 'denegada'].map((state) =>
        say(world, 'changes.answer', change, { body: { state } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await eventsOf(change.id, 'estado.cambiado')) - before).toBe(1)
    const won = answers.find(({ status }) => status === 200)?.body.data.estado
    const row = await world.db.one(sql`select status from cases where id = ${change.id}::uuid`)
    expect(row).toEqual({ status: won })
    expect((await verifyHistories(world.db)).broken).toEqual([])
  })

  it('two who ask for one case: one request is created, the other hears that there is one', async () => {
    const { caseId } = await world.fileConcession()
    const bodies = [await askBody(world, caseId), await askBody(world, caseId, STRANGER)]
    const token = await world.tokenFor(GIVER)
    const answers = await Promise.all(
      bodies.map((body) => world.call('POST', '/api/v1/solicitar_cambio_solicitante', body, token)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
    expect(answers.find(({ status }) => status === 201)?.body.message).toMatch(/Ya hay un cambio/)
    const made = await world.db.one(
      sql`select count(*)::int as n from cases where parent_id = ${caseId}::uuid`,
    )
    expect(made).toEqual({ n: 1 })
  })

  it('two who apply it: the case passes once', async () => {
    const change = await bring(world, await askedChange(world), 'accepted')
    await say(world, 'changes.dataToApply', change)
    await becomeFinal(world, change.id)
    const answers = await Promise.all([1, 2].map(() => say(world, 'changes.apply', change)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await eventsOf(change.caseId, 'solicitante.cambiado')).toBe(1)
  })
})

describe('a signature', () => {
  it('does not confirm a text that was changed after its code was sent', async () => {
    const change = await bring(world, await askedChange(world), 'approved-by-legal-coordinator')
    const code = await codeFor(world, change.id)
    await take(world, change, {
      from: 'approved-by-legal-coordinator',
      call: 'changes.returnBySubdirector',
      to: 'returned-by-legal-sub-director',
    })
    const act = await say(world, 'changes.readAct', change)
    const { doc } = act.body.data
    const more = { type: 'paragraph', content: [{ type: 'text', text: 'El cambio se aplica desde ya.' }] }
    const changed = { ...doc, content: [...doc.content, more] }
    expect((await say(world, 'changes.saveAct', change, { body: { doc: changed } })).status).toBe(200)
    for (const call of ['changes.review', 'changes.approveByCoordinator'] as const)
      expect((await say(world, call, change)).status).toBe(200)
    const sign = (given: string) => () =>
      world
        .tokenFor(SIGNER)
        .then((token) =>
          world.call('POST', '/api/v1/firmar_cambio_solicitante', { id: change.id, code: given }, token),
        )
    await refused(
      world,
      { by: SIGNER, verb: 'changes.sign', watch: [change.id] },
      sign(code),
      409,
      /cambió después de enviar el código/,
    )
    // a code can be sent once a minute
    world.clock.advance(60_000)
    expect((await sign(await codeFor(world, change.id))()).status).toBe(200)
  })
})

const MOVING = ['changes.send', 'changes.approve', 'changes.reject'] as const
describe('a GET that moves a request', () => {
  it('is declared as one that changes state, which keeps it out of every cache and prefetch', () => {
    const declared = endpoints.filter(({ changesState }) => changesState === true).map(({ id }) => id)
    expect(declared).toEqual(expect.arrayContaining([...MOVING]))
  })

  it.each(MOVING)(
    '%s does nothing from an image tag: without the bearer header, with a cookie, with HEAD',
    async (name) => {
      const change = await askedChange(world)
      if (name !== 'changes.send') await bring(world, change, 'sent')
      const url = `/api/v1/${TWENTY[name].path.replace(':id', change.id)}`
      const token = await world.tokenFor(TWENTY[name].who)
      const before = await standing(world, change.caseId, change.id)
      const bearer = { authorization: `Bearer ${token}` }
      const tries: [string, 'GET' | 'HEAD', Record<string, string>][] = [
        ['nothing', 'GET', {}],
        ['cookie', 'GET', { cookie: `access_token=${token}; token=${token}; authorization=Bearer ${token}` }],
        ['query', 'GET', { referer: 'https://portal.test/' }],
        ['HEAD', 'HEAD', bearer],
        ['HEAD without it', 'HEAD', {}],
      ]
      for (const [what, method, headers] of tries) {
        const address =
          what === 'query' ? `${url}?access_token=${token}&authorization=Bearer%20${token}` : url
        const { statusCode } = await world.app.inject({ method, url: address, headers })
        expect(statusCode, what).toBeGreaterThanOrEqual(400)
        expect(await standing(world, change.caseId, change.id), what).toEqual(before)
      }
      const moved = await say(world, name, change)
      expect([moved.status, moved.headers['cache-control']]).toEqual([200, 'no-store'])
      const after = await standing(world, change.caseId, change.id)
      const again = await say(world, name, change)
      expect([again.status, again.headers['cache-control']]).toEqual([200, 'no-store'])
      expect(again.body).toEqual(moved.body)
      expect(await standing(world, change.caseId, change.id)).toEqual(after)
    },
  )
})

it('what was approved is not rejected, and a repeated POST answers 409', async () => {
  const change = await bring(world, await askedChange(world), 'approved')
  expect((await say(world, 'changes.reject', change)).status).toBe(409)
  expect((await say(world, 'changes.approve', change)).status).toBe(200)
  // another user's call is no repetition
  expect((await say(world, 'changes.approve', change, { by: 'superadmin@demo.test' })).status).not.toBe(200)
  await bring(world, change, 'lawyer-assigned')
  expect((await say(world, 'changes.assign', change)).status).toBe(409)
  // a GET can also be repeated after the request has moved on
  expect((await say(world, 'changes.send', change)).body.data.estado).toBe('cambio_asignado')
})

describe('repeated with the same key, a call happens once', () => {
  const twice = async (name: CallName, change: Change, body?: Record<string, unknown>): Promise<void> => {
    const key = { 'idempotency-key': randomUUID() }
    const said = { headers: key, ...(body !== undefined && { body }) }
    const first = await say(world, name, change, said)
    expect(first.status, `${name} ${JSON.stringify(first.body)}`).toBe(200)
    const after = await standing(world, change.caseId, change.id)
    const second = await say(world, name, change, said)
    expect([second.status, second.body], name).toEqual([200, first.body])
    expect(await standing(world, change.caseId, change.id), name).toEqual(after)
  }

  it('from asking to applying', async () => {
    const { caseId } = await world.fileConcession()
    const ask = await askBody(world, caseId)
    const empty: Change = { caseId, id: randomUUID(), token: '' }
    await twice('changes.ask', empty, ask as Record<string, unknown>)
    const made = await world.db.one<{ id: string }>(
      sql`select id from cases where parent_id = ${caseId}::uuid`,
    )
    const letter = await world.db.rows<{ url: string }>(sql`
      select payload->'action'->>'url' as url from outbox where case_id = ${made?.id ?? ''}::uuid and fact_key like 'cambio:%'`)
    expect(letter).toHaveLength(1)
    const change = { caseId, id: made?.id ?? '', token: letter[0]?.url.split('#')[1] ?? '' }
    await bind(world, change)
    for (const name of [
      'changes.send',
      'changes.approve',
      'changes.assign',
      'changes.startAct',
      'changes.review',
    ] as const)
      await twice(name, change)
    await twice('changes.returnByCoordinator', change)
    await twice('changes.review', change)
    await twice('changes.approveByCoordinator', change)
    await twice('changes.returnBySubdirector', change)
    await twice('changes.review', change)
    await twice('changes.approveByCoordinator', change)
    await twice('changes.sign', change, { code: await codeFor(world, change.id) })
    await tellBoth(world, change.id)
    await twice('changes.answer', change)
    await becomeFinal(world, change.id)
    await twice('changes.apply', change)
    expect(await eventsOf(caseId, 'solicitante.cambiado')).toBe(1)
  })
})

describe('an id of somebody else', () => {
  it('in any of the twenty calls is refused, changes nothing and stands in the audit', async () => {
    const change = await bring(world, await askedChange(world), 'returned-by-legal-coordinator')
    const ordinary = (await world.fileConcession()).caseId
    for (const name of CALL_NAMES) {
      if (name === 'changes.ask') continue
      await forgetLimits(world.db)
      const official = TWENTY[name].who !== GIVER && TWENTY[name].who !== TAKER
      // an official without the task, or a stranger, can move nothing
      const stranger = official ? 'cli-tecnico@demo.test' : STRANGER
      for (const id of [change.id, ordinary, change.caseId, randomUUID()]) {
        const by = id === change.id ? stranger : TWENTY[name].who
        await refused(
          world,
          { by, verb: name, watch: [change.caseId, change.id, ordinary] },
          () => say(world, name, { ...change, id }, { by }),
          ['changes.read', 'changes.open', 'changes.dataToApply'].includes(name) ? 403 : 404,
          /^No (encontramos lo que busca|tienes los permisos necesarios)/,
        )
      }
    }
  })
})

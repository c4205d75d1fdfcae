import { MUNICIPALITIES } from '@ventanilla/catalog/territory/municipalities'
import type { Answer } from '@ventanilla/demo/teller/caller'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import type { HandOverBatch } from '../../db/queue-job.ts'
import type { AppDeps } from '../../deps.ts'
import { filedCase } from '../../testing/stories/family-walk.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { handOverOffices } from './hand-over.ts'

/** What becomes of the work of an office that closes, through the whole server. */

const ADMIN = 'cli-admin@demo.test'
const AT = '/api/v1/configuracion'
const REASON = 'Lo ordenó la Dirección'
const LONG = 240_000

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
}, 60_000)
afterAll(() => world.close())
beforeEach(() => world.db.run(sql`delete from rate_limits`))

const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Answer> =>
  world.call(method, path, body, await world.tokenFor(ADMIN))
const item = async (key: string): Promise<Answer['body']> =>
  (await send('GET', `${AT}/clases/sede/elementos/${key}`)).body
const contentOf = async (key: string): Promise<{ active: boolean; municipalities: string[] }> =>
  (await item(key)).inForce.content

/** Saves drafts of offices over what is in force, and returns them as a publication names them. */
async function drafts(changes: Readonly<Record<string, object>>) {
  await world.db.run(sql`delete from rate_limits`)
  const items: { kind: string; key: string; hash: string }[] = []
  for (const [key, change] of Object.entries(changes)) {
    const now = await item(key)
    const saved = await send('PUT', `${AT}/clases/sede/elementos/${key}/borrador`, {
      revision: now.revision,
      base: now.inForce.version,
      content: { ...now.inForce.content, ...change },
    })
    expect([saved.status, saved.body.problems]).toEqual([200, []])
    items.push({ kind: 'sede', key, hash: saved.body.hash })
  }
  return items
}
const to = (key: string, taker: string) => ({ kind: 'sede', key, to: taker })

/** Drafts with which an office closes and another serves its municipalities. */
const closing = async (office: string, serves: string) =>
  drafts({
    [office]: { active: false, municipalities: [] },
    [serves]: {
      municipalities: [
        ...(await contentOf(serves)).municipalities,
        ...(await contentOf(office)).municipalities,
      ].toSorted(),
    },
  })
async function close(office: string, taker: string): Promise<void> {
  const items = await closing(office, taker)
  const reply = await send('POST', `${AT}/publicaciones`, {
    items,
    reason: REASON,
    handOver: [to(office, taker)],
  })
  expect([reply.status, reply.body.message]).toEqual([200, undefined])
}
/** Opens an office again with one of its municipalities. */
async function reopen(office: string): Promise<void> {
  const own = MUNICIPALITIES.find((one) => one.office === office)?.dane ?? ''
  const all = ['ibague', 'norte', 'sur', 'oriente', 'suroriente']
  const contents = await Promise.all(all.map(async (key) => [key, await contentOf(key)] as const))
  const [holder = '', held] = contents.find(([, { municipalities }]) => municipalities.includes(own)) ?? []
  const items = await drafts({
    [office]: { active: true, municipalities: [own] },
    [holder]: { municipalities: held?.municipalities.filter((dane) => dane !== own) ?? [] },
  })
  const body = { items, reason: REASON }
  const { findings } = (
    await send('POST', `${AT}/revision`, { items: items.map(({ kind, key }) => ({ kind, key })) })
  ).body
  const accepted = findings.map(({ id }: { id: string }) => ({ finding: id, reason: REASON }))
  const reply = await send('POST', `${AT}/publicaciones`, { ...body, accepted })
  expect([reply.status, reply.body.message]).toEqual([200, undefined])
}

interface Standing {
  readonly id: string
  readonly office: string
  readonly moved: number
  readonly bound: string[]
  readonly offered: string[]
}
/** Open cases of the portal: their office, how often they were moved, and the offices of their open tasks. */
const standing = (): Promise<Standing[]> =>
  world.db.rows<Standing>(sql`
    select c.id, c.office,
      (select count(*) from case_events e where e.case_id = c.id and e.type = 'caso.trasladado')::int as moved,
      array(select distinct split_part(a, '@', 2) from tasks t, unnest(t.audience) a
        where t.case_id = c.id and t.state = 'open' and a like '%@%' order by 1) as bound,
      array(select distinct split_part(o.audience, '@', 2) from task_offers o
        where o.case_id = c.id and o.audience like '%@%' order by 1) as offered
    from cases c where c.closed_at is null and c.office is not null order by c.id`)
const openOffices = async (): Promise<string[]> => {
  await world.deps.configuration.look()
  return world.deps.catalogue.offices.map(({ id }) => id)
}
/** No open case and no open task in an office that is closed. */
async function nothingIsLost(): Promise<void> {
  const open = await openOffices()
  for (const { id, office, bound, offered } of await standing()) {
    expect(open, id).toContain(office)
    for (const one of [...bound, ...offered]) expect(open, id).toContain(one)
    expect(bound, id).toEqual(offered)
  }
}
/** A filed case with an open transfer beside it, whose task is bound to its office. */
async function caseIn(office: string): Promise<string> {
  const id = await filedCase(world, 3, { office })
  const reply = await send('POST', '/api/v1/actuaciones', { family: 'traslado_territorial', caseId: id })
  expect(reply.status).toBe(200)
  return id
}
const batches = (): Promise<{ id: string; data: HandOverBatch }[]> =>
  world.db.rows(
    sql`select id, data from jobs where kind = 'sede.entrega' and state = 'pending' order by created_at, id`,
  )
/** The server as it is until it has begun so many transactions; then it is killed. */
function dyingAfter(transactions: number): AppDeps {
  let left = transactions
  const tx: AppDeps['db']['tx'] = (...given) => {
    left -= 1
    if (left < 0) return Promise.reject(new Error('killed'))
    return world.deps.db.tx(...given)
  }
  return { ...world.deps, db: { ...world.deps.db, tx } }
}
/** Does the batches that wait, a few cases at a time and each in two processes at once, until none does. */
async function workOff(size: number): Promise<void> {
  for (let [job] = await batches(); job !== undefined; [job] = await batches()) {
    await Promise.all([
      handOverOffices(world.deps, job.data, size),
      handOverOffices(world.deps, job.data, size),
    ])
    await world.db.run(sql`update jobs set state = 'done' where id = ${job.id}::uuid`)
  }
}

describe('an office that closes', () => {
  it(
    'needs somebody who takes over what it holds, says how much that is, and takes nobody who closes too',
    async () => {
      await caseIn('sur')
      const items = await closing('sur', 'norte')
      const names = items.map(({ kind, key }) => ({ kind, key }))
      const { closings } = (await send('POST', `${AT}/revision`, { items: names })).body
      expect(closings).toMatchObject([
        { kind: 'sede', key: 'sur', title: 'Territorial Sur', held: { cases: 2 }, demanded: true },
      ])
      expect(closings[0].takers.map(({ key }: { key: string }) => key)).toEqual([
        'ibague',
        'norte',
        'oriente',
        'suroriente',
      ])
      const body = { items, reason: REASON }
      const nobody = await send('POST', `${AT}/publicaciones`, body)
      expect([nobody.status, nobody.body.code]).toEqual([409, 'sin_entrega'])
      expect(nobody.body.message).toMatch(
        /^«Territorial Sur» tiene 2 trámites abiertos, \d+ tareas por hacer y \d+ funcionarios: elija quién lo recibe\.$/,
      )
      for (const taker of ['sur', 'prueba', 'otra']) {
        const refused = await send('POST', `${AT}/publicaciones`, { ...body, handOver: [to('sur', taker)] })
        expect([taker, refused.status, refused.body.code]).toEqual([taker, 409, 'entrega_cerrada'])
      }
      expect(await batches()).toEqual([])
      const done = await send('POST', `${AT}/publicaciones`, { ...body, handOver: [to('sur', 'norte')] })
      expect(done.status).toBe(200)
    },
    LONG,
  )

  it(
    'hands over its cases and tasks, tells the applicant, and leaves its officials for the administrators',
    async () => {
      const [mine] = (await standing()).filter(({ office }) => office === 'sur')
      expect(mine).toBeDefined()
      await world.drain()
      await nothingIsLost()
      expect((await standing()).find(({ id }) => id === mine?.id)).toMatchObject({
        office: 'norte',
        moved: 1,
      })
      const told = await world.db.rows<{ body: string }>(sql`
        select n.body from notices n where n.case_id = ${mine?.id ?? ''}::uuid and n.body like '%Territorial Norte%'`)
      expect(told[0]?.body).toMatch(
        /^La sede que la atendía cerró\. Desde ahora la atiende Territorial Norte/,
      )
      // once: the transfer beside it is the same applicant's
      expect(
        await world.db.rows(sql`select 1 from notices where title like 'Otra sede atiende%'`),
      ).toHaveLength(1)
      const warnings = (
        await world.call(
          'GET',
          '/api/v1/operacion/avisos',
          undefined,
          await world.tokenFor('superadmin@demo.test'),
        )
      ).body.rows
      expect(warnings.join()).toContain('Territorial Sur está cerrada y en ella siguen')
      const alarms = await world.db.rows(sql`select 1 from notices where title like 'Cerró Territorial Sur%'`)
      expect(alarms.length).toBeGreaterThan(0)
      const person = await world.db.one<{ id: string; version: number; role: string }>(sql`
        select id, version, main_role as role from users where office = 'sur' and main_role = 'CLI_TECNICO' limit 1`)
      const stays = await send('PUT', `/api/v1/usuarios/${person?.id ?? ''}/roles`, {
        version: person?.version,
        mainRole: person?.role,
        additionalRoles: [],
        office: 'sur',
      })
      expect([stays.status, stays.body.code]).toEqual([409, 'sede_cerrada'])
      // called again, nothing passes again
      await handOverOffices(world.deps, { release: 1, round: 0, after: null, passed: 0 })
      expect((await standing()).find(({ id }) => id === mine?.id)?.moved).toBe(1)
    },
    LONG,
  )

  it(
    'opened again gets nothing back',
    async () => {
      const before = await standing()
      await reopen('sur')
      await world.drain()
      expect(await standing()).toEqual(before)
    },
    LONG,
  )

  it(
    'on a day that was scheduled hands over what it holds by then, whichever process sees the day first',
    async () => {
      const items = await closing('oriente', 'suroriente')
      const scheduled = { items, day: '2026-02-20', reason: REASON }
      const nobody = await send('POST', `${AT}/programaciones`, scheduled)
      expect([nobody.status, nobody.body.code]).toEqual([409, 'sin_entrega'])
      const done = await send('POST', `${AT}/programaciones`, {
        ...scheduled,
        handOver: [to('oriente', 'suroriente')],
      })
      expect([done.status, done.body.message]).toEqual([200, undefined])
      // who closes on that day takes over from nobody
      const other = await closing('norte', 'ibague')
      const refused = await send('POST', `${AT}/publicaciones`, {
        items: other,
        reason: REASON,
        handOver: [to('norte', 'oriente')],
      })
      expect([refused.status, refused.body.code]).toEqual([409, 'entrega_cerrada'])
      for (const key of ['norte', 'ibague']) {
        const { revision } = await item(key)
        await send('POST', `${AT}/clases/sede/elementos/${key}/borrador/descartar`, { revision })
      }
      const late = await caseIn('oriente')
      expect((await standing()).find(({ id }) => id === late)?.office).toBe('oriente')
      world.clock.set('2026-02-20T05:00:01.000Z')
      await world.deps.configuration.look()
      expect((await batches()).length).toBe(1)
      await world.drain()
      expect((await standing()).find(({ id }) => id === late)).toMatchObject({
        office: 'suroriente',
        moved: 1,
      })
      await nothingIsLost()
    },
    LONG,
  )
})

const OFFICES = ['ibague', 'norte', 'sur', 'suroriente'] as const
type Step =
  | { readonly do: 'file' }
  | { readonly do: 'close'; readonly which: number; readonly to: number }
  | { readonly do: 'open'; readonly which: number }
  | { readonly do: 'kill'; readonly after: number }
  | { readonly do: 'work'; readonly size: number }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant({ do: 'file' as const }),
  fc.record({ do: fc.constant('close' as const), which: fc.nat(9), to: fc.nat(9) }),
  fc.record({ do: fc.constant('open' as const), which: fc.nat(9) }),
  fc.record({ do: fc.constant('kill' as const), after: fc.nat(6) }),
  fc.record({ do: fc.constant('work' as const), size: fc.integer({ min: 1, max: 4 }) }),
)

interface Modelled {
  readonly office: string
  /** office, and number of moves, when the portal was compared with the model last */
  readonly was: string
  readonly moved: number
  readonly hops: number
}
const never = (id: string): never => {
  throw new Error(`${id} is not in the model`)
}

it(
  'any history of offices that close and open leaves every open case in an open office, moved only as the closings say',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        /** office of each case as a plain model has it: a closing passes everything at once */
        const model = new Map<string, Modelled>()
        const open = new Set(await openOffices())
        /** What there is becomes what the model begins with. */
        const seen = async (): Promise<void> => {
          for (const { id, office, moved } of await standing())
            model.set(id, { office, was: office, moved, hops: 0 })
        }
        const settle = async (size: number): Promise<void> => {
          await workOff(size)
          await nothingIsLost()
          for (const { id, office, moved } of await standing()) {
            const { was, hops, ...expected } = model.get(id) ?? never(id)
            expect([id, office]).toEqual([id, expected.office])
            // through an office that closed before it had passed: once instead of twice
            expect(moved - expected.moved, id).toBeLessThanOrEqual(hops)
            if (office !== was) expect(moved, id).toBeGreaterThan(expected.moved)
          }
          await seen()
        }
        await seen()
        for (const one of steps) {
          const closed = OFFICES.filter((office) => !open.has(office))
          const opened = OFFICES.filter((office) => open.has(office))
          if (one.do === 'file') {
            const office = opened[0] ?? ''
            await caseIn(office)
            for (const { id, moved } of await standing())
              if (!model.has(id)) model.set(id, { office, was: office, moved, hops: 0 })
          } else if (one.do === 'close' && opened.length > 1) {
            const office = opened[one.which % opened.length] ?? ''
            const others = opened.filter((other) => other !== office)
            const taker = others[one.to % others.length] ?? ''
            await close(office, taker)
            open.delete(office)
            for (const [id, known] of model)
              if (known.office === office) model.set(id, { ...known, office: taker, hops: known.hops + 1 })
          } else if (one.do === 'open' && closed.length > 0) {
            // what is still in an office when it opens again stays there: the model has passed it
            await settle(2)
            const office = closed[one.which % closed.length] ?? ''
            await reopen(office)
            open.add(office)
          } else if (one.do === 'kill') {
            const [job] = await batches()
            if (job !== undefined)
              await handOverOffices(dyingAfter(one.after), job.data, 2).catch(() => undefined)
          } else if (one.do === 'work') await settle(one.size)
        }
        await settle(3)
        for (const office of OFFICES) if (!open.has(office)) await reopen(office)
        await world.drain()
      }),
      { numRuns: 4, interruptAfterTimeLimit: 200_000, endOnFailure: true },
    )
  },
  LONG,
)

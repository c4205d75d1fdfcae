import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mailer } from './adapters/mail/port.ts'
import { announce, mail } from './db/outbox.ts'
import { printingKey } from './db/printing.ts'
import { sql } from './db/connection/sql.ts'
import { type Couriers, deliverDue, openCouriers } from './delivery.ts'
import { MAX_ATTEMPTS, runDueJobs } from './jobs.ts'
import { type ApiWorld, startWorld } from './testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.run(sql`delete from outbox`)
  await world.db.run(sql`delete from jobs`)
})

const put = (key: string): Promise<boolean> =>
  announce(world.db, {
    factKey: key,
    channel: 'email',
    to: 'alguien@demo.test',
    payload: mail({ subject: key, paragraphs: ['Hola.'] }),
    at: world.clock.now(),
    newId: world.deps.newId,
  })

/** Couriers that send mail through `send`. */
async function courier(send: Mailer['send']): Promise<Couriers> {
  const real = await openCouriers(world.deps).delivery()
  return { delivery: async () => ({ ...real, mailer: { send, close: async () => undefined } as Mailer }) }
}
const fail = (error: unknown): never => {
  throw error
}
const row = () =>
  world.db.one<{ state: string; ambiguous_at: Date | null; attempts: number }>(
    sql`select state, ambiguous_at, attempts from outbox order by created_at limit 1`,
  )

describe('a relay that offers no TLS', () => {
  it('gets no mail where the settings demand TLS, and gets it where they say otherwise', async () => {
    const relay = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
    })
    relay.on('error', () => undefined)
    await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done))
    const smtpUrl = `smtp://127.0.0.1:${(relay.server.address() as AddressInfo).port}`
    const deliverWith = async (smtpTls: 'required' | 'offered') => {
      await world.db.run(sql`delete from outbox`)
      await put('carta')
      const settings = { ...world.deps.settings, smtpUrl, smtpTls }
      await deliverDue(world.deps, openCouriers({ ...world.deps, settings }), fail)
      return (await row())?.state
    }
    try {
      expect(await deliverWith('required')).toBe('pending')
      expect(await deliverWith('offered')).toBe('sent')
    } finally {
      await new Promise<void>((done) => relay.close(done))
    }
  })
})

describe('delivery', () => {
  it('never lets a second process send what a slow relay still holds', async () => {
    for (const key of ['a', 'b', 'c']) await put(key)
    const sent: string[] = []
    const other = await courier(async ({ subject }) => {
      sent.push(`otro:${subject}`)
      return { result: 'accepted' }
    })
    const slow = await courier(async ({ subject }) => {
      // each message takes 80 of the 90 seconds of the lease
      world.clock.advance(80_000)
      await deliverDue(world.deps, other, fail)
      sent.push(subject)
      return { result: 'accepted' }
    })
    await deliverDue(world.deps, slow, fail)
    await deliverDue(world.deps, other, fail)
    expect(sent.map((s) => s.replace('otro:', '')).sort()).toEqual(['a', 'b', 'c'])
  })

  it('marks what was perhaps sent, and keeps the mark when a later try succeeds', async () => {
    await put('dudoso')
    await deliverDue(
      world.deps,
      await courier(async () => ({ result: 'ambiguous', reason: 'La conexión se cortó' })),
      fail,
    )
    expect(await row()).toMatchObject({ state: 'pending', ambiguous_at: expect.any(Date), attempts: 1 })
    world.clock.advance(3_600_000)
    await deliverDue(world.deps, await courier(async () => ({ result: 'accepted' })), fail)
    expect(await row()).toMatchObject({ state: 'sent', ambiguous_at: expect.any(Date) })
    const list = async (who: string) =>
      world.call('GET', '/api/v1/mensajes/dudosos', undefined, await world.tokenFor(who))
    expect((await list('cli-admin@demo.test')).body.rows).toMatchObject([
      { subject: 'dudoso', state: 'dudoso', sent: true, to: 'alguien@demo.test' },
    ])
    expect((await list('cli-juridico@demo.test')).status).toBe(403)
  })

  it('marks what a process had begun to send when it died, and not what it had only taken', async () => {
    for (const key of ['empezado', 'tomado']) await put(key)
    const dying = await courier(async () => {
      throw new Error('unreachable')
    })
    // a process that dies in the middle of its first message: taken, begun, no result stored
    const died = { delivery: async () => ({ ...(await dying.delivery()), mailer: null, mailbox: true }) }
    await world.db.run(
      sql`update outbox set state = 'sending', locked_until = ${new Date(world.clock.now().getTime() - 1)}, started_at = case when fact_key = 'empezado' then ${world.clock.now()}::timestamptz end`,
    )
    await deliverDue(world.deps, died, fail)
    const rows = await world.db.rows(
      sql`select fact_key, state, ambiguous_at is not null as doubtful from outbox order by fact_key`,
    )
    expect(rows).toEqual([
      { fact_key: 'empezado', state: 'sent', doubtful: true },
      { fact_key: 'tomado', state: 'sent', doubtful: false },
    ])
  })

  it('shows what could not be delivered, to be sent again', async () => {
    await put('fallido')
    await deliverDue(
      world.deps,
      await courier(async () => ({ result: 'permanent', reason: 'No existe el buzón' })),
      fail,
    )
    const token = await world.tokenFor('cli-admin@demo.test')
    const { body } = await world.call('GET', '/api/v1/mensajes/dudosos', undefined, token)
    expect(body.rows).toMatchObject([
      { state: 'fallido', error: 'No existe el buzón', sent: false, canResend: true, nextAt: null },
    ])
    const path = `/api/v1/mensajes/${body.rows[0].id}/reintentar`
    expect((await world.call('POST', path, {}, token)).status).toBe(200)
    expect((await world.call('POST', path, {}, token)).status).toBe(404)
    expect(await row()).toMatchObject({ state: 'pending', attempts: 0 })
  })
})

describe('what is tried again by itself', () => {
  it('is shown with its reason and its next try, and is nobody’s to send', async () => {
    await put('esperando')
    await deliverDue(
      world.deps,
      await courier(async () => ({ result: 'temporary', reason: 'El buzón está ocupado' })),
      fail,
    )
    const token = await world.tokenFor('cli-admin@demo.test')
    const { body } = await world.call('GET', '/api/v1/mensajes/dudosos', undefined, token)
    expect(body.rows).toMatchObject([
      { state: 'reintentando', error: 'El buzón está ocupado', canResend: false, nextAt: expect.any(String) },
    ])
    expect(Date.parse(body.rows[0].nextAt)).toBeGreaterThan(world.clock.now().getTime())
    const path = `/api/v1/mensajes/${body.rows[0].id}/reintentar`
    expect((await world.call('POST', path, {}, token)).status).toBe(404)
  })
})

describe('jobs', () => {
  const job = () =>
    world.db.run(sql`
      insert into jobs(id, kind, key, data, state, next_at, created_at)
      values (${world.deps.newId()}::uuid, 'prueba', 'prueba', '{}', 'pending', ${world.clock.now()}, ${world.clock.now()})`)

  it('end after their last try in a list for administrators, and can be tried again', async () => {
    await job()
    let ran = 0
    const broken = {
      prueba: async () => {
        ran += 1
        throw new Error('No hay sello')
      },
    }
    for (let i = 0; i < 40; i++) {
      await runDueJobs(world.deps, broken, () => undefined)
      world.clock.advance(3_600_000)
    }
    expect(ran).toBe(MAX_ATTEMPTS)
    const token = await world.tokenFor('cli-admin@demo.test')
    const { body } = await world.call('GET', '/api/v1/trabajos/fallidos', undefined, token)
    expect(body.rows).toMatchObject([{ kind: 'prueba', error: 'No hay sello', attempts: MAX_ATTEMPTS }])
    await world.call('POST', `/api/v1/trabajos/${body.rows[0].id}/reintentar`, {}, token)
    await runDueJobs(world.deps, { prueba: async () => void (ran += 1) }, () => undefined)
    expect(ran).toBe(MAX_ATTEMPTS + 1)
    expect((await world.call('GET', '/api/v1/trabajos/fallidos', undefined, token)).body.rows).toEqual([])
  })

  it('that wait behind a slow one are left to whoever took them over', async () => {
    await world.db.run(sql`
      insert into jobs(id, kind, key, data, state, next_at, created_at)
      select ('019a0000-0000-7000-8000-00000000000' || n)::uuid, 'prueba', 'k' || n, jsonb_build_object('n', n), 'pending', ${world.clock.now()}::timestamptz + make_interval(secs => n * 0.001), ${world.clock.now()} from generate_series(1, 3) n`)
    world.clock.advance(1000)
    const ran: unknown[] = []
    const quick = {
      prueba: async (j: { data: Readonly<Record<string, unknown>> }) => void ran.push(j.data['n']),
    }
    await runDueJobs(
      world.deps,
      {
        prueba: async (j) => {
          ran.push(j.data['n'])
          if (ran.length > 1) return
          world.clock.advance(200_000)
          await runDueJobs(world.deps, quick, fail)
        },
      },
      fail,
    )
    // the slow one outlived its own lease and ran twice, which handlers tolerate; the others ran once
    expect(ran).toEqual([1, 1, 2, 3])
  })

  it('that became due lately do not wait for a backlog', async () => {
    const due = (n: number): Promise<number> =>
      world.db.run(sql`
        insert into jobs(id, kind, key, data, state, next_at, created_at)
        values (${world.deps.newId()}::uuid, 'prueba', ${`cola ${n}`}, ${JSON.stringify({ n })}::jsonb, 'pending', ${world.clock.now()}, ${world.clock.now()})`)
    for (const n of [1, 2, 3]) await due(n)
    world.clock.advance(3_600_000)
    await due(4)
    const ran: unknown[] = []
    const handlers = {
      prueba: async (j: { data: Readonly<Record<string, unknown>> }) => void ran.push(j.data['n']),
    }
    const since = new Date(world.clock.now().getTime() - 60_000)
    expect(await runDueJobs(world.deps, handlers, fail, { since })).toBe(1)
    expect(ran).toEqual([4])
    await runDueJobs(world.deps, handlers, fail)
    expect(ran).toEqual([4, 1, 2, 3])
  })

  it('that print what somebody looks at do not wait at the end of a backlog, and keep their pace after a failure', async () => {
    const { caseId } = await world.fileConcession()
    await world.db.run(sql`delete from jobs`)
    const [unprinted, later, tried, postponed] = [1, 2, 3, 4].map(() => world.deps.newId()) as [
      string,
      string,
      string,
      string,
    ]
    const at = world.clock.now()
    const HOUR = 3_600_000
    for (const [actId, attempts, dueIn, lastError] of [
      [unprinted, 0, 0, null],
      // scheduled later, behind many others
      [later, 0, 2 * HOUR, null],
      [tried, 3, 0, 'No hay sello'],
      // postponed by an unavailable store: a reader's visit does not bring it forward
      [postponed, 0, 2 * HOUR, 'El almacén no responde'],
    ] as const) {
      await world.db.run(sql`
        insert into acts(id, case_id, template, origin_step, state, title, doc, series, drafter_id, signed_at, created_at, updated_at)
        values (${actId}::uuid, ${caseId}::uuid, 'AUTO_INICIO', 'INI-01', 'signed', 'Acto', '{}'::jsonb, 'SIN_SERIE', (select id from users where email = 'cli-admin@demo.test'), ${at}, ${at}, ${at})`)
      await world.db.run(sql`
        insert into jobs(id, kind, key, data, state, attempts, last_error, next_at, created_at)
        values (${world.deps.newId()}::uuid, 'acto.pdf', ${printingKey(actId)}, '{}', 'pending', ${attempts}, ${lastError}, ${new Date(at.getTime() + dueIn)}, ${at})`)
    }
    world.clock.advance(HOUR)
    const token = await world.tokenFor('ciudadano@demo.test')
    const due = async () =>
      Object.fromEntries(
        (await world.db.rows<{ key: string; next_at: Date }>(sql`select key, next_at from jobs`)).map(
          (job) => [job.key, job.next_at.getTime() - at.getTime()],
        ),
      )
    const first = {
      [printingKey(unprinted)]: HOUR,
      [printingKey(later)]: HOUR,
      [printingKey(tried)]: 0,
      [printingKey(postponed)]: 2 * HOUR,
    }
    expect((await world.call('GET', `/api/v1/solicitudes/${caseId}`, undefined, token)).status).toBe(200)
    expect(await due()).toEqual(first)
    // the next reader changes nothing
    world.clock.advance(20_000)
    await world.call('GET', `/api/v1/solicitudes/${caseId}`, undefined, token)
    expect(await due()).toEqual(first)
  })
})

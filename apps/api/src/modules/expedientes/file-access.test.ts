import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { filedCase } from '../../testing/stories/family-walk.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

const RECORDS = 'cli-gestion-documental@demo.test'
const CONSULTS = 'consulta@demo.test'
const AUDITOR = 'cli-auditor-consulta@demo.test'
const reason = 'Lo pide el ente de control en su oficio.'

let world: ApiWorld
let caseId: string
let number: string
beforeAll(async () => {
  world = await startWorld()
  caseId = await filedCase(world, 3)
  await world.advanceTo(caseId, 'PG-09')
  const row = await world.db.one<{ expediente: string }>(
    sql`select expediente from cases where id = ${caseId}::uuid`,
  )
  number = row?.expediente ?? ''
}, 60_000)
afterAll(() => world.close())

const search = async (email: string, query = '') =>
  world.call('GET', `/api/v1/expedientes${query}`, undefined, await world.login(email))
const grant = async (email: string, body: object, id = caseId) =>
  world.call('POST', `/api/v1/solicitudes/${id}/accesos`, body, await world.login(email), {
    'idempotency-key': randomUUID(),
  })
const withdraw = async (email: string, person: string) =>
  world.call(
    'POST',
    `/api/v1/solicitudes/${caseId}/accesos/${person}/retirar`,
    { reason },
    await world.login(email),
    {
      'idempotency-key': randomUUID(),
    },
  )
const found = async (email: string, query = '') =>
  ((await search(email, query)).body.rows as { id: string }[]).map((row) => row.id)

describe('the search for a case', () => {
  it.each([
    [
      'its request number',
      '1',
      async () =>
        (await world.db.one<{ n: string }>(sql`select radicado as n from cases where id = ${caseId}::uuid`))
          ?.n,
    ],
    ['its physical file', '2', async () => number],
    ['its internal number', '3', async () => caseId.slice(0, 13)],
  ])('finds it by %s', async (_, by, text) => {
    expect(
      await found(
        'cli-control-interno@demo.test',
        `?por=${by}&q=${encodeURIComponent((await text()) ?? '')}`,
      ),
    ).toContain(caseId)
    expect(await found('cli-control-interno@demo.test', `?por=${by}&q=zzzz`)).toEqual([])
  })

  it('takes a per cent sign as a sign and not as anything', async () => {
    expect(await found('cli-control-interno@demo.test', `?por=1&q=${encodeURIComponent('%%%')}`)).toEqual([])
  })

  it('shows nobody a case that they may not read', async () => {
    expect(await found(AUDITOR, `?por=2&q=${encodeURIComponent(number)}`)).toEqual([])
    expect(await found(CONSULTS)).toEqual([])
    expect(await found('empresa@demo.test')).toEqual([])
    expect(await found('ciudadano@demo.test')).toContain(caseId)
  })
})

describe('access to a file', () => {
  it.each([CONSULTS, AUDITOR])('is given to %s for a period and withdrawn, both on record', async (email) => {
    const person = await world.actor(email)
    const given = await grant(RECORDS, { email, until: '2026-12-31', reason })
    expect(given.status).toBe(200)
    expect(await found(email)).toEqual([caseId])
    const index = await world.call(
      'GET',
      `/api/v1/solicitudes/${caseId}/expediente`,
      undefined,
      await world.login(email),
    )
    expect([index.status, index.body.number]).toEqual([200, number])
    expect((await withdraw(RECORDS, person.id)).status).toBe(200)
    expect(await found(email)).toEqual([])
    expect((await withdraw(RECORDS, person.id)).status).toBe(404)
    const told = await world.db.rows<{ verb: string; subject: string }>(sql`
      select verb, subject from audit_log where case_id = ${caseId}::uuid and verb like 'expedientes.%' and subject = ${person.id} order by at`)
    expect(told.map((line) => line.verb)).toEqual(['expedientes.grant', 'expedientes.withdraw'])
  })

  it('is told to who gets it and to whom it is withdrawn, in the portal and by mail, once each', async () => {
    const person = await world.personId(CONSULTS)
    const told = async (): Promise<{ title: string; href: string }[]> =>
      world.db.rows(
        sql`select title, href from notices where user_id = ${person}::uuid and created_at >= ${since} order by created_at`,
      )
    const mailed = async (): Promise<string[]> => {
      await world.drain()
      const { body } = await world.call('GET', `/api/v1/dev/messages?to=${CONSULTS}`)
      return (body as { channel: string; subject: string; sentAt: string }[])
        .filter(({ channel, sentAt }) => channel === 'email' && sentAt >= since.toISOString())
        .map(({ subject }) => subject)
        .toReversed()
    }
    world.clock.advance(60_000)
    const since = world.clock.now()
    const key = { 'idempotency-key': randomUUID() }
    const give = async (until: string, more: Readonly<Record<string, string>> = {}) => {
      world.clock.advance(1_000)
      return world.call(
        'POST',
        `/api/v1/solicitudes/${caseId}/accesos`,
        { email: CONSULTS, until, reason },
        await world.tokenFor(RECORDS),
        more,
      )
    }
    const take = async () => {
      world.clock.advance(1_000)
      return withdraw(RECORDS, person)
    }
    const given = `Puede consultar el expediente ${number}`
    await give('2026-12-31', key)
    // the same call repeated, and the same period in a new call
    expect([(await give('2026-12-31', key)).status, (await give('2026-12-31')).status]).toEqual([200, 200])
    expect(await told()).toEqual([
      { title: given, href: `/mis-expedientes/ver-expediente/${caseId}/vigente` },
    ])
    expect(await mailed()).toEqual([given])
    await give('2027-01-15')
    expect((await told()).map(({ title }) => title)).toEqual([given, given])
    const [row] = (await search(CONSULTS)).body.rows as { until: string | null }[]
    const index = await world.call(
      'GET',
      `/api/v1/solicitudes/${caseId}/expediente`,
      undefined,
      await world.tokenFor(CONSULTS),
    )
    expect([row?.until, index.body.until]).toEqual(['2027-01-15', '2027-01-15'])
    expect([(await take()).status, (await take()).status]).toEqual([200, 404])
    const gone = `Ya no puede consultar el expediente ${number}`
    expect((await told()).at(-1)).toEqual({ title: gone, href: '/mis-expedientes' })
    expect(await mailed()).toEqual([given, given, gone])
    await give('2027-01-15')
    expect(await mailed()).toEqual([given, given, gone, given])
    await take()
  })

  it('ends by itself when its last day is over', async () => {
    const today = world.clock.now().toISOString().slice(0, 10)
    await grant(RECORDS, { email: CONSULTS, until: today, reason })
    await world.drain()
    expect(await found(CONSULTS)).toEqual([caseId])
    const before = world.clock.now()
    world.clock.set(new Date(before.getTime() + 2 * 86_400_000))
    await world.drain()
    expect(await found(CONSULTS)).toEqual([])
    const rows = (
      await world.call('GET', `/api/v1/solicitudes/${caseId}/accesos`, undefined, await world.login(RECORDS))
    ).body.rows
    expect(rows[0]).toMatchObject({ email: expect.any(String), endedAt: expect.any(String) })
    const lines = await world.db.rows(
      sql`select case_id, subject from audit_log where verb = 'expedientes.expire'`,
    )
    expect(lines).toEqual([{ case_id: caseId, subject: await world.personId(CONSULTS) }])
  })

  it('is given by nobody else, to nobody else, for no day past, and only to a file', async () => {
    expect(
      (await grant('cli-juridico@demo.test', { email: CONSULTS, until: '2026-12-31', reason })).status,
    ).toBe(403)
    expect(
      (await grant('ciudadano@demo.test', { email: CONSULTS, until: '2026-12-31', reason })).status,
    ).toBe(403)
    expect(
      (await grant(RECORDS, { email: 'empresa@demo.test', until: '2026-12-31', reason })).body.message,
    ).toBe('Ese correo no es de una persona con rol de consulta o de control.')
    expect((await grant(RECORDS, { email: CONSULTS, until: '2020-01-01', reason })).body.message).toBe(
      'El último día del acceso ya pasó.',
    )
    const without = await filedCase(world, 3)
    expect((await grant(RECORDS, { email: CONSULTS, until: '2026-12-31', reason }, without)).status).toBe(409)
    expect(
      (await grant(RECORDS, { email: CONSULTS, until: '2026-12-31', reason }, randomUUID())).status,
    ).toBe(404)
  })

  it('shows no last day to whoever reads the file without it', async () => {
    await grant(RECORDS, { email: 'cli-control-interno@demo.test', until: '2026-12-31', reason })
    const rows = (await search('cli-control-interno@demo.test')).body.rows as {
      id: string
      until: string | null
    }[]
    expect(rows.find((row) => row.id === caseId)).toMatchObject({ until: null })
  })
})

import { randomUUID } from 'node:crypto'
import { OWNER_CHANGES } from '@ventanilla/domain/cases/third-party-contact'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { insertPerson } from '../../db/people/people.ts'
import { walk } from '../../testing/stories/family-walk.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

const THIRD = 'empresa@demo.test'
const ADMIN = 'cli-admin@demo.test'
const LONG = 240_000
const REASON = 'Lo pidió por escrito en la ventanilla.'

let world: ApiWorld
let third = ''
let caseId = ''
let radicado = ''
let other = ''

const as = async (
  who: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  key = randomUUID(),
) =>
  world.call(method, `/api/v1/intervinientes${path}`, body, await world.tokenFor(who), {
    'idempotency-key': key,
  })
const list = async (who: string, query = '') => (await as(who, 'GET', query)).body.rows as Row[]
const read = async (who = ADMIN, id = third) => (await as(who, 'GET', `/${id}`)).body
interface Row {
  readonly id: string
  readonly count: number
  readonly contact: Readonly<Record<string, unknown>>
  readonly capacities: readonly { readonly caseId: string; readonly recognisedBy: unknown }[]
}
const correction = async (more: Readonly<Record<string, unknown>> = {}, id = third) => {
  const { contact, version } = await read(ADMIN, id)
  return { ...contact, phone: contact.phone ?? '', reason: REASON, version, ...more }
}
const eventsIn = async (id: string, type: string): Promise<string[]> =>
  (
    await world.db.rows<{ body: string }>(
      sql`select body from case_events where case_id = ${id}::uuid and type = ${type} order by seq`,
    )
  ).map(({ body }) => body)
const mailTo = async (to: string): Promise<string[]> =>
  (
    await world.db.rows<{ text: string }>(
      sql`select payload->>'text' as text from outbox where recipient = ${to} and fact_key like 'interviniente:%' order by created_at`,
    )
  ).map(({ text }) => text)
const notices = async (id: string): Promise<number> =>
  (
    await world.db.rows(
      sql`select 1 from notices where user_id = ${id}::uuid and fact_key like 'interviniente%'`,
    )
  ).length

async function recognise(at: string): Promise<void> {
  const asked = await world.call(
    'POST',
    '/api/v1/actuaciones',
    { family: 'tercer_interviniente', radicado: at },
    await world.tokenFor(THIRD),
    { 'idempotency-key': randomUUID() },
  )
  await walk(world, String(asked.body.id), [
    ['TER-01', 'radicada', { 'tercero.direccion': 'Vereda La Florida' }],
    ['TER-02', 'registrado', { 'tercero.direccion': 'Vereda La Florida, finca El Mirador' }],
    ['TER-03', 'firmar', { 'tercero.decision': 'reconoce' }],
    ['TER-04', 'comunicado'],
  ])
}

/** A person without an account, third party of a case. */
async function withoutAccount(document: string, email = 'vieja@correo.test'): Promise<string> {
  const id = world.deps.newId()
  await world.db.tx((tx) =>
    insertPerson(tx, {
      id,
      kind: 'ciudadano',
      email,
      phone: '573115550142',
      passwordHash: null,
      personType: 1,
      documentType: 1,
      documentNumber: document,
      companyName: null,
      firstNames: 'Luz Dary',
      lastNames: 'Campos Oviedo',
      gender: null,
      roles: ['USER_CIUDADANO'],
      office: null,
      active: false,
      phoneVerifiedAt: null,
      emailVerifiedAt: null,
      at: world.clock.now(),
    }),
  )
  await world.db.run(sql`update users set electronic_notification = true where id = ${id}::uuid`)
  await world.db.run(sql`
    insert into case_parties(case_id, user_id, role, since) values (${other}::uuid, ${id}::uuid, 'tercero', ${world.clock.now()})`)
  return id
}

beforeAll(async () => {
  world = await startWorld()
  const filed = await world.fileConcession()
  caseId = filed.caseId
  radicado = filed.radicado
  other = (await world.fileConcession()).caseId
  third = await world.personId(THIRD)
  await world.db.run(sql`update users set electronic_notification = true where id = ${third}::uuid`)
  await recognise(radicado)
  await world.db.run(sql`
    insert into case_parties(case_id, user_id, role, since) values (${other}::uuid, ${third}::uuid, 'tercero', ${world.clock.now()})`)
}, LONG)
afterAll(() => world.close())

describe('the list of third parties', () => {
  it('finds a person by name, document, radicado and part of either, with the act that recognised them', async () => {
    const person = await world.db.one<{ document: string; name: string }>(
      sql`select document_number as document, company_name as name from users where id = ${third}::uuid`,
    )
    for (const q of [
      '',
      person?.name.slice(1, 9).toUpperCase(),
      person?.document,
      radicado,
      radicado.slice(3),
    ]) {
      const rows = await list(ADMIN, `?q=${encodeURIComponent(q ?? '')}`)
      expect([q, rows.map(({ id }) => id)]).toEqual([q, [third]])
    }
    const [row] = await list(ADMIN)
    expect(row).toMatchObject({
      count: 2,
      contact: { address: 'Vereda La Florida, finca El Mirador', municipality: '' },
      capacities: expect.arrayContaining([
        expect.objectContaining({
          caseId,
          recognisedBy: expect.objectContaining({ number: expect.any(String) }),
        }),
        expect.objectContaining({ caseId: other, recognisedBy: null }),
      ]),
    })
    expect(await list(ADMIN, '?q=zzqqxx')).toEqual([])
    expect((await as(ADMIN, 'GET', '?q=ab')).status).toBe(422)
    expect((await as(ADMIN, 'GET', '?orden=documento')).status).toBe(422)
  })

  it('is for the window and administrators, and leaves a line with what was searched', async () => {
    for (const who of ['cli-juridico@demo.test', 'ciudadano@demo.test', THIRD])
      expect([who, (await as(who, 'GET', '')).status]).toEqual([who, 403])
    await list(ADMIN, '?q=campanario')
    const lines = await world.db.rows<{ q: string }>(
      sql`select detail->>'q' as q from audit_log where verb = 'thirdParties.list' and detail->>'q' = 'campanario'`,
    )
    expect(lines).toHaveLength(1)
  })

  it('says no more after the pages of a day', async () => {
    const id = await world.personId('superadmin@demo.test')
    await world.db.run(sql`
      insert into budgets(name, who, spent, refused, over, ends_at)
      values ('thirdPartyPagesOfPerson', ${id}, 300, 0, false, clock_timestamp() + interval '1 hour')`)
    const reply = await as('superadmin@demo.test', 'GET', '')
    expect([reply.status, reply.body.message]).toEqual([
      429,
      expect.stringContaining('Ya consultó todas las listas de intervinientes'),
    ])
  })
})

describe('a correction of how a third party is reached', () => {
  it('of somebody with an account: the address by an official, e-mail and telephone by nobody but them', async () => {
    for (const more of [{ email: 'otra@correo.test' }, { phone: '3005550000' }]) {
      const reply = await as(ADMIN, 'PUT', `/${third}/contacto`, {
        ...(await correction({ municipality: 'Alvarado, Tolima' })),
        ...more,
      })
      expect([reply.status, reply.body.problems[0].message]).toEqual([422, OWNER_CHANGES])
    }
    const sent = await correction({ address: 'Calle 10 n.º 4-46', municipality: 'Ibagué, Tolima' })
    const key = randomUUID()
    const first = await as(ADMIN, 'PUT', `/${third}/contacto`, sent, key)
    const again = await as(ADMIN, 'PUT', `/${third}/contacto`, sent, key)
    expect([first.status, again.body]).toEqual([200, first.body])
    expect(first.body.person).toMatchObject({
      contact: { address: 'Calle 10 n.º 4-46', municipality: 'Ibagué, Tolima', email: THIRD },
      electronic: true,
      corrections: [
        {
          reason: REASON,
          changes: [
            { part: 'address', before: 'Vereda La Florida, finca El Mirador', after: 'Calle 10 n.º 4-46' },
            { part: 'municipality', before: '', after: 'Ibagué, Tolima' },
          ],
        },
      ],
    })
    // each of their open files says so, once, and none of them the address
    for (const id of [caseId, other]) {
      const [event, ...more] = await eventsIn(id, 'interviniente.corregido')
      expect(more).toEqual([])
      expect(event).toContain(REASON)
      expect(event).not.toContain('Calle 10')
    }
    expect([await mailTo(THIRD), await notices(third)]).toEqual([[expect.stringContaining(REASON)], 1])
    const lines = await world.db.rows<{ verb: string; n: number }>(sql`
      select verb, count(*)::int as n from audit_log where subject = ${third} and verb like 'thirdParties.%' and not detail ? 'refused'
        and verb <> 'thirdParties.read' group by verb order by verb`)
    expect(lines).toEqual([
      { verb: 'thirdParties.correct', n: 1 },
      { verb: 'thirdParties.note', n: 2 },
    ])
  })

  it('is refused without a reason that says something', async () => {
    const body = await correction()
    for (const reason of ['', '   corta   ', undefined]) {
      const sent = { ...body, address: 'Calle 11', municipality: 'Alvarado', reason }
      const reply = await as(ADMIN, 'PUT', `/${third}/contacto`, sent)
      const paths = reply.body.problems?.map(({ path }: { readonly path: string }) => path)
      expect([reason, reply.status, paths]).toEqual([reason, 422, ['body.reason']])
    }
  })

  it('asks for something to correct, and refuses what was read before another change', async () => {
    const body = await correction()
    const put = async (more: object) => as(ADMIN, 'PUT', `/${third}/contacto`, { ...body, ...more })
    expect((await put({})).body.code).toBe('sin_cambios')
    const stale = await put({ address: 'Calle 11', version: body.version - 1 })
    expect([stale.status, stale.body.code, stale.body.current.id]).toEqual([409, 'version', third])
    expect((await read()).corrections).toHaveLength(1)
  })

  it('of somebody without one: the old e-mail and telephone learn of it, and the new one notifies nothing', async () => {
    const id = await withoutAccount('65741208')
    const reply = await as(
      ADMIN,
      'PUT',
      `/${id}/contacto`,
      await correction(
        {
          address: 'Vereda El Rubí',
          municipality: 'Ibagué',
          email: 'nueva@correo.test',
          phone: '300 555 0177',
        },
        id,
      ),
    )
    expect(reply.status).toBe(200)
    expect(reply.body.person).toMatchObject({
      account: false,
      electronic: false,
      contact: { email: 'nueva@correo.test', phone: '573005550177' },
    })
    const [old] = await mailTo('vieja@correo.test')
    expect(old).toContain('n•••@correo.test')
    expect(old).not.toContain('nueva@')
    const [fresh] = await mailTo('nueva@correo.test')
    expect(fresh).toContain('Ningún acto se notifica aquí')
    expect(fresh).not.toContain('Luz Dary')
    expect(await mailTo('573115550142')).toHaveLength(1)
    const { facts } = (await world.load(other)).state
    expect(facts[`autoriza.${id}`]).toBe(false)
  })

  it('is not made by a party of one of their cases, nor of a person whose cases are out of reach', async () => {
    const id = await withoutAccount('65741209', '')
    const body = await correction({ address: 'Vereda El Rubí', municipality: 'Ibagué' }, id)
    await world.db.run(sql`
      update users set document_type = 1, document_number = '65741209' where id = ${await world.personId('superadmin@demo.test')}::uuid`)
    expect((await as('superadmin@demo.test', 'PUT', `/${id}/contacto`, body)).status).toBe(403)
    const away = 'cli-ventanilla-unica-2@demo.test'
    await world.db.run(sql`delete from task_offers where case_id = ${other}::uuid`)
    await world.db.run(sql`update tasks set assignee = null, done_by = null where case_id = ${other}::uuid`)
    // of the case that waits at the window they see everybody, of this one nobody
    expect((await list(away)).map((row) => [row.id, row.count])).toEqual([[third, 1]])
    expect((await as(away, 'GET', `/${id}`)).status).toBe(404)
    expect((await as(away, 'PUT', `/${id}/contacto`, body)).status).toBe(404)
    const unreached = await as(ADMIN, 'PUT', `/${id}/contacto`, body)
    expect(unreached.body.message).toContain('avísele por escrito a la dirección anterior')
  })
})

describe('the end of a capacity', () => {
  const end = async (more: Readonly<Record<string, unknown>>, who = ADMIN, key = randomUUID()) => {
    const { version } = (await world.load(caseId)).row
    return as(
      who,
      'POST',
      `/${third}/tramites/${caseId}/terminar`,
      { on: bogotaToday(), reason: REASON, version, ...more },
      key,
    )
  }
  const bogotaToday = (): string => world.clock.now().toISOString().slice(0, 10)
  const capacity = async () =>
    (await read()).capacities.find((one: { caseId: string }) => one.caseId === caseId) as {
      readonly acts: readonly { readonly id: string }[]
      readonly whyNot: string | null
      readonly until: string | null
      readonly ended: { readonly reason: string } | null
    }

  it(
    'waits for what is being notified to them, and takes a signed act of the case',
    async () => {
      await world.advanceTo(caseId, 'PG-10')
      const before = await capacity()
      expect(before.whyNot).toContain('Se le está notificando un acto')
      const actId = before.acts[0]?.id
      expect((await end({ actId })).body.code).toBe('pendiente')
      await world.notifyBeside(caseId)
      expect((await capacity()).whyNot).toBeNull()
      const wrong = await end({ actId: randomUUID() })
      expect([wrong.status, wrong.body.problems[0].path]).toEqual([422, 'actId'])
      expect((await end({ actId, on: '2026-01-01' })).body.problems[0].path).toBe('on')
      expect((await end({ actId, reason: '' })).status).toBe(422)
      expect((await end({ actId, version: 0 })).body.code).toBe('version')
    },
    LONG,
  )

  it(
    'is stored once with its act, told to them, and closes the case to them',
    async () => {
      const actId = (await capacity()).acts[0]?.id
      const { version } = (await world.load(caseId)).row
      const key = randomUUID()
      const first = await end({ actId, version }, ADMIN, key)
      const again = await end({ actId, version }, ADMIN, key)
      expect([first.status, again.body]).toEqual([200, first.body])
      expect((await end({ actId })).body.code).toBe('terminada')
      expect(await capacity()).toMatchObject({ until: expect.any(String), ended: { reason: REASON } })
      expect(await eventsIn(caseId, 'interviniente.terminado')).toHaveLength(1)
      const endings = await world.db.rows(
        sql`select 1 from third_party_endings where case_id = ${caseId}::uuid`,
      )
      expect(endings).toHaveLength(1)
      const told = await world.db.rows<{ body: string }>(
        sql`select body from notices where user_id = ${third}::uuid and fact_key like 'interviniente.terminado:%'`,
      )
      expect(told).toEqual([{ body: expect.stringContaining(REASON) }])
      const opened = await world.call(
        'GET',
        `/api/v1/solicitudes/${caseId}`,
        undefined,
        await world.tokenFor(THIRD),
      )
      expect(opened.status).toBe(404)
      expect((await world.load(caseId)).state.parties.map((p) => p.personId)).not.toContain(third)
      expect((await list(ADMIN, `?q=${radicado}`)).map(({ id }) => id)).toEqual([])
      expect((await list(ADMIN, `?q=${radicado}&estado=todos`)).map(({ id }) => id)).toEqual([third])
    },
    LONG,
  )

  it(
    'lets them be recognised again, written to at the corrected address, and appeal in peace',
    async () => {
      await recognise(radicado)
      expect(await capacity()).toMatchObject({ until: null, ended: null })
      await world.advanceTo(caseId, 'NOT-02')
      const task = (await world.openTasks(caseId)).find(({ step }) => step === 'NOT-02')
      const doer = await world.doerOf(caseId, 'NOT-02')
      const email = [...world.people].find(([, id]) => id === doer.id)?.[0] ?? ''
      const shown = await world.call(
        'GET',
        `/api/v1/tareas/${task?.id}`,
        undefined,
        await world.tokenFor(email),
      )
      const party = shown.body.choices.parties.find((one: { id: string }) => one.id === third)
      expect(party.address).toBe('Calle 10 n.º 4-46, Ibagué, Tolima')
      expect((await capacity()).whyNot).toContain('Se le está notificando un acto')
      await world.advanceTo(caseId, 'PG-15')
      expect((await capacity()).whyNot).toContain('Corre su término para recurrir')
    },
    LONG,
  )
})

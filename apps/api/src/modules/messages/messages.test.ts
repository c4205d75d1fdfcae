import { randomUUID } from 'node:crypto'
import type { SentMessage } from '@ventanilla/contract/messages.contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { announce, mail, sms } from '../../db/outbox.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

const ADMIN = 'cli-admin@demo.test'
const HEAD = 'cli-jefe-territorial@demo.test'
const OTHER_HEAD = 'cli-jefe-territorial-norte@demo.test'
const DIRECTOR = 'cli-director-general@demo.test'
const CITIZEN = 'ciudadano@demo.test'
const SECRET = '481923'
const RIGHT = 'corregido@correo.test'
const REASON = 'Dictó mal su correo en la ventanilla.'

let world: ApiWorld
let filed: { caseId: string; radicado: string }
beforeAll(async () => {
  world = await startWorld()
  filed = await world.fileConcession()
  const put = (factKey: string, caseId: string | null, channel: 'email' | 'sms' = 'email') =>
    world.db.tx((tx) =>
      announce(tx, {
        factKey,
        channel,
        to: channel === 'sms' ? '573115550142' : CITIZEN,
        payload:
          channel === 'sms'
            ? sms(`Su código es ${SECRET}`)
            : mail({ subject: `Su código es ${SECRET}`, paragraphs: [`Su código es ${SECRET}.`] }),
        caseId,
        at: world.clock.now(),
        newId: world.deps.newId,
      }),
    )
  await put(`firma:${randomUUID()}`, filed.caseId, 'sms')
  await put(`firma-correo:${randomUUID()}`, filed.caseId)
  await put(`copia:${randomUUID()}:1`, filed.caseId)
  // looks like a message of the case, and names nobody
  await put(`cambio:${filed.caseId}:2026-02-02T15:00:00.000Z`, filed.caseId)
  await put(`recuperacion:${randomUUID()}`, null)
}, 120_000)
afterAll(() => world.close())
beforeEach(() => world.db.run(sql`delete from rate_limits`))

const get = async (who: string, path = '') =>
  world.call('GET', `/api/v1/mensajes${path}`, undefined, await world.tokenFor(who))
const list = async (who: string, query = ''): Promise<SentMessage[]> => (await get(who, query)).body.rows
const ofCase = (more = ''): string => `?numero=${filed.radicado}${more}`
const resend = async (who: string, id: string, body: object, key = randomUUID()) =>
  world.call('POST', `/api/v1/mensajes/${id}/reenviar`, body, await world.tokenFor(who), {
    'idempotency-key': key,
  })
const toCitizen = async (): Promise<SentMessage> => {
  const [first] = (await list(ADMIN, ofCase(`&persona=${CITIZEN}`))).filter(
    (row) => row.canReaddress && !row.resent,
  )
  if (first === undefined) throw new Error('no message of the case')
  return first
}
const count = async (what: 'events' | 'lines' | 'mails'): Promise<number> => {
  const statement = {
    events: sql`select 1 from case_events where case_id = ${filed.caseId}::uuid and type = 'mensaje.reenviado'`,
    lines: sql`select 1 from audit_log where verb = 'messages.readdress' and not (detail ? 'refused')`,
    mails: sql`select 1 from outbox where recipient = ${RIGHT}`,
  }[what]
  return (await world.db.rows(statement)).length
}

describe('the report of messages', () => {
  it('shows those of the cases in reach; those of accounts to whoever administers these', async () => {
    const rows = await list(ADMIN)
    expect(rows.some(({ kind }) => kind === 'cuenta')).toBe(true)
    expect((await list(HEAD)).some((row) => row.radicado === filed.radicado)).toBe(true)
    expect(await list(OTHER_HEAD, ofCase())).toEqual([])
    const directs = await list(DIRECTOR)
    expect(directs.length).toBeGreaterThan(0)
    expect(directs.filter(({ caseId }) => caseId === null)).toEqual([])
    for (const who of [CITIZEN, 'cli-juridico@demo.test', 'superadmin@demo.test'])
      expect((await get(who)).status).toBe(403)
    const { id } = await toCitizen()
    expect((await get(OTHER_HEAD, `/${id}`)).status).toBe(404)
  })

  it('never gives the words of what can hold a code or a personal link, nor a hash of them', async () => {
    const rows = await list(ADMIN)
    const closed = rows.filter(({ kind }) => ['codigo', 'copia', 'cuenta'].includes(kind))
    expect(new Set(closed.map(({ kind }) => kind)).size).toBe(3)
    expect(closed.filter(({ kind }) => kind === 'codigo')).toHaveLength(3)
    const sheet = (await get(ADMIN, '/exportar')).raw.toString('utf8')
    const read = await Promise.all(closed.map(async ({ id }) => (await get(ADMIN, `/${id}`)).body))
    expect(JSON.stringify([rows, read]) + sheet).not.toContain(SECRET)
    await world.db.run(
      sql`update outbox set state = 'sent', sent_at = created_at where case_id = ${filed.caseId}::uuid`,
    )
    for (const { id } of closed.filter((row) => row.caseId !== null)) {
      const { body } = await get(ADMIN, `/${id}`)
      expect([body.paragraphs, body.subject, body.proof.fingerprint, body.canReaddress]).toEqual([
        null,
        null,
        null,
        false,
      ])
      const refused = await resend(ADMIN, id, { to: RIGHT, reason: REASON })
      expect([refused.status, refused.body.code]).toEqual([409, 'mensaje_personal'])
    }
    expect(await count('mails')).toBe(0)
  })

  it('says what became of a message, and shows its text and proof', async () => {
    const { id } = await toCitizen()
    await world.db.run(sql`
      update outbox set state = 'pending', sent_at = null, attempts = 2, last_error = '421 espere' where id = ${id}::uuid`)
    expect((await get(ADMIN, `/${id}`)).body).toMatchObject({
      state: 'reintentando',
      attempts: 2,
      error: '421 espere',
      proof: null,
    })
    await world.db.run(sql`
      update outbox set state = 'sent', sent_at = created_at, ambiguous_at = created_at where id = ${id}::uuid`)
    const { body } = await get(ADMIN, `/${id}`)
    expect(body).toMatchObject({ state: 'enviado', doubtfulSince: body.createdAt, opened: null })
    expect(body.paragraphs.length).toBeGreaterThan(0)
    expect(body.proof).toEqual({
      messageId: `${id}@${new URL(world.deps.settings.publicUrl).hostname}`,
      acceptedAt: body.sentAt,
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  it('counts as opened what its reader opened in the portal, whoever else read theirs', async () => {
    const before = await toCitizen()
    expect(before.opened).toBeNull()
    await world.db.run(sql`
      update notices set read_at = ${world.clock.now()} where user_id <> ${await world.personId(CITIZEN)}::uuid`)
    expect((await toCitizen()).opened).toBeNull()
    await world.db.run(sql`
      update notices set read_at = ${world.clock.now()} where user_id = ${await world.personId(CITIZEN)}::uuid`)
    expect((await toCitizen()).opened).toEqual({ at: world.clock.now().toISOString(), how: 'aviso' })
  })

  it('counts a message of a notification as opened with its act only', async () => {
    const person = await world.personId(CITIZEN)
    const notification = world.deps.newId()
    const act = world.deps.newId()
    const at = world.clock.now()
    await world.advanceTo(filed.caseId, 'FIR-04')
    await world.db.run(sql`
      insert into notifications(id, case_id, act_id, recipient_id, recipient_name, state, created_at)
      select ${notification}::uuid, ${filed.caseId}::uuid, a.id, ${person}::uuid, 'Ana', 'sent', ${at} from acts a
      where a.case_id = ${filed.caseId}::uuid limit 1`)
    const factKey = `notificacion.electronica:${filed.caseId}:9:${person}:${notification}`
    await world.db.tx((tx) =>
      announce(tx, {
        factKey,
        channel: 'email',
        to: CITIZEN,
        payload: mail({ subject: 'Tiene una notificación', paragraphs: ['Ábrala en el portal.'] }),
        caseId: filed.caseId,
        at,
        newId: () => act,
      }),
    )
    await world.db.run(sql`
      insert into notices(id, user_id, fact_key, title, body, case_id, created_at, read_at)
      values (${world.deps.newId()}::uuid, ${person}::uuid, ${factKey}, 'Tiene una notificación', '', ${filed.caseId}::uuid, ${at}, ${at})`)
    const read = async () => (await get(ADMIN, `/${act}`)).body
    expect(await read()).toMatchObject({ kind: 'notificacion', opened: null })
    await world.db.run(sql`update notifications set accessed_at = ${at} where id = ${notification}::uuid`)
    expect((await read()).opened).toEqual({ at: at.toISOString(), how: 'notificacion' })
  }, 120_000)

  it('is narrowed by case, person, kind, state and day, and exported as it is narrowed', async () => {
    const all = await list(ADMIN, '?orden=antiguos')
    const narrowed: [string, (row: SentMessage) => boolean][] = [
      [ofCase(), (row) => row.radicado === filed.radicado],
      [`?persona=${CITIZEN}`, (row) => row.to === CITIZEN],
      ['?clase=codigo', (row) => row.kind === 'codigo'],
      ['?estado=enviado', (row) => row.state === 'enviado'],
      ['?hasta=2020-01-01', () => false],
    ]
    for (const [query, holds] of narrowed) {
      const rows = await list(ADMIN, `${query}&orden=antiguos`)
      expect(
        rows.map(({ id }) => id),
        query,
      ).toEqual(all.filter(holds).map(({ id }) => id))
      const sheet = (await get(ADMIN, `/exportar${query}`)).raw.toString('utf8').trim().split('\r\n')
      expect(sheet, query).toHaveLength(rows.length + 1)
    }
  })
})

describe('a message sent to a corrected address', () => {
  it('goes there once, with its reason in the audit and in the history of the case', async () => {
    const { id, to } = await toCitizen()
    const replies = [
      await resend(HEAD, id, { to: ` ${RIGHT.toUpperCase()} `, reason: REASON }),
      await resend(ADMIN, id, { to: RIGHT, reason: REASON }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(replies[1]?.body.id).toBe(replies[0]?.body.id)
    expect(replies[1]?.body.message).toContain('ya se había reenviado')
    expect([await count('mails'), await count('events'), await count('lines')]).toEqual([1, 1, 1])
    const again = String(replies[0]?.body.id)
    // a resend of the resend counts for the first one
    expect((await resend(ADMIN, again, { to: RIGHT, reason: REASON })).status).toBe(422)
    const other = await resend(ADMIN, again, { to: 'otro@correo.test', reason: REASON })
    const { body } = await get(ADMIN, `/${id}`)
    expect(body.resends.map((one: { id: string; to: string }) => [one.id, one.to])).toEqual([
      [again, RIGHT],
      [other.body.id, 'otro@correo.test'],
    ])
    expect((await get(ADMIN, `/${again}`)).body).toMatchObject({ resent: true, paragraphs: body.paragraphs })
    const history = await world.call(
      'GET',
      `/api/v1/solicitudes/${filed.caseId}/historia`,
      undefined,
      await world.tokenFor(ADMIN),
    )
    expect(JSON.stringify(history.body)).toContain(`reenvió a ${RIGHT} el mensaje`)
    expect(JSON.stringify(history.body)).toContain(to)
    const theirs = await world.call(
      'GET',
      `/api/v1/solicitudes/${filed.caseId}/historia`,
      undefined,
      await world.tokenFor(CITIZEN),
    )
    expect(theirs.status).toBe(200)
    expect(JSON.stringify(theirs.body)).not.toContain(RIGHT)
  })

  it('goes once when two officials press at the same instant', async () => {
    const { id } = await toCitizen()
    const to = 'a-la-vez@correo.test'
    const replies = await Promise.all(
      [HEAD, ADMIN, ADMIN].map((who) => resend(who, id, { to, reason: REASON })),
    )
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
    expect(await world.db.rows(sql`select 1 from outbox where recipient = ${to}`)).toHaveLength(1)
  })

  it('is refused without an address, without a reason, and to who only reads', async () => {
    const { id, to } = await toCitizen()
    const before = await world.db.rows(sql`select 1 from outbox`)
    for (const [who, body, status] of [
      [ADMIN, { to, reason: REASON }, 422],
      [ADMIN, { to: 'sin-arroba', reason: REASON }, 422],
      [ADMIN, { to: RIGHT, reason: 'corta' }, 422],
      [DIRECTOR, { to: RIGHT, reason: REASON }, 403],
      [OTHER_HEAD, { to: RIGHT, reason: REASON }, 404],
    ] as const)
      expect((await resend(who, id, body)).status, `${who} ${body.to}`).toBe(status)
    expect(await world.db.rows(sql`select 1 from outbox`)).toHaveLength(before.length)
  })
})

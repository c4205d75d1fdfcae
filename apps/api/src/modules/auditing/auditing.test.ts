import { AUDIT_GROUPS } from '@ventanilla/domain/audit/groups'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../db/audit.ts'
import { sql } from '../../db/connection/sql.ts'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** The administrator's view of the audit. */

let world: ApiWorld
let filed: { caseId: string; radicado: string }
let admin = ''
let citizen = ''
const LAWYER = 'cli-control-interno@demo.test'
beforeAll(async () => {
  world = await startWorld()
  filed = await world.fileConcession()
  admin = await world.tokenFor('cli-admin@demo.test')
  citizen = await world.personId('ciudadano@demo.test')
}, 60_000)
afterAll(() => world.close())
beforeEach(() => world.db.run(sql`delete from rate_limits`))

const list = async (query = ''): Promise<Answer['body']> => {
  const reply = await world.call('GET', `/api/v1/auditoria${query}`, undefined, admin)
  expect([reply.status, reply.body]).toEqual([200, expect.anything()])
  return reply.body
}
interface Row {
  readonly at: string
  readonly group: string
  readonly pieces: readonly { readonly part: string | null; readonly text: string }[]
  readonly note: string | null
  readonly address: string | null
  readonly actorId: string | null
  readonly personId: string | null
  readonly caseId: string | null
}
const told = (row: Row): string => row.pieces.map(({ text }) => text).join('')
const sentences = async (query: string): Promise<string[]> => (await list(query)).rows.map(told)

describe('the audit', () => {
  it('is read by administrators only, and reading it is a line of its own', async () => {
    for (const who of ['ciudadano@demo.test', 'cli-juridico@demo.test', LAWYER])
      expect(
        (await world.call('GET', '/api/v1/auditoria', undefined, await world.tokenFor(who))).status,
      ).toBe(403)
    const root = await world.tokenFor('superadmin@demo.test')
    expect((await world.call('GET', '/api/v1/auditoria', undefined, root)).status).toBe(200)
    await list('?sobre=nadie')
    const rows: Row[] = (await list('?evento=lecturas')).rows
    const own = rows.find((row) => row.note === 'Pidió: sobre nadie.')
    expect(told(own as Row)).toMatch(/ consultó la auditoría$/)
  })

  it('tells in a sentence who read which case, with what can be opened', async () => {
    const reader = await world.actor(LAWYER)
    await world.call('GET', `/api/v1/solicitudes/${filed.caseId}`, undefined, await world.tokenFor(LAWYER))
    const rows: Row[] = (await list(`?evento=lecturas&sobre=${filed.radicado.toLowerCase()}`)).rows
    expect(rows.map(told)).toEqual([`${reader.name} leyó la solicitud ${filed.radicado}`])
    expect(rows[0]).toMatchObject({
      group: 'lecturas',
      actorId: reader.id,
      caseId: filed.caseId,
      pieces: [{ part: 'quien', text: reader.name }, { part: null }, { part: 'caso', text: filed.radicado }],
    })
  })

  it('tells whose login failed and why, and which succeeded', async () => {
    const name = (await world.actor('ciudadano@demo.test')).name
    const logIn = (username: string) =>
      world.call('POST', '/api/v1/authenticate', { username, password: 'Equivocada1' })
    await logIn('ciudadano@demo.test')
    await logIn('nadie@correo.example')
    await world.login('ciudadano@demo.test')
    const failed: Row[] = (await list('?evento=ingresos-fallidos')).rows
    expect(failed.map(told)).toEqual([
      'Ingreso fallido de una cuenta que no existe',
      `Ingreso fallido de ${name}`,
    ])
    expect(failed[1]).toMatchObject({
      note: 'El correo o la contraseña no eran correctos.',
      personId: citizen,
      actorId: null,
      address: '127.0.0.1',
    })
    expect(await sentences('?evento=ingresos')).toEqual([`${name} ingresó al portal`])
    expect(await sentences(`?evento=ingresos-fallidos&sobre=${citizen}`)).toEqual([
      `Ingreso fallido de ${name}`,
    ])
  })

  it('tells which roles somebody got', async () => {
    const lawyer = await world.personId('cli-juridico@demo.test')
    const { body } = await world.call('GET', `/api/v1/usuarios/${lawyer}`, undefined, admin)
    const changed = await world.call(
      'PUT',
      `/api/v1/usuarios/${lawyer}/roles`,
      { mainRole: 'CLI_FINANCIERO', additionalRoles: [], office: null, version: body.version },
      admin,
    )
    expect(changed.status).toBe(200)
    const [row]: Row[] = (await list('?evento=roles')).rows
    expect(told(row as Row)).toMatch(/ cambió los roles de /)
    expect(row?.note).toMatch(/^Roles: .+ → .+\.$/)
    expect(row?.personId).toBe(lawyer)
  })

  it('finds who did it and about whom by words, without accents, and by id', async () => {
    const who = await world.actor(LAWYER)
    const [first = ''] = who.name.split(' ')
    const plain = first.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
    for (const quien of [who.id, encodeURIComponent(plain), LAWYER])
      expect(await sentences(`?quien=${quien}&sobre=${filed.radicado}`), quien).toEqual([
        `${who.name} leyó la solicitud ${filed.radicado}`,
      ])
    expect(await sentences('?quien=nadie+se+llama+asi')).toEqual([])
    expect(await sentences('?sobre=2026E9999999')).toEqual([])
    expect((await world.call('GET', '/api/v1/auditoria?quien=ab', undefined, admin)).status).toBe(422)
    expect((await world.call('GET', '/api/v1/auditoria?direccion=casa', undefined, admin)).status).toBe(422)
  })

  it('finds days as Bogotá counts them, and addresses', async () => {
    const line = (at: string, address: string) =>
      audit(world.db, {
        actorId: citizen,
        verb: 'accounts.changePassword',
        subject: citizen,
        address,
        at: new Date(at),
        newId: world.deps.newId,
      })
    await line('2025-03-01T04:59:00Z', '203.0.113.7')
    await line('2025-03-01T05:00:00Z', '203.0.113.7')
    await line('2025-03-02T04:59:00Z', '2001:db8::7')
    await line('2025-03-04T04:59:00Z', '2001:db8:0:9::/64')
    const found = async (query: string): Promise<string[]> =>
      (await list(query)).rows.map((row: Row) => row.at.slice(0, 16))
    expect(await found('?desde=2025-03-01&hasta=2025-03-01')).toEqual([
      '2025-03-02T04:59',
      '2025-03-01T05:00',
    ])
    expect(await found('?direccion=203.0.113.7')).toEqual(['2025-03-01T05:00', '2025-03-01T04:59'])
    expect(await found('?direccion=2001:db8::7&evento=cuentas')).toEqual(['2025-03-02T04:59'])
    for (const one of ['2001:db8:0:9::/64', '2001:db8:0:9::1', '2001:DB8::9:8:7:6:5'])
      expect(await found(`?direccion=${encodeURIComponent(one)}`)).toEqual(['2025-03-04T04:59'])
  })

  it('is turned page by page, each line once, however it is narrowed', async () => {
    for (let i = 0; i < 60; i++)
      await audit(world.db, {
        actorId: citizen,
        verb: i % 2 === 0 ? 'accounts.setWish' : 'accounts.updateProfile',
        subject: citizen,
        // several in one instant: their ids distinguish them
        at: new Date(Date.UTC(2024, 0, 1, 0, i >> 2)),
        newId: world.deps.newId,
      })
    for (const narrowed of ['', `&quien=${citizen}`, `&sobre=${citizen}`, '&evento=cuentas']) {
      const paged = async (query: string): Promise<(Row & { id: string })[]> => {
        const first = await list(query)
        const second = await list(`${query}&cursor=${first.next}`)
        expect([first.rows.length, second.rows.length, second.next], query).toEqual([50, 10, null])
        return [...first.rows, ...second.rows]
      }
      const rows = await paged(`?hasta=2024-12-31${narrowed}`)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(60)
      expect(rows.map(({ at }) => at)).toEqual(
        rows
          .map(({ at }) => at)
          .toSorted()
          .toReversed(),
      )
      expect(await paged(`?hasta=2024-12-31${narrowed}&orden=antiguos`)).toEqual(rows.toReversed())
    }
    const { next } = await list('?hasta=2024-12-31&orden=antiguos')
    expect(await world.call('GET', `/api/v1/auditoria?cursor=${next}`, undefined, admin)).toMatchObject({
      status: 422,
      body: { message: 'La página pedida es de la lista en otro orden. Vuelva a la primera.' },
    })
    expect((await world.call('GET', '/api/v1/auditoria?cursor=x', undefined, admin)).status).toBe(422)
  })

  it('is taken along as a sheet of exactly what was filtered, which is a line as well', async () => {
    const reply = await world.call(
      'GET',
      '/api/v1/auditoria/exportar?hasta=2024-12-31&evento=cuentas',
      undefined,
      admin,
    )
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = reply.raw.toString('utf8').trim().split('\r\n')
    expect(lines[0]).toContain('Fecha y hora (UTC);Evento;Quién;Qué pasó')
    expect(lines).toHaveLength(61)
    expect(lines[1]).toContain(`;${AUDIT_GROUPS.cuentas};`)
    const turned = await world.call(
      'GET',
      '/api/v1/auditoria/exportar?hasta=2024-12-31&evento=cuentas&orden=antiguos',
      undefined,
      admin,
    )
    const [head, ...exported] = lines
    expect(turned.raw.toString('utf8').trim().split('\r\n')).toEqual([head, ...exported.toReversed()])
    const [row]: Row[] = (await list('?evento=exportaciones')).rows
    expect(told(row as Row)).toMatch(/ exportó la auditoría$/)
    expect(row?.note).toBe('Pidió: evento «Cambios de cuenta», hasta 31/12/2024.')
    const stranger = await world.tokenFor(LAWYER)
    expect((await world.call('GET', '/api/v1/auditoria/exportar', undefined, stranger)).status).toBe(403)
  })

  it('knows every line of a case that went its way', async () => {
    await world.advanceTo(filed.caseId, 'FIR-04')
    const rows: Row[] = (await list(`?evento=solicitudes&sobre=${filed.radicado}`)).rows
    expect(rows.length).toBeGreaterThan(5)
    // a verb without a sentence would be shown raw
    expect(rows.filter((row) => /\w\.\w/.test(told(row).replace(filed.radicado, '')))).toEqual([])
  })
})

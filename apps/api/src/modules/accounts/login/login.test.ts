import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SignJWT } from 'jose'
import { sql } from '../../../db/connection/sql.ts'
import { type AccountApp, forgetLimits, startAccountApp } from '../../../testing/account-app.ts'
import { PASSWORD, person, tokenOf } from '../../../testing/stories/people.ts'

let portal: AccountApp
beforeAll(async () => {
  portal = await startAccountApp()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await forgetLimits(portal.db)
  await portal.db.run(sql`delete from global_alerts`)
})

const login = (username: string, password: string) =>
  portal.call('POST', '/api/v1/authenticate', { username, password })
const official = (username: string, password: string, corporation: object = { cliente: 1 }) =>
  portal.call('POST', '/api/v1/authenticate_funcionario', { username, password, ...corporation })
const me = (token: string) => portal.call('GET', '/api/v1/sesion', undefined, token)
const staff = {
  kind: 'funcionario',
  roles: ['CLI_JURIDICO', 'CLI_NOTIFICADOR'] as [string, ...string[]],
} as const

describe('logging in', () => {
  it('answers auth_info with a token of at most twelve hours', async () => {
    const ana = await person(portal)
    const reply = await login(`  ${ana.email.toUpperCase()} `, PASSWORD)
    expect(reply.status).toBe(200)
    expect(reply.headers['cache-control']).toBe('no-store')
    const claims = JSON.parse(
      Buffer.from(reply.body.auth_info.access_token.split('.')[1], 'base64url').toString(),
    )
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(12 * 3600)
    expect((await me(reply.body.auth_info.access_token)).body).toMatchObject({
      name: 'Ana Ríos',
      mainRole: 'USER_CIUDADANO',
    })
  })

  it.each([
    ['no body', undefined],
    ['no password', { username: 'a@b.co' }],
    ['an empty password', { username: 'a@b.co', password: '' }],
    ['a password of the wrong type', { username: 'a@b.co', password: { $ne: '' } }],
    ['a user name that is too long', { username: 'a'.repeat(400), password: 'x' }],
  ])('refuses %s with 422', async (_what, body) => {
    const reply = await portal.call('POST', '/api/v1/authenticate', body ?? {})
    expect(reply).toMatchObject({ status: 422, body: { status: 422, message: expect.any(String) } })
  })

  it('lets officials in by their own door with the corporation, and nobody else', async () => {
    const juan = await person(portal, staff)
    const ana = await person(portal)
    const reply = await official(juan.email, PASSWORD)
    expect(reply.body.auth_info.user).toMatchObject({
      role: { rl_id: 12, rl_rol: 'CLI_JURIDICO' },
      rolesAdd: [{ id_rol: 48, role: { rl_rol: 'CLI_NOTIFICADOR' } }],
      fk_roles: { rol_cliente: { rc_nombre: 'Abogado sustanciador' } },
    })
    for (const wrong of [{ cliente: 2 }, { cliente: null }, {}])
      expect(await official(juan.email, PASSWORD, wrong)).toMatchObject({
        status: 422,
        body: {
          problems: [
            { path: 'body.cliente', message: 'Elija la corporación: 1 (La autoridad de este portal)' },
          ],
        },
      })
    expect(await official(ana.email, PASSWORD)).toMatchObject({
      status: 403,
      body: { error: [{ type: 'username' }] },
    })
    expect((await official(ana.email, 'Otra2026x')).status).toBe(401)
  })

  it('says what stands in the way only to who knows the password', async () => {
    const waiting = await person(portal, { ...staff, active: false })
    const gone = await person(portal)
    await portal.db.run(
      sql`update users set active = false, deactivated_at = ${portal.clock.now()} where id = ${gone.id}::uuid`,
    )
    expect(await official(waiting.email, PASSWORD)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('espera que un administrador') },
    })
    expect(await login(gone.email, PASSWORD)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('desactivada') },
    })
    expect((await login(gone.email, 'Otra2026x')).body.message).toBe(
      'El correo o la contraseña no son correctos.',
    )
  })
})

describe('the audit', () => {
  const lines = (verb: string, subject: string) =>
    portal.db.rows(
      sql`select actor_id, detail from audit_log where verb = ${verb} and ${subject} in (subject, actor_id::text) order by id`,
    )

  it('has a line of every login and of every refused one, with the account that was meant', async () => {
    const ana = await person(portal)
    await login(ana.email, 'Equivocada1')
    await official(ana.email, PASSWORD)
    await login(ana.email, PASSWORD)
    expect(await lines('sessions.logIn', ana.id)).toEqual([
      { actor_id: null, detail: { refused: 401 } },
      { actor_id: ana.id, detail: {} },
    ])
    expect(await lines('sessions.logInOfficial', ana.id)).toEqual([
      { actor_id: null, detail: { refused: 403 } },
    ])
    const count = () =>
      portal.db.one<{ n: number }>(
        sql`select count(*)::int as n from audit_log where subject is null and verb = 'sessions.logIn'`,
      )
    const before = (await count())?.n ?? 0
    await login('nadie@correo.example', PASSWORD)
    expect((await count())?.n).toBe(before + 1)
  })
})

describe('failed logins', () => {
  it('make the next one wait, longer each time, even with the right password, until the wait is over', async () => {
    const ana = await person(portal)
    for (let i = 0; i < 5; i++) expect((await login(ana.email, 'Mala20261')).status).toBe(401)
    const blocked = await login(ana.email, PASSWORD)
    expect(blocked).toMatchObject({
      status: 429,
      body: { status: 429, message: expect.stringMatching(/Espere \d segundos?/) },
    })
    const wait = async (): Promise<number> =>
      (
        await portal.db.one<{ s: number }>(
          sql`select extract(epoch from max(blocked_until) - clock_timestamp())::int as s from rate_limits`,
        )
      )?.s ?? 0
    const first = await wait()
    await portal.db.run(sql`update rate_limits set blocked_until = clock_timestamp()`)
    expect((await login(ana.email, 'Mala20261')).status).toBe(401)
    expect(await wait()).toBeGreaterThan(first)
    await portal.db.run(sql`update rate_limits set blocked_until = clock_timestamp()`)
    expect((await login(ana.email, PASSWORD)).status).toBe(200)
    expect((await login(ana.email, 'Mala20261')).status).toBe(401)
    expect((await login(ana.email, PASSWORD)).status).toBe(200)
  })

  it('are counted alike for addresses without account', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) statuses.push((await login('nadie@correo.example', 'Mala20261')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('do not get more tries by being sent at once', async () => {
    const ana = await person(portal)
    const replies = await Promise.all(
      Array.from({ length: 24 }, (_, i) => login(ana.email, i === 23 ? PASSWORD : `Mala2026${i}`)),
    )
    const last = replies.at(-1)
    expect(last?.status === 200 || last?.status === 429).toBe(true)
    expect((await login(ana.email, PASSWORD)).status).toBe(429)
  })

  it('of one address against many accounts end in a wait for that address', async () => {
    let tries = 0
    while ((await login(`nadie${tries}@correo.example`, 'Mala20261')).status === 401) tries += 1
    expect(tries).toBe(100)
    const ana = await person(portal)
    expect((await login(ana.email, PASSWORD)).status).toBe(429)
  })
})

describe('a session', () => {
  it('ends on the server at once when the person logs out', async () => {
    const token = await tokenOf(portal, await person(portal))
    expect((await portal.call('POST', '/api/v1/sesion/salir', {}, token)).body).toEqual({ ended: true })
    expect(await me(token)).toMatchObject({ status: 401, body: { message: 'access_token expired' } })
  })

  it('is renewed by authenticate/jwt, by header or by query, and not once it has ended', async () => {
    const token = await tokenOf(portal, await person(portal))
    const renewed = await portal.call('GET', '/api/v1/authenticate/jwt', undefined, token)
    expect(renewed.status).toBe(200)
    expect(renewed.body.auth_info.user.uid).toBe(renewed.body.auth_info.user.usr_id)
    expect((await me(renewed.body.access_token)).status).toBe(200)
    expect((await portal.call('GET', `/api/v1/authenticate/jwt?access_token=${token}`)).status).toBe(200)
    expect((await portal.call('GET', '/api/v1/authenticate/jwt')).status).toBe(401)
    await portal.call('POST', '/api/v1/sesion/salir', {}, token)
    expect(
      (await portal.call('GET', '/api/v1/authenticate/jwt', undefined, renewed.body.access_token)).status,
    ).toBe(401)
  })

  it('is not opened by a forged, changed, unsigned or expired token', async () => {
    const ana = await person(portal)
    const token = await tokenOf(portal, ana)
    const [head, body, signature] = token.split('.') as [string, string, string]
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const key = new TextEncoder().encode('otro-secreto-de-32-signos-o-mas-aqui')
    const forged = await new SignJWT({ sid: claims.sid })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(ana.id)
      .setExpirationTime('1h')
      .sign(key)
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
    const other = Buffer.from(
      JSON.stringify({ ...claims, sub: '00000000-0000-7000-8000-000000000000' }),
    ).toString('base64url')
    for (const bad of [forged, none, `${head}.${other}.${signature}`, 'x', 'a.b.c', `${token}x`])
      expect((await me(bad)).status).toBe(401)
    await portal.db.run(
      sql`update sessions set expires_at = clock_timestamp() - interval '1 second' where user_id = ${ana.id}::uuid`,
    )
    expect((await me(token)).status).toBe(401)
  })

  it('carries the key for what is kept on the device: one per person, the same every time', async () => {
    const ana = await person(portal)
    const [one, two] = [await me(await tokenOf(portal, ana)), await me(await tokenOf(portal, ana))]
    expect(Buffer.from(one.body.deviceKey, 'base64')).toHaveLength(32)
    expect(two.body.deviceKey).toBe(one.body.deviceKey)
    expect((await me(await tokenOf(portal, await person(portal)))).body.deviceKey).not.toBe(
      one.body.deviceKey,
    )
  })

  it('can be ended from another one of the same person, and by nobody else', async () => {
    const ana = await person(portal)
    const [here, there] = [await tokenOf(portal, ana), await tokenOf(portal, ana)]
    const eve = await tokenOf(portal, await person(portal))
    const rows = (await portal.call('GET', '/api/v1/sesiones', undefined, here)).body.rows
    expect(rows).toHaveLength(2)
    const other = rows.find((row: { current: boolean }) => !row.current)
    expect((await portal.call('DELETE', `/api/v1/sesiones/${other.id}`, undefined, eve)).status).toBe(404)
    expect((await me(there)).status).toBe(200)
    expect((await portal.call('DELETE', `/api/v1/sesiones/${other.id}`, undefined, here)).status).toBe(200)
    expect([(await me(there)).status, (await me(here)).status]).toEqual([401, 200])
    await tokenOf(portal, ana)
    expect((await portal.call('DELETE', '/api/v1/sesiones', undefined, here)).body).toEqual({ ended: 1 })
  })

  it.each(['/api/v1/sesion', '/api/v1/sesiones', '/api/v1/perfil', '/api/v1/usuarios'])(
    'is needed for %s',
    async (url) => {
      expect((await portal.call('GET', url)).status).toBe(401)
      expect((await portal.call('GET', url, undefined, 'x.y.z')).status).toBe(401)
    },
  )
})

describe('/api/auth/user/update', () => {
  it('saves settings and shortcuts and leaves the rest alone', async () => {
    const ana = await person(portal)
    const token = await tokenOf(portal, ana)
    const save = (data: unknown) =>
      portal.call('POST', '/api/auth/user/update', { user: { data, role: 'SUPERADMIN' } }, token)
    expect((await save({ settings: { theme: 'dark' }, shortcuts: ['dashboard'] })).status).toBe(200)
    expect((await save({ photoURL: null })).body.user).toMatchObject({
      usr_avatar: null,
      role: { rl_rol: 'USER_CIUDADANO' },
      data: { settings: { theme: 'dark' }, shortcuts: ['dashboard'] },
    })
    expect((await save({ shortcuts: 'todos' })).status).toBe(422)
    const strange = await save({ photoURL: 'https://otro.example/foto.png' })
    expect([strange.status, strange.body.message]).toEqual([422, 'Suba primero la foto desde su perfil.'])
    expect((await portal.call('POST', '/api/auth/user/update', { user: { data: {} } })).status).toBe(401)
  })
})

describe('global alerts', () => {
  const alert = (type: number) =>
    portal.db.run(sql`
      insert into global_alerts(ac_title_alert, ac_body_alert, ac_tipo_alerta, ac_fecha_creacion)
      values ('Aviso', 'Volvemos pronto', ${type}, ${portal.clock.now()})`)
  const settle = () => new Promise((done) => setTimeout(done, 1100))

  it('of type 110 keep citizens out and let officials in', async () => {
    const ana = await person(portal)
    const juan = await person(portal, staff)
    await alert(110)
    expect(await login(ana.email, PASSWORD)).toMatchObject({
      status: 503,
      body: { message: 'Aviso. Volvemos pronto' },
    })
    expect((await official(juan.email, PASSWORD)).status).toBe(200)
  })

  it('of type 100 stop everything but alerts and those who may withdraw them', async () => {
    const admin = await person(portal, { kind: 'funcionario', roles: ['CLI_ADMIN'] })
    const juan = await person(portal, staff)
    const token = await tokenOf(portal, admin)
    const made = await portal.call(
      'POST',
      '/api/v1/alertas-globales',
      { title: 'Mantenimiento', body: 'Volvemos a las 10', type: 100 },
      token,
    )
    expect(made.status).toBe(201)
    await settle()
    expect(await portal.call('GET', '/api/v1/tramite/categoria/1')).toMatchObject({
      status: 503,
      body: { message: 'Mantenimiento. Volvemos a las 10' },
    })
    expect((await portal.call('GET', '/api/v1/perfil', undefined, token)).status).toBe(503)
    expect((await official(juan.email, PASSWORD)).status).toBe(503)
    const shown = await portal.call('GET', '/api/v1/get_alertas-global')
    expect(shown.body.data[0]).toMatchObject({
      ac_title_alert: 'Mantenimiento',
      ac_body_alert: 'Volvemos a las 10',
      ac_tipo_alerta: 100,
    })
    const again = await tokenOf(portal, admin)
    expect(
      (await portal.call('DELETE', `/api/v1/alertas-globales/${made.body.id}`, undefined, again)).status,
    ).toBe(200)
    await settle()
    expect((await portal.call('GET', '/api/v1/perfil', undefined, token)).status).toBe(200)
  })

  it('are kept by administrators only, checked, and in force between their dates', async () => {
    const juan = await tokenOf(portal, await person(portal, staff))
    const admin = await tokenOf(portal, await person(portal, { kind: 'funcionario', roles: ['CLI_ADMIN'] }))
    const body = {
      title: 'Corte',
      body: 'Corte de luz',
      type: 130,
      startsAt: '2026-11-24T00:00:00.000Z',
      endsAt: '2026-11-25T00:00:00.000Z',
    }
    expect((await portal.call('POST', '/api/v1/alertas-globales', body, juan)).status).toBe(403)
    expect(
      (await portal.call('POST', '/api/v1/alertas-globales', { ...body, type: 150 }, admin)).status,
    ).toBe(422)
    expect(
      (await portal.call('POST', '/api/v1/alertas-globales', { ...body, endsAt: body.startsAt }, admin))
        .status,
    ).toBe(422)
    const made = await portal.call('POST', '/api/v1/alertas-globales', body, admin)
    expect((await portal.call('GET', '/api/v1/get_alertas-global')).body.data).toEqual([])
    const listed = await portal.call('GET', '/api/v1/alertas-globales', undefined, admin)
    expect(listed.body.rows).toMatchObject([{ id: made.body.id, inForce: false }])
    await portal.call('PUT', `/api/v1/alertas-globales/${made.body.id}`, { ...body, startsAt: null }, admin)
    expect((await portal.call('GET', '/api/v1/get_alertas-global')).body.data).toHaveLength(1)
    expect((await portal.call('PUT', '/api/v1/alertas-globales/999999', body, admin)).status).toBe(404)
    const lines = await portal.db.rows(sql`select verb from audit_log where verb like 'alerts.%'`)
    expect(lines.length).toBeGreaterThanOrEqual(2)
  })
})

import { Writable } from 'node:stream'
import { DEMO_PASSWORD } from '@ventanilla/domain/identity/demo-password'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { SERVER_LOG } from '../../compose.ts'
import { sql } from '../../db/connection/sql.ts'
import { forgetLimits } from '../account-app.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

/** Attacks on the front door, against the whole server: each test fails if its defence is removed. */

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(() => forgetLimits(world.db))

const EVIL = 'https://evil.example'
const credentials = { username: 'ciudadano@demo.test', password: DEMO_PASSWORD }
const sidOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid as string
const mails = async (to: string): Promise<{ links: string[]; code: string | null }[]> =>
  (await world.call('GET', `/api/v1/dev/messages?to=${to}`)).body

describe('session fixation', () => {
  it('a login opens a session of its own, whatever session the browser brought along', async () => {
    const eve = await world.login('empresa@demo.test')
    const reply = await world.app.inject({
      method: 'POST',
      url: '/api/v1/authenticate',
      headers: {
        authorization: `Bearer ${eve}`,
        cookie: `jwt_access_token=${eve}; sid=${sidOf(eve)}`,
        'content-type': 'application/json',
      },
      payload: JSON.stringify(credentials),
    })
    const { access_token: ana } = reply.json() as { access_token: string }
    expect(reply.statusCode).toBe(200)
    expect(sidOf(ana)).not.toBe(sidOf(eve))
    const session = await world.call('GET', '/api/v1/perfil', undefined, eve)
    expect(session.body.email).toBe('empresa@demo.test')
    for (const more of [{ sid: sidOf(eve) }, { access_token: eve }, { sessionId: sidOf(eve) }])
      expect((await world.call('POST', '/api/v1/authenticate', { ...credentials, ...more })).status).toBe(422)
  })
})

describe('CSRF', () => {
  it('a cookie opens nothing, and the one that a login sets stays with the portal’s own pages', async () => {
    const token = await world.login('ciudadano@demo.test')
    const who = await world.personId('ciudadano@demo.test')
    const before = await world.db.one(sql`select version from users where id = ${who}::uuid`)
    for (const cookie of [
      `jwt_access_token=${token}`,
      `access_token=${token}`,
      `authorization=Bearer ${token}`,
    ]) {
      const reply = await world.app.inject({
        method: 'POST',
        url: '/api/auth/user/update',
        headers: { cookie, origin: EVIL, 'content-type': 'application/json' },
        payload: JSON.stringify({ user: { data: { shortcuts: ['x'] } } }),
      })
      expect(reply.statusCode).toBe(401)
      expect(reply.headers['set-cookie']).toBeUndefined()
    }
    expect(await world.db.one(sql`select version from users where id = ${who}::uuid`)).toEqual(before)
    const login = await world.call('POST', '/api/v1/authenticate', credentials)
    // decision 67: the cookie identifies only the device, for waits after wrong passwords
    const device = String(login.headers['set-cookie'])
    expect(device).toMatch(
      /^__Host-ventanilla_equipo=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
    )
    const alone = await world.app.inject({ url: '/api/v1/perfil', headers: { cookie: device.split(';')[0] } })
    expect(alone.statusCode).toBe(401)
  })

  it('another site may neither ask with its own words nor read the answer', async () => {
    const ask = (method: 'OPTIONS' | 'POST', headers: Record<string, string>, payload = '') =>
      world.app.inject({
        method,
        url: '/api/v1/authenticate',
        headers: { origin: EVIL, ...headers },
        payload,
      })
    const asked = await ask('OPTIONS', {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    })
    const answered = await ask('POST', { 'content-type': 'application/json' }, JSON.stringify(credentials))
    for (const { headers } of [asked, answered])
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(answered.headers['cross-origin-resource-policy']).toBe('same-origin')
    // content types a form of another site can send without a preflight
    const form = new URLSearchParams(credentials).toString()
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])
      expect([415, 422]).toContain((await ask('POST', { 'content-type': type }, form)).statusCode)
  })
})

describe('open redirect', () => {
  it.each([
    '//evil.example',
    '//evil.example/',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/\\evil.example',
    '//evil.example/%2e%2e',
    `/iniciar-sesion?destino=${EVIL}`,
    `/iniciar-sesion/?next=//evil.example`,
    `/logout?to=${EVIL}`,
  ])('%s leads to no other site', async (url) => {
    const { headers } = await world.app.inject({ method: 'GET', url })
    const target = new URL(headers.location ?? '/', 'https://portal.test/')
    expect(target.host).toBe('portal.test')
    expect(headers['refresh']).toBeUndefined()
  })
})

describe('header injection', () => {
  it('links in messages name the portal, whatever host the request pretends', async () => {
    const form = {
      reg_tipo_persona: 1,
      reg_empresa: '',
      reg_id_tipo_documento: 1,
      reg_documento: '65748219',
      reg_nombres: 'Marta',
      reg_apellidos: 'Ávila',
      reg_genero: 2,
      reg_celular: '573115550142',
      reg_email: 'marta@correo.example',
      reg_password: 'Quebrada2026',
    }
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
    await world.call('POST', '/api/v1/register', form, undefined, headers)
    const verify = async (): Promise<number> =>
      (
        await world.call(
          'POST',
          '/api/v1/verificar_persona',
          {
            reg_celular: form.reg_celular,
            reg_email: form.reg_email,
            reg_code: (await mails(form.reg_celular))[0]?.code,
          },
          undefined,
          headers,
        )
      ).status
    expect(await verify()).toBe(200)
    const [letter] = await mails(form.reg_email)
    expect(letter?.links.map((link) => new URL(link).origin)).toEqual(['https://portal.test'])
    // Attack: replay of a used code
    expect(await verify()).toBe(400)
  })
})

describe('log injection', () => {
  it('what people send can neither begin a line of the log nor leave a token in it', async () => {
    let written = ''
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        written += chunk.toString()
        done()
      },
    })
    const app = await buildApp({ ...world.deps, logger: { ...SERVER_LOG, stream } as typeof SERVER_LOG })
    const forged = '\n{"level":30,"msg":"ingreso de superadmin"}\n'
    app.get('/prueba/:que', (request) => {
      throw new Error(`no se pudo con ${(request.params as { que: string }).que}`)
    })
    const token = await world.tokenFor('ciudadano@demo.test')
    await app.inject({
      method: 'GET',
      url: `/prueba/${encodeURIComponent(forged)}?access_token=${token}`,
      headers: { authorization: `Bearer ${token}`, 'user-agent': `x${token}` },
    })
    await app.inject({ method: 'GET', url: `/api/v1/authenticate/jwt?access_token=${token}` })
    await app.close()
    const lines = written.trimEnd().split('\n')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, msg: 'unexpected' })
    expect(written).not.toContain(token)
  })

  it('a rule of the database that broke stands in the log by its name, and nobody’s data with it', async () => {
    let written = ''
    const stream = { write: (line: string) => void (written += line) }
    const app = await buildApp({ ...world.deps, logger: { ...SERVER_LOG, stream } })
    const who = await world.personId('ciudadano@demo.test')
    app.get('/prueba/repetida', () =>
      world.db.run(sql`insert into users select * from users where id = ${who}::uuid`),
    )
    app.get('/prueba/ilegible', () => world.db.run(sql`select ${'ana@correo.example'}::date`))
    for (const url of ['/prueba/repetida', '/prueba/ilegible'])
      expect((await app.inject({ method: 'GET', url })).body).not.toMatch(/ciudadano@|ana@/)
    await app.close()
    expect(JSON.parse(written.split('\n')[0] ?? '')).toMatchObject({
      err: { code: '23505', table: 'users', constraint: expect.stringMatching(/^users_/) },
    })
    expect(written).not.toMatch(/ciudadano@demo|ana@correo/)
    expect(written).not.toContain(who)
  })
})

describe('replay', () => {
  it('a token of a session that ended opens nothing more, nor is a login answered from what was kept', async () => {
    const key = { 'idempotency-key': 'ingreso-1' }
    const login = () => world.call('POST', '/api/v1/authenticate', credentials, undefined, key)
    const [one, two] = [await login(), await login()]
    expect(sidOf(one.body.access_token)).not.toBe(sidOf(two.body.access_token))
    await world.call('POST', '/api/v1/sesion/salir', {}, one.body.access_token)
    for (const [url, status] of [
      ['/api/v1/perfil', 401],
      ['/api/v1/authenticate/jwt', 401],
    ] as const)
      expect((await world.call('GET', url, undefined, one.body.access_token)).status).toBe(status)
    expect((await world.call('GET', '/api/v1/perfil', undefined, two.body.access_token)).status).toBe(200)
    const kept = JSON.stringify(await world.db.rows(sql`select * from idempotency_keys`))
    expect(kept).not.toContain(two.body.access_token)
  })

  it('a recovery that was used cannot be used again', async () => {
    const email = 'apoderado@demo.test'
    const { token } = (await world.call('GET', `/api/v1/user/forgot_password/${email}`)).body
    const code = (await mails(email))[0]?.code
    expect((await world.call('POST', '/api/v1/user/code_password', { code, token })).status).toBe(200)
    const reset = (password_reset: string) =>
      world.call('POST', '/api/v1/user/reset_password', { token, password_reset })
    expect((await reset('Sendero2027')).status).toBe(200)
    expect((await reset('Ajena2028')).status).toBe(400)
    const login = (password: string) =>
      world.call('POST', '/api/v1/authenticate', { username: email, password })
    expect([(await login('Ajena2028')).status, (await login('Sendero2027')).status]).toEqual([401, 200])
  })
})

describe('mass assignment', () => {
  it('nobody changes with their profile what is not theirs to change', async () => {
    const token = await world.tokenFor('ciudadano@demo.test')
    const who = await world.personId('ciudadano@demo.test')
    const look = () =>
      world.db.one(
        sql`select kind, main_role, active, email, email_verified_at, device_key from users where id = ${who}::uuid`,
      )
    const before = await look()
    const { status, body } = await world.call('GET', '/api/v1/perfil', undefined, token)
    expect(status).toBe(200)
    for (const more of [
      { main_role: 'SUPERADMIN' },
      { roles: ['SUPERADMIN'] },
      { kind: 'funcionario' },
      { active: false },
      { email: 'otro@correo.example' },
    ]) {
      const reply = await world.call('PUT', '/api/v1/perfil', { version: body.version, ...more }, token)
      expect(reply.status, JSON.stringify(more)).toBe(422)
      const role = { rl_id: 1, rl_rol: 'SUPERADMIN' }
      const update = { user: { role, rolesAdd: [{ id_rol: 1, role }], usr_id: who, data: {} } }
      await world.call('POST', '/api/auth/user/update', update, token)
    }
    expect(await look()).toEqual(before)
    expect(await world.db.rows(sql`select role from user_roles where user_id = ${who}::uuid`)).toEqual([
      { role: 'USER_CIUDADANO' },
    ])
  })
})

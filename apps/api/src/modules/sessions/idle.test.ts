import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type AccountApp, type Answer, forgetLimits, startAccountApp } from '../../testing/account-app.ts'
import { PASSWORD, person } from '../../testing/stories/people.ts'

let portal: AccountApp
beforeAll(async () => {
  portal = await startAccountApp()
})
afterAll(() => portal.close())
beforeEach(() => forgetLimits(portal.db))

interface LoggedIn {
  readonly id: string
  readonly token: string
  /** the cookie that the browser sends back */
  readonly cookie: string
}
async function logIn(): Promise<LoggedIn> {
  const ana = await person(portal)
  const reply = await portal.call('POST', '/api/v1/authenticate', { username: ana.email, password: PASSWORD })
  return {
    id: ana.id,
    token: reply.body.access_token,
    cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '',
  }
}
/** Advances all sessions of a user by some minutes: sessions expire by the real clock. */
const pass = (userId: string, minutes: number): Promise<unknown> =>
  portal.db.run(sql`
    update sessions set created_at = created_at - make_interval(mins => ${minutes}::int),
      last_seen_at = last_seen_at - make_interval(mins => ${minutes}::int),
      expires_at = expires_at - make_interval(mins => ${minutes}::int) where user_id = ${userId}::uuid`)
const read = (token: string): Promise<Answer> => portal.call('GET', '/api/v1/sesion', undefined, token)
const report = (token: string, cookie?: string): Promise<Answer> =>
  portal.call(
    'POST',
    '/api/v1/sesion/actividad',
    { access_token: token },
    undefined,
    cookie === undefined ? {} : { cookie },
  )

// 35 minutes as in spec/constants.json, independent of the code
describe('a session of which the server hears nothing', () => {
  it('serves until 35 minutes are over, and nothing afterwards', async () => {
    const ana = await logIn()
    await pass(ana.id, 34)
    expect((await read(ana.token)).status).toBe(200)
    await pass(ana.id, 1)
    expect(await read(ana.token)).toMatchObject({
      status: 401,
      body: { message: 'access_token expired', code: 'sesion_inactiva' },
    })
    const calls = [
      await portal.call('GET', '/api/v1/perfil', undefined, ana.token),
      await portal.call('POST', '/api/v1/sesion/salir', {}, ana.token),
      await portal.call('GET', '/api/v1/authenticate/jwt', undefined, ana.token),
      await portal.call('GET', `/api/v1/authenticate/jwt?access_token=${ana.token}`),
    ]
    expect(calls.map((one) => one.status)).toEqual([401, 401, 401, 401])
  })

  it('is not kept by what a page reads or repeats by itself', async () => {
    const ana = await logIn()
    for (let n = 0; n < 4; n += 1) {
      await pass(ana.id, 10)
      await read(ana.token)
      await portal.call('GET', '/api/v1/sesiones', undefined, ana.token)
    }
    expect((await read(ana.token)).status).toBe(401)
  })

  it.each([
    ['a report every half hour', (token: string) => report(token)],
    [
      'a report with the token in its header',
      (token: string) => portal.call('POST', '/api/v1/sesion/actividad', {}, token),
    ],
    [
      'what the person changes',
      (token: string) => portal.call('POST', '/api/auth/user/update', { user: { data: {} } }, token),
    ],
    [
      'a renewal of the token',
      (token: string) => portal.call('GET', '/api/v1/authenticate/jwt', undefined, token),
    ],
  ])('is kept by %s', async (_what, sign) => {
    const ana = await logIn()
    for (let n = 0; n < 4; n += 1) {
      await pass(ana.id, 30)
      expect((await sign(ana.token)).status).toBe(200)
    }
    expect((await read(ana.token)).status).toBe(200)
  })

  it('of a program does not end so, and nobody makes theirs one by the name of their browser', async () => {
    const ana = await logIn()
    const made = await portal.call(
      'POST',
      '/api/v1/user/save-generated-token-api',
      { nombre: 'Inventario' },
      ana.token,
    )
    const named = await portal.call(
      'POST',
      '/api/v1/authenticate',
      {
        username: (
          await portal.db.one<{ email: string }>(sql`select email from users where id = ${ana.id}::uuid`)
        )?.email,
        password: PASSWORD,
      },
      undefined,
      { 'user-agent': 'Token: navegador' },
    )
    await pass(ana.id, 10 * 60)
    expect((await read(made.body.data.token)).status).toBe(200)
    expect((await read(named.body.access_token)).status).toBe(401)
  })
})

describe('a device that was in use without a signal', () => {
  it('brings its session back within the twelve hours', async () => {
    const ana = await logIn()
    await pass(ana.id, 11 * 60)
    expect((await read(ana.token)).status).toBe(401)
    expect(await report(ana.token, ana.cookie)).toMatchObject({ status: 200, body: { active: true } })
    expect((await read(ana.token)).status).toBe(200)
  })

  it('does not after them, nor once the session was ended, nor for somebody deactivated', async () => {
    const [late, ended, gone] = [await logIn(), await logIn(), await logIn()]
    await pass(late.id, 12 * 60)
    await pass(ended.id, 60)
    await pass(gone.id, 60)
    await portal.db.run(
      sql`update sessions set ended_at = clock_timestamp(), end_reason = 'otra_sesion' where user_id = ${ended.id}::uuid`,
    )
    await portal.db.run(sql`update users set active = false where id = ${gone.id}::uuid`)
    for (const one of [late, ended, gone])
      expect(await report(one.token, one.cookie)).toMatchObject({
        status: 401,
        body: { code: 'sesion_terminada' },
      })
  })

  it('is not whoever took the token along: without the device’s cookie, or with another’s, it stays asleep', async () => {
    const [ana, eve] = [await logIn(), await logIn()]
    await pass(ana.id, 60)
    expect((await report(ana.token)).status).toBe(401)
    expect((await report(ana.token, eve.cookie)).status).toBe(401)
    expect((await report('x.y.z', ana.cookie)).status).toBe(401)
    expect((await read(ana.token)).status).toBe(401)
  })
})

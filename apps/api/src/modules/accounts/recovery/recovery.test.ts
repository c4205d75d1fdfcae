import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../db/connection/sql.ts'
import { type AccountApp, forgetLimits, startAccountApp } from '../../../testing/account-app.ts'
import { PASSWORD, person, tokenOf } from '../../../testing/stories/people.ts'

let portal: AccountApp
beforeAll(async () => {
  portal = await startAccountApp()
})
afterAll(() => portal.close())
beforeEach(() => forgetLimits(portal.db))

const forgot = (email: string) =>
  portal.call('GET', `/api/v1/user/forgot_password/${encodeURIComponent(email)}`)
const check = (token: unknown, code: unknown) =>
  portal.call('POST', '/api/v1/user/code_password', { code, token })
const reset = (token: unknown, password_reset: unknown) =>
  portal.call('POST', '/api/v1/user/reset_password', { token, password_reset })
const codeOf = async (email: string): Promise<string> => (await portal.messages(email))[0]?.code ?? ''

describe('recovering a password', () => {
  it('takes address, code and new password, and ends every session', async () => {
    const ana = await person(portal)
    const token = await tokenOf(portal, ana)
    const sent = await forgot(` ${ana.email.toUpperCase()}`)
    expect(sent).toMatchObject({
      status: 200,
      body: { status: 200, message: expect.any(String), token: expect.any(String) },
    })
    expect(await check(sent.body.token, await codeOf(ana.email))).toMatchObject({
      status: 200,
      body: { status: 200, message: 'El código fue validado' },
    })
    expect(await reset(sent.body.token, 'Nueva2027')).toMatchObject({ status: 200, body: { status: 200 } })
    expect((await portal.call('GET', '/api/v1/sesion', undefined, token)).status).toBe(401)
    const login = (password: string) =>
      portal.call('POST', '/api/v1/authenticate', { username: ana.email, password })
    expect([(await login(PASSWORD)).status, (await login('Nueva2027')).status]).toEqual([401, 200])
    expect((await portal.messages(ana.email))[0]?.subject).toBe('Su contraseña cambió')
    expect((await reset(sent.body.token, 'Otra20271')).status).toBe(400)
  })

  it('answers unknown addresses alike, in words, limits and time, with a token that never validates', async () => {
    const ana = await person(portal)
    const started = performance.now()
    const known = await forgot(ana.email)
    const between = performance.now()
    const unknown = await forgot('nadie@correo.example')
    const ended = performance.now()
    expect({ ...unknown.body, token: '' }).toEqual({ ...known.body, token: '' })
    expect(unknown.body.token).toHaveLength(known.body.token.length)
    expect(between - started).toBeGreaterThanOrEqual(59)
    expect(ended - between).toBeGreaterThanOrEqual(59)
    expect(await portal.messages('nadie@correo.example')).toEqual([])
    const [again, againUnknown] = [await forgot(ana.email), await forgot('nadie@correo.example')]
    expect(again.status).toBe(429)
    expect(againUnknown.body).toEqual(again.body)
    const row = await portal.db.one<{ code_hash: string }>(
      sql`select code_hash from verification_codes where data->>'email' = 'nadie@correo.example'`,
    )
    expect(row?.code_hash).toMatch(/^[0-9a-f]{64}$/)
    for (let code = 0; code < 6; code++)
      expect((await check(unknown.body.token, String(code))).status).toBe(400)
    expect((await reset(unknown.body.token, 'Nueva2027')).status).toBe(400)
  })

  it('says with every send when the next one is possible, alike for unknown addresses', async () => {
    const ana = await person(portal)
    const waitsOf = async (email: string): Promise<number[]> => {
      await forgetLimits(portal.db)
      const waits: number[] = []
      for (let sent = 0; sent < 5; sent += 1) {
        if (sent > 0) portal.clock.advance(61_000)
        waits.push(Number((await forgot(email)).headers['retry-after']))
      }
      return waits
    }
    const known = await waitsOf(ana.email)
    expect(known.slice(0, 2)).toEqual([60, 60])
    // the send that uses up a limit also reports it
    expect(known.at(-1)).toBeGreaterThan(600)
    const unknown = await waitsOf('nadie.espera@correo.example')
    expect(unknown.map((wait) => Math.round(wait / 60))).toEqual(known.map((wait) => Math.round(wait / 60)))
  })

  it('needs the code before the password, allows five tries, ten minutes, and the newest token only', async () => {
    const ana = await person(portal)
    const first = await forgot(ana.email)
    expect((await reset(first.body.token, 'Nueva2027')).status).toBe(400)
    const code = await codeOf(ana.email)
    const wrong = code === '0000' ? '1111' : '0000'
    for (let i = 0; i < 5; i++) expect((await check(first.body.token, wrong)).status).toBe(400)
    expect((await check(first.body.token, code)).status).toBe(400)
    portal.clock.advance(61_000)
    const second = await forgot(ana.email)
    expect((await check(first.body.token, await codeOf(ana.email))).status).toBe(400)
    portal.clock.advance(10 * 60_000 + 1)
    expect((await check(second.body.token, await codeOf(ana.email))).status).toBe(400)
  })

  it.each([
    ['corta1', 'La contraseña debe ser mayor a 8 caracteres'],
    ['sinnumero', 'La contraseña debe tener al menos un número'],
    ['1234567890', 'La contraseña debe tener al menos una letra'],
  ])('refuses %s as a new password: %s', async (password, message) => {
    const reply = await reset('x', password)
    expect(reply.status).toBe(422)
    expect(reply.body.problems).toMatchObject([{ path: 'body.password_reset', message }])
  })

  it('refuses what is no address, and bodies without token', async () => {
    expect((await forgot('nadie')).status).toBe(422)
    expect((await portal.call('POST', '/api/v1/user/code_password', { code: '1234' })).status).toBe(422)
    expect((await portal.call('POST', '/api/v1/user/code_password', '{')).status).toBe(400)
    expect((await check('t'.repeat(300), '1234')).status).toBe(422)
  })

  it('confirms an address that had not been: whoever reads the code owns it', async () => {
    const ana = await person(portal, { emailVerifiedAt: null, active: false })
    const sent = await forgot(ana.email)
    await check(sent.body.token, await codeOf(ana.email))
    await reset(sent.body.token, 'Nueva2027')
    expect(
      (await portal.call('POST', '/api/v1/authenticate', { username: ana.email, password: 'Nueva2027' }))
        .status,
    ).toBe(200)
  })

  it('does not activate an official who still waits', async () => {
    const juan = await person(portal, { kind: 'funcionario', roles: ['CLI_JURIDICO'], active: false })
    const sent = await forgot(juan.email)
    await check(sent.body.token, await codeOf(juan.email))
    await reset(sent.body.token, 'Nueva2027')
    const login = await portal.call('POST', '/api/v1/authenticate_funcionario', {
      username: juan.email,
      password: 'Nueva2027',
      cliente: 1,
    })
    expect(login.status).toBe(403)
  })
})

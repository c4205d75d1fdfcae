import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccountApp, forgetLimits, startAccountApp } from '../../../testing/account-app.ts'
import { PASSWORD, person, tokenOf } from '../../../testing/stories/people.ts'

let portal: AccountApp
beforeAll(async () => {
  portal = await startAccountApp()
})
afterAll(() => portal.close())
beforeEach(() => forgetLimits(portal.db))

const ask = (token: string, kind: string, value: string, password = PASSWORD) =>
  portal.call('POST', '/api/v1/perfil/contacto', { kind, value, password }, token)
const change = (token: string, kind: string, value: string, code: string | null | undefined) =>
  portal.call('PUT', '/api/v1/perfil/contacto', { kind, value, code: code ?? '' }, token)
const codeOf = async (where: string): Promise<string | null | undefined> =>
  (await portal.messages(where))[0]?.code

describe('changing where one is reached', () => {
  it('takes the password and the code sent to the new address; the former one hears of it, other sessions end', async () => {
    const ana = await person(portal)
    const token = await tokenOf(portal, ana)
    const other = await tokenOf(portal, ana)
    expect((await ask(token, 'correo', 'ana.nueva@correo.example')).status).toBe(200)
    expect((await portal.call('GET', '/api/v1/perfil', undefined, token)).body.email).toBe(ana.email)
    const reply = await change(
      token,
      'correo',
      'ana.nueva@correo.example',
      await codeOf('ana.nueva@correo.example'),
    )
    expect([reply.status, reply.body.email]).toEqual([200, 'ana.nueva@correo.example'])
    expect((await portal.messages(ana.email))[0]?.subject).toBe('El correo de su cuenta cambió')
    expect((await portal.call('GET', '/api/v1/sesion', undefined, other)).status).toBe(401)
    const login = (username: string) =>
      portal.call('POST', '/api/v1/authenticate', { username, password: PASSWORD })
    expect([(await login('ana.nueva@correo.example')).status, (await login(ana.email)).status]).toEqual([
      200, 401,
    ])
  })

  it('works for the telephone by text message', async () => {
    const ana = await person(portal)
    const token = await tokenOf(portal, ana)
    expect((await ask(token, 'celular', '315 444 9087')).status).toBe(200)
    const reply = await change(token, 'celular', '3154449087', await codeOf('573154449087'))
    expect([reply.status, reply.body.phone]).toEqual([200, '573154449087'])
  })

  it('refuses a wrong password, a wrong code, a code for something else, and more than five tries', async () => {
    const ana = await person(portal)
    const token = await tokenOf(portal, ana)
    expect((await ask(token, 'correo', 'x@correo.example', 'Equivocada1')).status).toBe(422)
    expect(await portal.messages('x@correo.example')).toEqual([])
    await ask(token, 'correo', 'x@correo.example')
    const code = await codeOf('x@correo.example')
    const wrong = code === '0000' ? '1111' : '0000'
    expect((await change(token, 'correo', 'victima@correo.example', code)).status).toBe(422)
    const told: unknown[] = []
    for (let n = 0; n < 4; n++) {
      const { status, body } = await change(token, 'correo', 'x@correo.example', wrong)
      expect(status).toBe(422)
      told.push(body.message)
    }
    const WRONG = 'El código no es correcto. Revíselo e intente de nuevo.'
    const OVER = 'Ese código ya no sirve: se escribió mal 5 veces.'
    expect(told).toEqual([WRONG, WRONG, WRONG, `${OVER} Podrá pedir otro en 60 segundos.`])
    portal.clock.advance(61_000)
    const right = await change(token, 'correo', 'x@correo.example', code)
    expect([right.status, right.body]).toMatchObject([
      422,
      { code: 'codigo_vencido', message: `${OVER} Pida otro.` },
    ])
  })

  it('says that another account has the address only to who reads what is sent there', async () => {
    const [ana, luz] = [await person(portal), await person(portal)]
    const token = await tokenOf(portal, ana)
    expect(await ask(token, 'correo', luz.email)).toMatchObject({ status: 200, body: { sent: true } })
    expect((await change(token, 'correo', luz.email, '0')).status).toBe(422)
    expect((await change(token, 'correo', luz.email, await codeOf(luz.email))).status).toBe(409)
  })
})

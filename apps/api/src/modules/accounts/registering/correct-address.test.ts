import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../db/connection/sql.ts'
import { type AccountApp, forgetLimits, startAccountApp } from '../../../testing/account-app.ts'

let portal: AccountApp
beforeAll(async () => {
  portal = await startAccountApp()
})
afterAll(() => portal.close())
beforeEach(() => forgetLimits(portal.db))

const PASSWORD = 'Quebrada2026'
const SENT = 200
let counter = 0

/** A user whose telephone is verified and whose address is not. */
async function registered(): Promise<{ email: string; right: string }> {
  counter += 1
  const email = `rosa${counter}@gmial.example`
  const phone = `57320555${String(counter).padStart(4, '0')}`
  await portal.call('POST', '/api/v1/register', {
    reg_tipo_persona: 1,
    reg_empresa: '',
    reg_id_tipo_documento: 1,
    reg_documento: `38245${String(counter).padStart(3, '0')}`,
    reg_nombres: 'Rosa',
    reg_apellidos: 'Cardona',
    reg_genero: 2,
    reg_celular: phone,
    reg_email: email,
    reg_password: PASSWORD,
    reg_destino: '/mis-solicitudes/listado-tramites?tramite=3',
  })
  const code = (await portal.messages(phone))[0]?.code
  await portal.call('POST', '/api/v1/verificar_persona', {
    reg_celular: phone,
    reg_email: email,
    reg_code: code,
  })
  return { email, right: `rosa${counter}@gmail.example` }
}
const correct = (username: string, correo: string, password = PASSWORD) =>
  portal.call('POST', '/api/v1/corregir_correo', { username, password, correo })
const logIn = (username: string) =>
  portal.call('POST', '/api/v1/authenticate', { username, password: PASSWORD })
const linkTo = async (email: string): Promise<string> =>
  new URL((await portal.messages(email))[0]?.links[0] ?? 'http://x/').pathname.split('/').at(-1) ?? ''
const confirm = (token: string) => portal.call('GET', `/api/v1/verificar_persona_email/${token}`)
const aMinuteLater = (): void => portal.clock.advance(61_000)

describe('a registration whose mail did not arrive', () => {
  it('is mailed again to the corrected address; the link in the wrong mailbox dies', async () => {
    const { email, right } = await registered()
    const astray = await linkTo(email)
    aMinuteLater()
    expect(await correct(email, right)).toMatchObject({ status: SENT, body: { status: 200 } })
    expect((await confirm(astray)).status).toBe(400)
    expect((await logIn(right)).status).toBe(403)
    expect((await confirm(await linkTo(right))).status).toBe(200)
    expect((await logIn(right)).body.auth_info.destino).toBe('/mis-solicitudes/listado-tramites?tramite=3')
    expect((await logIn(email)).status).toBe(401)
  })

  it('is mailed again to the same address, at most once a minute', async () => {
    const { email } = await registered()
    expect(await correct(email, email)).toMatchObject({
      status: 429,
      body: {
        message: expect.stringMatching(/^Podrá solicitar un nuevo correo en \d+ segundos\.$/) as string,
      },
    })
    aMinuteLater()
    expect((await correct(email, email)).status).toBe(SENT)
    expect((await correct(email, email)).status).toBe(429)
    expect((await confirm(await linkTo(email))).status).toBe(200)
  })

  it('is told at the login that it may be corrected', async () => {
    const { email } = await registered()
    expect(await logIn(email)).toMatchObject({ status: 403, body: { code: 'correo_sin_confirmar' } })
  })
})

describe('correcting an address', () => {
  it('needs the password, guessed at as slowly as at a login', async () => {
    const { email, right } = await registered()
    aMinuteLater()
    for (let i = 0; i < 5; i += 1) expect((await correct(email, right, `Otra${i}2026`)).status).toBe(401)
    expect((await correct(email, right)).status).toBe(429)
    expect((await correct('nadie@correo.example', right)).status).toBe(401)
    const rows = await portal.db.rows(sql`select email from users where email = ${right}`)
    expect(rows).toEqual([])
  })

  it('changes nothing that is confirmed', async () => {
    const { email, right } = await registered()
    await confirm(await linkTo(email))
    aMinuteLater()
    expect(await correct(email, right)).toMatchObject({ status: 409 })
    expect((await logIn(email)).status).toBe(200)
  })

  it('takes nobody else’s: it answers alike, and only the owner hears of it', async () => {
    const owner = await registered()
    const { email } = await registered()
    aMinuteLater()
    const free = await registered()
    aMinuteLater()
    const taken = await correct(email, owner.email)
    const fresh = await correct(free.email, free.right)
    expect(taken.status).toBe(fresh.status)
    expect(Object.keys(taken.body)).toEqual(Object.keys(fresh.body))
    expect((await portal.messages(owner.email))[0]?.subject).toBe('Usted ya tiene una cuenta')
    // later calls respond alike too, under the former address and the new one
    for (const [one, other] of [
      [await correct(email, owner.email), await correct(free.email, free.right)],
      [await correct(owner.email, owner.email), await correct(free.right, free.right)],
      [await logIn(email), await logIn(free.email)],
      [await logIn(owner.email), await logIn(free.right)],
    ])
      expect(one?.body).toEqual(other?.body)
    const rows = await portal.db.rows(
      sql`select id from users where email = ${owner.email} and phone_verified_at is not null`,
    )
    expect(rows).toHaveLength(1)
  })

  it('is done five times an hour at most, and then says when it may be done again', async () => {
    const { email } = await registered()
    for (let n = 0; n < 5; n += 1) {
      aMinuteLater()
      expect((await correct(email, email)).status).toBe(SENT)
    }
    aMinuteLater()
    expect(await correct(email, email)).toMatchObject({
      status: 429,
      body: { message: 'Ya pidió varios correos. Podrá solicitar otro en 60 minutos.' },
    })
  })
})

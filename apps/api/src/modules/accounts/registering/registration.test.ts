import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../db/connection/sql.ts'
import { type AccountApp, forgetLimits, startAccountApp } from '../../../testing/account-app.ts'

let portal: AccountApp
beforeAll(async () => {
  portal = await startAccountApp()
})
afterAll(() => portal.close())
beforeEach(() => forgetLimits(portal.db))

let counter = 0
const citizen = (more: Record<string, unknown> = {}): Record<string, unknown> => {
  counter += 1
  return {
    reg_tipo_persona: 1,
    reg_empresa: '',
    reg_id_tipo_documento: 1,
    reg_documento: `65748${String(counter).padStart(3, '0')}`,
    reg_nombres: 'Marta Lucía',
    reg_apellidos: 'Ávila Rondón',
    reg_genero: 2,
    reg_celular: `57311555${String(counter).padStart(4, '0')}`,
    reg_email: `marta${counter}@correo.example`,
    reg_password: 'Quebrada2026',
    ...more,
  }
}

const register = (form: unknown) => portal.call('POST', '/api/v1/register', form)
const codeFor = async (phone: unknown): Promise<string> =>
  (await portal.messages(String(phone)))[0]?.code ?? ''
const verify = async (form: Record<string, unknown>, code?: string) =>
  portal.call('POST', '/api/v1/verificar_persona', {
    reg_celular: form['reg_celular'],
    reg_email: form['reg_email'],
    reg_code: code ?? (await codeFor(form['reg_celular'])),
  })
const linkToken = async (email: unknown): Promise<string> => {
  const [message] = await portal.messages(String(email))
  return new URL(message?.links[0] ?? 'http://x/').pathname.split('/').at(-1) ?? ''
}
const confirmMail = async (email: unknown) =>
  portal.call('GET', `/api/v1/verificar_persona_email/${await linkToken(email)}`)

async function verified(more: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const form = citizen(more)
  await register(form)
  expect((await verify(form)).status).toBe(200)
  return form
}

describe('registering a citizen', () => {
  it('sends a code by SMS, then a link by mail, and ends in an account that logs in', async () => {
    const form = citizen()
    const taken = await register(form)
    expect(taken).toMatchObject({
      status: 200,
      body: { status: 200, message: 'Se ha enviado un mensaje a tu correo', data: null },
    })
    const done = await verify(form)
    expect(done.body).toMatchObject({ status: 200, message: 'El código fue validado' })
    const user = await portal.db.one<{ id: string }>(
      sql`select id from users where email = ${String(form['reg_email'])}`,
    )
    expect(done.body.data).toBe(user?.id)
    const mail = (await portal.messages(String(form['reg_email'])))[0]
    expect(mail?.links[0]).toMatch(/^https:\/\/portal\.test\/verificar-email-ciudadano\/[\w-]{40,}$/)
    expect((await confirmMail(form['reg_email'])).body).toMatchObject({ status: 200, type: 'ciudadano' })
    const login = await portal.call('POST', '/api/v1/authenticate', {
      username: form['reg_email'],
      password: form['reg_password'],
    })
    expect(login.body.auth_info.user).toMatchObject({
      usr_id: user?.id,
      role: { rl_rol: 'USER_CIUDADANO' },
      rolesAdd: [],
      fk_roles: { rol_cliente: { rc_nombre: 'Ciudadano' } },
      from: 'api',
      data: { displayName: 'Marta Lucía Ávila Rondón', name: 'Marta Lucía', lastname: 'Ávila Rondón' },
    })
    const accepted = await portal.db.rows<{ text_id: string; version: string }>(
      sql`select text_id, version from legal_acceptances where user_id = ${user?.id ?? ''}::uuid order by text_id`,
    )
    expect(accepted.map((row) => row.text_id)).toEqual(['politica-de-datos', 'terminos'])
  })

  it('leads the first login, from any device, to where the person was going, and only that one', async () => {
    const going = '/mis-solicitudes/listado-tramites?tramite=3'
    const form = await verified({ reg_destino: going })
    const mails = await portal.messages(String(form['reg_email']))
    expect(JSON.stringify(mails)).not.toContain('listado-tramites')
    await confirmMail(form['reg_email'])
    const logIn = () =>
      portal.call('POST', '/api/v1/authenticate', {
        username: form['reg_email'],
        password: form['reg_password'],
      })
    const first = await logIn()
    expect(first.body.auth_info.destino).toBe(going)
    const second = await logIn()
    expect(second.status).toBe(200)
    expect(second.body.auth_info).not.toHaveProperty('destino')
  })

  it('forgets with a replaced registration where it was going, and knows nobody else’s', async () => {
    const form = citizen({ reg_destino: '/mis-solicitudes/listado-tramites?tramite=5' })
    await register(form)
    const { reg_destino: _, ...again } = form
    await register(again)
    await verify(again)
    await confirmMail(form['reg_email'])
    const login = await portal.call('POST', '/api/v1/authenticate', {
      username: form['reg_email'],
      password: form['reg_password'],
    })
    expect(login.body.auth_info).not.toHaveProperty('destino')
  })

  it.each([
    'https://otro.example',
    '//otro.example',
    '/\\otro.example',
    '/\t/otro.example',
    '/logout',
    '/api/v1/x',
  ])('refuses to keep %j as the place where somebody was going', async (reg_destino) => {
    const answer = await register(citizen({ reg_destino }))
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain('El destino debe ser una dirección de este portal')
  })

  it('says of a wrong code how long it serves, and nobody is told to try again who may not', async () => {
    const form = citizen()
    const WRONG =
      'El código no es correcto o ya no sirve: vale 10 minutos y 5 intentos. Revíselo o pida uno nuevo.'
    // no registration has this telephone: its tries count alike
    for (let n = 0; n < 19; n += 1) expect((await verify(form, '0000')).body.message).toBe(WRONG)
    const last = await verify(form, '0000')
    expect([last.status, last.body.message]).toEqual([
      400,
      expect.stringMatching(
        /^Se escribieron demasiados códigos equivocados\. Intente de nuevo en 2[34] horas\.$/,
      ),
    ])
  })

  it('keeps neither the code, the link nor the password readable', async () => {
    const form = await verified()
    const token = await linkToken(form['reg_email'])
    const dump = JSON.stringify([
      await portal.db.rows(sql`select code_hash, data from verification_codes`),
      await portal.db.rows(sql`select token_hash, data from link_tokens`),
      await portal.db.rows(sql`select password_hash from users`),
      await portal.db.rows(sql`select detail from audit_log`),
    ])
    expect(dump).not.toContain(token)
    expect(dump).not.toContain('Quebrada2026')
    expect(dump).toContain('$argon2id$')
  })

  it('registers a company with its NIT under its company name', async () => {
    const form = await verified({
      reg_tipo_persona: '2',
      reg_empresa: 'Agropecuaria El Combeima S.A.S.',
      reg_id_tipo_documento: '6',
      reg_documento: '899999061',
    })
    await confirmMail(form['reg_email'])
    const login = await portal.call('POST', '/api/v1/authenticate', {
      username: form['reg_email'],
      password: form['reg_password'],
    })
    expect(login.body.auth_info.user).toMatchObject({
      role: { rl_rol: 'USER_EMPRESA' },
      data: { displayName: 'Agropecuaria El Combeima S.A.S.' },
    })
  })

  it('answers 201 in body and HTTP for a verified telephone, and sends nothing', async () => {
    const form = await verified()
    const before = (await portal.messages(String(form['reg_celular']))).length
    const again = await register(citizen({ reg_celular: form['reg_celular'] }))
    expect(again.status).toBe(201)
    expect(again.body).toEqual({
      status: 201,
      message:
        'ERROR: El celular ingresado ya existe en nuestras bases de datos. Verifique e intente de nuevo.',
      data: null,
    })
    expect((await portal.messages(String(form['reg_celular']))).length).toBe(before)
  })

  it('answers a known address like an unknown one, step by step, creates nobody and tells the owner', async () => {
    const owner = await verified()
    await confirmMail(owner['reg_email'])
    const intruder = citizen({ reg_email: owner['reg_email'], reg_password: 'Intruso2026' })
    const fresh = citizen()
    const known = await register(intruder)
    const unknown = await register(fresh)
    expect(known.body).toEqual(unknown.body)
    const knownDone = await verify(intruder)
    const unknownDone = await verify(fresh)
    expect(Object.keys(knownDone.body)).toEqual(Object.keys(unknownDone.body))
    expect({ ...knownDone.body, data: '' }).toEqual({ ...unknownDone.body, data: '' })
    const rows = await portal.db.rows(
      sql`select id from users where email = ${String(owner['reg_email'])} and phone_verified_at is not null`,
    )
    expect(rows).toHaveLength(1)
    const told = await portal.messages(String(owner['reg_email']))
    expect(told[0]?.subject).toBe('Usted ya tiene una cuenta')
    const login = await portal.call('POST', '/api/v1/authenticate', {
      username: owner['reg_email'],
      password: 'Intruso2026',
    })
    // the intruder who chose the password gets the response of a free address, and no link is mailed
    expect(login).toMatchObject({ status: 403, body: { code: 'correo_sin_confirmar' } })
    expect((await portal.messages(String(owner['reg_email']))).flatMap(({ links }) => links)).toEqual(
      expect.arrayContaining(['https://portal.test/olvidar-contrasena']),
    )
    const sent = await portal.messages(String(owner['reg_email']))
    expect(sent.filter(({ links }) => links.some((one) => one.includes('/verificar-email')))).toHaveLength(1)
  })

  it('of an address that has an account may still be taken to an own one, which then opens', async () => {
    const owner = await verified()
    await confirmMail(owner['reg_email'])
    const mistaken = await verified({ reg_email: owner['reg_email'], reg_password: 'Mistura2026' })
    const right = `derecha-${String(owner['reg_email'])}`
    portal.clock.advance(61_000)
    const corrected = await portal.call('POST', '/api/v1/corregir_correo', {
      username: owner['reg_email'],
      password: 'Mistura2026',
      correo: right,
    })
    expect(corrected.status, JSON.stringify(corrected.body)).toBe(200)
    expect((await confirmMail(right)).status).toBe(200)
    const enter = (username: unknown, password: unknown) =>
      portal.call('POST', '/api/v1/authenticate', { username, password })
    expect((await enter(right, 'Mistura2026')).status).toBe(200)
    expect((await enter(owner['reg_email'], owner['reg_password'])).status).toBe(200)
    expect((await enter(owner['reg_email'], 'Mistura2026')).status).toBe(401)
    expect((await register(citizen({ reg_celular: mistaken['reg_celular'] }))).status).toBe(201)
  })

  it('holds the address itself once the account that had it is gone', async () => {
    const owner = await verified()
    const other = await verified({ reg_email: owner['reg_email'], reg_password: 'Segunda2026' })
    portal.clock.advance(61_000)
    await portal.call('POST', '/api/v1/corregir_correo', {
      username: owner['reg_email'],
      password: 'Segunda2026',
      correo: `aparte-${String(owner['reg_email'])}`,
    })
    portal.clock.advance(61_000)
    await portal.call('POST', '/api/v1/corregir_correo', {
      username: `aparte-${String(owner['reg_email'])}`,
      password: 'Segunda2026',
      correo: owner['reg_email'],
    })
    await portal.db.run(
      sql`update users set email = 'otro-lugar@correo.example' where email = ${String(owner['reg_email'])} and phone_verified_at is not null`,
    )
    portal.clock.advance(61_000)
    const enter = () =>
      portal.call('POST', '/api/v1/authenticate', {
        username: owner['reg_email'],
        password: other['reg_password'],
      })
    expect((await enter()).status).toBe(403)
    expect((await confirmMail(owner['reg_email'])).status).toBe(200)
    expect((await enter()).status).toBe(200)
  })

  it('replaces an unverified registration after «Modificar datos» and keeps the code just sent', async () => {
    const form = citizen()
    await register(form)
    const code = await codeFor(form['reg_celular'])
    const changed = { ...form, reg_nombres: 'Marta', reg_email: `otra-${String(form['reg_email'])}` }
    expect((await register(changed)).status).toBe(200)
    expect((await portal.messages(String(form['reg_celular']))).length).toBe(1)
    expect((await verify(form, code)).status).toBe(400)
    expect((await verify(changed, code)).status).toBe(200)
    const rows = await portal.db.rows(
      sql`select email from users where phone = ${String(form['reg_celular'])}`,
    )
    expect(rows).toEqual([{ email: changed.reg_email }])
  })

  it.each([
    ['a missing field', { reg_nombres: undefined }, 'reg_nombres'],
    ['an empty name', { reg_nombres: '   ' }, 'reg_nombres'],
    ['a name of the wrong type', { reg_nombres: 7 }, 'reg_nombres'],
    ['a name with markup', { reg_nombres: '<img src=x>' }, 'reg_nombres'],
    ['a name that is too long', { reg_nombres: 'a'.repeat(121) }, 'reg_nombres'],
    ['a short telephone', { reg_celular: '5731155' }, 'reg_celular'],
    ['letters in the telephone', { reg_celular: '57311555abcd' }, 'reg_celular'],
    ['no address', { reg_email: 'marta' }, 'reg_email'],
    ['an address that is too long', { reg_email: `${'a'.repeat(400)}@b.co` }, 'reg_email'],
    ['a short password', { reg_password: 'abc1234' }, 'reg_password'],
    ['a password without digit', { reg_password: 'abcdefgh' }, 'reg_password'],
    ['a password without letter', { reg_password: '12345678' }, 'reg_password'],
    ['a person type that does not exist', { reg_tipo_persona: 3 }, 'reg_tipo_persona'],
    ['a NIT for a natural person', { reg_id_tipo_documento: 6 }, 'reg_id_tipo_documento'],
    ['the officials’ permit for a citizen', { reg_id_tipo_documento: 5 }, 'reg_id_tipo_documento'],
    ['letters in the document', { reg_documento: 'AB12345' }, 'reg_documento'],
    [
      'a company without name',
      { reg_tipo_persona: 2, reg_id_tipo_documento: 6, reg_documento: '899999061' },
      'reg_empresa',
    ],
    ['a gender that does not exist', { reg_genero: 9 }, 'reg_genero'],
    ['a list where a number belongs', { reg_genero: [1] }, 'reg_genero'],
  ])('refuses %s with 422 and names the field', async (_what, more, path) => {
    const reply = await register(citizen(more))
    expect(reply.status).toBe(422)
    expect(reply.body).toMatchObject({ status: 422, message: expect.any(String) })
    expect(reply.body.problems.map((p: { path: string }) => p.path)).toContain(`body.${path}`)
  })

  it('refuses fields that nobody asked for: nobody gives themselves a role', async () => {
    for (const more of [
      { main_role: 'SUPERADMIN' },
      { kind: 'funcionario' },
      { reg_rol: 1 },
      { active: true },
    ]) {
      const form: Record<string, unknown> = { ...citizen(), ...more }
      expect((await register(form)).status).toBe(422)
      const row = await portal.db.one(sql`select 1 from users where email = ${String(form['reg_email'])}`)
      expect(row).toBeUndefined()
    }
    const plain = await verified()
    expect(
      await portal.db.one(
        sql`select kind, main_role, active from users where email = ${String(plain['reg_email'])}`,
      ),
    ).toEqual({ kind: 'ciudadano', main_role: 'USER_CIUDADANO', active: false })
  })

  it.each([
    ['broken JSON', '{"reg_email": ', 400],
    ['a text', '"hola"', 422],
    ['null', 'null', 422],
    ['a list', '[]', 422],
  ])('answers %s with %s and a sentence', async (_what, body, status) => {
    const reply = await register(body)
    expect(reply.status).toBe(status)
    expect(reply.body.message.length).toBeGreaterThan(10)
  })
})

describe('the code', () => {
  it('is refused alike when wrong, expired, used or never sent', async () => {
    const form = citizen()
    await register(form)
    const code = await codeFor(form['reg_celular'])
    const wrong = await verify(form, code === '0000' ? '1111' : '0000')
    const never = await verify(citizen(), '1234')
    portal.clock.advance(10 * 60_000 + 1)
    const late = await verify(form, code)
    expect(wrong.status).toBe(400)
    expect([never.body, late.body]).toEqual([wrong.body, wrong.body])
  })

  it('allows five tries, then not even the right digits', async () => {
    const form = citizen()
    await register(form)
    const code = await codeFor(form['reg_celular'])
    const wrong = code === '0000' ? '1111' : '0000'
    for (let i = 0; i < 5; i++) expect((await verify(form, wrong)).status).toBe(400)
    expect((await verify(form, code)).status).toBe(400)
  })

  it('allows five tries even when all are sent at once', async () => {
    const form = citizen()
    await register(form)
    const code = await codeFor(form['reg_celular'])
    const guesses = Array.from({ length: 12 }, (_, i) =>
      String((Number(code) + 1 + i) % 10_000).padStart(4, '0'),
    )
    await Promise.all(guesses.map((guess) => verify(form, guess)))
    const row = await portal.db.one<{ attempts: number }>(
      sql`select attempts from verification_codes where subject = ${String(form['reg_celular'])} and used_at is null`,
    )
    expect(row?.attempts).toBe(5)
  })

  it('is sent again at most once a minute and five times an hour, and the old one dies', async () => {
    const form = citizen()
    await register(form)
    const first = await codeFor(form['reg_celular'])
    const again = () =>
      portal.call('POST', '/api/v1/enviar_codigo', { celular: form['reg_celular'], email: form['reg_email'] })
    expect(await again()).toMatchObject({
      status: 429,
      body: { status: 429, message: expect.stringContaining('segundos') },
    })
    for (let i = 0; i < 4; i++) {
      portal.clock.advance(61_000)
      expect(await again()).toMatchObject({
        status: 200,
        body: { status: 200, message: 'Se ha enviado el código' },
      })
    }
    portal.clock.advance(61_000)
    expect(await again()).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('minutos') },
    })
    const last = await codeFor(form['reg_celular'])
    if (last !== first) expect((await verify(form, first)).status).toBe(400)
    expect((await verify(form, last)).status).toBe(200)
  })

  it('says with every send, granted or refused, when the next one is possible', async () => {
    const form = citizen()
    const again = () =>
      portal.call('POST', '/api/v1/enviar_codigo', { celular: form['reg_celular'], email: form['reg_email'] })
    const waits = [Number((await register(form)).headers['retry-after'])]
    for (let sent = 1; sent < 5; sent += 1) {
      portal.clock.advance(61_000)
      waits.push(Number((await again()).headers['retry-after']))
    }
    // the fifth of the hour: the next when the first is an hour old
    expect(waits).toEqual([60, 60, 60, 60, 3600 - 4 * 61])
    portal.clock.advance(61_000)
    const refused = await again()
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 3600 - 5 * 61])
  })

  it('is not sent to a telephone that registered nothing, with the same answer', async () => {
    const phone = '573009998877'
    const reply = await portal.call('POST', '/api/v1/enviar_codigo', {
      celular: phone,
      email: 'nadie@correo.example',
    })
    expect(reply).toMatchObject({ status: 200, body: { message: 'Se ha enviado el código' } })
    expect(await portal.messages(phone)).toEqual([])
  })
})

describe('the link', () => {
  it('serves once, expires after 30 minutes, and a guessed one is refused', async () => {
    const form = await verified()
    const token = await linkToken(form['reg_email'])
    const open = () => portal.call('GET', `/api/v1/verificar_persona_email/${token}`)
    expect((await open()).status).toBe(200)
    const again = await open()
    expect(again).toMatchObject({
      status: 400,
      body: { status: 400, type: '', message: expect.stringContaining('ya se usó') },
    })
    const late = await verified()
    const lateToken = await linkToken(late['reg_email'])
    portal.clock.advance(30 * 60_000 + 1)
    expect((await portal.call('GET', `/api/v1/verificar_persona_email/${lateToken}`)).status).toBe(400)
    expect((await portal.call('GET', '/api/v1/verificar_persona_email/adivinado')).status).toBe(400)
  })

  it('is mailed again to who logs in with the right password and an unconfirmed address', async () => {
    const form = await verified()
    portal.clock.advance(31 * 60_000)
    const before = (await portal.messages(String(form['reg_email']))).length
    const login = () =>
      portal.call('POST', '/api/v1/authenticate', {
        username: form['reg_email'],
        password: form['reg_password'],
      })
    expect(await login()).toMatchObject({ status: 403, body: { status: 403, error: [{ type: 'username' }] } })
    await login()
    expect((await portal.messages(String(form['reg_email']))).length).toBe(before + 1)
    expect((await confirmMail(form['reg_email'])).status).toBe(200)
    expect((await login()).status).toBe(200)
  })
})

describe('repeating a registration with the same key', () => {
  it('happens once', async () => {
    const form = citizen()
    const headers = { 'idempotency-key': 'clave-1' }
    const first = await portal.call('POST', '/api/v1/register', form, undefined, headers)
    const second = await portal.call('POST', '/api/v1/register', form, undefined, headers)
    expect(second.body).toEqual(first.body)
    expect(second.headers['idempotent-replay']).toBe('true')
    expect((await portal.messages(String(form['reg_celular']))).length).toBe(1)
  })
})

describe('/api/auth/register', () => {
  it('leads a client without screens to user and access_token', async () => {
    const form = citizen()
    const go = (more: Record<string, unknown> = {}) =>
      portal.call('POST', '/api/auth/register', { ...form, ...more })
    expect(await go()).toMatchObject({ status: 202, body: { error: [{ type: 'reg_code' }] } })
    expect((await go({ reg_code: 'nada' })).status).toBe(400)
    expect(await go({ reg_code: await codeFor(form['reg_celular']) })).toMatchObject({
      status: 202,
      body: { error: [{ type: 'reg_email' }] },
    })
    expect((await go()).status).toBe(403)
    await confirmMail(form['reg_email'])
    const done = await go()
    expect(done.status).toBe(200)
    expect(done.body.user.data.email).toBe(form['reg_email'])
    expect((await portal.call('GET', '/api/v1/sesion', undefined, done.body.access_token)).status).toBe(200)
  })
})

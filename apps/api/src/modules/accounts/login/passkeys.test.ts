import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NewPerson } from '../../../db/people/people.ts'
import { sql } from '../../../db/connection/sql.ts'
import { type AccountApp, type Answer, forgetLimits, startAccountApp } from '../../../testing/account-app.ts'
import { type Authenticator, makeAuthenticator } from '../../../testing/authenticator.ts'
import { PASSWORD, person, tokenOf } from '../../../testing/stories/people.ts'

const PORTAL = { origin: 'https://portal.test', rpId: 'portal.test' }

let portal: AccountApp
beforeAll(async () => {
  portal = await startAccountApp()
})
afterAll(() => portal.close())
beforeEach(() => forgetLimits(portal.db))

const begin = (token: string, password = PASSWORD): Promise<Answer> =>
  portal.call('POST', '/api/v1/perfil/llaves/opciones', { password }, token)
const finish = (token: string, response: unknown, name = 'Mi portátil'): Promise<Answer> =>
  portal.call('POST', '/api/v1/perfil/llaves', { name, response }, token)
const list = (token: string): Promise<Answer> => portal.call('GET', '/api/v1/perfil/llaves', undefined, token)
const password = (who: NewPerson, given = PASSWORD): Promise<Answer> =>
  portal.call('POST', '/api/v1/authenticate', { username: who.email, password: given })
const second = (ticket: string, response: unknown): Promise<Answer> =>
  portal.call('POST', '/api/v1/authenticate/llave', { ticket, response })
const subjectOf = async (who: NewPerson): Promise<string | undefined> =>
  (await portal.messages(who.email))[0]?.subject

/** A user with a key, and the session that added it. */
async function withKey(
  more: Partial<NewPerson> = {},
  key: Authenticator = makeAuthenticator(PORTAL),
): Promise<{ who: NewPerson; key: Authenticator; token: string; id: string }> {
  const who = await person(portal, more)
  const token = await tokenOf(portal, who)
  const { challenge } = (await begin(token)).body.options
  const added = await finish(token, key.make({ challenge }))
  expect(added.status).toBe(201)
  return { who, key, token, id: added.body.id }
}

/** First login step: the ticket and the challenge. */
async function asked(
  who: NewPerson,
): Promise<{ ticket: string; challenge: string; options: Answer['body'] }> {
  const { status, body } = await password(who)
  expect(status).toBe(202)
  return {
    ticket: body.passkey.ticket,
    challenge: body.passkey.options.challenge,
    options: body.passkey.options,
  }
}

describe('adding a passkey', () => {
  it('asks the password, keeps what the browser made, tells the person by e-mail and writes it down', async () => {
    const who = await person(portal)
    const token = await tokenOf(portal, who)
    expect((await list(token)).body).toEqual({ rows: [], obliged: false })
    expect((await begin(token, 'Equivocada1')).status).toBe(422)
    const { options } = (await begin(token)).body
    expect(options).toMatchObject({
      rp: { id: 'portal.test' },
      attestation: 'none',
      user: { name: who.email },
      excludeCredentials: [],
    })
    const key = makeAuthenticator(PORTAL)
    const added = await finish(token, key.make(options), '  Llave   del  llavero ')
    expect([added.status, added.body]).toMatchObject([201, { name: 'Llave del llavero', lastUsedAt: null }])
    expect((await list(token)).body.rows).toEqual([added.body])
    expect(await subjectOf(who)).toBe('Agregó una llave de acceso')
    const line = await portal.db.one<{ n: number }>(
      sql`select count(*)::int as n from audit_log where verb = 'passkeys.add' and subject = ${who.id}`,
    )
    expect(line?.n).toBe(1)
    // the next registration excludes the existing key
    expect((await begin(token)).body.options.excludeCredentials).toMatchObject([{ id: key.id }])
  })

  it('refuses another origin, another portal, another challenge, and one that was used or has run out', async () => {
    const who = await person(portal)
    const token = await tokenOf(portal, who)
    const key = makeAuthenticator(PORTAL)
    const fresh = async (): Promise<string> => {
      await forgetLimits(portal.db)
      return (await begin(token)).body.options.challenge
    }
    const refused = async (response: unknown): Promise<void> => {
      expect(await finish(token, response)).toMatchObject({ status: 422, body: { code: 'llave' } })
    }
    await refused(key.make({ challenge: await fresh(), origin: 'https://portal.test.atacante.example' }))
    await refused(key.make({ challenge: await fresh(), rpId: 'atacante.example' }))
    await fresh()
    await refused(key.make({ challenge: Buffer.from('otro').toString('base64url') }))
    // one failure uses the challenge up
    const challenge = await fresh()
    await refused(key.make({ challenge, origin: 'http://portal.test' }))
    await refused(key.make({ challenge }))
    const late = await fresh()
    portal.clock.advance(6 * 60_000)
    await refused(key.make({ challenge: late }))
    expect((await list(token)).body.rows).toEqual([])
  })

  it('refuses the challenge of another session, and a key that is in an account already', async () => {
    const { who, key } = await withKey()
    const eva = await person(portal)
    const [one, two] = [await tokenOf(portal, eva), await tokenOf(portal, eva)]
    const { challenge } = (await begin(one)).body.options
    expect((await finish(two, makeAuthenticator(PORTAL).make({ challenge }))).status).toBe(422)
    expect((await finish(one, key.make({ challenge }))).status).toBe(409)
    expect((await list(one)).body.rows).toEqual([])
    expect((await asked(who)).options.allowCredentials).toHaveLength(1)
  })

  it('keeps ten at most', async () => {
    const { token } = await withKey()
    for (let n = 0; n < 9; n++) {
      await forgetLimits(portal.db)
      const { challenge } = (await begin(token)).body.options
      expect((await finish(token, makeAuthenticator(PORTAL).make({ challenge }))).status).toBe(201)
    }
    await forgetLimits(portal.db)
    expect(await begin(token)).toMatchObject({ status: 409, body: { code: 'demasiadas' } })
  })
})

describe('logging in with a passkey', () => {
  it('gives no session for the password, and the answer of the login for the key', async () => {
    const { who, key } = await withKey()
    const plain = await person(portal)
    const usual = await password(plain)
    const first = await password(who)
    expect(first.status).toBe(202)
    expect(JSON.stringify(first.body)).not.toMatch(/access_token|auth_info|usr_id/)
    expect(first.headers['cache-control']).toBe('no-store')
    const { ticket, options } = first.body.passkey
    expect(options).toMatchObject({ rpId: 'portal.test', allowCredentials: [{ id: key.id }] })
    const reply = await second(ticket, key.use(options))
    expect(reply.status).toBe(200)
    const shapeOf = (body: object): string[] => Object.keys(body)
    expect(shapeOf(reply.body)).toEqual(shapeOf(usual.body))
    expect(shapeOf(reply.body.auth_info.user)).toEqual(shapeOf(usual.body.auth_info.user))
    expect(reply.body.access_token).toBe(reply.body.auth_info.access_token)
    const rows = (await list(reply.body.access_token)).body.rows
    expect(rows[0].lastUsedAt).toBe(portal.clock.now().toISOString())
  })

  it('tells a wrong password of such an account like any other', async () => {
    const { who } = await withKey()
    const plain = await person(portal)
    const [one, two, nobody] = [
      await password(who, 'Otra2026x'),
      await password(plain, 'Otra2026x'),
      await portal.call('POST', '/api/v1/authenticate', {
        username: 'nadie@correo.example',
        password: 'Otra2026x',
      }),
    ]
    expect([one.status, one.body]).toEqual([two.status, two.body])
    expect([one.status, one.body]).toEqual([nobody.status, nobody.body])
  })

  it('works with keys that do not count', async () => {
    const { who, key } = await withKey({}, makeAuthenticator(PORTAL, false))
    for (let n = 0; n < 2; n++) {
      const { ticket, challenge } = await asked(who)
      expect((await second(ticket, key.use({ challenge }))).status).toBe(200)
    }
  })

  it.each<[string, (challenge: string, key: Authenticator) => unknown]>([
    ['from another origin', (challenge, key) => key.use({ challenge, origin: 'https://atacante.example' })],
    ['for another portal', (challenge, key) => key.use({ challenge, rpId: 'atacante.example' })],
    ['over another challenge', (_challenge, key) => key.use({ challenge: 'b3Rybw' })],
    ['by a key of nobody', (challenge) => makeAuthenticator(PORTAL).use({ challenge })],
    [
      'by another key under this one’s name',
      (challenge, key) => makeAuthenticator(PORTAL).use({ challenge, id: key.id }),
    ],
  ])('refuses a signature %s, and the ticket is gone', async (_what, lie) => {
    const { who, key } = await withKey()
    const { ticket, challenge } = await asked(who)
    expect(await second(ticket, lie(challenge, key))).toMatchObject({
      status: 401,
      body: { status: 401, error: [{ type: 'password' }] },
    })
    expect((await second(ticket, key.use({ challenge }))).status).toBe(401)
  })

  it('refuses somebody else’s key', async () => {
    const [ana, eva] = [await withKey(), await withKey()]
    const { ticket, challenge } = await asked(ana.who)
    expect((await second(ticket, eva.key.use({ challenge }))).status).toBe(401)
  })

  it('refuses a ticket the second time, after five minutes, from another address, and an invented one', async () => {
    const { who, key } = await withKey()
    const used = await asked(who)
    expect((await second(used.ticket, key.use(used))).status).toBe(200)
    expect((await second(used.ticket, key.use(used))).status).toBe(401)
    const late = await asked(who)
    portal.clock.advance(6 * 60_000)
    expect((await second(late.ticket, key.use(late))).status).toBe(401)
    const moved = await asked(who)
    const elsewhere = await portal.app.inject({
      method: 'POST',
      url: '/api/v1/authenticate/llave',
      remoteAddress: '203.0.113.9',
      payload: { ticket: moved.ticket, response: key.use(moved) },
    })
    expect(elsewhere.statusCode).toBe(401)
    expect((await second('inventado', key.use(moved))).status).toBe(401)
  })

  it('opens one session for a ticket that is used twice at once', async () => {
    const { who, key } = await withKey()
    const step = await asked(who)
    const response = key.use(step)
    const replies = await Promise.all([1, 2, 3].map(() => second(step.ticket, response)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  it('refuses a counter that does not rise, and writes it down', async () => {
    const { who, key } = await withKey()
    const first = await asked(who)
    expect((await second(first.ticket, key.use({ ...first, counter: 7 }))).status).toBe(200)
    const copied = await asked(who)
    const reply = await second(copied.ticket, key.use({ ...copied, counter: 7 }))
    expect([reply.status, reply.body.message]).toEqual([401, expect.stringContaining('copiada')])
    const line = await portal.db.one<{ detail: unknown }>(
      sql`select detail from audit_log where verb = 'passkeys.logIn' and subject = ${who.id}`,
    )
    expect(line?.detail).toEqual({ refused: 'contador', kept: 7, given: 7 })
  })

  it('makes wrong keys wait like wrong passwords, and a right password does not end the wait', async () => {
    const { who, key } = await withKey()
    for (let n = 0; n < 5; n++) {
      const { ticket, challenge } = await asked(who)
      expect((await second(ticket, makeAuthenticator(PORTAL).use({ challenge }))).status).toBe(401)
    }
    expect((await password(who)).status).toBe(429)
    const written = await portal.db.rows<{ detail: unknown }>(
      sql`select detail from audit_log where verb = 'passkeys.logIn' and subject = ${who.id}`,
    )
    expect(written.map(({ detail }) => detail)).toEqual(
      Array.from({ length: 5 }, () => ({ refused: 'llave' })),
    )
    await forgetLimits(portal.db)
    const { ticket, challenge } = await asked(who)
    expect((await second(ticket, key.use({ challenge }))).status).toBe(200)
  })

  it('does not let a program in by registering again with the password', async () => {
    const { who } = await withKey()
    const reply = await portal.call('POST', '/api/auth/register', {
      reg_tipo_persona: 1,
      reg_empresa: '',
      reg_id_tipo_documento: 1,
      reg_documento: '65748219',
      reg_nombres: 'Ana',
      reg_apellidos: 'Ríos',
      reg_genero: 2,
      reg_celular: '573001234567',
      reg_email: who.email,
      reg_password: PASSWORD,
    })
    expect([reply.status, JSON.stringify(reply.body)]).toEqual([
      403,
      expect.stringContaining('llave de acceso'),
    ])
  })

  it('is asked of a deactivated account like the password', async () => {
    const { who, key } = await withKey()
    const { ticket, challenge } = await asked(who)
    await portal.db.run(
      sql`update users set active = false, deactivated_at = ${portal.clock.now()} where id = ${who.id}::uuid`,
    )
    expect((await second(ticket, key.use({ challenge }))).status).toBe(403)
  })

  it('is still asked after the password was recovered', async () => {
    const { who } = await withKey()
    const { token } = (await portal.call('GET', `/api/v1/user/forgot_password/${who.email}`)).body
    const code = (await portal.messages(who.email))[0]?.code
    await portal.call('POST', '/api/v1/user/code_password', { code, token })
    const reset = { token, password_reset: 'Nueva2027' }
    expect((await portal.call('POST', '/api/v1/user/reset_password', reset)).status).toBe(200)
    expect((await password(who, 'Nueva2027')).status).toBe(202)
  })
})

describe('one’s own passkeys', () => {
  it('are renamed, and removed with the password; the last one of a citizen too', async () => {
    const { who, token, id } = await withKey()
    const renamed = await portal.call('PUT', `/api/v1/perfil/llaves/${id}`, { name: 'Teléfono' }, token)
    expect([renamed.status, renamed.body.name]).toEqual([200, 'Teléfono'])
    expect(
      await portal.db.rows(
        sql`select subject from audit_log where verb = 'passkeys.rename' and subject = ${id}`,
      ),
    ).toEqual([{ subject: id }])
    const remove = (given: string): Promise<Answer> =>
      portal.call('POST', `/api/v1/perfil/llaves/${id}/quitar`, { password: given }, token)
    expect((await remove('Equivocada1')).status).toBe(422)
    expect((await list(token)).body.rows).toHaveLength(1)
    expect((await remove(PASSWORD)).status).toBe(200)
    expect(await subjectOf(who)).toBe('Se quitó una llave de acceso')
    expect((await password(who)).status).toBe(200)
  })

  it('are nobody else’s', async () => {
    const { id } = await withKey()
    const token = await tokenOf(portal, await person(portal))
    const [name, removal] = [{ name: 'Mía' }, { password: PASSWORD }]
    expect((await portal.call('PUT', `/api/v1/perfil/llaves/${id}`, name, token)).status).toBe(404)
    expect((await portal.call('POST', `/api/v1/perfil/llaves/${id}/quitar`, removal, token)).status).toBe(404)
  })
})

describe('a lost passkey', () => {
  const staff = { kind: 'funcionario', roles: ['CLI_ADMIN'] } as const
  it('is removed by two administrators with a reason, which the person is told', async () => {
    const { who, id } = await withKey()
    const [admin, other] = [
      await tokenOf(portal, await person(portal, { ...staff, roles: ['CLI_ADMIN'] })),
      await tokenOf(portal, await person(portal, { ...staff, roles: ['CLI_ADMIN'] })),
    ]
    const address = `/api/v1/usuarios/${who.id}/llaves`
    expect((await portal.call('GET', address, undefined, admin)).body.rows).toHaveLength(1)
    const body = { reason: 'Perdió el teléfono y vino con su cédula' }
    const asked = await portal.call('POST', `${address}/${id}/quitar`, body, admin)
    expect(asked.status).toBe(202)
    expect((await portal.call('GET', address, undefined, admin)).body.rows).toHaveLength(1)
    const confirm = (token: string): Promise<Answer> =>
      portal.call('POST', `/api/v1/propuestas-de-cuenta/${asked.body.proposal}/confirmar`, {}, token)
    expect((await confirm(admin)).status).toBe(403)
    expect((await confirm(other)).status).toBe(200)
    expect((await portal.messages(who.email))[0]).toMatchObject({
      subject: 'Un administrador quitó una llave de acceso suya',
      text: expect.stringContaining(body.reason),
    })
    expect((await portal.call('POST', `${address}/${id}/quitar`, body, admin)).status).toBe(404)
    expect((await password(who)).status).toBe(200)
  })

  it('is not removed by the administrator who holds it, nor a superadministrator’s by another', async () => {
    const self = await withKey({ ...staff, roles: ['CLI_ADMIN'] })
    const root = await withKey({ kind: 'funcionario', roles: ['SUPERADMIN'] })
    const remove = (of: { who: NewPerson; id: string }): Promise<Answer> =>
      portal.call(
        'POST',
        `/api/v1/usuarios/${of.who.id}/llaves/${of.id}/quitar`,
        { reason: 'Se perdió' },
        self.token,
      )
    expect((await remove(self)).status).toBe(409)
    expect((await remove(root)).status).toBe(403)
  })
})

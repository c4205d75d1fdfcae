import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetOld } from '../../../db/housekeeping.ts'
import { sql } from '../../../db/connection/sql.ts'
import { type AccountApp, forgetLimits, startAccountApp } from '../../../testing/account-app.ts'
import { PASSWORD, person, tokenOf } from '../../../testing/stories/people.ts'

let portal: AccountApp
let admin: string
beforeAll(async () => {
  portal = await startAccountApp()
  admin = await tokenOf(portal, await person(portal, { kind: 'funcionario', roles: ['CLI_ADMIN'] }))
})
afterAll(() => portal.close())
beforeEach(() => forgetLimits(portal.db))

describe('an account made by an administrator', () => {
  const body = {
    firstNames: 'Rosa',
    lastNames: 'Cano',
    gender: 2,
    documentType: 1,
    documentNumber: '28534107',
    email: 'rosa.cano@corporacion.example',
    mainRole: 'CLI_TECNICO',
    additionalRoles: ['CLI_TECNICO_SIG'],
    office: 'norte',
  }

  const token = async (email: string): Promise<string> =>
    new URL((await portal.messages(email))[0]?.links[0] ?? 'http://x/').hash.slice(1)
  const accept = (given: string, password = PASSWORD) =>
    portal.call('POST', '/api/v1/invitaciones/aceptar', { token: given, password })
  const logIn = (email: string) =>
    portal.call('POST', '/api/v1/authenticate_funcionario', {
      username: email,
      password: PASSWORD,
      cliente: 1,
    })

  it('has its roles at once, and its password is set once by who reads its mail', async () => {
    const made = await portal.call('POST', '/api/v1/usuarios', body, admin)
    expect(made).toMatchObject({
      status: 201,
      body: { state: 'activo', roles: ['CLI_TECNICO', 'CLI_TECNICO_SIG'], office: 'norte', phone: null },
    })
    const invitation = await token(body.email)
    expect((await portal.call('POST', '/api/v1/invitaciones/leer', { token: invitation })).body).toEqual({
      email: body.email,
    })
    expect((await accept(invitation, 'corta')).status).toBe(422)
    expect((await accept('inventada')).status).toBe(410)
    expect((await logIn(body.email)).status).toBe(401)
    expect((await accept(invitation)).status).toBe(200)
    expect((await accept(invitation)).status).toBe(410)
    expect((await portal.call('POST', '/api/v1/invitaciones/leer', { token: invitation })).status).toBe(410)
    expect((await logIn(body.email)).status).toBe(200)
  })

  it('is never given a password or a telephone by who makes it', async () => {
    for (const more of [{ phone: '3204445566' }, { password: PASSWORD }])
      expect((await portal.call('POST', '/api/v1/usuarios', { ...body, ...more }, admin)).status).toBe(422)
  })

  it('leaves no invitation behind that still serves: after three days, or a password set by recovery', async () => {
    const late = { ...body, email: 'tarde@corporacion.example', documentNumber: '28534108' }
    await portal.call('POST', '/api/v1/usuarios', late, admin)
    const first = await token(late.email)
    const sent = await portal.call('GET', `/api/v1/user/forgot_password/${late.email}`)
    await portal.call('POST', '/api/v1/user/code_password', {
      token: sent.body.token,
      code: (await portal.messages(late.email))[0]?.code,
    })
    await portal.call('POST', '/api/v1/user/reset_password', {
      token: sent.body.token,
      password_reset: PASSWORD,
    })
    expect((await accept(first, 'Ajena2026')).status).toBe(410)
    expect((await logIn(late.email)).status).toBe(200)
    const never = { ...body, email: 'nunca@corporacion.example', documentNumber: '28534109' }
    await portal.call('POST', '/api/v1/usuarios', never, admin)
    const second = await token(never.email)
    portal.clock.advance(3 * 86_400_000)
    expect((await accept(second)).status).toBe(410)
  })

  it('is refused where the address is taken, without office, and to others', async () => {
    const make = (more: object, as = admin) =>
      portal.call('POST', '/api/v1/usuarios', { ...body, ...more }, as)
    expect((await make({})).body.problems[0].path).toBe('body.email')
    const fresh = { email: 'nueva@corporacion.example', documentNumber: '28534110' }
    expect((await make({ ...fresh, office: null })).status).toBe(422)
    expect((await make({ ...fresh, mainRole: 'SUPERADMIN' })).status).toBe(422)
    expect((await make({ ...fresh, documentNumber: '12' })).status).toBe(422)
    expect(
      (await portal.call('GET', '/api/v1/usuarios?estado=todos&q=nueva@', undefined, admin)).body.rows,
    ).toEqual([])
    expect((await make(fresh, await tokenOf(portal, await person(portal)))).status).toBe(403)
  })
})

describe('a token for a program', () => {
  it('acts for the person, is listed among the sessions and can be ended there', async () => {
    const token = await tokenOf(portal, await person(portal))
    const made = await portal.call(
      'POST',
      '/api/v1/user/save-generated-token-api',
      { nombre: 'Hoja de cálculo' },
      token,
    )
    expect(made).toMatchObject({ status: 200, body: { status: 200, data: { token: expect.any(String) } } })
    const rows = (await portal.call('GET', '/api/v1/sesiones', undefined, token)).body.rows
    expect(rows.map((row: { agent: string }) => row.agent)).toContain('Token: Hoja de cálculo')
    const program = made.body.data.token
    expect((await portal.call('GET', '/api/v1/perfil', undefined, program)).status).toBe(200)
    await portal.call('DELETE', `/api/v1/sesiones/${made.body.data.sessionId}`, undefined, token)
    expect((await portal.call('GET', '/api/v1/perfil', undefined, program)).status).toBe(401)
    expect((await portal.call('POST', '/api/v1/user/save-generated-token-api', {})).status).toBe(401)
  })

  it('is refused in the words of the specification once there are twenty', async () => {
    const token = await tokenOf(portal, await person(portal))
    const make = () => portal.call('POST', '/api/v1/user/save-generated-token-api', {}, token)
    for (let n = 0; n < 20; n += 1) {
      await portal.db.run(sql`delete from rate_limits`)
      expect((await make()).status).toBe(200)
    }
    await portal.db.run(sql`delete from rate_limits`)
    expect(await make()).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Error generando el token\. Ya tiene 20 abiertos/) },
    })
  })
})

describe('the assigned procedures', () => {
  it('are one’s own, or anybody’s for who supervises', async () => {
    const juan = await person(portal, { kind: 'funcionario', roles: ['CLI_JURIDICO'] })
    const [own, other] = [await tokenOf(portal, juan), await tokenOf(portal, await person(portal))]
    const read = (token: string) =>
      portal.call('GET', `/api/v1/tramites_asignados_usuario/${juan.id}`, undefined, token)
    expect(await read(own)).toMatchObject({ status: 200, body: { status: 200, data: [] } })
    expect(await read(other)).toMatchObject({
      status: 403,
      body: { message: 'Error obteniendo los trámites asignados' },
    })
    expect((await read(admin)).status).toBe(200)
  })
})

describe('housekeeping', () => {
  it('forgets what has served its time and keeps accounts, live sessions and links', async () => {
    const ana = await person(portal)
    const token = await tokenOf(portal, ana)
    await forgetOld(portal.db, new Date(portal.clock.now().getTime() + 8 * 86_400_000))
    expect(await portal.db.rows(sql`select id from users where id = ${ana.id}::uuid`)).toHaveLength(1)
    expect(await portal.db.rows(sql`select id from verification_codes`)).toEqual([])
    expect((await portal.call('GET', '/api/v1/sesion', undefined, token)).status).toBe(200)
  })
})

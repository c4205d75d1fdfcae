import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NewPerson } from '../../../db/people/people.ts'
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

let counter = 0
const officialForm = (more: Record<string, unknown> = {}): Record<string, unknown> => {
  counter += 1
  return {
    reg_rol: 12,
    cu_rol_add: [{ id_rol: 48 }],
    reg_id_cliente: 1,
    reg_id_tipo_documento: 1,
    reg_documento: '93456123',
    reg_nombres: 'Juan',
    reg_apellidos: 'Torres',
    reg_genero: 1,
    reg_celular: `57320000${String(counter).padStart(4, '0')}`,
    reg_email: `juan${counter}@corporacion.example`,
    reg_password: 'Oficina2026',
    ...more,
  }
}
const waiting = (more: Partial<NewPerson> = {}) =>
  person(portal, { kind: 'funcionario', roles: ['CLI_JURIDICO'], active: false, ...more })
const act = (id: string, verb: string, body: unknown, token = admin) =>
  portal.call(verb === 'roles' ? 'PUT' : 'POST', `/api/v1/usuarios/${id}/${verb}`, body, token)
const roles = (mainRole: string, more: Record<string, unknown> = {}) => ({
  mainRole,
  additionalRoles: [],
  office: null,
  version: 1,
  ...more,
})

describe('registering an official', () => {
  it('ends in an account that waits for an administrator and is activated with confirmed roles', async () => {
    const form = officialForm()
    expect((await portal.call('POST', '/api/v1/register_funcionario', form)).body).toMatchObject({
      status: 200,
    })
    const code = (await portal.messages(String(form['reg_celular'])))[0]?.code
    const verified = await portal.call('POST', '/api/v1/verificar_persona', {
      reg_celular: form['reg_celular'],
      reg_email: form['reg_email'],
      reg_code: code,
    })
    const link = (await portal.messages(String(form['reg_email'])))[0]?.links[0] ?? ''
    expect(link).toContain('/verificar-email-funcionario/')
    const confirmed = await portal.call('GET', `/api/v1/verificar_persona_email/${link.split('/').at(-1)}`)
    expect(confirmed.body).toMatchObject({ status: 200, type: 'funcionario' })
    const login = () =>
      portal.call('POST', '/api/v1/authenticate_funcionario', {
        username: form['reg_email'],
        password: 'Oficina2026',
        cliente: 1,
      })
    expect((await login()).status).toBe(403)
    const list = await portal.call('GET', '/api/v1/usuarios', undefined, admin)
    const row = list.body.rows.find((r: { id: string }) => r.id === verified.body.data)
    expect(row).toMatchObject({ state: 'pendiente', roles: ['CLI_JURIDICO', 'CLI_NOTIFICADOR'] })
    const activated = await act(
      row.id,
      'activar',
      roles('CLI_TECNICO', { office: 'norte', version: row.version }),
    )
    expect(activated.body).toMatchObject({ state: 'activo', roles: ['CLI_TECNICO'], office: 'norte' })
    expect((await login()).body.auth_info.user).toMatchObject({
      role: { rl_rol: 'CLI_TECNICO' },
      rolesAdd: [],
    })
    expect((await portal.messages(String(form['reg_email'])))[0]?.subject).toBe('Su cuenta fue activada')
  })

  it.each([
    ['SUPERADMIN', { reg_rol: 1 }],
    ['a citizen’s role', { reg_rol: 2 }],
    ['SUPERADMIN among the additional ones', { cu_rol_add: [{ id_rol: 1 }] }],
    ['a role that does not exist', { reg_rol: 999 }],
    ['another corporation', { reg_id_cliente: 2 }],
    ['a NIT', { reg_id_tipo_documento: 6, reg_documento: '899999061' }],
    ['a weak password', { reg_password: 'solamente' }],
    ['additional roles of the wrong shape', { cu_rol_add: [12] }],
  ])('refuses %s with 422', async (_what, more) => {
    expect((await portal.call('POST', '/api/v1/register_funcionario', officialForm(more))).status).toBe(422)
  })

  it('accepts the officials’ permit and says «alfanumérica» in one message', async () => {
    expect(
      (
        await portal.call(
          'POST',
          '/api/v1/register_funcionario',
          officialForm({ reg_id_tipo_documento: 5, reg_documento: '123456789012345' }),
        )
      ).status,
    ).toBe(200)
    const reply = await portal.call(
      'POST',
      '/api/v1/register_funcionario',
      officialForm({ reg_password: '1234567890' }),
    )
    expect(reply.body.problems[0].message).toBe('La contraseña debe ser alfanumérica')
  })

  describe('with STAFF_APPROVAL off', () => {
    let open: AccountApp
    beforeAll(async () => {
      open = await startAccountApp({ STAFF_APPROVAL: 'off' })
    })
    afterAll(() => open.close())

    /**
     * Registers, verifies telephone and address, also recovers the password, and returns the login's status.
     */
    async function comeIn(more: Record<string, unknown>): Promise<number> {
      const form = officialForm(more)
      await open.call('POST', '/api/v1/register_funcionario', form)
      const code = (await open.messages(String(form['reg_celular'])))[0]?.code
      await open.call('POST', '/api/v1/verificar_persona', {
        reg_celular: form['reg_celular'],
        reg_email: form['reg_email'],
        reg_code: code,
      })
      const link = (await open.messages(String(form['reg_email'])))[0]?.links[0] ?? ''
      await open.call('GET', `/api/v1/verificar_persona_email/${link.split('/').at(-1)}`)
      const sent = await open.call('GET', `/api/v1/user/forgot_password/${String(form['reg_email'])}`)
      await open.call('POST', '/api/v1/user/code_password', {
        token: sent.body.token,
        code: (await open.messages(String(form['reg_email'])))[0]?.code,
      })
      await open.call('POST', '/api/v1/user/reset_password', {
        token: sent.body.token,
        password_reset: PASSWORD,
      })
      const login = await open.call('POST', '/api/v1/authenticate_funcionario', {
        username: form['reg_email'],
        password: PASSWORD,
        cliente: 1,
      })
      return login.status
    }

    it('an official is active as soon as the address is confirmed', async () => {
      expect(await comeIn({})).toBe(200)
    })

    it.each([
      ['administers', { reg_rol: 6 }],
      ['signs', { reg_rol: 7 }],
      ['administers beside another role', { cu_rol_add: [{ id_rol: 48 }, { id_rol: 6 }] }],
    ])('who asks for a role that %s waits all the same', async (_what, more) => {
      expect(await comeIn(more)).toBe(403)
    })
  })
})

describe('administering accounts', () => {
  it('is for administrators only', async () => {
    const juan = await waiting()
    const ana = await tokenOf(portal, await person(portal))
    const lawyer = await tokenOf(
      portal,
      await person(portal, { kind: 'funcionario', roles: ['CLI_JURIDICO'] }),
    )
    for (const token of [ana, lawyer]) {
      expect((await portal.call('GET', '/api/v1/usuarios', undefined, token)).status).toBe(403)
      expect((await act(juan.id, 'activar', roles('CLI_ADMIN'), token)).status).toBe(403)
    }
  })

  it('never gives SUPERADMIN, asks for an office where the role needs one, and tells a stale version', async () => {
    const juan = await waiting()
    expect((await act(juan.id, 'activar', roles('SUPERADMIN'))).status).toBe(422)
    expect((await act(juan.id, 'activar', roles('USER_CIUDADANO'))).status).toBe(422)
    expect((await act(juan.id, 'activar', roles('CLI_TECNICO'))).body.code).toBe('falta_oficina')
    expect((await act(juan.id, 'activar', roles('CLI_JURIDICO', { version: 7 }))).body).toMatchObject({
      code: 'version',
      current: { id: juan.id },
    })
    expect((await act(juan.id, 'activar', roles('CLI_JURIDICO'))).status).toBe(200)
    expect((await act(juan.id, 'activar', roles('CLI_JURIDICO', { version: 2 }))).status).toBe(409)
  })

  it('ends the sessions of whom it deactivates or gives other roles', async () => {
    const juan = await person(portal, { kind: 'funcionario', roles: ['CLI_JURIDICO'] })
    const token = await tokenOf(portal, juan)
    expect((await act(juan.id, 'roles', roles('CLI_FINANCIERO'))).body.roles).toEqual(['CLI_FINANCIERO'])
    expect((await portal.call('GET', '/api/v1/sesion', undefined, token)).status).toBe(401)
    const next = await tokenOf(portal, juan)
    expect((await act(juan.id, 'desactivar', { reason: 'Terminó su contrato', version: 2 })).body.state).toBe(
      'inactivo',
    )
    expect((await portal.call('GET', '/api/v1/sesion', undefined, next)).status).toBe(401)
  })

  it('leaves a line in the audit when an administrator reads somebody’s account', async () => {
    const juan = await waiting()
    expect((await portal.call('GET', `/api/v1/usuarios/${juan.id}`, undefined, admin)).status).toBe(200)
    const read = await portal.db.rows<{ actor_id: string | null }>(
      sql`select actor_id from audit_log where verb = 'accounts.readUser' and subject = ${juan.id}`,
    )
    expect(read).toEqual([{ actor_id: expect.stringMatching(/^[0-9a-f-]{36}$/) }])
  })

  it('refuses a registration with a reason that its owner reads', async () => {
    const juan = await waiting()
    expect((await act(juan.id, 'rechazar', { reason: 'no', version: 1 })).status).toBe(422)
    expect((await act(juan.id, 'rechazar', { reason: 'No trabaja aquí', version: 1 })).body.state).toBe(
      'rechazado',
    )
    expect((await portal.messages(juan.email))[0]?.text).toContain('No trabaja aquí')
    const login = await portal.call('POST', '/api/v1/authenticate_funcionario', {
      username: juan.email,
      password: PASSWORD,
      cliente: 1,
    })
    expect(login).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('no fue aceptado') },
    })
  })

  it('protects superadministrators from others, and everybody from themselves', async () => {
    const root = await person(portal, { kind: 'funcionario', roles: ['SUPERADMIN'] })
    expect((await act(root.id, 'desactivar', { reason: 'Porque sí puedo', version: 1 })).status).toBe(403)
    const token = await tokenOf(portal, root)
    expect((await act(root.id, 'desactivar', { reason: 'Me voy de aquí', version: 1 }, token)).status).toBe(
      409,
    )
  })

  it('filters, finds without accents and pages without repeating anybody', async () => {
    for (let i = 0; i < 55; i++) await waiting({ firstNames: 'Óscar', lastNames: `Núñez ${i}` })
    const first = await portal.call('GET', '/api/v1/usuarios?q=oscar+nunez', undefined, admin)
    const second = await portal.call(
      'GET',
      `/api/v1/usuarios?q=oscar+nunez&after=${first.body.next}`,
      undefined,
      admin,
    )
    expect([first.body.rows.length, second.body.rows.length, second.body.next]).toEqual([50, 5, null])
    const ids = [...first.body.rows, ...second.body.rows].map((row: { id: string }) => row.id)
    expect(new Set(ids).size).toBe(55)
    expect((await portal.call('GET', '/api/v1/usuarios?q=%25', undefined, admin)).body.rows).toEqual([])
    expect((await portal.call('GET', '/api/v1/usuarios?estado=raro', undefined, admin)).status).toBe(422)
    expect((await portal.call('GET', '/api/v1/usuarios?after=1', undefined, admin)).status).toBe(404)
    expect((await portal.call('GET', '/api/v1/usuarios/no-es-un-id', undefined, admin)).status).toBe(404)
  })

  it('writes who did what into the audit record', async () => {
    const line = await portal.db.one<{ detail: unknown }>(
      sql`select detail from audit_log where verb = 'accounts.activateUser' limit 1`,
    )
    expect(line?.detail).toMatchObject({ before: { state: 'pendiente' }, after: { state: 'activo' } })
  })
})

describe('one’s own profile', () => {
  it('is read and corrected, but not what was verified', async () => {
    const ana = await person(portal)
    const token = await tokenOf(portal, ana)
    const profile = (await portal.call('GET', '/api/v1/perfil', undefined, token)).body
    const body = {
      firstNames: 'Ana María',
      lastNames: 'Ríos Peña',
      gender: 2,
      companyName: null,
      version: profile.version,
    }
    const stranger = { ...body, email: 'otra@x.co' }
    expect((await portal.call('PUT', '/api/v1/perfil', stranger, token)).status).toBe(422)
    const saved = await portal.call('PUT', '/api/v1/perfil', body, token)
    expect(saved.body).toMatchObject({ firstNames: 'Ana María', email: ana.email })
    expect((await portal.call('PUT', '/api/v1/perfil', body, token)).status).toBe(409)
  })

  it('gives and withdraws the authority for electronic notification, with its date', async () => {
    const token = await tokenOf(portal, await person(portal))
    const put = (authorized: unknown) =>
      portal.call('PUT', '/api/v1/perfil/notificacion-electronica', { authorized }, token)
    expect((await put(true)).body).toMatchObject({
      electronicNotification: true,
      electronicNotificationAt: portal.clock.now().toISOString(),
    })
    expect((await put(false)).body.electronicNotification).toBe(false)
    expect((await put('sí')).status).toBe(422)
  })

  it('changes the password with the current one and ends the other sessions', async () => {
    const ana = await person(portal)
    const [here, there] = [await tokenOf(portal, ana), await tokenOf(portal, ana)]
    const change = (current: string) =>
      portal.call('PUT', '/api/v1/perfil/contrasena', { current, password: 'Nueva2027' }, here)
    expect((await change('Mala20261')).status).toBe(422)
    expect((await change(PASSWORD)).body).toEqual({ endedSessions: 1 })
    const alive = (token: string) => portal.call('GET', '/api/v1/sesion', undefined, token)
    expect([(await alive(here)).status, (await alive(there)).status]).toEqual([200, 401])
  })
})

describe('naming a proxy', () => {
  it('sends a link; the proxy gets an account, sets a password, and the power can be ended', async () => {
    const token = await tokenOf(portal, await person(portal))
    const power = await portal.call(
      'POST',
      '/api/v1/perfil/apoderados',
      { name: 'Luis Díaz Mora', document: '14235678', email: 'Luis@Abogados.example' },
      token,
    )
    expect(power.status).toBe(201)
    const link = (await portal.messages('luis@abogados.example'))[0]?.links[0] ?? ''
    const open = () => portal.call('GET', `/api/v1/verificar_persona_email/${link.split('/').at(-1)}`)
    expect((await open()).body).toMatchObject({ status: 200, type: 'apoderado' })
    expect((await open()).status).toBe(400)
    const sent = await portal.call('GET', '/api/v1/user/forgot_password/luis@abogados.example')
    const code = (await portal.messages('luis@abogados.example'))[0]?.code
    await portal.call('POST', '/api/v1/user/code_password', { token: sent.body.token, code })
    await portal.call('POST', '/api/v1/user/reset_password', {
      token: sent.body.token,
      password_reset: 'Poder2026',
    })
    const login = await portal.call('POST', '/api/v1/authenticate', {
      username: 'luis@abogados.example',
      password: 'Poder2026',
    })
    expect(login.body.auth_info.user.role.rl_rol).toBe('USER_APODERADO')
    const eve = await tokenOf(portal, await person(portal))
    expect(
      (await portal.call('DELETE', `/api/v1/perfil/apoderados/${power.body.id}`, undefined, eve)).status,
    ).toBe(404)
    expect(
      (await portal.call('DELETE', `/api/v1/perfil/apoderados/${power.body.id}`, undefined, token)).status,
    ).toBe(200)
    expect((await portal.call('GET', '/api/v1/perfil/apoderados', undefined, token)).body.rows).toEqual([])
  })
})

describe('a power given in the profile', () => {
  it('covers the cases there are and those that come, until it ends', async () => {
    const ana = await person(portal)
    const token = await tokenOf(portal, ana)
    const proxy = await person(portal, { kind: 'apoderado', roles: ['USER_APODERADO'] })
    const make = async (): Promise<string> => {
      const id = randomUUID()
      await portal.db.run(sql`
        insert into cases(id, tt_id, definitions, status, applicant_id, created_by, created_at, updated_at)
        values (${id}::uuid, 3, 1, 'borrador', ${ana.id}::uuid, ${ana.id}::uuid, ${portal.clock.now()}, ${portal.clock.now()})`)
      return id
    }
    const before = await make()
    const power = await portal.call(
      'POST',
      '/api/v1/perfil/apoderados',
      { name: 'Luis Díaz', document: '14235678', email: proxy.email },
      token,
    )
    const link = (await portal.messages(proxy.email))[0]?.links[0] ?? ''
    expect(
      (await portal.call('GET', `/api/v1/verificar_persona_email/${link.split('/').at(-1)}`)).body.type,
    ).toBe('ciudadano')
    const after = await make()
    const open = async (): Promise<string[]> =>
      (
        await portal.db.rows<{ case_id: string }>(
          sql`select case_id from case_parties where user_id = ${proxy.id}::uuid and until is null`,
        )
      ).map((row) => row.case_id)
    expect(new Set(await open())).toEqual(new Set([before, after]))
    await portal.call('DELETE', `/api/v1/perfil/apoderados/${power.body.id}`, undefined, token)
    expect(await open()).toEqual([])
    await make()
    expect(await open()).toEqual([])
  })
})

describe('the legal texts and the development mailbox', () => {
  it('give the deadlines of the specification with the authority’s name and a version', async () => {
    const { body } = await portal.call('GET', '/api/v1/textos-legales/politica-de-datos')
    const text = JSON.stringify(body)
    for (const deadline of [
      'diez (10) días hábiles',
      'quince (15) días hábiles',
      'quince (15) días',
      'doce (12) meses',
    ])
      expect(text).toContain(deadline)
    expect(text).not.toMatch(/\{[A-Z_]+\}/)
    expect(body.version).toMatch(/^\d{4}-\d+$/)
    // without a server of tiles nobody else learns where a person looks
    expect(JSON.stringify(body)).toContain('Los mapas del portal no piden nada a otros servidores')
    expect((await portal.call('GET', '/api/v1/textos-legales/otro')).status).toBe(404)
  })

  it('show messages only where the mailbox is on', async () => {
    const closed = await startAccountApp({ NODE_ENV: 'production', SECRET: 'x'.repeat(40) })
    try {
      expect((await closed.call('GET', '/api/v1/dev/messages')).status).toBe(404)
    } finally {
      await closed.close()
    }
    expect((await portal.call('GET', '/api/v1/dev/messages')).body.length).toBeGreaterThan(0)
  })
})

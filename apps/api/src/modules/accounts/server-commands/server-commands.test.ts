import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTheFirst } from '../../../../../../tools/admin/create-first.ts'
import { type AdminWork, optionsOf } from '../../../../../../tools/admin/command.ts'
import { recover, superadmin } from '../../../../../../tools/admin/recover.ts'
import { type Database, openDatabase, sql } from '../../../db/connection/sql.ts'
import { readSettings } from '../../../settings.ts'
import { type AccountApp, forgetLimits, startAccountApp } from '../../../testing/account-app.ts'
import { person, tokenOf } from '../../../testing/stories/people.ts'

/** Server commands as an operator runs them, against a serving portal. */

const SECRET = 'secreto-de-prueba-con-mas-de-32-signos'
// production rejects the demonstration password and words of the authority's name
const PASSWORD = 'Tinaja8412'
const PRODUCTION = { NODE_ENV: 'production', SECRET, STAFF_PASSKEY: 'off' }

let portal: AccountApp
/** several connections, as for commands: two operators are two connections */
let server: Database
beforeAll(async () => {
  portal = await startAccountApp(PRODUCTION)
  server = openDatabase(portal.migrationUrl, 4, { deadlines: null })
})
afterAll(async () => {
  await server.close()
  await portal.close()
})

const workOf = (line: string, env: Record<string, string> = {}): AdminWork => ({
  db: server,
  addresses: { url: '', migrationUrl: null },
  settings: readSettings({ PUBLIC_URL: 'https://portal.test', ...PRODUCTION, ...env }),
  options: optionsOf([...line.matchAll(/"([^"]*)"|(\S+)/g)].map((found) => found[1] ?? found[2] ?? '')),
  now: portal.clock.now(),
})
const ONE =
  '--nombres-1 "Rosa Elvira" --apellidos-1 Cano --documento-1 28534107 --correo-1 rosa@corporacion.example'
const TWO =
  '--nombres-2 Luis --apellidos-2 "Díaz Mora" --documento-2 14235678 --correo-2 luis@corporacion.example'
const WHY = '--motivo "Perdió el teléfono y el correo" --quien "Sistemas, Ana Ruiz"'
const linksIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => /https:\S+#(\S+)/.exec(line)?.[1] ?? [])
const accept = (token: string) =>
  portal.call('POST', '/api/v1/invitaciones/aceptar', { token, password: PASSWORD })
const logIn = (username: string) =>
  portal.call('POST', '/api/v1/authenticate_funcionario', { username, password: PASSWORD, cliente: 1 })
const mails = async (to: string): Promise<string[]> =>
  (
    await portal.db.rows<{ subject: string }>(
      sql`select payload->>'subject' as subject from outbox where recipient = ${to} order by id`,
    )
  ).map(({ subject }) => subject)
const audited = async (verb: string) =>
  portal.db.rows<{ actor_id: string | null; detail: Record<string, unknown> }>(
    sql`select actor_id, detail from audit_log where verb = ${verb} order by id`,
  )

const citizen = {
  reg_tipo_persona: 1,
  reg_empresa: '',
  reg_id_tipo_documento: 1,
  reg_documento: '38245001',
  reg_nombres: 'Rosa',
  reg_apellidos: 'Cardona',
  reg_genero: 2,
  reg_celular: '573205550001',
  reg_email: 'cardona@correo.example',
  reg_password: PASSWORD,
}
const register = () => portal.call('POST', '/api/v1/register', citizen)
const registerOfficial = () =>
  portal.call('POST', '/api/v1/register_funcionario', {
    ...citizen,
    reg_rol: 6,
    cu_rol_add: [],
    reg_id_cliente: 1,
    reg_tipo_persona: undefined,
    reg_empresa: undefined,
  })

/** Creates the first two administrators with passwords, for whichever test needs them first. */
async function founded(): Promise<void> {
  await forgetLimits(portal.db)
  if ((await portal.db.one(sql`select 1 from first_administrators`)) !== undefined) return
  for (const link of linksIn(await createTheFirst(workOf(`${ONE} ${TWO}`)))) await accept(link)
}

describe('an empty portal in production', () => {
  it('is closed, and says how its first administrators are made', async () => {
    for (const answer of [await registerOfficial(), await register()])
      expect(answer).toMatchObject({
        status: 503,
        body: { code: 'sin_administradores', message: expect.stringContaining('create-first') },
      })
    expect(await portal.db.rows(sql`select 1 from users where kind <> 'sistema'`)).toEqual([])
  })

  it('gets two administrators, two people, each by a link that serves once', async () => {
    await expect(createTheFirst(workOf(ONE))).rejects.toThrow('los datos de los dos')
    await expect(createTheFirst(workOf(`${ONE} ${TWO.replace('14235678', '28534107')}`))).rejects.toThrow(
      'dos personas',
    )
    await expect(createTheFirst(workOf(`${ONE} ${TWO.replace('Luis', 'L')}`))).rejects.toThrow('--nombres-2')
    const lines = await createTheFirst(workOf(`${ONE} ${TWO}`))
    const [first = '', second = ''] = linksIn(lines)
    expect(first).not.toBe(second)
    expect((await logIn('rosa@corporacion.example')).status).toBe(401)
    expect((await accept(first)).status).toBe(200)
    expect((await accept(first)).status).toBe(410)
    expect((await accept(second)).status).toBe(200)
    const login = await logIn('rosa@corporacion.example')
    expect(login).toMatchObject({
      status: 200,
      body: { auth_info: { user: { role: { rl_rol: 'CLI_ADMIN' } } } },
    })
    expect((await audited('accounts.createFirst')).map(({ actor_id }) => actor_id)).toEqual([null, null])
    expect((await registerOfficial()).status).toBe(200)
  })

  it('makes them once: not again, not by two operators at once, not once one is gone', async () => {
    await founded()
    const third = ONE.replace('28534107', '28534199').replace('rosa@', 'tercera@')
    await portal.db.run(sql`update users set active = false where email = 'luis@corporacion.example'`)
    const tries = await Promise.allSettled([createTheFirst(workOf(third)), createTheFirst(workOf(third))])
    expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(createTheFirst(workOf(third))).rejects.toThrow('una sola vez')
    await portal.db.run(sql`update users set active = true where email = 'luis@corporacion.example'`)
  })
})

describe('a portal of before the command', () => {
  it('with one administrator gets the other, once, also from two operators at once; with two, nobody', async () => {
    const old = await startAccountApp(PRODUCTION)
    const db = openDatabase(old.migrationUrl, 4, { deadlines: null })
    try {
      const work = (line: string): AdminWork => ({ ...workOf(line), db })
      const there = await person(old, { kind: 'funcionario', roles: ['CLI_ADMIN'] })
      await expect(createTheFirst(work(`${ONE} ${TWO}`))).rejects.toThrow('falta uno')
      const other = await person(old, { kind: 'funcionario', roles: ['SUPERADMIN'] })
      await expect(createTheFirst(work(ONE))).rejects.toThrow('ya tiene 2')
      await old.db.run(sql`update users set active = false where id = ${other.id}::uuid`)
      const known = await old.db.one<{ document_number: string }>(
        sql`select document_number from users where id = ${there.id}::uuid`,
      )
      const again = ONE.replace('28534107', known?.document_number ?? '')
      await expect(createTheFirst(work(again))).rejects.toThrow('personas distintas')
      const third = ONE.replace('28534107', '28534199').replace('rosa@', 'tercera@')
      const done = await Promise.allSettled([createTheFirst(work(ONE)), createTheFirst(work(third))])
      expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    } finally {
      await db.close()
      await old.close()
    }
  })
})

describe('an administrator who lost everything', () => {
  it('begins anew with a link; nothing of before opens the account, and all administrators hear of it', async () => {
    await founded()
    const before = (await logIn('rosa@corporacion.example')).body.access_token as string
    const row = await portal.db.one<{ id: string }>(
      sql`select id from users where email = 'rosa@corporacion.example'`,
    )
    await portal.db.run(sql`
      insert into passkeys(id, user_id, credential_id, public_key, counter, transports, name, created_at)
      values (gen_random_uuid(), ${row?.id ?? ''}::uuid, 'a', '\\x00'::bytea, 0, '{}', 'Llave', now())`)
    // a recovery requested by a reader of the lost mail, by its digits and by its link
    const asked = await portal.call('GET', '/api/v1/user/forgot_password/rosa@corporacion.example')
    const sent = await portal.db.one<{ text: string }>(sql`
      select payload::text as text from outbox where recipient = 'rosa@corporacion.example' order by id desc limit 1`)
    const digits = /Su código es (\d{4})/.exec(sent?.text ?? '')?.[1] ?? ''
    const oldLink = /#([\w-]+)"/.exec(sent?.text ?? '')?.[1] ?? ''
    expect([digits, oldLink]).toEqual([
      expect.stringMatching(/^\d{4}$/),
      expect.stringMatching(/^[\w-]{20,}$/),
    ])
    // what the lost account proposes, and what is proposed for it
    await portal.db.run(sql`
      insert into account_proposals(id, kind, account_id, about, data, gives, proposed_by, proposed_at, expires_at)
      select gen_random_uuid(), 'llave', a.id, a.id::text, '{}', '{}', b.id, now(), now() + interval '1 day'
      from users a join users b on a.id <> b.id
      where a.email in ('rosa@corporacion.example', 'luis@corporacion.example')
        and b.email in ('rosa@corporacion.example', 'luis@corporacion.example')`)
    await expect(recover(workOf('--correo nadie@corporacion.example ' + WHY))).rejects.toThrow(
      'No hay una cuenta',
    )
    await expect(recover(workOf('--correo rosa@corporacion.example'))).rejects.toThrow('--motivo')
    const lines = await recover(
      workOf(`--correo rosa@corporacion.example --correo-nuevo rosa.nueva@corporacion.example ${WHY}`),
    )
    expect((await portal.call('GET', '/api/v1/sesion', undefined, before)).status).toBe(401)
    expect((await logIn('rosa@corporacion.example')).status).toBe(401)
    expect((await logIn('rosa.nueva@corporacion.example')).status).toBe(401)
    const { token } = asked.body as { token: string }
    const tried = await portal.call('POST', '/api/v1/user/code_password', { code: digits, token })
    expect(tried.status).toBe(400)
    for (const one of [token, oldLink])
      expect([
        one,
        (await portal.call('POST', '/api/v1/user/reset_password', { token: one, password_reset: PASSWORD }))
          .status,
      ]).toEqual([one, 400])
    expect(await portal.db.rows(sql`select outcome from account_proposals`)).toEqual([
      { outcome: 'retirada' },
      { outcome: 'retirada' },
    ])
    const [link = ''] = linksIn(lines)
    expect((await accept(link)).status).toBe(200)
    expect((await logIn('rosa.nueva@corporacion.example')).status).toBe(200)
    for (const to of [
      'rosa@corporacion.example',
      'rosa.nueva@corporacion.example',
      'luis@corporacion.example',
    ])
      expect([to, await mails(to)]).toEqual([
        to,
        expect.arrayContaining(['Se repuso a un administrador desde el servidor']),
      ])
    expect(await audited('accounts.recover')).toMatchObject([
      { actor_id: null, detail: { motivo: 'Perdió el teléfono y el correo', quien: 'Sistemas, Ana Ruiz' } },
    ])
  })

  it('is replaced by another person, and somebody who never administered is not', async () => {
    await founded()
    const gone = await person(portal, { kind: 'funcionario', roles: ['CLI_ADMIN'] })
    const by = (document: string): AdminWork =>
      workOf(
        `--correo ${gone.email} --nombres Inés --apellidos Prada --documento ${document} --correo-nuevo ines@corporacion.example ${WHY}`,
      )
    // the other administrator's document
    await expect(recover(by('14235678'))).rejects.toThrow('personas distintas')
    const lines = await recover(by('65748219'))
    expect((await accept(linksIn(lines)[0] ?? '')).status).toBe(200)
    expect((await logIn('ines@corporacion.example')).status).toBe(200)
    expect((await logIn(gone.email)).status).toBe(401)
    expect(
      await portal.db.rows(sql`select active, password_hash from users where id = ${gone.id}::uuid`),
    ).toEqual([{ active: false, password_hash: null }])
    const lawyer = await person(portal, { kind: 'funcionario', roles: ['CLI_JURIDICO'] })
    const waiting = await person(portal, { kind: 'funcionario', roles: ['CLI_ADMIN'], active: false })
    for (const { email } of [lawyer, waiting])
      await expect(recover(workOf(`--correo ${email} ${WHY}`))).rejects.toThrow('no es administrador')
  })

  it('gets the link in their own mail where the portal has a relay, and it is printed for nobody', async () => {
    const lost = await person(portal, { kind: 'funcionario', roles: ['CLI_ADMIN'] })
    const lines = await recover(
      workOf(`--correo ${lost.email} ${WHY}`, { SMTP_URL: 'smtp://correo.example' }),
    )
    expect(linksIn(lines)).toEqual([])
    expect(await mails(lost.email)).toContain('Le crearon una cuenta de funcionario')
  })
})

describe('a superadministrator', () => {
  it('is made on the server only, of an active official who neither signs nor publishes', async () => {
    await founded()
    const admin = await person(portal, { kind: 'funcionario', roles: ['CLI_ADMIN'] })
    const boss = await person(portal, { kind: 'funcionario', roles: ['CLI_DIRECTOR_GENERAL'] })
    const ana = await person(portal)
    const before = await tokenOf(portal, admin)
    for (const { email } of [boss, ana])
      await expect(superadmin(workOf(`--correo ${email} ${WHY}`))).rejects.toThrow()
    await superadmin(workOf(`--correo ${admin.email} ${WHY}`))
    expect((await portal.call('GET', '/api/v1/sesion', undefined, before)).status).toBe(401)
    const roles = await portal.db.rows<{ role: string }>(
      sql`select role from user_roles where user_id = ${admin.id}::uuid order by position`,
    )
    expect(roles.map(({ role }) => role)).toEqual(['CLI_ADMIN', 'SUPERADMIN'])
    expect(await mails('luis@corporacion.example')).toContain('Hay un nuevo superadministrador')
    await expect(superadmin(workOf(`--correo ${admin.email} ${WHY}`))).rejects.toThrow('ya es')
  })
})

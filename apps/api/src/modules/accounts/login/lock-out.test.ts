import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../db/connection/sql.ts'
import { type AccountApp, forgetLimits, startAccountApp } from '../../../testing/account-app.ts'
import { type Answer, callerOf } from '@ventanilla/demo/teller/caller'
import { PASSWORD, person, tokenOf } from '../../../testing/stories/people.ts'

let portal: AccountApp
beforeAll(async () => {
  portal = await startAccountApp()
})
afterAll(() => portal.close())
beforeEach(() => forgetLimits(portal.db))

const WRONG = 'Equivocada2026'
const logInFrom = (address: string, username: string, password: string, cookie?: string): Promise<Answer> =>
  callerOf(portal.app, () => address)(
    'POST',
    '/api/v1/authenticate',
    { username, password },
    undefined,
    cookie === undefined ? {} : { cookie },
  )
/** The cookie that a browser would send back. */
const cookieOf = (reply: Answer): string => String(reply.headers['set-cookie']).split(';')[0] ?? ''

/** Counts wrong tries, one from each address, until the account has to wait. */
async function guessedByMany(username: string, most: number): Promise<number> {
  for (let n = 0; n < most; n += 1)
    if ((await logInFrom(`198.51.${Math.floor(n / 200)}.${n % 200}`, username, WRONG)).status === 429)
      return n
  return most
}
const budget = (name: string, who: string, spent: number): Promise<unknown> =>
  portal.db.run(sql`
    insert into budgets(name, who, spent, refused, over, ends_at)
    values (${name}, ${who}, ${spent}, 0, false, clock_timestamp() + interval '1 hour')
    on conflict (name, who) do update set spent = excluded.spent`)

describe('a stranger who guesses', () => {
  it('has fifty tries for one account from all addresses, and as many for one that does not exist', async () => {
    const ana = await person(portal)
    expect(await guessedByMany(ana.email, 60)).toBe(50)
    await forgetLimits(portal.db)
    expect(await guessedByMany('nadie@correo.example', 60)).toBe(50)
  })

  it('from many addresses is told to administrators, once', async () => {
    const admin = await person(portal, { kind: 'funcionario', roles: ['CLI_ADMIN'] })
    const ana = await person(portal)
    await budget('loginGuessesOfAccount', ana.email, 50)
    for (let n = 0; n < 3; n += 1) await logInFrom(`198.51.100.${n}`, ana.email, WRONG)
    const told = (await portal.messages(admin.email)).filter((one) =>
      one.text.includes('La cuenta es de Ana Ríos'),
    )
    expect(told.map((one) => one.subject)).toEqual([
      'Alarma: Desde varias conexiones se escribieron demasiadas contraseñas equivocadas de una cuenta',
    ])
    // reopening used-up codes reopens these tries too
    const boss = await tokenOf(portal, admin)
    const path = `/api/v1/usuarios/${ana.id}/codigos`
    expect((await portal.call('GET', path, undefined, boss)).body.rows).toMatchObject([{ what: 'ingreso' }])
    const opened = await portal.call(
      'POST',
      `${path}/reabrir`,
      { reason: 'Vino a la oficina y es ella' },
      boss,
    )
    expect(opened.status, JSON.stringify(opened.body)).toBe(200)
    expect((await logInFrom('198.51.100.9', ana.email, PASSWORD)).status).toBe(200)
  })

  it('at one address cannot use up what an account has for all of them', async () => {
    const ana = await person(portal)
    let made = 0
    // four hours of an attacker who tries again as soon as allowed; waits are skipped and added up
    for (let waited = 0; waited < 4 * 3600; made += 1) {
      expect((await logInFrom('198.51.100.7', ana.email, WRONG)).status).toBe(401)
      const row = await portal.db.one<{ s: number }>(sql`
        with freed as (select key, blocked_until from rate_limits where blocked_until is not null)
        update rate_limits r set blocked_until = null from freed where freed.key = r.key
        returning extract(epoch from freed.blocked_until - clock_timestamp())::int as s`)
      waited += row?.s ?? 1
    }
    expect(made).toBeGreaterThan(20)
    expect(made).toBeLessThan(40)
    expect((await logInFrom('198.51.100.8', ana.email, PASSWORD)).status).toBe(200)
  })

  it('at many addresses keeps the owner out of no device that they have used', async () => {
    const ana = await person(portal)
    const cookie = cookieOf(await logInFrom('192.0.2.1', ana.email, PASSWORD))
    await guessedByMany(ana.email, 60)
    expect((await logInFrom('192.0.2.1', ana.email, PASSWORD)).status).toBe(429)
    expect((await logInFrom('192.0.2.1', ana.email, PASSWORD, cookie)).status).toBe(200)
    expect((await logInFrom('198.51.0.3', ana.email, PASSWORD, cookie)).status).toBe(200)
  })

  it('from the owner’s own office does not either, nor when address and portal are used up', async () => {
    const ana = await person(portal)
    const cookie = cookieOf(await logInFrom('192.0.2.1', ana.email, PASSWORD))
    for (let n = 0; n < 6; n += 1) await logInFrom('192.0.2.1', ana.email, WRONG)
    await budget('loginGuessesOfAddress', '192.0.2.1', 100)
    await budget('loginGuessesOfPortal', '', 3000)
    const away = await person(portal)
    expect((await logInFrom('192.0.2.1', away.email, PASSWORD)).status).toBe(429)
    expect((await logInFrom('192.0.2.77', away.email, PASSWORD)).status).toBe(429)
    expect((await logInFrom('192.0.2.1', ana.email, PASSWORD, cookie)).status).toBe(200)
  })

  it('on a device that the account knows waits as anywhere', async () => {
    const ana = await person(portal)
    const cookie = cookieOf(await logInFrom('192.0.2.1', ana.email, PASSWORD))
    const tries: number[] = []
    for (let n = 0; n < 6; n += 1)
      tries.push((await logInFrom(`198.51.100.${n}`, ana.email, WRONG, cookie)).status)
    expect(tries).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('gets no free tries by succeeding with an account of their own', async () => {
    const [ana, eve] = [await person(portal), await person(portal)]
    for (let n = 0; n < 5; n += 1) {
      await logInFrom('198.51.100.9', ana.email, WRONG)
      await logInFrom('198.51.100.9', eve.email, PASSWORD)
    }
    expect((await logInFrom('198.51.100.9', ana.email, WRONG)).status).toBe(429)
    const row = await portal.db.one<{ spent: string }>(
      sql`select spent from budgets where name = 'loginGuessesOfAddress' and who = '198.51.100.9'`,
    )
    expect(Number(row?.spent)).toBe(5)
  })

  it('going through a list of accounts is made to wait after a hundred', async () => {
    await budget('loginGuessesOfAddress', '198.51.100.5', 98)
    const tries: number[] = []
    for (let n = 0; n < 4; n += 1)
      tries.push((await logInFrom('198.51.100.5', `lista${n}@correo.example`, WRONG)).status)
    expect(tries).toEqual([401, 401, 429, 429])
    expect((await logInFrom('198.51.100.6', 'lista9@correo.example', WRONG)).status).toBe(401)
    const told = await logInFrom('198.51.100.5', 'lista9@correo.example', WRONG)
    expect(told.body.message).toMatch(
      /Espere 60 minutos y vuelva a intentar\. Si la cuenta es suya y no quiere esperar, recupere la contraseña/,
    )
  })
})

describe('an office behind one address', () => {
  it('does not lock itself: who mistypes and then comes in leaves nothing behind', async () => {
    const ana = await person(portal)
    await budget('loginGuessesOfAddress', '192.0.2.50', 90)
    for (let round = 0; round < 6; round += 1) {
      for (let n = 0; n < 3; n += 1)
        expect((await logInFrom('192.0.2.50', ana.email, WRONG)).status).toBe(401)
      expect((await logInFrom('192.0.2.50', ana.email, PASSWORD)).status).toBe(200)
    }
  })
})

describe('the mail', () => {
  const askFrom = (address: string, email: string, cookie?: string): Promise<Answer> =>
    callerOf(portal.app, () => address)(
      'GET',
      `/api/v1/user/forgot_password/${encodeURIComponent(email)}`,
      undefined,
      undefined,
      cookie === undefined ? {} : { cookie },
    )
  const codeOf = async (email: string): Promise<string> => (await portal.messages(email))[0]?.code ?? ''

  it('lets the owner in whatever strangers do meanwhile, and that device from then on', async () => {
    const ana = await person(portal)
    const mine = (await askFrom('192.0.2.9', ana.email)).body.token
    const code = await codeOf(ana.email)
    for (let n = 0; n < 4; n += 1) expect((await askFrom(`198.51.100.${n}`, ana.email)).status).toBe(200)
    await guessedByMany(ana.email, 60)
    for (let n = 0; n < 5; n += 1) await logInFrom('192.0.2.9', ana.email, WRONG)
    const say = callerOf(portal.app, () => '192.0.2.9')
    expect((await say('POST', '/api/v1/user/code_password', { code, token: mine })).status).toBe(200)
    const done = await say('POST', '/api/v1/user/reset_password', {
      token: mine,
      password_reset: 'Recobrada27',
    })
    expect(done.status).toBe(200)
    expect((await logInFrom('192.0.2.9', ana.email, 'Recobrada27')).status).toBe(200)
    await budget('loginGuessesOfAccount', ana.email, 50)
    expect((await logInFrom('192.0.2.9', ana.email, 'Recobrada27')).status).toBe(429)
    expect((await logInFrom('192.0.2.9', ana.email, 'Recobrada27', cookieOf(done))).status).toBe(200)
  })

  const linkOf = async (email: string): Promise<string> =>
    new URL((await portal.messages(email))[0]?.links[0] ?? 'http://x/').hash.slice(1)
  const choose = (address: string, token: string, password: string): Promise<Answer> =>
    callerOf(portal.app, () => address)('POST', '/api/v1/user/reset_password', {
      token,
      password_reset: password,
    })

  it('lets the owner in by its link when strangers have used up every digit, and ends what they asked for', async () => {
    const ana = await person(portal)
    await budget('recoveryGuessesOfAccount', ana.email, 40)
    await budget('recoveryGuessesOfAddress', '192.0.2.9', 20)
    await budget('recoveryGuessesOfPortal', '', 1000)
    const theirs = (await askFrom('198.51.100.1', ana.email)).body.token
    const theirLink = await linkOf(ana.email)
    const mine = (await askFrom('192.0.2.9', ana.email)).body.token
    const say = callerOf(portal.app, () => '192.0.2.9')
    const code = await codeOf(ana.email)
    const closed = await say('POST', '/api/v1/user/code_password', { code, token: mine })
    expect(closed.status).toBe(429)
    expect(closed.body.message).toContain('Abra el enlace del correo')
    const link = await linkOf(ana.email)
    expect((await choose('192.0.2.9', link, 'Recobrada27')).status).toBe(200)
    expect((await logInFrom('192.0.2.9', ana.email, 'Recobrada27')).status).toBe(200)
    for (const token of [link, theirLink, theirs, mine])
      expect((await choose('198.51.100.1', token, 'Robada2027')).status).toBe(400)
  })

  it('has a link of half an hour, and of the rest of the day where strangers asked for all the others', async () => {
    const ana = await person(portal)
    await askFrom('192.0.2.9', ana.email)
    const link = await linkOf(ana.email)
    portal.clock.advance(30 * 60_000)
    expect((await choose('192.0.2.9', link, 'Recobrada27')).status).toBe(400)
    await budget('recoveryMailsOfAccount', ana.email, 29)
    await portal.db.run(
      sql`update budgets set ends_at = clock_timestamp() + interval '20 hours' where name = 'recoveryMailsOfAccount'`,
    )
    await askFrom('198.51.100.1', ana.email)
    expect((await portal.messages(ana.email))[0]?.text).toContain('vence en 20 horas')
    expect((await askFrom('192.0.2.9', ana.email)).status).toBe(429)
    const last = await linkOf(ana.email)
    portal.clock.advance(19 * 3_600_000)
    expect((await choose('192.0.2.9', last, 'Recobrada27')).status).toBe(200)
  })

  it('has no link where there is no account', async () => {
    await askFrom('192.0.2.9', 'nadie@correo.example')
    expect(
      await portal.db.rows(sql`select 1 from link_tokens where purpose = 'recuperacion' and user_id is null`),
    ).toEqual([])
  })

  it('ends the codes that strangers asked for once the password is changed', async () => {
    const ana = await person(portal)
    const theirs = (await askFrom('198.51.100.1', ana.email)).body.token
    const leaked = await codeOf(ana.email)
    const mine = (await askFrom('192.0.2.9', ana.email)).body.token
    const all = await portal.messages(ana.email)
    const code = all.find((one) => one.code !== null)?.code ?? ''
    const say = callerOf(portal.app, () => '192.0.2.9')
    await say('POST', '/api/v1/user/code_password', { code, token: mine })
    await say('POST', '/api/v1/user/reset_password', { token: mine, password_reset: 'Recobrada27' })
    const late = await say('POST', '/api/v1/user/code_password', { code: leaked, token: theirs })
    expect(late.status).toBe(400)
  })

  it('is sent to a device that the account knows when strangers have used up the others', async () => {
    const ana = await person(portal)
    const cookie = cookieOf(await logInFrom('192.0.2.1', ana.email, PASSWORD))
    await budget('recoveryMailsOfAccount', ana.email, 30)
    await budget('recoveryMailsOfAccount', 'nadie@correo.example', 30)
    const refused = await askFrom('192.0.2.1', ana.email)
    expect(refused.status).toBe(429)
    expect((await askFrom('192.0.2.1', 'nadie@correo.example')).body).toEqual(refused.body)
    expect((await askFrom('192.0.2.1', ana.email, cookie)).status).toBe(200)
  })

  it('does not fill mailboxes: thirty a day for one address from all places, sixty an hour from one place', async () => {
    const ana = await person(portal)
    await budget('recoveryMailsOfAccount', ana.email, 29)
    expect([
      (await askFrom('198.51.100.1', ana.email)).status,
      (await askFrom('198.51.100.2', ana.email)).status,
    ]).toEqual([200, 429])
    await budget('recoveryMailsOfAddress', '198.51.100.3', 59)
    expect([
      (await askFrom('198.51.100.3', 'uno@correo.example')).status,
      (await askFrom('198.51.100.3', 'dos@correo.example')).status,
    ]).toEqual([200, 429])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { BUDGETS, PORTAL, spend } from '../../http/guards/budgets.ts'
import { type AccountApp, forgetLimits, startAccountApp } from '../account-app.ts'
import { PASSWORD, person } from '../stories/people.ts'
import { otherCode, signingOf } from '../stories/signing-codes.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

const MINUTE = 60_000

let portal: AccountApp
let world: ApiWorld
beforeAll(async () => {
  portal = await startAccountApp()
  world = await startWorld()
})
afterAll(async () => {
  await portal.close()
  await world.close()
})
beforeEach(async () => {
  await forgetLimits(portal.db)
  await forgetLimits(world.db)
})

/** Calls from a given address: behind a proxy every visitor has one. */
const from = async (address: string, method: 'GET' | 'POST', url: string, body?: object) => {
  const reply = await portal.app.inject({
    method,
    url,
    remoteAddress: address,
    ...(body !== undefined && { payload: body }),
  })
  return {
    status: reply.statusCode,
    body: JSON.parse(reply.body) as Record<string, string>,
    headers: reply.headers,
  }
}
const recoveryOf = async (email: string, address = '127.0.0.1'): Promise<string> =>
  (await from(address, 'GET', `/api/v1/user/forgot_password/${encodeURIComponent(email)}`)).body['token'] ??
  ''
const lines = (db: ApiWorld['db'], verb: string) =>
  db.rows<{ subject: string | null; address: string | null; actor_id: string | null }>(
    sql`select subject, address, actor_id from audit_log where verb = ${verb} and detail->>'refused' = 'secreto' order by at, id`,
  )

describe('the code of a recovery', () => {
  it('is guessed twenty times a day from one address, whatever accounts and recoveries are used', async () => {
    const tokens: string[] = []
    for (let n = 0; n < 12; n += 1) tokens.push(await recoveryOf(`desconocida${n}@correo.example`))
    const tries = tokens.flatMap((token) => Array.from({ length: 5 }, () => token))
    const answers = await Promise.all(
      tries.map((token) => from('127.0.0.1', 'POST', '/api/v1/user/code_password', { code: '0000', token })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(20)
    const stopped = answers.find(({ status }) => status === 429)
    expect(stopped?.body['message']).toMatch(
      /^Desde esta conexión se escribieron demasiados códigos .* en 2[34] horas\.$/,
    )
    expect(Number(stopped?.headers['retry-after'])).toBeGreaterThan(86_000)
    expect(await lines(portal.db, 'accounts.checkRecoveryCode')).toHaveLength(20)
  })

  it('that is guessed from one address, whatever accounts are used, is told to administrators once', async () => {
    const chief = await person(portal, { kind: 'funcionario', roles: ['CLI_ADMIN'], office: null })
    const alarms = async () =>
      (await portal.messages(chief.email)).filter(({ subject }) => subject.startsWith('Alarma:'))
    const guessFrom = (address: string) =>
      Promise.all(
        Array.from({ length: 22 }, () =>
          from(address, 'POST', '/api/v1/user/code_password', { code: '0000', token: 'no-es' }),
        ),
      )
    await guessFrom('198.51.100.1')
    expect((await alarms()).map(({ subject }) => subject)).toEqual([
      `Alarma: ${BUDGETS.recoveryGuessesOfAddress.alarm}`,
    ])
    // a network of many addresses leaves alarms for accounts and the portal
    for (let n = 2; n <= 8; n += 1) await guessFrom(`198.51.100.${n}`)
    expect(await alarms()).toHaveLength(BUDGETS.alarmsOfAddresses.most)
    await spend(portal.db, 'recoveryGuessesOfPortal', PORTAL, 840)
    await guessFrom('198.51.100.9')
    expect((await alarms()).map(({ subject }) => subject)).toContain(
      `Alarma: ${BUDGETS.recoveryGuessesOfPortal.alarm}`,
    )
  })

  it('counts an IPv6 network as one address', async () => {
    const token = await recoveryOf('nadie@correo.example')
    const given = { code: '0000', token }
    for (let n = 1; n <= 20; n += 1)
      await from(`2001:db8:1:2::${n.toString(16)}`, 'POST', '/api/v1/user/code_password', given)
    expect((await from('2001:db8:1:2:ffff::9', 'POST', '/api/v1/user/code_password', given)).status).toBe(429)
    expect((await from('2001:db8:1:3::1', 'POST', '/api/v1/user/code_password', given)).status).toBe(400)
  })

  it('is guessed forty times a day for one account from everywhere, and then administrators hear of it once', async () => {
    const ana = await person(portal)
    const chief = await person(portal, { kind: 'funcionario', roles: ['CLI_ADMIN'], office: null })
    let token = ''
    const tried: number[] = []
    for (let n = 0; n < 44; n += 1) {
      if (n % 5 === 0) {
        portal.clock.advance(61 * MINUTE)
        token = await recoveryOf(ana.email, `198.51.100.${n}`)
      }
      tried.push(
        (await from(`203.0.113.${n}`, 'POST', '/api/v1/user/code_password', { code: '9999', token })).status,
      )
    }
    expect(tried).toEqual([...Array.from({ length: 40 }, () => 400), 429, 429, 429, 429])
    const told = await portal.db.rows<{ title: string; body: string; href: string }>(
      sql`select title, body, href from notices where user_id = ${chief.id}::uuid`,
    )
    expect(told).toEqual([
      {
        title: BUDGETS.recoveryGuessesOfAccount.alarm,
        body: expect.stringContaining('Revise en la auditoría desde dónde') as string,
        href: `/usuario/1/${ana.id}`,
      },
    ])
    const mails = await portal.messages(chief.email)
    expect(mails.filter(({ subject }) => subject.startsWith('Alarma:'))).toHaveLength(1)
    const written = await lines(portal.db, 'accounts.checkRecoveryCode')
    expect(written.filter(({ subject }) => subject === ana.id)).toHaveLength(40)
  })

  it('is hit for one account once in two hundred days at most, whoever guesses on whatever device', () => {
    // every per-account budget of recovery digits; a new one must be added here
    const ofAccount = Object.entries(BUDGETS).filter(
      ([name, budget]) => name.startsWith('recoveryGuesses') && budget.per === 'account',
    )
    expect(ofAccount.map(([name]) => name)).toEqual([
      'recoveryGuessesOfAccount',
      'recoveryGuessesOfKnownDevices',
    ])
    const tries = ofAccount.reduce((sum, [, { most }]) => sum + most, 0)
    expect(ofAccount.every(([, { seconds }]) => seconds === 86_400)).toBe(true)
    // each try hits one of ten thousand and codes are renewed: the probability is at most the sum
    expect(1 - (1 - 1 / 10_000) ** tries).toBeLessThanOrEqual(1 / 200)
    expect(1 - (1 - 1 / 10_000) ** BUDGETS.recoveryGuessesOfPortal.most).toBeLessThanOrEqual(1 / 10)
  })

  it('is tried on known devices ten times a day for an account, whatever strangers tried', async () => {
    const ana = await person(portal)
    const login = await portal.call('POST', '/api/v1/authenticate', {
      username: ana.email,
      password: PASSWORD,
    })
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? ''
    for (const name of ['recoveryGuessesOfAccount', 'recoveryGuessesOfPortal'] as const)
      await spend(portal.db, name, name.endsWith('Portal') ? PORTAL : ana.email, BUDGETS[name].most)
    const known = async (method: 'GET' | 'POST', url: string, body?: object) =>
      portal.call(method, url, body, undefined, { cookie })
    const tried: number[] = []
    let token = ''
    for (let n = 0; n < 12; n += 1) {
      if (n % 5 === 0) {
        portal.clock.advance(2 * MINUTE)
        const asked = `/api/v1/user/forgot_password/${encodeURIComponent(ana.email)}`
        token = (await known('GET', asked)).body.token
      }
      tried.push((await known('POST', '/api/v1/user/code_password', { code: '0000', token })).status)
    }
    // one in a thousand runs has the code 0000
    expect(tried).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
    const strangers = await from('203.0.113.9', 'POST', '/api/v1/user/code_password', { code: '0000', token })
    expect(strangers.status).toBe(429)
  })

  it('that is right uses up nothing', async () => {
    const ana = await person(portal)
    const token = await recoveryOf(ana.email)
    const code = (await portal.messages(ana.email))[0]?.code ?? ''
    expect((await from('127.0.0.1', 'POST', '/api/v1/user/code_password', { code, token })).status).toBe(200)
    expect(
      await portal.db.rows(sql`select 1 from budgets where name like 'recoveryGuesses%' and spent > 0`),
    ).toEqual([])
  })
})

describe('a code to sign', () => {
  it('is guessed ten times a day by one person over all acts; an administrator opens it again, with a reason', async () => {
    const [one, two] = [await signingOf(world), await signingOf(world)]
    expect(one.signer.id).toBe(two.signer.id)
    for (const act of [one, two]) {
      expect((await act.ask()).status).toBe(200)
      const code = await act.sent()
      const told: string[] = []
      for (let n = 0; n < 5; n += 1) {
        const { status, body } = await act.give(otherCode(code))
        expect(status).toBe(422)
        told.push(body.message as string)
      }
      // an exhausted code never gets «try again»
      expect(told.slice(0, 4)).toEqual(
        Array.from({ length: 4 }, () => 'El código no es correcto. Revíselo e intente de nuevo.'),
      )
      expect(told[4]).toMatch(
        act === one
          ? /^Ese código ya no sirve: se escribió mal 5 veces\. (Podrá pedir otro en \d+ segundos|Pida otro)\.$/
          : /^Sus códigos de firma quedaron bloqueados .* en 2[34] horas\.$/,
      )
      if (act === one) expect((await act.give(code)).body.message).toBe(told[4])
    }
    const third = await signingOf(world)
    const refused = await third.ask()
    expect(refused.status).toBe(429)
    expect(refused.body.message).toMatch(/^Sus códigos de firma quedaron bloqueados .* en 2[34] horas\.$/)
    const admin = await world.tokenFor('cli-admin@demo.test')
    const path = `/api/v1/usuarios/${one.signer.id}/codigos`
    expect((await world.call('GET', path, undefined, admin)).body.rows).toEqual([
      { what: 'firma', seconds: expect.any(Number) },
    ])
    // every wrong one is audited with its case
    const written = (await lines(world.db, 'acts.confirmOtp')).filter(
      ({ actor_id: id }) => id === one.signer.id,
    )
    expect(written).toHaveLength(10)
    const told = await world.db.rows(
      sql`select 1 from notices n join users u on u.id = n.user_id where u.email = 'cli-admin@demo.test' and n.href = ${`/usuario/1/${one.signer.id}`}`,
    )
    expect(told).toHaveLength(1)
    // rejected for one's own account, and for callers who do not administer
    expect((await world.call('POST', `${path}/reabrir`, { reason: 'Me equivoqué' }, one.token)).status).toBe(
      403,
    )
    expect((await world.call('POST', `${path}/reabrir`, { reason: 'no' }, admin)).status).toBe(422)
    const reason = { reason: 'Leyó mal el mensaje; lo confirmé por teléfono.' }
    expect((await world.call('POST', `${path}/reabrir`, reason, admin)).status).toBe(200)
    expect((await world.call('POST', `${path}/reabrir`, reason, admin)).status).toBe(409)
    const record = await world.db.one<{ detail: unknown }>(
      sql`select detail from audit_log where verb = 'accounts.reopenUsedUp' and subject = ${one.signer.id} and not detail ? 'refused'`,
    )
    expect(record?.detail).toMatchObject({ what: ['firma'], ...reason })
    world.clock.advance(61 * MINUTE)
    expect((await third.ask()).status).toBe(200)
    expect((await third.give(await third.sent())).status).toBe(200)
  })

  it('is not opened again by the person themselves, be they an administrator', async () => {
    const admin = await world.db.one<{ id: string }>(
      sql`select id from users where email = 'cli-admin@demo.test'`,
    )
    const token = await world.tokenFor('cli-admin@demo.test')
    await spend(world.db, 'signingGuessesOfAccount', admin?.id ?? '', BUDGETS.signingGuessesOfAccount.most)
    const reply = await world.call(
      'POST',
      `/api/v1/usuarios/${admin?.id ?? ''}/codigos/reabrir`,
      { reason: 'Lo necesito ahora mismo' },
      token,
    )
    expect(reply.status).toBe(409)
  })

  it('says how long to wait for another one, to the second', async () => {
    const act = await signingOf(world)
    expect((await act.ask()).body.data.againIn).toBe(60)
    world.clock.advance(20_000)
    const soon = await act.ask()
    expect([soon.status, soon.headers['retry-after']]).toEqual([429, '40'])
    // five an hour: the next when the first is an hour old
    for (let n = 0; n < 4; n += 1) {
      world.clock.advance(MINUTE)
      expect((await act.ask()).status).toBe(200)
    }
    const kept = await act.ask(true)
    expect(kept.body.data.againIn).toBe(60 * 60 - 20 - 4 * 60)
    world.clock.advance(2 * MINUTE)
    expect((await act.ask()).headers['retry-after']).toBe(String(60 * 60 - 20 - 6 * 60))
  })

  it('is asked for at most sixty times an hour, over all acts', async () => {
    const act = await signingOf(world)
    await spend(world.db, 'signingCodesOfAccount', act.signer.id, BUDGETS.signingCodesOfAccount.most)
    const reply = await act.ask()
    expect(reply.status).toBe(429)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3500)
  })
})

describe('a limit of the portal or of an address', () => {
  it('is seen by administrators and opened again with a reason', async () => {
    await spend(world.db, 'lookupsOfPortal', PORTAL, BUDGETS.lookupsOfPortal.most)
    await spend(world.db, 'recoveryGuessesOfAddress', '198.51.100.7', BUDGETS.recoveryGuessesOfAddress.most)
    const admin = await world.tokenFor('cli-admin@demo.test')
    const shown = async () =>
      (await world.call('GET', '/api/v1/operacion/limites', undefined, admin)).body.rows as {
        name: string
        whose: string | null
        who: string | null
      }[]
    expect(await shown()).toMatchObject([
      { name: 'recoveryGuessesOfAddress', per: 'address', whose: '198.51.100.7', who: '198.51.100.7' },
      { name: 'lookupsOfPortal', per: 'portal', whose: null, who: '', personId: null },
    ])
    const open = (name: string, who: string) =>
      world.call(
        'POST',
        '/api/v1/operacion/limites/reabrir',
        { name, who, reason: 'Era la oficina de Honda.' },
        admin,
      )
    expect((await open('recoveryGuessesOfAddress', '198.51.100.7')).status).toBe(200)
    expect((await open('recoveryGuessesOfAddress', '198.51.100.7')).status).toBe(404)
    expect((await open('toString', '')).status).toBe(404)
    expect((await shown()).map(({ name }) => name)).toEqual(['lookupsOfPortal'])
    // an account's budget is reopened where its owner is shown
    await spend(world.db, 'signingGuessesOfAccount', 'x', BUDGETS.signingGuessesOfAccount.most)
    expect((await open('signingGuessesOfAccount', 'x')).status).toBe(404)
  })
})

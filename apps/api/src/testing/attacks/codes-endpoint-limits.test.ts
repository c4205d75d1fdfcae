import { givenPassword } from '@ventanilla/contract/portal/fields'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { endpoints } from '../../endpoints.ts'
import type { PasswordCheck } from '../../http/guards/password.ts'
import type { CodePurpose } from '../../http/guards/secrets.ts'
import { type AccountApp, forgetLimits, startAccountApp } from '../account-app.ts'
import { PASSWORD, person, tokenOf } from '../stories/people.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

const MINUTE = 60_000
const WRONG = 'Equivocada2026'

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

/** One sent code, and a call that tries digits for it. */
interface Sent {
  readonly right: string
  readonly give: (code: string) => Promise<number>
  /** requests another one */
  readonly again: () => Promise<number>
  readonly pass: (ms: number) => void
}
const inAccounts = (ms: number): void => portal.clock.advance(ms)
const digits = async (to: string): Promise<string> => (await portal.messages(to))[0]?.code ?? ''

let phones = 0
let others = 0
/** Sends a code for each purpose; a purpose without a row fails to compile. */
const CODES: Readonly<Record<CodePurpose, () => Promise<Sent>>> = {
  registro: async () => {
    phones += 1
    const who = {
      reg_celular: `57317444${String(phones).padStart(4, '0')}`,
      reg_email: `codigo${phones}@correo.example`,
    }
    const form = {
      ...who,
      reg_tipo_persona: 1,
      reg_empresa: '',
      reg_id_tipo_documento: 1,
      reg_documento: `7748${String(phones).padStart(4, '0')}`,
      reg_nombres: 'Marta',
      reg_apellidos: 'Ávila',
      reg_genero: 2,
      reg_password: 'Quebrada2026',
    }
    expect((await portal.call('POST', '/api/v1/register', form)).status).toBe(200)
    return {
      right: await digits(who.reg_celular),
      give: async (reg_code) =>
        (await portal.call('POST', '/api/v1/verificar_persona', { ...who, reg_code })).status,
      again: async () =>
        (
          await portal.call('POST', '/api/v1/enviar_codigo', {
            celular: who.reg_celular,
            email: who.reg_email,
          })
        ).status,
      pass: inAccounts,
    }
  },
  recuperacion: async () => {
    const ana = await person(portal)
    const ask = () => portal.call('GET', `/api/v1/user/forgot_password/${encodeURIComponent(ana.email)}`)
    const { body } = await ask()
    return {
      right: await digits(ana.email),
      give: async (code) => {
        const checked = await portal.call('POST', '/api/v1/user/code_password', { code, token: body.token })
        if (checked.status !== 200) return checked.status
        const fresh = { token: body.token, password_reset: 'Nueva2027' }
        return (await portal.call('POST', '/api/v1/user/reset_password', fresh)).status
      },
      again: async () => (await ask()).status,
      pass: inAccounts,
    }
  },
  contacto: async () => {
    const ana = await person(portal)
    const token = await tokenOf(portal, ana)
    const value = `nuevo-${ana.email}`
    const ask = { kind: 'correo', value, password: PASSWORD }
    expect((await portal.call('POST', '/api/v1/perfil/contacto', ask, token)).status).toBe(200)
    return {
      right: await digits(value),
      give: async (code) =>
        (await portal.call('PUT', '/api/v1/perfil/contacto', { kind: 'correo', value, code }, token)).status,
      // a different address each time: the limit is per person
      again: async () => {
        others += 1
        const other = { ...ask, value: `otra${others}-${ana.email}` }
        return (await portal.call('POST', '/api/v1/perfil/contacto', other, token)).status
      },
      pass: inAccounts,
    }
  },
  firma: async () => {
    const { caseId } = await world.fileConcession()
    await world.advanceTo(caseId, 'FIR-04')
    const signer = await world.doerOf(caseId, 'FIR-04')
    const token = await world.tokenFor(signer.id)
    const act = await world.db.one<{ id: string; to: string }>(
      sql`select a.id, coalesce(u.phone, u.email) as "to" from acts a, users u
        where a.case_id = ${caseId}::uuid and a.state = 'sign' and u.id = ${signer.id}::uuid`,
    )
    const id = act?.id ?? ''
    const sent = await world.call('POST', '/api/v1/create-firma-otp', { id }, token)
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    await world.drain()
    const list = (await world.call('GET', `/api/v1/dev/messages?to=${encodeURIComponent(act?.to ?? '')}`))
      .body as {
      text: string
    }[]
    return {
      right: /Código de firma: (\d{4})/.exec(list[0]?.text ?? '')?.[1] ?? '',
      give: async (code) =>
        (await world.call('POST', '/api/v1/confirmar-firma-otp', { id, code }, token)).status,
      again: async () => (await world.call('POST', '/api/v1/create-firma-otp', { id }, token)).status,
      pass: (ms) => world.clock.set(new Date(world.clock.now().getTime() + ms)),
    }
  },
}

const other = (code: string): string => (code === '0000' ? '1111' : '0000')

describe.each(Object.keys(CODES) as CodePurpose[])('a code for «%s»', (purpose) => {
  it('is good when it is right, until ten minutes are over, and after a wrong try', async () => {
    const sent = await CODES[purpose]()
    expect(sent.right).toMatch(/^\d{4}$/)
    expect(await sent.give(other(sent.right))).toBeGreaterThanOrEqual(400)
    sent.pass(10 * MINUTE - 1)
    expect(await sent.give(sent.right)).toBe(200)
  })
  it('is refused once ten minutes are over', async () => {
    const sent = await CODES[purpose]()
    sent.pass(10 * MINUTE)
    expect(await sent.give(sent.right)).toBeGreaterThanOrEqual(400)
  })
  it('is refused once it was used', async () => {
    const sent = await CODES[purpose]()
    expect(await sent.give(sent.right)).toBe(200)
    expect(await sent.give(sent.right)).toBeGreaterThanOrEqual(400)
  })
  it('is refused after five wrong tries, although it is right', async () => {
    const sent = await CODES[purpose]()
    for (let n = 0; n < 5; n += 1) expect(await sent.give(other(sent.right))).toBeGreaterThanOrEqual(400)
    expect(await sent.give(sent.right)).toBeGreaterThanOrEqual(400)
  })
  it('is sent once a minute and five times an hour to one person, and again when the first is an hour old', async () => {
    // expires the wrong guesses of earlier tests
    inAccounts(60 * MINUTE)
    world.clock.advance(60 * MINUTE)
    const sent = await CODES[purpose]()
    const after = async (minutes: number): Promise<number> => {
      sent.pass(minutes * MINUTE)
      await forgetLimits(portal.db)
      await forgetLimits(world.db)
      return sent.again()
    }
    expect(await after(0)).toBe(429)
    for (let n = 2; n <= 5; n += 1) expect(await after(1), `number ${n}`).toBe(200)
    // four minutes have passed
    for (const minutes of [1, 11, 11, 11, 11, 10]) expect(await after(minutes)).toBe(429)
    expect(await after(1)).toBe(200)
  })
})

/** Whether a call accepts an account's password anywhere: every such field uses this one schema. */
function takesPassword(schema: unknown, seen = new Set<unknown>()): boolean {
  if (schema === givenPassword) return true
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return false
  seen.add(schema)
  const def = (schema as { _zod?: { def?: object } })._zod?.def ?? (Array.isArray(schema) ? schema : null)
  const inside = def ?? (Object.getPrototypeOf(schema) === Object.prototype ? schema : {})
  return Object.values(inside).some((one) => takesPassword(one, seen))
}

type Give = (password: string) => Promise<number>
/** For each call that takes an account's password, by id: its limit and how to make it. */
const DOORS: Readonly<Record<string, readonly [PasswordCheck, () => Promise<Give>]>> = {
  'sessions.logIn': [
    'entrada',
    async () => {
      const { email: username } = await person(portal)
      return async (password) =>
        (await portal.call('POST', '/api/v1/authenticate', { username, password })).status
    },
  ],
  'sessions.logInOfficial': [
    'entrada',
    async () => {
      const { email: username } = await person(portal, {
        kind: 'funcionario',
        roles: ['CLI_TECNICO'],
        office: 'ibague',
      })
      return async (password) =>
        (await portal.call('POST', '/api/v1/authenticate_funcionario', { username, password, cliente: 1 }))
          .status
    },
  ],
  'accounts.correctAddress': [
    'entrada',
    async () => {
      const { email: username } = await person(portal, { emailVerifiedAt: null })
      return async (password) =>
        (
          await portal.call('POST', pathOf('accounts.correctAddress'), {
            username,
            password,
            correo: `otra.${username}`,
          })
        ).status
    },
  ],
  'accounts.changePassword': [
    'propia',
    () =>
      loggedIn((token, current) =>
        portal.call(
          methodOf('accounts.changePassword'),
          pathOf('accounts.changePassword'),
          { current, password: 'Nueva2027' },
          token,
        ),
      ),
  ],
  'accounts.askContact': [
    'propia',
    () =>
      loggedIn((token, password) =>
        portal.call(
          'POST',
          '/api/v1/perfil/contacto',
          { kind: 'correo', value: 'otra@correo.example', password },
          token,
        ),
      ),
  ],
  'passkeys.begin': [
    'propia',
    () => loggedIn((token, password) => portal.call('POST', pathOf('passkeys.begin'), { password }, token)),
  ],
  'passkeys.remove': [
    'propia',
    async () => {
      const ana = await person(portal)
      const token = await tokenOf(portal, ana)
      const key = '019a0000-0000-7000-8000-00000000f1a1'
      await portal.db.run(sql`delete from passkeys where id = ${key}::uuid`)
      await portal.db.run(sql`
        insert into passkeys(id, user_id, credential_id, public_key, counter, transports, name, created_at)
        values (${key}::uuid, ${ana.id}::uuid, ${`llave-${ana.id}`}, ${Buffer.from('x')}, 0, '{}', 'Llave', ${portal.clock.now()})`)
      const path = pathOf('passkeys.remove').replace(':id', key)
      return async (password) =>
        (await portal.call(methodOf('passkeys.remove'), path, { password }, token)).status
    },
  ],
}
const endpointOf = (id: string) => endpoints.find((one) => one.id === id)
const pathOf = (id: string): string => endpointOf(id)?.path ?? ''
const methodOf = (id: string) => (endpointOf(id)?.method ?? 'POST') as 'POST' | 'PUT' | 'DELETE'

async function loggedIn(
  give: (token: string, password: string) => Promise<{ status: number }>,
): Promise<Give> {
  const token = await tokenOf(portal, await person(portal))
  return async (password) => (await give(token, password)).status
}
/** Advances what is counted on the real clock by a minute. */
const aMinuteLater = (): Promise<unknown> =>
  portal.db.run(sql`
    update rate_limits set window_started_at = window_started_at - interval '61 seconds', blocked_until = blocked_until - interval '61 seconds'`)

/** Extends waits of two seconds, which would end on a slow machine before the next try. */
const holdWaits = (): Promise<unknown> =>
  portal.db.run(
    sql`update rate_limits set blocked_until = blocked_until + interval '30 seconds' where blocked_until is not null`,
  )

describe('a password of an account', () => {
  it('is taken by the calls of this table and by no other', () => {
    const taking = endpoints.filter((one) => takesPassword(one.body)).map((one) => one.id)
    expect(taking.toSorted()).toEqual(Object.keys(DOORS).toSorted())
  })

  it.each(Object.entries(DOORS))(
    'at %s is limited, and free again after its time',
    async (_id, [door, open]) => {
      const give = await open()
      for (let n = 0; n < 5; n += 1) expect([401, 422]).toContain(await give(WRONG))
      await holdWaits()
      expect(await give(PASSWORD)).toBe(429)
      await aMinuteLater()
      expect(await give(WRONG)).not.toBe(429)
      if (door === 'entrada') {
        // each further failure lengthens the wait, up to a quarter of an hour
        for (let n = 0; n < 12; n += 1) {
          await portal.db.run(sql`update rate_limits set blocked_until = null`)
          await give(WRONG)
        }
        const row = await portal.db.one<{ seconds: number }>(
          sql`select extract(epoch from max(blocked_until) - clock_timestamp())::int as seconds from rate_limits`,
        )
        expect(row?.seconds).toBeGreaterThan(800)
        expect(row?.seconds).toBeLessThanOrEqual(900)
        await portal.db.run(
          sql`update rate_limits set blocked_until = clock_timestamp() - interval '1 second'`,
        )
        expect(await give(PASSWORD)).toBe(200)
      }
    },
  )

  it.each(Object.entries(DOORS).filter(([, [door]]) => door === 'propia'))(
    'at %s is guessed ten times in a row by a stolen session, and then never again',
    async (_id, [, open]) => {
      const give = await open()
      const tried: number[] = []
      for (let n = 0; n < 12; n += 1) {
        tried.push(await give(WRONG))
        await aMinuteLater()
      }
      expect(tried).toEqual([...Array.from({ length: 9 }, () => 422), 401, 401, 401])
      expect(await give(PASSWORD)).toBe(401)
    },
  )

  it('that is right forgets the wrong ones before it', async () => {
    const token = await tokenOf(portal, await person(portal))
    const give = async (password: string): Promise<number> =>
      (await portal.call('POST', pathOf('passkeys.begin'), { password }, token)).status
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1) expect(await give(WRONG)).toBe(422)
      expect(await give(PASSWORD)).toBe(200)
      await aMinuteLater()
    }
  })
})

describe('a call with a limit of its own', () => {
  const limited = endpoints.filter((one) => one.limit !== undefined)
  it.each(limited.map((one) => [one.id, one] as const))(
    '%s is refused beyond it and free after a minute',
    async (_id, one) => {
      const path = one.path.replace(/:\w+/g, '019a0000-0000-7000-8000-000000000000')
      const call = () => world.call(one.method as 'POST', path, one.method === 'GET' ? undefined : {})
      const key = `${one.id}:127.0.0.1`
      const counted = (hits: number) =>
        world.db.run(sql`
      insert into rate_limits(key, hits, window_started_at) values (${key}, ${hits}, clock_timestamp())
      on conflict (key) do update set hits = excluded.hits, window_started_at = excluded.window_started_at`)
      await counted((one.limit ?? 0) - 1)
      expect((await call()).status).not.toBe(429)
      expect((await call()).status).toBe(429)
      await world.db.run(
        sql`update rate_limits set window_started_at = window_started_at - interval '61 seconds'`,
      )
      expect((await call()).status).not.toBe(429)
    },
  )
})

describe('another code', () => {
  it('to sign is sent after a minute; until then who opens the dialog again goes on with the one that is good', async () => {
    const { caseId } = await world.fileConcession()
    await world.advanceTo(caseId, 'FIR-04')
    const token = await world.tokenFor((await world.doerOf(caseId, 'FIR-04')).id)
    const act = await world.db.one<{ id: string }>(
      sql`select id from acts where case_id = ${caseId}::uuid and state = 'sign'`,
    )
    const ask = async (keep?: boolean) => {
      const body = { id: act?.id, ...(keep !== undefined && { keep }) }
      const reply = await world.call('POST', '/api/v1/create-firma-otp', body, token)
      return { status: reply.status, data: (reply.body as { data?: Record<string, unknown> }).data }
    }
    const count = async (): Promise<number> =>
      (await world.db.rows(sql`select 1 from otp_signatures where act_id = ${act?.id}::uuid`)).length
    const move = (ms: number): void => world.clock.set(new Date(world.clock.now().getTime() + ms))
    expect(await ask(true)).toMatchObject({ status: 200, data: { expiresIn: 600, againIn: 60 } })
    expect((await ask()).status).toBe(429)
    move(30_000)
    const kept = await ask(true)
    expect(kept).toMatchObject({ status: 200, data: { expiresIn: 570, againIn: 30 } })
    expect(kept.data?.['sentTo']).toMatch(/celular terminado en \d{4} y correo .•••@/)
    expect(await count()).toBe(1)
    move(30_000)
    expect(await ask()).toMatchObject({ status: 200, data: { expiresIn: 600 } })
    expect(await count()).toBe(2)
    move(10 * MINUTE)
    expect(await ask(true)).toMatchObject({ status: 200, data: { expiresIn: 600 } })
    expect(await count()).toBe(3)
  })

  it('to sign is not sent while five on which somebody guessed wrong are younger than an hour, also of other acts', async () => {
    const acts: { id: string; token: string }[] = []
    for (const n of [1, 2]) {
      const { caseId } = await world.fileConcession()
      await world.advanceTo(caseId, 'FIR-04')
      const token = await world.tokenFor((await world.doerOf(caseId, 'FIR-04')).id)
      const row = await world.db.one<{ id: string }>(
        sql`select id from acts where case_id = ${caseId}::uuid and state = 'sign'`,
      )
      acts.push({ id: row?.id ?? String(n), token })
    }
    const [one, two] = acts as [(typeof acts)[0], (typeof acts)[0]]
    const ask = async ({ id, token }: typeof one): Promise<number> =>
      (await world.call('POST', '/api/v1/create-firma-otp', { id }, token)).status
    const move = (ms: number): void => world.clock.set(new Date(world.clock.now().getTime() + ms))
    expect(await ask(one)).toBe(200)
    // an earlier code without guesses: the other act can be signed meanwhile
    const older = (attempts: number, count: number) =>
      world.db.run(sql`
        insert into otp_signatures(id, act_id, user_id, content_hash, code_hash, attempts, created_at, expires_at)
        select gen_random_uuid(), act_id, user_id, content_hash, 'x', ${attempts}, created_at - n * interval '2 minutes', created_at
        from otp_signatures, generate_series(1, ${count}::int) n where act_id = ${one.id}::uuid and attempts = 0`)
    await older(0, 1)
    expect(await ask(two)).toBe(200)
    await world.db.run(sql`delete from otp_signatures where act_id = ${two.id}::uuid`)
    await older(3, 5)
    expect(await ask(two)).toBe(429)
    move(60 * MINUTE)
    expect(await ask(two)).toBe(200)
  })
})

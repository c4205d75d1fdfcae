import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import type { NewPerson } from '../../db/people/people.ts'
import { BUDGETS, spend } from '../../http/guards/budgets.ts'
import { forgetLimits } from '../account-app.ts'
import { type Answer, callerOf } from '@ventanilla/demo/teller/caller'
import { PASSWORD, person } from '../stories/people.ts'
import { processorTime } from '../servers/processor-time.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

/**
 * Attack: account enumeration. A client that has only the published document makes the same calls in the same
 * order for an address with an account and for one without, and compares the responses.
 */
interface Operation {
  readonly id: string
  readonly method: 'GET' | 'POST'
  /** the call about an address, by a stranger with their own telephone and earlier tokens */
  readonly about: (asked: Asked) => { readonly path: string; readonly body: unknown }
}
interface Asked {
  readonly email: string
  readonly phone: string
  readonly document: string
  readonly token: string
  /** the code received on the stranger's telephone */
  readonly code: string
  /** the mailbox to which a registration can be corrected */
  readonly other: string
}

const ADDRESS = /^\s*[^\s@/]+@[^\s@]+\.[^\s@]+\s*$/
/** Fills a document example with the attacker's data. */
function filled(value: unknown, asked: Asked, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => filled(one, asked, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, asked, name)]))
  if (typeof value !== 'string') return value
  if (key === 'correo') return asked.other
  if (ADDRESS.test(value)) return asked.email
  if (key === 'reg_code') return asked.code === '' ? undefined : asked.code
  if (/password/.test(key)) return 'Equivocada2026'
  if (/token/.test(key)) return asked.token
  if (key.endsWith('documento') && /^\d{5,}$/.test(value)) return asked.document
  return /^57\d{10}$/.test(value) ? asked.phone : value
}

interface Documented {
  readonly operationId: string
  readonly security?: readonly unknown[]
  readonly parameters?: readonly {
    readonly name?: string
    readonly in?: string
    readonly example?: unknown
  }[]
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { readonly example?: unknown }>>
  }
}
/** Calls without a session whose example names a person's address, or that continue one. */
function operationsOf(document: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>
}) {
  const found: Operation[] = []
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.security?.length !== 0 || !['get', 'post'].includes(method)) continue
      const example = operation.requestBody?.content?.['application/json']?.example
      const named = (operation.parameters ?? []).filter((one) => one.in === 'path')
      const spoken = JSON.stringify([example ?? null, named.map((one) => one.example)])
      const isAbout = /@[\w.]+\./.test(spoken) || (/"token":/.test(spoken) && /password|code/.test(path))
      if (!isAbout) continue
      found.push({
        id: operation.operationId,
        method: method.toUpperCase() as Operation['method'],
        about: (asked) => ({
          path: named.reduce(
            (so, one) => so.replace(`{${one.name}}`, encodeURIComponent(String(filled(one.example, asked)))),
            path,
          ),
          body: example === undefined ? undefined : filled(example, asked),
        }),
      })
    }
  return found
}

let world: ApiWorld
let operations: readonly Operation[]
/** A world for each kind of account: clock and limits are its own, so the kinds are tried at the same time. */
let worlds: ReadonlyMap<string, ApiWorld>
beforeAll(async () => {
  const [first, others] = await Promise.all([
    startWorld(),
    Promise.all(kinds.map(async (kind) => [kind, await startWorld()] as const)),
  ])
  world = first
  worlds = new Map(others)
  operations = operationsOf((await world.call('GET', '/api/v1/openapi.json')).body)
})
afterAll(() => Promise.all([world, ...worlds.values()].map((one) => one.close())))

const deep = process.env['TEST_DEPTH'] === 'all'
let counter = 0
interface How {
  /** sends the address in capitals */
  readonly shout?: boolean
  /** uses the stranger's own mailbox, to which a registration may have been corrected, and corrects it back */
  readonly own?: boolean
  /** continues with an unused telephone */
  readonly otherPhone?: boolean
  /** '': sends none */
  readonly reg_code?: string
}
interface Stranger {
  readonly ask: (operation: Operation, how?: How) => Promise<unknown>
  /** messages to their telephones and their own mailbox */
  readonly received: () => Promise<unknown>
}

/** Two strangers who differ only in the address they try, each with an IP address of their own. */
function strangers(within: ApiWorld, emails: readonly [string, string]): readonly Stranger[] {
  return emails.map((email, i) => {
    let phones: readonly string[] = []
    const newPhone = (): string => {
      counter += 1
      const phone = `57399${String(counter).padStart(7, '0')}`
      phones = [phone, ...phones]
      return phone
    }
    let phone = newPhone()
    const own = `propio${counter}@correo.example`
    const call = callerOf(within.app, () => `203.0.113.${i + 1}`)
    let token = 'nunca-se-dio-este'
    const hidden = (text: string): unknown => JSON.parse(hiding(text, [email, own, ...phones]))
    return {
      ask: async (operation, how = {}) => {
        if (how.otherPhone === true) phone = newPhone()
        const about = how.own === true ? own : email
        const { path, body } = operation.about({
          email: how.shout === true ? ` ${about.toUpperCase()}` : about,
          phone,
          document: `66${phone.slice(-6)}`,
          token,
          code: how.reg_code ?? (await lastCode(within, phone)),
          other: how.own === true ? email : own,
        })
        const answer = await call(operation.method, path, body)
        const given: unknown = (answer.body as { token?: unknown }).token
        if (typeof given === 'string') token = given
        expect(answer.status, operation.id).toBeLessThan(500)
        return hidden(JSON.stringify(toldBy(answer)))
      },
      received: async () =>
        hidden(
          JSON.stringify(
            await within.db.rows(
              sql`select recipient, payload->>'subject' as subject, payload->>'text' as text from outbox where recipient = any(${[own, ...phones]}::text[]) order by created_at, id`,
            ),
          ).replaceAll(/\b\d{4}\b/g, 'CÓDIGO'),
        ),
    }
  })
}

async function lastCode({ db }: ApiWorld, phone: string): Promise<string> {
  const sent = await db.one<{ text: string }>(
    sql`select payload->>'text' as text from outbox where recipient = ${phone} order by created_at desc, id desc limit 1`,
  )
  return /\b\d{4}\b/.exec(sent?.text ?? '')?.[0] ?? '0000'
}

/** Fields an outside program can compare; random tokens, ids, remaining seconds and echoed input are masked. */
const toldBy = ({ status, headers, body }: Answer): unknown => ({
  status,
  headers: Object.keys(headers).toSorted(),
  body,
})
const hiding = (text: string, own: readonly string[]): string =>
  own
    .reduce((so, one, n) => so.replaceAll(new RegExp(one, 'gi'), n < 2 ? `CORREO ${n}` : 'CELULAR'), text)
    .replace(/"token":"[\w-]{43}"/, '"token":"DE 43"')
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'ID')
    .replaceAll(/(verificar-email-(?:ciudadano|funcionario)\/)[\w-]{43}/g, '$1DE 43')
    .replaceAll(/terminado en \d\d/g, 'terminado en NN')
    .replaceAll(/\b(\d+|un) (segundo|minuto|hora)s?\b/g, 'N $2')

const KINDS: Readonly<Record<string, Partial<NewPerson>>> = {
  citizen: {},
  official: { kind: 'funcionario', roles: ['CLI_TECNICO'], office: 'ibague' },
  'account that nobody has confirmed': { emailVerifiedAt: null, active: false },
  'official who waits': { kind: 'funcionario', roles: ['CLI_JURIDICO'], active: false },
  'account without a password': { passwordHash: null },
  'account whose tries are used up': {},
}
const kinds = Object.keys(KINDS)
const worldOf = (kind: string): ApiWorld => {
  const found = worlds.get(kind)
  if (found === undefined) throw new Error(kind)
  return found
}
/** Creates the account, and applies to an unknown address whatever anyone can do to it. */
async function knownAndNobodys(within: ApiWorld, kind: string): Promise<readonly [string, string]> {
  await forgetLimits(within.db)
  const known = await person(within, KINDS[kind])
  const both = [known.email, `x${known.email.slice(1)}`] as const
  if (kind === 'account whose tries are used up')
    for (const email of both)
      for (const name of ['loginGuessesOfAccount', 'recoveryGuessesOfAccount', 'mailsOfMailbox'] as const)
        await spend(within.db, name, email, BUDGETS[name].most)
  return both
}

/** Keeps blocks in place until the program waits, however slow the machine; then every wait has ended. */
const holdTime = ({ db }: ApiWorld): Promise<unknown> =>
  db.run(
    sql`update rate_limits set blocked_until = clock_timestamp() + interval '1 hour' where blocked_until > window_started_at`,
  )
async function letTimePass({ db, clock }: ApiWorld): Promise<void> {
  await db.run(sql`update rate_limits set blocked_until = null`)
  clock.set(new Date(clock.now().getTime() + 61_000))
}

interface Step extends How {
  readonly operation: Operation
  readonly times: number
  readonly wait: boolean
}

/**
 * Runs the calls for an address with an account and at the same time for one without; compares each response and
 * message.
 */
async function sameFor(within: ApiWorld, kind: string, steps: readonly Step[]): Promise<void> {
  const [ofOne, ofNobody] = strangers(within, await knownAndNobodys(within, kind))
  if (ofOne === undefined || ofNobody === undefined) throw new Error('two strangers')
  for (const { operation, times, wait, ...how } of steps) {
    if (wait) await letTimePass(within)
    for (let n = 0; n < times; n += 1) {
      // many calls take a fixed time whatever they find
      const [answer, other] = await Promise.all([ofOne.ask(operation, how), ofNobody.ask(operation, how)])
      await holdTime(within)
      expect(answer, operation.id).toEqual(other)
    }
  }
  expect(await ofOne.received()).toEqual(await ofNobody.received())
}

describe('an outside program', () => {
  it('finds the calls that could tell who has an account', () => {
    expect(operations.map((one) => one.id).toSorted()).toEqual([
      'accounts.checkRecoveryCode',
      'accounts.correctAddress',
      'accounts.forgotPassword',
      'accounts.registerAndLogIn',
      'accounts.registerCitizen',
      'accounts.registerOfficial',
      'accounts.resendCode',
      'accounts.resetPassword',
      'accounts.verifyPhone',
      'sessions.logIn',
      'sessions.logInOfficial',
    ])
  })

  describe('that calls at random', () => {
    it.concurrent.each(kinds)(
      'is told the same of an %s as of nobody, call by call, whatever it calls and in what order',
      async (kind) => {
        const step = fc.record({
          operation: fc.constantFrom(...operations),
          times: fc.constantFrom(1, 1, 2, 6),
          shout: fc.boolean(),
          wait: fc.boolean(),
          own: fc.boolean(),
          otherPhone: fc.boolean(),
        })
        await fc.assert(
          fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), (steps) =>
            sameFor(worldOf(kind), kind, steps),
          ),
          { numRuns: deep ? 25 : 2 },
        )
      },
    )

    it.concurrent('is told the same by each call, however often it is made', async () => {
      for (const operation of operations) {
        const again = { operation, times: 7, wait: false }
        await sameFor(world, 'citizen', [again, { ...again, times: 2, wait: true }])
      }
    })
  })

  describe('that registers', () => {
    it.concurrent.each(kinds)(
      'with a telephone of their own is told the same of an %s as of nobody, at no step and at no later login',
      async (kind) => {
        const named = (id: string, more: How & { wait?: boolean } = {}): Step => {
          const operation = operations.find((one) => one.id === id)
          if (operation === undefined) throw new Error(id)
          return { operation, times: 1, wait: false, ...more }
        }
        const doors = (how: How = {}): readonly Step[] => [
          named('sessions.logIn', how),
          named('sessions.logInOfficial', how),
          named('accounts.registerAndLogIn', { ...how, reg_code: '' }),
        ]
        const minute = { wait: true }
        await sameFor(worldOf(kind), kind, [
          named('accounts.registerCitizen'),
          named('accounts.verifyPhone'),
          named('accounts.verifyPhone'),
          ...doors(),
          // their telephone is taken and receives no other code
          named('accounts.registerCitizen', minute),
          named('accounts.resendCode', minute),
          named('accounts.forgotPassword'),
          named('accounts.correctAddress', minute),
          ...doors(),
          ...doors({ own: true }),
          // back to the original address, where another registration is made
          named('accounts.correctAddress', { wait: true, own: true }),
          ...doors(),
          named('accounts.registerOfficial', { wait: true, otherPhone: true }),
          named('accounts.verifyPhone'),
          named('accounts.correctAddress', minute),
          ...doors(),
        ])
      },
    )
  })

  it.runIf(deep)('is told the same with as much work', { timeout: 300_000 }, async () => {
    const known = await person(world)
    for (const operation of operations) {
      const took: [number[], number[]] = [[], []]
      for (let round = 0; round < 7; round += 1) {
        const pair = strangers(world, [known.email, `x${known.email.slice(1)}`])
        // alternates the order, so that warm-up benefits both
        for (const i of round % 2 === 0 ? [0, 1] : [1, 0]) {
          await forgetLimits(world.db)
          took[i]?.push(await processorTime(async () => pair[i]?.ask(operation)))
        }
        await letTimePass(world)
      }
      const [one = 0, nobody = 0] = took.map((times) => times.toSorted((a, b) => a - b)[3] ?? 0)
      // a comparison or hash that only one case performs would more than double it
      expect(Math.max(one, nobody) / Math.min(one, nobody), operation.id).toBeLessThan(1.8)
    }
  })

  it('finds the difference where there is one: the owner is let in', async () => {
    const known = await person(world)
    const call = callerOf(world.app, () => '203.0.113.9')
    const reply = await call('POST', '/api/v1/authenticate', { username: known.email, password: PASSWORD })
    expect(reply.status).toBe(200)
  })
})

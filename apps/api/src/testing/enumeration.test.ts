import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../db/sql.ts'
import type { NewPerson } from '../db/people.ts'
import { forgetLimits } from './account-app.ts'
import { type Answer, callerOf } from './caller.ts'
import { PASSWORD, person } from './people.ts'
import { type ApiWorld, startWorld } from './world.ts'

/**
 * A program that knows the portal by its published document alone looks for a difference between an address with an
 * account and one without: it makes the same calls, in the same order, for both, and compares what comes back.
 */
interface Operation {
  readonly id: string
  readonly method: 'GET' | 'POST'
  /** the call about an address, by somebody with a telephone of their own who was given these tokens before */
  readonly about: (asked: Asked) => { readonly path: string; readonly body: unknown }
}
interface Asked {
  readonly email: string
  readonly phone: string
  readonly document: string
  readonly token: string
}

const ADDRESS = /^\s*[^\s@/]+@[^\s@]+\.[^\s@]+\s*$/
/** Examples of the document with what they are about put in their place. */
function filled(value: unknown, asked: Asked, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => filled(one, asked, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, asked, name)]))
  if (typeof value !== 'string') return value
  if (ADDRESS.test(value)) return asked.email
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
/** The calls without a session whose example names an address of a person, or goes on from one that did. */
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
beforeAll(async () => {
  world = await startWorld()
  operations = operationsOf((await world.call('GET', '/api/v1/openapi.json')).body)
})
afterAll(() => world.close())

let counter = 0
/** Two strangers alike but for the address that they ask about, each at a place of their own. */
function strangers(emails: readonly [string, string]) {
  return emails.map((email, i) => {
    counter += 1
    const phone = `57399${String(counter).padStart(7, '0')}`
    const document = `66${String(counter).padStart(6, '0')}`
    const call = callerOf(world.app, () => `203.0.113.${i + 1}`)
    let token = 'nunca-se-dio-este'
    return async (operation: Operation, shout: boolean): Promise<Answer> => {
      const written = shout ? ` ${email.toUpperCase()}` : email
      const { path, body } = operation.about({ email: written, phone, document, token })
      const answer = await call(operation.method, path, body)
      const given: unknown = (answer.body as { token?: unknown }).token
      if (typeof given === 'string') token = given
      return answer
    }
  })
}

/** What a program can tell apart: not the random token, nor the very second of a wait, nor its own words repeated. */
const toldBy = ({ status, headers, body }: Answer, email: string): unknown => ({
  status,
  headers: Object.keys(headers).toSorted(),
  body: JSON.parse(
    JSON.stringify(body)
      .replaceAll(new RegExp(email, 'gi'), 'EL CORREO')
      .replace(/"token":"[\w-]{43}"/, '"token":"DE 43"')
      .replaceAll(/\b(\d+|un) (segundo|minuto|hora)s?\b/g, 'N $2'),
  ),
})

const KINDS: Readonly<Record<string, Partial<NewPerson>>> = {
  citizen: {},
  official: { kind: 'funcionario', roles: ['CLI_TECNICO'], office: 'ibague' },
  'account that nobody has confirmed': { emailVerifiedAt: null, active: false },
  'official who waits': { kind: 'funcionario', roles: ['CLI_JURIDICO'], active: false },
  'account without a password': { passwordHash: null },
}

/** Blocked stays blocked until the program waits, however slow the machine is; then every wait is over. */
const holdTime = (): Promise<unknown> =>
  world.db.run(
    sql`update rate_limits set blocked_until = clock_timestamp() + interval '1 hour' where blocked_until > window_started_at`,
  )
async function letTimePass(): Promise<void> {
  await world.db.run(sql`update rate_limits set blocked_until = null`)
  world.clock.set(new Date(world.clock.now().getTime() + 61_000))
}

interface Step {
  readonly operation: Operation
  readonly times: number
  readonly shout: boolean
  readonly wait: boolean
}

/** Makes the calls for an address with an account and for one without, and compares each answer. */
async function sameFor(kind: string, steps: readonly Step[]): Promise<void> {
  await forgetLimits(world.db)
  const known = await person(world, KINDS[kind])
  const nobodys = `x${known.email.slice(1)}`
  const [ofOne, ofNobody] = strangers([known.email, nobodys])
  for (const { operation, times, shout, wait } of steps) {
    if (wait) await letTimePass()
    for (let n = 0; n < times; n += 1) {
      const answer = await ofOne?.(operation, shout)
      const other = await ofNobody?.(operation, shout)
      await holdTime()
      if (answer === undefined || other === undefined) throw new Error('no answer')
      expect(answer.status, operation.id).toBeLessThan(500)
      expect(toldBy(answer, known.email), operation.id).toEqual(toldBy(other, nobodys))
    }
  }
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

  it.each(Object.keys(KINDS))(
    'is told the same of an %s as of nobody, call by call, whatever it calls and in what order',
    async (kind) => {
      const step = fc.record({
        operation: fc.constantFrom(...operations),
        times: fc.constantFrom(1, 1, 2, 6),
        shout: fc.boolean(),
        wait: fc.boolean(),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), (steps) => sameFor(kind, steps)),
        { numRuns: process.env['TEST_DEPTH'] === 'all' ? 25 : 3 },
      )
    },
  )

  it('is told the same by each call, however often it is made', async () => {
    for (const operation of operations) {
      const again = { operation, times: 7, shout: false, wait: false }
      await sameFor('citizen', [again, { ...again, times: 2, wait: true }])
    }
  })

  it('is told the same in the same time', { retry: 3 }, async () => {
    const known = await person(world)
    for (const operation of operations) {
      const took: [number[], number[]] = [[], []]
      for (let round = 0; round < 7; round += 1) {
        const pair = strangers([known.email, `x${known.email.slice(1)}`])
        // which of them comes first changes, so that what the first one warms up helps both
        for (const i of round % 2 === 0 ? [0, 1] : [1, 0]) {
          await forgetLimits(world.db)
          const began = performance.now()
          await pair[i]?.(operation, false)
          took[i]?.push(performance.now() - began)
        }
        await letTimePass()
      }
      const [one = 0, nobody = 0] = took.map((times) => times.toSorted((a, b) => a - b)[3] ?? 0)
      // a comparison, or a hash, that only one of them pays for would more than double it
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

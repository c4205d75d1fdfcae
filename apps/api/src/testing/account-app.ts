import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { createSettableClock, type SettableClock } from '../adapters/clock/settable-clock.ts'
import type { Configuration } from '../db/configuration/follow.ts'
import { type Database, sql } from '../db/connection/sql.ts'
import { openTraces } from '../db/traces.ts'
import { makeAuthenticate } from '../http/guards/authenticate.ts'
import { answerErrors } from '../http/errors.ts'
import type { RouteDeps } from '../http/routes.ts'
import { registerAccounts } from '../modules/accounts/routes.ts'
import { registerAlerts, stopWhileDown } from '../modules/alerts/routes.ts'
import { registerCatalogue } from '../modules/catalogue/routes.ts'
import { registerSessions } from '../modules/sessions/routes.ts'
import { openCatalogue } from '../catalogue.ts'
import { readSettings } from '../settings.ts'
import { freshDatabase } from './servers/database.ts'
import { shippedConfiguration } from './servers/shipped-configuration.ts'
import { recordCalls } from './examples/recorder.ts'

const SECRET = 'secreto-de-prueba-con-mas-de-32-signos'

export interface Answer {
  readonly status: number
  // tests read responses of many shapes
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
  readonly headers: Record<string, unknown>
}

export interface AccountApp {
  readonly app: FastifyInstance
  readonly db: Database
  readonly clock: SettableClock
  /** as the role that owns the tables, which server commands use */
  readonly migrationUrl: string
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    token?: string,
    headers?: Record<string, string>,
  ): Promise<Answer>
  /** newest message first */
  messages(to: string): Promise<{ subject: string; text: string; links: string[]; code: string | null }[]>
  close(): Promise<void>
}

/** Accounts, sessions, alerts and catalogue on a database of their own, with a stopped clock. */
export async function startAccountApp(
  env: Record<string, string> = {},
  configuration: Pick<Configuration, 'current'> = shippedConfiguration(),
): Promise<AccountApp> {
  const fresh = await freshDatabase()
  const clock = createSettableClock('2026-11-23T15:00:00.000Z', { production: false })
  const settings = readSettings({ PUBLIC_URL: 'https://portal.test', ...env })
  const catalogue = openCatalogue(configuration)
  const deps = { db: fresh.db, clock, newId: () => newTestId(), secret: SECRET, settings, catalogue }
  const routeDeps: RouteDeps = {
    ...deps,
    authenticate: makeAuthenticate(deps, SECRET),
    traces: openTraces(deps),
    checkAnswers: true,
  }
  const app = Fastify({ routerOptions: { maxParamLength: 400 } })
  answerErrors(app)
  stopWhileDown(app, deps)
  registerAccounts(app, routeDeps, deps)
  registerSessions(app, routeDeps, deps)
  registerAlerts(app, routeDeps, deps)
  registerCatalogue(app, routeDeps, deps)
  await app.ready()
  recordCalls(app)
  const call: AccountApp['call'] = async (method, url, body, token, headers = {}) => {
    const reply = await app.inject({
      method,
      url,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return {
      status: reply.statusCode,
      body: reply.body === '' ? null : JSON.parse(reply.body),
      headers: reply.headers,
    }
  }
  return {
    app,
    db: fresh.db,
    clock,
    migrationUrl: fresh.migrationUrl,
    call,
    async messages(to) {
      return (await call('GET', `/api/v1/dev/messages?to=${encodeURIComponent(to)}`)).body
    },
    async close() {
      await app.close()
      await fresh.drop()
    },
  }
}

let counter = 0
/** Ascending ids, like UUIDv7. */
function newTestId(): string {
  counter += 1
  return `019a0000-${counter.toString(16).padStart(4, '0').slice(-4)}-7${randomUUID().slice(15)}`
}

/** Clears rate limits counted on the real clock, so a test can make an hour's calls in a second. */
export async function forgetLimits(db: Database): Promise<void> {
  await db.run(sql`delete from rate_limits`)
  await db.run(sql`delete from budgets`)
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Secret } from '@ventanilla/domain/access/key-ring'
import { DEMO_PASSWORD } from '@ventanilla/domain/identity/demo-password'
import { createSettableClock, type SettableClock } from '../../adapters/clock/settable-clock.ts'
import { buildApp } from '../../app.ts'
import { factory } from '@ventanilla/catalog/factory'
import { compose } from '../../compose.ts'
import { openConfiguration } from '../../db/configuration/follow.ts'
import { publishFactory } from '../../db/configuration/publish-factory.ts'
import type { Gate } from '../../db/connection/gate.ts'
import type { Database } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { startLoop } from '../../loop.ts'
import { readSettings } from '../../settings.ts'
import { freshDatabase } from '../servers/database.ts'
import { START } from '../servers/start.ts'
import { seedPeople } from '@ventanilla/demo/people/demo-people'
import { type Call, callerOf } from '@ventanilla/demo/teller/caller'
import { recordCalls } from '../examples/recorder.ts'
import { runStories } from '@ventanilla/demo/teller/stories'
import type { Stories } from '@ventanilla/demo/teller/story-types'

/** The whole server on its own database, with the demonstration's accounts. */
export interface ApiWorld extends Stories {
  readonly deps: AppDeps
  readonly app: FastifyInstance
  readonly db: Database
  /** as the role that owns the tables, for tests that tamper with append-only rows */
  readonly owner: Database
  readonly clock: SettableClock
  /** ids by e-mail */
  readonly people: ReadonlyMap<string, string>
  readonly call: Call
  /**
   * logs in through the front door and returns the token; `tokenFor` is faster where the login is not under
   * test
   */
  login(email: string): Promise<string>
  /** resolves when everything due is done: jobs, messages, terms */
  drain(): Promise<void>
  close(): Promise<void>
}

export { START }

/** Starts a world. `env` overrides settings; `checkAnswers` is on, so a response outside its contract fails. */
export async function startWorld(
  options: {
    readonly clock?: string
    readonly env?: Readonly<Record<string, string>>
    readonly secret?: Secret
  } = {},
): Promise<ApiWorld> {
  const entrance: { gate: Gate | null } = { gate: null }
  const clock = createSettableClock(options.clock ?? START, { production: false })
  const copied = clock.now() < new Date(START) ? 'template' : 'configured'
  const fresh = await freshDatabase(() => entrance.gate, copied)
  const dataDir = await mkdtemp(join(tmpdir(), 'ventanilla-mundo-'))
  // nothing to do in a copy of what was published, unless this process ships something else
  await publishFactory(fresh.db, clock.now(), factory())
  const configuration = await openConfiguration({
    db: fresh.db,
    url: null,
    clock,
    report: (error) => console.error(error),
  })
  entrance.gate = configuration.gate
  const deps = await compose({
    settings: readSettings({ PUBLIC_URL: 'https://portal.test', DATA_DIR: dataDir, ...options.env }),
    databaseUrl: fresh.url,
    db: fresh.db,
    secret: options.secret ?? 'secreto-de-prueba-con-mas-de-32-signos',
    version: 'prueba',
    clock,
    checkAnswers: true,
    configuration,
  })
  const people = await seedPeople(deps)
  const app = await buildApp(deps)
  await app.ready()
  recordCalls(app)
  const loop = startLoop(deps, { paused: true })
  const call = callerOf(app)
  return {
    ...runStories(deps, app, clock),
    deps,
    app,
    db: fresh.db,
    owner: fresh.owner,
    clock,
    people,
    call,
    async login(email) {
      const official = !/^(ciudadano|empresa|apoderado|consulta)@/.test(email)
      const reply = await call(
        'POST',
        official ? '/api/v1/authenticate_funcionario' : '/api/v1/authenticate',
        { username: email, password: DEMO_PASSWORD, ...(official && { cliente: 1 }) },
      )
      if (reply.status !== 200)
        throw new Error(`No entró ${email}: ${reply.status} ${JSON.stringify(reply.body)}`)
      return reply.body.auth_info.access_token as string
    },
    drain: () => loop.drain(),
    async close() {
      await loop.stop()
      await app.close()
      await deps.readings.close()
      await configuration.close()
      await fresh.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { compose } from '../../compose.ts'
import { openConfiguration } from '../../db/configuration/follow.ts'
import type { Gate } from '../../db/connection/gate.ts'
import { openDatabase, sql } from '../../db/connection/sql.ts'
import { type Loop, startLoop } from '../../loop.ts'
import { type Answer, type Call, callerOf } from '@ventanilla/demo/teller/caller'
import { type ApiWorld, startWorld } from '../stories/world.ts'

let world: ApiWorld
let second: Call
let loops: Loop[]
const mails: string[] = []
const closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const relay = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        mails.push(/^message-id:\s*<([^@>]+)/im.exec(Buffer.concat(pieces).toString())?.[1] ?? '')
        done()
      })
    },
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise<void>((resolve) => relay.close(() => resolve())))
  const SMTP_URL = `smtp://127.0.0.1:${(relay.server.address() as AddressInfo).port}`
  world = await startWorld({ env: { SMTP_URL } })
  // a second process shares only the database, the files and the secret
  const databaseUrl = world.db.pool.options.connectionString ?? ''
  const entrance: { gate: Gate | null } = { gate: null }
  const db = openDatabase(databaseUrl, 5, { gate: () => entrance.gate })
  const configuration = await openConfiguration({
    db,
    url: null,
    clock: world.clock,
    report: (error) => console.error(error),
  })
  entrance.gate = configuration.gate
  const other = await compose({
    settings: world.deps.settings,
    databaseUrl,
    db,
    secret: world.deps.secret,
    version: 'otra',
    clock: world.clock,
    checkAnswers: true,
    configuration,
  })
  const app = await buildApp(other)
  await app.ready()
  second = callerOf(app)
  loops = [startLoop(world.deps, { paused: true }), startLoop(other, { paused: true })]
  closers.unshift(
    ...loops.map((loop) => () => loop.stop()),
    () => app.close(),
    () => configuration.close(),
    () => db.close(),
  )
})
afterAll(async () => {
  for (const close of closers.slice(0, -1)) await close()
  await world.close()
  await closers.at(-1)?.()
})

describe('two servers on one database', () => {
  it('share sessions: who came in by one is known to the other, and who leaves is out of both', async () => {
    const token = await world.login('ciudadano@demo.test')
    expect((await second('GET', '/api/v1/sesion', undefined, token)).status).toBe(200)
    expect((await second('POST', '/api/v1/sesion/salir', {}, token)).status).toBeLessThan(300)
    expect((await world.call('GET', '/api/v1/sesion', undefined, token)).status).toBe(401)
  })

  it('file the same cases at the same moment: one number each, without gaps, and every job and message once', async () => {
    const applicants = ['ciudadano@demo.test', 'empresa@demo.test']
    const told = new Map<string, Set<string>>()
    for (let n = 0; n < 4; n += 1) {
      const drafts = await Promise.all(applicants.map((who) => world.draftOf3(who)))
      const asked: Promise<Answer>[] = drafts.flatMap(({ caseId, version }, i) => {
        const key = { 'idempotency-key': world.deps.newId() }
        return [world.call, second, second].map(async (call, nth) =>
          call(
            'POST',
            `/api/v1/solicitudes/${caseId}/radicar`,
            { version, declaration: true },
            await world.tokenFor(applicants[i] ?? ''),
            // a double click repeats the key; a second tab has a different one
            nth < 2 ? key : {},
          ),
        )
      })
      const [replies] = await Promise.all([Promise.all(asked), ...loops.map((loop) => loop.drain())])
      for (const reply of replies) {
        expect(reply.status, JSON.stringify(reply.body)).toBe(200)
        const { id, radicado } = reply.body as { id: string; radicado: string }
        told.set(id, (told.get(id) ?? new Set()).add(radicado))
      }
    }
    expect(told.size).toBe(8)
    expect([...told.values()].every((numbers) => numbers.size === 1)).toBe(true)
    expect(new Set([...told.values()].flatMap((numbers) => [...numbers])).size).toBe(8)
    const series = await world.db.one(sql`select last_number as n from series where code = 'RADICADO'`)
    expect(series).toEqual({ n: 8 })
    await Promise.all(loops.map((loop) => loop.drain()))
    const jobs = await world.db.one(sql`
      select count(*) filter (where state = 'done' and attempts = 1) as once, count(*) as n from jobs where kind = 'radicacion.pdf'`)
    expect(jobs).toEqual({ once: 8, n: 8 })
    const sent = await world.db.rows<{ id: string; state: string }>(
      sql`select id, state from outbox where channel = 'email'`,
    )
    expect(sent.filter(({ state }) => state !== 'sent')).toEqual([])
    expect(mails.toSorted()).toEqual(sent.map(({ id }) => id).toSorted())
    expect(mails.length).toBeGreaterThanOrEqual(8)
  }, 60_000)
})

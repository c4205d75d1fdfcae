import { randomUUID } from 'node:crypto'
import { defineEndpoint } from '@ventanilla/contract/endpoint'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import type { Actor } from '@ventanilla/domain/access/actor'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { audit, nothingToAudit } from '../db/audit.ts'
import { sql, type Tx } from '../db/connection/sql.ts'
import { openTraces } from '../db/traces.ts'
import { type FreshDatabase, freshDatabase } from '../testing/servers/database.ts'
import { answerErrors } from './errors.ts'
import { registerRoutes } from './routes.ts'

/** A module as a developer would add it: its calls write rows, and nothing in it mentions the audit. */
const done = z.object({ done: z.boolean() })
const call = { method: 'POST', permission: 'session', description: '', answers: { 200: done } } as const
const notes = {
  add: defineEndpoint({
    ...call,
    id: 'notas.add',
    path: '/notas/:id',
    summary: 'Agrega',
    params: z.object({ id: z.uuid() }),
  }),
  ownLine: defineEndpoint({ ...call, id: 'notas.ownLine', path: '/notas/propia', summary: 'Línea propia' }),
  same: defineEndpoint({ ...call, id: 'notas.same', path: '/notas/igual', summary: 'Sin cambio' }),
  refused: defineEndpoint({
    ...call,
    id: 'notas.refused',
    path: '/notas/no',
    summary: 'Se niega',
    refuses: { 422: 'Siempre.' },
  }),
  desk: defineEndpoint({
    ...call,
    id: 'notas.desk',
    unaudited: 'ownDesk',
    path: '/notas/mesa',
    summary: 'Vista propia',
  }),
  byLink: defineEndpoint({
    ...call,
    id: 'notas.byLink',
    path: '/notas/enlace/:token',
    summary: 'Por enlace',
    params: z.object({ token: z.string() }),
  }),
  past: defineEndpoint({ ...call, id: 'notas.past', path: '/notas/aparte', summary: 'Aparte' }),
}

const ACTOR: Actor = {
  id: randomUUID(),
  kind: 'funcionario',
  name: 'Ana',
  roles: [],
  office: null,
  audience: [],
}
const NOW = new Date('2026-03-02T13:00:00Z')

const logged: string[] = []
let fresh: FreshDatabase
let app: FastifyInstance
beforeAll(async () => {
  fresh = await freshDatabase()
  await fresh.owner.pool.query('create table notas(text text); grant all on notas to ventanilla_server')
  const { db } = fresh
  const newId = (): string => randomUUID()
  const clock = { now: () => NOW }
  const write = async (tx: Pick<Tx, 'run'>) => {
    await tx.run(sql`insert into notas values ('x')`)
    return { status: 200 as const, body: { done: true } }
  }
  app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } })
  answerErrors(app)
  registerRoutes(
    app,
    {
      db,
      clock,
      newId,
      authenticate: () =>
        Promise.resolve({
          actor: ACTOR,
          sessionId: randomUUID(),
          owesPasskey: false,
          owesAcceptance: false,
          stale: false,
        }),
      traces: openTraces({ db, newId }),
      checkAnswers: true,
    },
    notes,
    {
      add: (ctx) => ctx.command(write),
      ownLine: (ctx) =>
        ctx.command(async (tx) => {
          await audit(tx, { actorId: ACTOR.id, verb: ctx.endpointId, subject: 'propia', at: NOW, newId })
          return write(tx)
        }),
      same: (ctx) =>
        ctx.command(async (tx) => {
          nothingToAudit(tx)
          return Promise.resolve({ status: 200 as const, body: { done: false } })
        }),
      refused: (ctx) =>
        ctx.command(async (tx) => {
          await write(tx)
          throw new Refusal('invalid', 'No.', { code: 'no' })
        }),
      desk: (ctx) => ctx.command(write),
      byLink: (ctx) => ctx.command(write),
      past: () => write(db),
    },
  )
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await fresh.drop()
})

interface Line {
  readonly verb: string
  readonly subject: string | null
}
/** Calls, and returns the status with the audit lines that the call left. */
async function left(url: string, headers: Record<string, string> = {}) {
  const ids = await fresh.db.rows<{ id: string }>(sql`select id from audit_log`)
  const { statusCode } = await app.inject({ method: 'POST', url, headers })
  const lines = await fresh.db.rows<Line>(sql`
    select verb, actor_id, subject, address, detail from audit_log where id <> all(${ids.map(({ id }) => id)}::uuid[])`)
  return { status: statusCode, lines }
}

it('a command that says nothing of the audit leaves a line: who, what, on which thing, from where', async () => {
  const id = randomUUID()
  const { status, lines } = await left(`/notas/${id}`)
  expect(status).toBe(200)
  expect(lines).toEqual([
    { verb: 'notas.add', actor_id: ACTOR.id, subject: id, address: '127.0.0.1', detail: {} },
  ])
})

it.each([
  ['a command with a line of its own leaves that one only', '/notas/propia', 200, ['propia']],
  ['one that found nothing to change leaves none', '/notas/igual', 200, []],
  ['one that was rejected leaves none of a success', '/notas/no', 422, []],
  ['one whose contract says why leaves none', '/notas/mesa', 200, []],
  ['one whose path ends with a secret names nothing', '/notas/enlace/secreto-de-un-correo', 200, [null]],
])('%s', async (_what, url, expected, subjects) => {
  const { status, lines } = await left(url)
  expect([status, lines.map(({ subject }) => subject)]).toEqual([expected, subjects])
})

it('a repeated command leaves one line', async () => {
  const url = `/notas/${randomUUID()}`
  expect((await left(url, { 'idempotency-key': 'k1' })).lines).toHaveLength(1)
  expect(await left(url, { 'idempotency-key': 'k1' })).toEqual({ status: 200, lines: [] })
})

it('a line that cannot be written undoes the change', async () => {
  await fresh.owner.pool.query(`
    create function sin_linea() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger sin_linea before insert on audit_log for each row execute function sin_linea()`)
  const notesKept = async (): Promise<unknown> => fresh.db.one(sql`select count(*)::int as n from notas`)
  const before = await notesKept()
  expect((await app.inject({ method: 'POST', url: `/notas/${randomUUID()}` })).statusCode).toBe(500)
  expect(await notesKept()).toEqual(before)
  await fresh.owner.pool.query('drop trigger sin_linea on audit_log; drop function sin_linea')
})

it('a change past the command is refused by name', async () => {
  logged.length = 0
  expect((await left('/notas/aparte')).status).toBe(500)
  expect(logged.join()).toContain('notas.past changes state outside ctx.command and leaves no audit line')
})

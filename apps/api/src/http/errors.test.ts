import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { openDatabase, sql } from '../db/connection/sql.ts'
import { freePort } from '../testing/servers/free-port.ts'
import { answerErrors } from './errors.ts'

/** A server whose calls all throw `thrown()`, with its log lines. */
function failing(thrown: () => unknown) {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } })
  answerErrors(app)
  app.get('/', () => Promise.reject(thrown() as Error))
  return { app, lines }
}
const coded = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code })

describe('what fails because a machine is away', () => {
  it.each([
    ['an administrator ends the connection', coded('57P01')],
    ['the server crashes', coded('57P02')],
    ['the server is starting or recovering', coded('57P03')],
    ['the server is now a standby', coded('25006')],
    ['nobody listens', coded('ECONNREFUSED')],
    ['its name is not found any more', coded('ENOTFOUND')],
    ['the connection is cut', coded('ECONNRESET')],
    ['the connection is closed while writing', coded('EPIPE')],
    ['keepalive finds nobody', coded('ETIMEDOUT')],
    ['a class 08 failure', coded('08006')],
    ['a transaction was idle for too long', coded('25P03')],
    ['the driver sees the end', new Error('Connection terminated unexpectedly')],
    ['the driver gave up waiting for an answer', new Error('Query read timeout')],
    ['the driver gave up connecting', new Error('Connection terminated due to connection timeout')],
    ['the driver waited for a free connection', new Error('timeout exceeded when trying to connect')],
    [
      'the socket is not usable any more',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['there are too many connections', coded('53300')],
    ['a statement takes too long', coded('57014')],
    ['a lock is not given', coded('55P03')],
    ['others were in the way again and again', coded('40001')],
    ['it is the cause of something else', new Error('while filing', { cause: coded('57P01') })],
  ])('is told as that, with when to come again: %s', async (_what, error) => {
    const { app, lines } = failing(() => error)
    const reply = await app.inject('/')
    expect(reply.statusCode).toBe(503)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(reply.json<{ message: string }>().message).toMatch(
      /^El (servicio se está recuperando|portal atiende muchas solicitudes en este momento)\. Intente de nuevo/,
    )
    expect(reply.body).not.toMatch(/inesperado/)
    expect(lines).toHaveLength(1)
  })

  it('is logged once in a while, not at each of a thousand calls', async () => {
    const { app, lines } = failing(() => coded('57P01'))
    for (let n = 0; n < 20; n += 1) await app.inject('/')
    expect(lines).toHaveLength(1)
  })

  it.each([coded('53100'), coded('ENOSPC'), coded('EDQUOT')])(
    'is told and logged as a full disk: $code',
    async (error) => {
      const { app, lines } = failing(() => error)
      const reply = await app.inject('/')
      expect(reply.statusCode).toBe(507)
      expect(reply.json<{ message: string }>().message).toMatch(/^No hay espacio en disco/)
      // level error, so that log monitoring alerts
      expect(lines.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([50])
    },
  )

  it('is not what a mistake of ours is: that keeps its reference, and comes into the log each time', async () => {
    const { app, lines } = failing(() => new TypeError('x is undefined'))
    for (let n = 0; n < 3; n += 1) {
      const reply = await app.inject('/')
      expect(reply.statusCode).toBe(500)
      expect(reply.json<{ message: string }>().message).toMatch(/referencia/)
    }
    expect(lines).toHaveLength(3)
  })
})

it('a call is answered within seconds where no database listens', async () => {
  const db = openDatabase(`postgres://nobody@127.0.0.1:${await freePort()}/none`)
  const app = Fastify()
  answerErrors(app)
  app.get('/', () => db.one(sql`select 1 as n`))
  app.post('/', () => db.tx((tx) => tx.one(sql`select 1 as n`)))
  const replies = await Promise.all([app.inject('/'), app.inject({ method: 'POST', url: '/' })])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503])
  await db.close()
})

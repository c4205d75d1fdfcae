import { createServer as createHttp } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSmtpMailer } from './adapters/mail/smtp.ts'
import { type Announcement, announce, mail } from './db/outbox.ts'
import { sql } from './db/connection/sql.ts'
import { type Couriers, deliverDue, openBreakers, openCouriers } from './delivery.ts'
import { startLoop } from './loop.ts'
import { type ApiWorld, startWorld } from './testing/stories/world.ts'

// a relay that accepts connections and stays silent, and an SMS provider that works
const held = new Set<Socket>()
const silent = createServer((socket) => {
  held.add(socket)
  socket.on('error', () => undefined)
})
const texts: string[] = []
const provider = createHttp((request, response) => {
  let body = ''
  request.on('data', (piece: Buffer) => (body += piece.toString()))
  request.on('end', () => {
    texts.push((JSON.parse(body) as { text: string }).text)
    response.end()
  })
})
const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port

let world: ApiWorld
beforeAll(async () => {
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done))
  world = await startWorld({
    env: {
      SMTP_URL: `smtp://127.0.0.1:${portOf(silent)}`,
      SMS_URL: `http://clave@127.0.0.1:${portOf(provider)}/envio`,
    },
  })
})
afterAll(async () => {
  for (const socket of held) socket.destroy()
  silent.close()
  provider.close()
  await world.close()
})

const put = (factKey: string, way: Pick<Announcement, 'channel' | 'to' | 'payload'>): Promise<boolean> =>
  announce(world.db, { factKey, ...way, at: world.clock.now(), newId: world.deps.newId })
const letter = (key: string): Promise<boolean> =>
  put(key, {
    channel: 'email',
    to: 'alguien@demo.test',
    payload: mail({ subject: key, paragraphs: ['Hola.'] }),
  })
const outbox = (): Promise<{ key: string; state: string; attempts: number; error: string | null }[]> =>
  world.db.rows(
    sql`select fact_key as key, state, attempts, last_error as error from outbox order by fact_key`,
  )

it('a mail relay that hangs holds up neither text messages nor printing', async () => {
  await world.db.run(sql`delete from outbox`)
  await letter('carta')
  await world.fileConcession()
  await put('texto', {
    channel: 'sms',
    to: '3001234567',
    payload: { subject: 'Código', title: 'Código', paragraphs: [], text: 'Su código es 1234' },
  })
  const loop = startLoop(world.deps)
  try {
    await expect.poll(() => texts, { timeout: 15_000 }).toContain('Su código es 1234')
    await expect
      .poll(() => world.db.rows(sql`select kind, state from jobs where kind = 'radicacion.pdf'`), {
        timeout: 60_000,
      })
      .toEqual([{ kind: 'radicacion.pdf', state: 'done' }])
    expect(held.size).toBeGreaterThan(0)
    expect((await outbox()).filter(({ key }) => key === 'carta')[0]?.state).not.toBe('sent')
  } finally {
    loop.leave()
    for (const socket of held) socket.destroy()
    await loop.stop()
  }
}, 120_000)

it('a relay that does not answer three times is left alone, which is shown, and everything leaves once when it does', async () => {
  await world.db.run(sql`delete from outbox`)
  const keys = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const key of keys) await letter(key)
  const asked: string[] = []
  const received: string[] = []
  const relay = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (piece: Buffer) => (text += piece.toString()))
      stream.on('end', () => {
        received.push(/^subject:\s*(\S+)/im.exec(text)?.[1] ?? '')
        done()
      })
    },
  })
  await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done))
  const real = await openCouriers(world.deps).delivery()
  const through = (port: number): Couriers => {
    const mailer = createSmtpMailer({
      url: `smtp://127.0.0.1:${port}`,
      tls: 'offered',
      from: { name: 'Corporación', address: 'portal@demo.test' },
      timeoutMs: 300,
    })
    const send: typeof mailer.send = (one) => {
      asked.push(one.subject)
      return mailer.send(one)
    }
    return { delivery: async () => ({ ...real, mailer: { ...mailer, send } }) }
  }
  const fail = (error: unknown): never => {
    throw error
  }
  const breakers = openBreakers()
  const round = (port: number): Promise<number> => deliverDue(world.deps, through(port), fail, { breakers })
  await round(portOf(silent))
  expect(asked).toEqual(['a', 'b', 'c'])
  const resting = expect.stringContaining('El servidor de correo no responde')
  expect((await outbox()).slice(3)).toEqual(
    ['d', 'e', 'f'].map((key) => ({ key, state: 'pending', attempts: 0, error: resting })),
  )
  const list = await world.call(
    'GET',
    '/api/v1/mensajes/dudosos',
    undefined,
    await world.tokenFor('cli-admin@demo.test'),
  )
  expect(list.body.rows).toHaveLength(6)
  expect(list.body.rows).toContainEqual(expect.objectContaining({ state: 'reintentando', error: resting }))
  // no try during the pause; a single probe after it
  world.clock.advance(30_000)
  await round(portOf(silent))
  expect(asked).toHaveLength(3)
  world.clock.advance(31_000)
  await round(portOf(silent))
  expect(asked).toHaveLength(4)
  for (let minutes = 0; minutes < 10; minutes += 1) {
    world.clock.advance(61_000)
    await round(portOf(relay.server))
  }
  expect(received.toSorted()).toEqual(keys)
  expect((await outbox()).map(({ state }) => state)).toEqual(keys.map(() => 'sent'))
  await new Promise<void>((done) => relay.close(() => done()))
})

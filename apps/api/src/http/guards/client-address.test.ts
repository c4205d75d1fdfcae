import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { addressGroup, readTrustProxy } from './client-address.ts'

describe('an address counts', () => {
  it.each([
    ['190.24.10.5', '190.24.10.5'],
    ['190.24.10.5:51234', '190.24.10.5'],
    ['::ffff:190.24.10.5', '190.24.10.5'],
    ['::FFFF:be18:a05', '190.24.10.5'],
    ['0:0:0:0:0:ffff:190.24.10.5', '190.24.10.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1%eth0', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::190.24.10.5', '64:ff9b:0:0::/64'],
    ['', 'desconocida'],
    ['<script>', 'desconocida'],
    ['190.24.10', 'desconocida'],
    ['190.24.10.5, 6.6.6.6', 'desconocida'],
    ['unknown', 'desconocida'],
    ['x'.repeat(5000), 'desconocida'],
    // a caller who hung up
    [undefined, 'desconocida'],
  ])('%s as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group)
  })

  it('alike anywhere in one /64, and apart in two of them, however they are written', () => {
    const word = fc.integer({ min: 0, max: 0xffff })
    const half = fc.tuple(word, word, word, word)
    fc.assert(
      fc.property(half, half, half, fc.boolean(), (network, one, other, shout) => {
        // ::ffff:0:0/96 is IPv4-mapped, covered by the rows above
        fc.pre(network.some((w) => w !== 0))
        const write = (words: readonly number[]): string => {
          const text = words.map((w) => w.toString(16)).join(':')
          return shout ? text.toUpperCase() : new URL(`http://[${text}]/`).hostname.slice(1, -1)
        }
        const group = addressGroup(write([...network, ...one]))
        expect(group).toBe(addressGroup(write([...network, ...other])))
        const beside = [...network.slice(0, 3), ((network[3] ?? 0) + 1) & 0xffff]
        expect(addressGroup(write([...beside, ...one]))).not.toBe(group)
      }),
    )
  })
})

describe('whom TRUST_PROXY believes', () => {
  const trusts = (setting: string, address: string, hop: number): boolean => {
    const trust = readTrustProxy(setting)
    return typeof trust === 'function' && trust(address, hop)
  }

  it('is not whoever hung up', () => {
    const trust = readTrustProxy('loopback')
    expect(typeof trust === 'function' && Reflect.apply(trust, null, [undefined, 0])).toBe(false)
  })

  it.each(['', '0', 'off'])('is nobody when it is "%s"', (setting) => {
    expect(readTrustProxy(setting)).toBe(false)
  })

  it.each([
    'on',
    'true',
    '1.5',
    '-1',
    '11',
    '3000',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::/0',
    'x',
    '10.0.0.0/8,,',
    '10.0.0.0/8/8',
  ])('stops the start when it is "%s"', (setting) => {
    expect(readTrustProxy(setting)).toBeUndefined()
  })

  it.each([
    ['1', '8.8.8.8', 0, true],
    ['1', '8.8.8.8', 1, false],
    ['2', '<script>', 1, true],
    ['10.0.0.0/8', '10.9.9.9', 7, true],
    ['10.0.0.0/8', '11.0.0.1', 0, false],
    ['10.0.0.0/8', '::ffff:10.0.0.9', 0, true],
    ['10.0.0.0/8', '<script>', 0, false],
    ['fd00::/8, loopback', 'fd12::1', 0, true],
    ['fd00::/8, loopback', '127.8.8.8', 0, true],
    ['private', '172.31.0.1', 0, true],
    ['private', '172.32.0.1', 0, false],
  ])('with "%s" of %s at hop %i: %s', (setting, address, hop, is) => {
    expect(trusts(setting, address, hop)).toBe(is)
  })
})

/** A standard proxy: it appends its peer's address and keeps the received ones. */
async function proxyTo(port: number, from: string): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const before = incoming.headers['x-forwarded-for']
    const seen = incoming.socket.remoteAddress ?? ''
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': before === undefined ? seen : `${String(before)}, ${seen}`,
    }
    const onward = request(
      { port, host: '127.0.0.1', localAddress: from, method: incoming.method, path: incoming.url, headers },
      (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(outgoing)
      },
    )
    incoming.pipe(onward)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return server
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

describe.each([
  ['2', 'the number of hops'],
  ['127.0.1.0/24', 'their network'],
])('behind two real proxies, told by %s (%s)', (setting) => {
  let world: ApiWorld
  const proxies: Server[] = []
  beforeAll(async () => {
    world = await startWorld({ env: { TRUST_PROXY: setting } })
    await world.app.listen({ port: 0, host: '127.0.0.1' })
    const balancer = await proxyTo(portOf(world.app.server), '127.0.1.2')
    proxies.push(balancer, await proxyTo(portOf(balancer), '127.0.1.1'))
  })
  afterAll(async () => {
    for (const proxy of proxies) {
      proxy.closeAllConnections()
      proxy.close()
    }
    await world.close()
  })

  const ask = (path: string, from: string, forged: string, body: unknown): Promise<number> =>
    new Promise((done, fail) => {
      const outer = proxies[1] as Server
      const call = request(
        {
          port: portOf(outer),
          host: '127.0.0.1',
          localAddress: from,
          method: 'POST',
          path,
          headers: { 'content-type': 'application/json', 'x-forwarded-for': forged },
        },
        (reply) => {
          reply.resume()
          reply.on('end', () => done(reply.statusCode ?? 0))
        },
      )
      call.on('error', fail)
      call.end(JSON.stringify(body))
    })

  it('a limit holds for who writes another X-Forwarded-For each time, and for nobody else', async () => {
    const tries: number[] = []
    for (let i = 0; i < 12; i++)
      tries.push(await ask('/api/v1/fallas', '127.0.0.50', `6.6.6.${i}, 127.0.1.${i}`, {}))
    expect(tries.slice(0, 10)).not.toContain(429)
    expect(tries.slice(10)).toEqual([429, 429])
    expect(await ask('/api/v1/fallas', '127.0.0.51', '127.0.0.50', {})).not.toBe(429)
  })

  it('the audit names who called, not whom they claim to be', async () => {
    await ask('/api/v1/authenticate', '127.0.0.52', '6.6.6.6, <script>alert(1)</script>', {
      username: 'nadie@correo.example',
      password: 'Equivocada1',
    })
    const lines = await world.db.rows<{ address: string }>(
      sql`select distinct address from audit_log where verb = 'sessions.logIn'`,
    )
    expect(lines).toEqual([{ address: '127.0.0.52' }])
  })
})

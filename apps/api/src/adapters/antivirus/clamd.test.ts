import { createServer, type AddressInfo, type Server } from 'node:net'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clamdMissing, EICAR, startClamd, type TestClamd } from '../../testing/servers/clamd.ts'
import { freePort } from '../../testing/servers/free-port.ts'
import { createClamdScanner, readClamavUrl } from './clamd.ts'

describe.skipIf(clamdMissing)(`a running clamd${clamdMissing ? ` (left out: ${clamdMissing})` : ''}`, () => {
  let clamd: TestClamd
  beforeAll(async () => {
    clamd = await startClamd()
  }, 30_000)
  afterAll(() => clamd?.stop())
  const scan = (...pieces: (string | Uint8Array)[]) =>
    createClamdScanner(readClamavUrl(`clamav://127.0.0.1:${clamd.port}`)).scan(
      Readable.from(pieces.map((piece) => Buffer.from(piece))),
    )

  it('finds nothing in a harmless file', async () => {
    expect(await scan('Concepto técnico')).toEqual({ verdict: 'clean' })
  })

  it('names what it finds, also across chunks and after other bytes', async () => {
    const infected = { verdict: 'infected', signature: 'Eicar-Test-Body.UNOFFICIAL' }
    expect(await scan(EICAR)).toEqual(infected)
    expect(await scan('%PDF-1.7\n'.repeat(100), EICAR.slice(0, 30), EICAR.slice(30), '\n%%EOF')).toEqual(
      infected,
    )
  })

  it('listens on a unix socket too', async () => {
    const scanner = createClamdScanner(readClamavUrl(clamd.socket))
    expect(await scanner.scan(Readable.from([Buffer.from(EICAR)]))).toMatchObject({ verdict: 'infected' })
  })

  it('does not call clean what it did not look at', async () => {
    expect(await scan(randomBytes(300_000))).toMatchObject({ verdict: 'unavailable' })
    expect(await scan(randomBytes(3_000_000))).toMatchObject({ verdict: 'unavailable' })
  })

  it('says so when the file itself cannot be read', async () => {
    const broken = new Readable({
      read() {
        this.destroy(new Error('disk failed'))
      },
    })
    const scanner = createClamdScanner({ host: '127.0.0.1', port: clamd.port })
    expect(await scanner.scan(broken)).toEqual({ verdict: 'unavailable', reason: 'disk failed' })
  })
})

describe('a clamd that does not do its part', () => {
  let server: Server | undefined
  afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())))
  async function against(answer: string | null): Promise<unknown> {
    server = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => (answer === null ? undefined : socket.end(answer)))
    })
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return createClamdScanner({ host: '127.0.0.1', port }, 150).scan(Readable.from([Buffer.from('x')]))
  }

  it.each([
    ['stream: OK\0', 'clean'],
    ['stream: Win.Test FOUND\0', 'infected'],
    ['', 'unavailable'],
    ['stream: OK', 'unavailable'],
    ['stream: OK ERROR\0', 'unavailable'],
    ['stream: NOT OK\0', 'unavailable'],
    ['UNKNOWN COMMAND\0', 'unavailable'],
    ['INSTREAM size limit exceeded. ERROR\0', 'unavailable'],
    ['x'.repeat(10_000), 'unavailable'],
    [null, 'unavailable'],
  ])('with the answer %j is %s', async (answer, verdict) => {
    expect(await against(answer)).toMatchObject({ verdict })
  })

  it('is unavailable when nobody listens', async () => {
    const scanner = createClamdScanner({ host: '127.0.0.1', port: await freePort() })
    expect(await scanner.scan(Readable.from([Buffer.from('x')]))).toMatchObject({ verdict: 'unavailable' })
    const nowhere = createClamdScanner({ path: '/nonexistent/clamd.ctl' })
    expect(await nowhere.scan(Readable.from([Buffer.from('x')]))).toMatchObject({ verdict: 'unavailable' })
  })
})

describe('the address of clamd', () => {
  it.each([
    ['tcp://antivirus:3310', { host: 'antivirus', port: 3310 }],
    ['tcp://10.0.0.7', { host: '10.0.0.7', port: 3310 }],
    ['tcp://antivirus:80/', { host: 'antivirus', port: 80 }],
    ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['clamav://antivirus:3311', { host: 'antivirus', port: 3311 }],
    ['clamav://antivirus', { host: 'antivirus', port: 3310 }],
    ['clamav://[::1]:3310', { host: '::1', port: 3310 }],
    ['clamav:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('%s is understood', (url, address) => {
    expect(readClamavUrl(url)).toEqual(address)
  })

  it.each([
    '',
    'http://antivirus',
    'antivirus:3310',
    'clamav://',
    'clamav://host/ruta',
    'unix://host',
    'tcp:///ruta',
    'tcp://a:b',
  ])('%j is refused', (url) => {
    expect(() => readClamavUrl(url)).toThrow(/^CLAMAV_URL: /)
  })
})

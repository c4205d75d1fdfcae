import { spawnSync } from 'node:child_process'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '../../testing/servers/free-port.ts'
import type { Mail } from './port.ts'
import { createSmtpMailer } from './smtp.ts'

const mail: Mail = {
  messageId: '019a0000-0000-7000-8000-000000000001@tramites.example.org',
  to: 'ciudadana@example.org',
  subject: 'Radicación de su solicitud – Peñón',
  text: 'Su solicitud quedó radicada.\n.\nFin',
  html: '<p>Su solicitud quedó radicada.</p>',
}
const from = { name: 'Corporación Autónoma', address: 'tramites@example.org' }
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** A relay on a real socket; `received` holds the accepted mails. */
async function relay(options: SMTPServerOptions = {}) {
  const received: { to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, raw: Buffer.concat(pieces).toString() })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise((resolve) => server.close(resolve)))
  return { received, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}

/** A scripted relay that misbehaves at the given point. */
async function rudeRelay(
  at: 'greeting' | 'rcpt' | 'data' | 'dot',
  act: (socket: Socket) => void,
): Promise<string> {
  const server: Server = createServer((socket) => {
    let inData = false
    let pending = ''
    socket.on('error', () => {})
    if (at === 'greeting') return act(socket)
    socket.write('220 rude\r\n')
    socket.on('data', (bytes) => {
      pending += bytes.toString('latin1')
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end)
        pending = pending.slice(end + 2)
        if (inData && line !== '.') continue
        if (at === 'rcpt' && line.startsWith('RCPT')) return act(socket)
        if (at === 'data' && line === 'DATA') return act(socket)
        if (at === 'dot' && line === '.') return act(socket)
        inData = line === 'DATA'
        socket.write(inData ? '354 go on\r\n' : '250 fine\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise((resolve) => server.close(() => resolve())))
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const refusal = (responseCode: number) => Object.assign(new Error('refused'), { responseCode })
const send = (url: string, timeoutMs = 2000, tls: 'required' | 'offered' = 'offered') =>
  createSmtpMailer({ url, tls, from, timeoutMs }).send(mail)

describe('a mail', () => {
  it('arrives with its own Message-ID, both parts, accents and lone dots', async () => {
    const { url, received } = await relay()
    expect(await send(url)).toEqual({ result: 'accepted' })
    expect(await send(url)).toEqual({ result: 'accepted' })
    expect(received).toHaveLength(2)
    const [{ to, raw }] = received as [(typeof received)[0]]
    expect(to).toEqual(['ciudadana@example.org'])
    for (const each of received) expect(each.raw).toContain(`Message-ID: <${mail.messageId}>`)
    expect(raw).toContain('To: ciudadana@example.org')
    expect(raw).toMatch(/From: =\?UTF-8\?.+<tramites@example\.org>/)
    expect(raw).toMatch(/Subject: =\?UTF-8\?/)
    expect(raw).toContain('Auto-Submitted: auto-generated')
    expect(raw).toContain('multipart/alternative')
    expect(raw).toContain('solicitud qued=C3=B3 radicada.')
    expect(raw).toMatch(/\r?\n\.\r?\nFin/)
  })

  it('goes to exactly one person, whatever the address pretends', async () => {
    const { url, received } = await relay()
    const mailer = createSmtpMailer({ url, tls: 'offered', from, timeoutMs: 2000 })
    for (const to of ['a@example.org, b@example.org', 'a@example.org\r\nBcc: b@example.org', ''])
      expect(await mailer.send({ ...mail, to })).toMatchObject({ result: 'permanent' })
    await mailer.send({ ...mail, subject: 'Hola\r\nBcc: b@example.org' })
    expect(received.flatMap(({ to }) => to)).toEqual(['ciudadana@example.org'])
    expect(received[0]!.raw).not.toMatch(/^Bcc:/m)
  })

  it('is tried again where the relay says not now', async () => {
    const busy = await relay({ onRcptTo: (_address, _session, done) => done(refusal(451)) })
    expect(await send(busy.url)).toMatchObject({ result: 'temporary' })
    const full = await relay({
      onData: (stream, _session, done) => void stream.resume().on('end', () => done(refusal(452))),
    })
    expect(await send(full.url)).toMatchObject({ result: 'temporary' })
  })

  it('is given up where the relay says never', async () => {
    const unknown = await relay({ onRcptTo: (_address, _session, done) => done(refusal(550)) })
    expect(await send(unknown.url)).toMatchObject({
      result: 'permanent',
      reason: expect.stringContaining('550'),
    })
    const refused = await relay({
      onData: (stream, _session, done) => void stream.resume().on('end', () => done(refusal(554))),
    })
    expect(await send(refused.url)).toMatchObject({ result: 'permanent' })
  })

  it('logs in with the user and password of the address', async () => {
    const seen: unknown[] = []
    const { url } = await relay({
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        seen.push([username, password])
        done(null, { user: username })
      },
    })
    expect(await send(url.replace('//', '//tramites%40example.org:cl%2Fave@'))).toEqual({
      result: 'accepted',
    })
    expect(seen).toEqual([['tramites@example.org', 'cl/ave']])
  })

  it('is not lost to a wrong password or to a relay that turns us away', async () => {
    const guarded = await relay({
      onAuth: (_auth, _session, done) => done(refusal(535)),
      allowInsecureAuth: true,
    })
    expect(await send(guarded.url.replace('//', '//usuario:mala@'))).toMatchObject({ result: 'temporary' })
    const closed = await rudeRelay('greeting', (socket) => socket.end('554 go away\r\n'))
    expect(await send(closed)).toMatchObject({ result: 'temporary' })
  })

  it('is tried again where nobody listens, or nobody answers', async () => {
    expect(await send(`smtp://127.0.0.1:${await freePort()}`)).toMatchObject({ result: 'temporary' })
    expect(await send(await rudeRelay('greeting', () => {}), 200)).toMatchObject({ result: 'temporary' })
  })

  it.each(['greeting', 'rcpt', 'data'] as const)(
    'is certainly not sent where the relay dies at the %s',
    async (at) => {
      expect(await send(await rudeRelay(at, (socket) => socket.destroy()))).toMatchObject({
        result: 'temporary',
      })
    },
  )

  it('may have been sent where the relay dies after the final dot', async () => {
    expect(await send(await rudeRelay('dot', (socket) => socket.destroy()))).toMatchObject({
      result: 'ambiguous',
    })
    expect(await send(await rudeRelay('dot', (socket) => socket.end('25')))).toMatchObject({
      result: 'ambiguous',
    })
    expect(await send(await rudeRelay('dot', () => {}), 300)).toMatchObject({ result: 'ambiguous' })
  })

  it('was refused, not ambiguous, where the relay says so before it closes', async () => {
    const url = await rudeRelay('dot', (socket) => socket.end('421 closing\r\n'))
    expect(await send(url)).toMatchObject({ result: 'temporary' })
  })
})

/** A certificate for a relay on this machine, and its key. */
function certificate(): { readonly key: string; readonly cert: string } | null {
  const made = spawnSync('openssl', [
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=relay'.split(' '),
    ...'-addext subjectAltName=IP:127.0.0.1 -keyout - -out -'.split(' '),
  ])
  const text = made.status === 0 ? made.stdout.toString() : ''
  const part = (name: string): string =>
    new RegExp(`-----BEGIN ${name}[^]*?END ${name}-----`).exec(text)?.[0] ?? ''
  return text === '' ? null : { key: part('PRIVATE KEY'), cert: part('CERTIFICATE') }
}
const own = certificate()

describe('a mail that must be encrypted', () => {
  /** Mails and logins that a relay received. */
  async function told(options: SMTPServerOptions, ask = '', scheme = 'smtp') {
    const logins: unknown[] = []
    const { url, received } = await relay({
      ...options,
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, done) => {
        logins.push(username)
        done(null, { user: username })
      },
    })
    const address = `${url.replace('smtp://', `${scheme}://usuario:clave@`)}/${ask}`
    return { outcome: await send(address, 2000, 'required'), mails: received.length, logins: logins.length }
  }
  const kept = { outcome: { result: 'temporary' }, mails: 0, logins: 0 }

  it.each(['', '?ignoreTLS=true', '?opportunisticTLS=true', '?requireTLS=false'])(
    'is kept from a relay that offers no TLS, and so is the password (%s)',
    async (ask) => {
      expect(await told({}, ask)).toMatchObject(kept)
    },
  )

  it.each(['', '?tls.rejectUnauthorized=false', '?secured=true', '?tls.checkServerIdentity=0'])(
    'is kept from a relay whose certificate nobody vouches for (%s)',
    async (ask) => {
      // a self-signed certificate, at STARTTLS and from the start
      expect(await told({ disabledCommands: [] }, ask)).toMatchObject(kept)
      expect(await told({ secure: true }, ask, 'smtps')).toMatchObject(kept)
    },
  )

  it.skipIf(own === null)('goes to a relay that proves who it is (needs openssl)', async () => {
    const before = getCACertificates('default')
    setDefaultCACertificates([...before, own?.cert ?? ''])
    try {
      const sent = { outcome: { result: 'accepted' }, mails: 1, logins: 1 }
      expect(await told({ ...own, disabledCommands: [] })).toEqual(sent)
      expect(await told({ ...own, secure: true }, '', 'smtps')).toEqual(sent)
    } finally {
      setDefaultCACertificates(before)
    }
  })
})

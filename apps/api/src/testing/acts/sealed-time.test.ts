import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { ContentInfo, SignedData } from 'pkijs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTypstRenderer } from '../../adapters/pdf/typst-renderer.ts'
import { createAuthoritySealer } from '../../adapters/signer/authority-sealer.ts'
import { SealError, type Sealer } from '../../adapters/signer/port.ts'
import { sealIn } from './seal-in.ts'
import { actJob } from './documents.ts'
import { has, run, scratch, signatureOf } from './pdf-tools.ts'

const NOW = new Date()
const files = scratch()
const request = { reason: 'Firma', location: 'Ibagué', name: 'Prueba', at: NOW, field: 'acto' }
let server: Server
let url: string
let answer: (query: Buffer) => { status: number; body: Buffer }
let pdf: Buffer

const EXTENSIONS = `
[req]
distinguished_name = dn
[dn]
[tsa]
extendedKeyUsage = critical,timeStamping
[tsa_config]
serial = SERIAL
crypto_device = builtin
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ess_cert_id_chain = no
ess_cert_id_alg = sha256
`

/** A real time stamp authority: openssl with a purpose-made certificate. */
function stampWithOpenssl(query: Buffer): Buffer {
  const path = (name: string): string => `${files.folder}/${name}`
  files.put('query.tsq', query)
  const said = run(
    'openssl',
    'ts',
    '-reply',
    '-config',
    path('tsa.cnf'),
    '-section',
    'tsa_config',
    '-queryfile',
    path('query.tsq'),
    '-inkey',
    path('tsa.key'),
    '-signer',
    path('tsa.pem'),
    '-out',
    path('reply.tsr'),
  )
  if (said.status !== 0) throw new Error(said.output)
  return readFileSync(path('reply.tsr'))
}

const sealerAt = (timestampUrl: string, folder = 'seal'): Sealer =>
  createAuthoritySealer({
    key: () => sealIn(`${files.folder}/${folder}`),
    clock: { now: () => NOW },
    timestampUrl,
  })

beforeAll(async () => {
  const renderer = createTypstRenderer()
  pdf = await renderer.render(actJob('CITACION'))
  await renderer.close()
  files.put('serial', '01\n')
  const config = files.put('tsa.cnf', EXTENSIONS.replace('SERIAL', `${files.folder}/serial`))
  if (has.openssl)
    run(
      'openssl',
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-config',
      config,
      '-extensions',
      'tsa',
      '-subj',
      '/CN=Sellado de prueba',
      '-days',
      '30',
      '-keyout',
      `${files.folder}/tsa.key`,
      '-out',
      `${files.folder}/tsa.pem`,
    )
  server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const { status, body } = answer(Buffer.concat(chunks))
      outgoing.writeHead(status, { 'content-type': 'application/timestamp-reply' }).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  files.remove()
})

const der = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer

describe('a seal with a time stamp', () => {
  it.skipIf(!has.openssl)(
    'carries the token of the authority over this very signature (needs openssl)',
    async () => {
      answer = (query) => ({ status: 200, body: stampWithOpenssl(query) })
      const sealed = await sealerAt(url).seal(pdf, request)
      const { cms } = signatureOf(sealed, 0)
      const [signer] = new SignedData({ schema: ContentInfo.fromBER(der(cms)).content }).signerInfos
      const [attribute] = signer?.unsignedAttrs?.attributes ?? []
      expect(attribute?.type).toBe('1.2.840.113549.1.9.16.2.14')
      const token = files.put(
        'token.der',
        Buffer.from((attribute as unknown as { values: { toBER(): ArrayBuffer }[] }).values[0]!.toBER()),
      )
      const signature = files.put('signature.bin', Buffer.from(signer?.signature.getValue() as ArrayBuffer))
      const verified = run(
        'openssl',
        'ts',
        '-verify',
        '-token_in',
        '-in',
        token,
        '-data',
        signature,
        '-CAfile',
        `${files.folder}/tsa.pem`,
      )
      expect(verified.output).toContain('Verification: OK')
      if (has.poppler)
        expect(run('pdfsig', '-nocert', files.put('t.pdf', sealed)).output).toContain('Signature is Valid.')
    },
  )

  it('is to be tried again when the authority fails, refuses, stamps something else or does not answer', async () => {
    const expectRetry = async (sealer: Sealer): Promise<void> => {
      const failure: unknown = await sealer.seal(pdf, request).catch((cause: unknown) => cause)
      expect(failure).toBeInstanceOf(SealError)
      expect((failure as SealError).retryable).toBe(true)
    }
    answer = () => ({ status: 503, body: Buffer.alloc(0) })
    await expectRetry(sealerAt(url))
    // PKIStatus rejection, encoded as in RFC 3161
    answer = () => ({ status: 200, body: Buffer.from('30053003020102', 'hex') })
    await expectRetry(sealerAt(url))
    answer = () => ({ status: 200, body: Buffer.from('no es un sello') })
    await expectRetry(sealerAt(url))
    await expectRetry(sealerAt('http://127.0.0.1:1/'))
    if (has.openssl) {
      let first: Buffer | undefined
      answer = (query) => ({ status: 200, body: (first ??= stampWithOpenssl(query)) })
      await sealerAt(url).seal(pdf, request)
      // the response to another request: same authority, different digest and nonce
      await expectRetry(sealerAt(url))
    }
  })
})

describe('a key of a certification entity', () => {
  it.skipIf(!has.openssl)('may be an elliptic one, put into the folder as PEM (needs openssl)', async () => {
    const folder = `${files.folder}/entity`
    run('mkdir', folder)
    run(
      'openssl',
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-subj',
      '/C=CO/CN=Entidad',
      '-days',
      '30',
      '-keyout',
      `${folder}/private-key.pem`,
      '-out',
      `${folder}/certificates.pem`,
    )
    const sealer = createAuthoritySealer({
      key: () => sealIn(folder),
      clock: { now: () => NOW },
      timestampUrl: null,
    })
    const { cms, covered } = signatureOf(await sealer.seal(pdf, request), 0)
    const verified = run(
      'openssl',
      'cms',
      '-verify',
      '-cades',
      '-binary',
      '-purpose',
      'any',
      '-inform',
      'DER',
      '-in',
      files.put('ec.der', cms),
      '-content',
      files.put('ec.bin', covered),
      '-CAfile',
      `${folder}/certificates.pem`,
      '-out',
      '/dev/null',
    )
    expect(verified.status, verified.output).toBe(0)
  })
})

import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGivenSeal } from './given-seal.ts'

const folder = mkdtempSync(join(tmpdir(), 'sello-'))
const at = (name: string): string => join(folder, name)
const openssl = (...args: string[]): void => {
  const run = spawnSync('openssl', args, { encoding: 'utf8' })
  if (run.status !== 0) throw new Error(run.stderr)
}
const hasOpenssl = spawnSync('openssl', ['version']).status === 0

/** A root, and under it the certificate of a key, as a certification entity issues them. */
function certify(kind: 'rsa' | 'ec'): void {
  const { privateKey } =
    kind === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  writeFileSync(at(`${kind}.key`), privateKey.export({ type: 'pkcs8', format: 'pem' }))
  openssl('req', '-new', '-key', at(`${kind}.key`), '-subj', '/CN=Sello', '-out', at(`${kind}.csr`))
  openssl(
    'x509',
    '-req',
    '-in',
    at(`${kind}.csr`),
    '-CA',
    at('root.pem'),
    '-CAkey',
    at('root.key'),
    '-days',
    '30',
    '-out',
    at(`${kind}.pem`),
  )
  writeFileSync(
    at(`${kind}.chain.pem`),
    readFileSync(at(`${kind}.pem`), 'utf8') + readFileSync(at('root.pem'), 'utf8'),
  )
}
const p12 = (name: string, ...more: string[]): string => {
  openssl(
    'pkcs12',
    '-export',
    '-inkey',
    at(`${name}.key`),
    '-in',
    at(`${name}.pem`),
    '-certfile',
    at('root.pem'),
    '-passout',
    'pass:contraseña',
    '-out',
    at(`${name}.p12`),
    ...more,
  )
  return at(`${name}.p12`)
}

describe.skipIf(!hasOpenssl)('a seal that the operator gives', () => {
  beforeAll(() => {
    openssl(
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-noenc',
      '-keyout',
      at('root.key'),
      '-out',
      at('root.pem'),
      '-days',
      '30',
      '-subj',
      '/CN=Raiz',
    )
    certify('rsa')
    certify('ec')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(['rsa', 'ec'] as const)(
    'of kind %s is the same from PEM files, PEM text and PKCS#12',
    async (kind) => {
      const key = at(`${kind}.key`)
      const chain = at(`${kind}.chain.pem`)
      const read = await Promise.all([
        openGivenSeal({ key, chain, password: null }),
        openGivenSeal({ key: readFileSync(key, 'utf8'), chain: readFileSync(chain, 'utf8'), password: null }),
        openGivenSeal({ key: p12(kind), chain: null, password: 'contraseña' }),
      ])
      expect(new Set(read.map(({ fingerprint }) => fingerprint)).size).toBe(1)
      for (const seal of read) {
        expect(seal).toMatchObject({ origin: 'given', keyType: kind === 'rsa' ? 'RSA' : 'EC' })
        expect(seal.chain.map((der) => der.length)).toEqual(read[0]?.chain.map((der) => der.length))
      }
      expect(read[0]?.chain).toHaveLength(2)
    },
  )

  it('is read from a PEM key that is encrypted', async () => {
    openssl(
      'pkcs8',
      '-topk8',
      '-in',
      at('rsa.key'),
      '-passout',
      'pass:contraseña',
      '-out',
      at('encrypted.key'),
    )
    const given = { key: at('encrypted.key'), chain: at('rsa.chain.pem') }
    expect(await openGivenSeal({ ...given, password: 'contraseña' })).toMatchObject({ keyType: 'RSA' })
    await expect(openGivenSeal({ ...given, password: null })).rejects.toThrow(/SEAL_PASSWORD/)
    await expect(openGivenSeal({ ...given, password: 'otra' })).rejects.toThrow(/SEAL_KEY/)
  })

  it.each([
    ['a key of another certificate', () => ({ key: at('rsa.key'), chain: at('ec.chain.pem') }), /otra clave/],
    ['no certificate at all', () => ({ key: at('rsa.key'), chain: null }), /SEAL_CHAIN/],
    ['a file that is not there', () => ({ key: at('nada.pem'), chain: null }), /SEAL_KEY no se puede leer/],
    ['something else', () => ({ key: at('rsa.csr.der'), chain: null }), /no es PEM ni PKCS#12/],
    ['PKCS#12 of another password', () => ({ key: at('ec.p12'), chain: null }), /SEAL_PASSWORD/],
    [
      'PKCS#12 as it was made long ago',
      () => ({ key: p12('rsa', '-legacy'), chain: null, password: 'contraseña' }),
      /openssl pkcs12 -legacy/,
    ],
  ])('is refused with a sentence where there is %s', async (_what, given, sentence) => {
    writeFileSync(at('rsa.csr.der'), Buffer.from([0x30, 0x03, 0x02, 0x01, 0x01]))
    await expect(openGivenSeal({ password: 'mala', ...given() })).rejects.toThrow(sentence)
  })
})

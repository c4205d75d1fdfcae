import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTypstRenderer } from '../../adapters/pdf/typst-renderer.ts'
import { createAuthoritySealer } from '../../adapters/signer/authority-sealer.ts'
import { openSealCommand } from '../../adapters/signer/seal-command.ts'
import { hasProgram } from '../servers/programs.ts'
import { actJob } from './documents.ts'
import { has, run, scratch, signatureOf } from './pdf-tools.ts'

/** The program in `deploy/` with a real PKCS#11 module, as `docs/operacion.md` describes. */

const MODULE = '/usr/lib/softhsm/libsofthsm2.so'
const SCRIPT = join(import.meta.dirname, '..', '..', '..', '..', '..', 'deploy', 'seal-pkcs11.sh')
const NOW = new Date('2026-05-27T20:15:00.000Z')
const files = scratch()
const at = (name: string): string => join(files.folder, name)
const request = { reason: 'Firma', location: 'Ibagué', name: 'Prueba', at: NOW, field: 'acto' }
const ready =
  has.openssl && has.poppler && existsSync(MODULE) && hasProgram('pkcs11-tool') && hasProgram('softhsm2-util')

const tool = (program: string, ...args: string[]): void => {
  const ran = spawnSync(program, args, { encoding: 'utf8', cwd: files.folder })
  if (ran.status !== 0) throw new Error(`${program} ${args[0]}: ${ran.stdout}${ran.stderr}`)
}
const token = (...args: string[]): void =>
  tool(
    'pkcs11-tool',
    '--module',
    MODULE,
    '--token-label',
    'ventanilla',
    '--login',
    '--pin',
    'env:SEAL_PIN',
    ...args,
  )

describe.skipIf(!ready)('a seal in a token', () => {
  let pdf: Buffer
  const kept = { ...process.env }
  beforeAll(async () => {
    writeFileSync(at('softhsm2.conf'), `directories.tokendir = ${files.folder}\nobjectstore.backend = file\n`)
    Object.assign(process.env, {
      SOFTHSM2_CONF: at('softhsm2.conf'),
      SEAL_MODULE: MODULE,
      SEAL_TOKEN: 'ventanilla',
      SEAL_PIN: '1234',
    })
    tool(
      'softhsm2-util',
      '--init-token',
      '--free',
      '--label',
      'ventanilla',
      '--so-pin',
      '5678',
      '--pin',
      '1234',
    )
    tool(
      'openssl',
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-noenc',
      '-keyout',
      'root.key',
      '-out',
      'root.pem',
      '-days',
      '30',
      '-subj',
      '/CN=Raiz',
    )
    tool(
      'openssl',
      'req',
      '-new',
      '-newkey',
      'rsa:2048',
      '-noenc',
      '-keyout',
      'none.key',
      '-out',
      'leaf.csr',
      '-subj',
      '/CN=Sello de prueba',
    )
    for (const [id, kind] of [
      ['01', 'rsa:2048'],
      ['02', 'EC:prime256v1'],
    ] as const) {
      token('--keypairgen', '--key-type', kind, '--id', id, '--label', `sello${id}`, '--usage-sign')
      token('--read-object', '--type', 'pubkey', '--id', id, '--output-file', `${id}.spki`)
      tool('openssl', 'pkey', '-pubin', '-inform', 'DER', '-in', `${id}.spki`, '-out', `${id}.pub`)
      // only the private key could sign a request, so the certificate takes the token's public key instead
      tool(
        'openssl',
        'x509',
        '-req',
        '-in',
        'leaf.csr',
        '-CA',
        'root.pem',
        '-CAkey',
        'root.key',
        '-CAcreateserial',
        '-days',
        '20',
        '-force_pubkey',
        `${id}.pub`,
        '-out',
        `${id}.pem`,
      )
      writeFileSync(
        at(`${id}.chain.pem`),
        readFileSync(at(`${id}.pem`), 'utf8') + readFileSync(at('root.pem'), 'utf8'),
      )
    }
    const renderer = createTypstRenderer()
    pdf = await renderer.render(actJob('CITACION'))
    await renderer.close()
  }, 120_000)
  afterAll(() => {
    process.env = kept
    files.remove()
  })

  it.each([
    ['01', 'RSA'],
    ['02', 'EC'],
  ])('%s, %s, seals a document that others find valid', async (id, kind) => {
    process.env['SEAL_KEY_ID'] = id
    const key = await openSealCommand({ command: [SCRIPT], chain: at(`${id}.chain.pem`) })
    expect(key.keyType).toBe(kind)
    const sealer = createAuthoritySealer({
      key: () => Promise.resolve(key),
      clock: { now: () => new Date() },
      timestampUrl: null,
    })
    const sealed = await sealer.seal(pdf, { ...request, at: new Date() })
    expect(run('pdfsig', '-nocert', files.put(`${id}.pdf`, sealed)).output).toContain('Signature is Valid.')
    const { cms, covered } = signatureOf(sealed, 0)
    const said = run(
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
      files.put(`${id}.der`, cms),
      '-content',
      files.put(`${id}.bin`, covered),
      '-CAfile',
      at('root.pem'),
      '-out',
      '/dev/null',
    )
    expect(said.status, said.output).toBe(0)
  })

  it('is not asked again with a wrong PIN, which would lock it', async () => {
    process.env['SEAL_KEY_ID'] = '01'
    process.env['SEAL_PIN'] = '9999'
    const key = await openSealCommand({ command: [SCRIPT], chain: at('01.chain.pem') })
    await expect(key.sign(Buffer.from('x'))).rejects.toMatchObject({ name: 'SealLocked', message: /CKR_PIN/ })
    process.env['SEAL_PIN'] = '1234'
    await expect(key.sign(Buffer.from('x'))).rejects.toMatchObject({ message: /PIN/ })
  })
})

import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSealCommand } from '../../adapters/signer/seal-command.ts'
import { hasProgram } from '../programs.ts'
import { has, scratch } from './pdf-tools.ts'

/** What `docs/operacion.md` says of a seal behind a program, word for word. */

const ROOT = join(import.meta.dirname, '..', '..', '..', '..', '..')
const PAGE = readFileSync(join(ROOT, 'docs', 'operacion.md'), 'utf8')
const block = (name: string): string => {
  const found = new RegExp(`^\`\`\`sh ${name}\n([^]*?)^\`\`\``, 'm').exec(PAGE)?.[1]
  if (found === undefined) throw new Error(`The page has no block ${name}`)
  return found
}
const MODULE = '/usr/lib/softhsm/libsofthsm2.so'
const files = scratch()
const at = (name: string): string => join(files.folder, name)
const kept = { ...process.env }
beforeAll(() => void Object.assign(process.env, { LC_ALL: 'C' }))
afterAll(() => {
  process.env = kept
  files.remove()
})

function sh(script: string): void {
  const ran = spawnSync('sh', ['-eu', '-c', script], { encoding: 'utf8', cwd: files.folder })
  if (ran.status !== 0) throw new Error(`${ran.stdout}${ran.stderr}`)
}
/** A certificate over a public key that nobody here has the private part of: what the certification entity answers. */
const certify = (publicKey: string, name: string): void =>
  sh(`openssl req -x509 -newkey rsa:2048 -noenc -keyout root.key -out root.pem -days 30 -subj /CN=Raiz 2>/dev/null
    openssl req -new -newkey rsa:2048 -noenc -keyout none.key -out leaf.csr -subj '/CN=Sello de prueba' 2>/dev/null
    openssl x509 -req -in leaf.csr -CA root.pem -CAkey root.key -CAcreateserial -days 20 -force_pubkey ${publicKey} -out leaf.pem 2>/dev/null
    cat leaf.pem root.pem > ${name}`)

describe.skipIf(
  !has.openssl || !existsSync(MODULE) || !hasProgram('pkcs11-tool') || !hasProgram('softhsm2-util'),
)('a token (needs softhsm2 and opensc)', () => {
  it('gets its key by the lines of the page, and seals by the program of the page', async () => {
    mkdirSync(at('tokens'))
    writeFileSync(at('softhsm2.conf'), `directories.tokendir = ${at('tokens')}\nobjectstore.backend = file\n`)
    Object.assign(process.env, { SOFTHSM2_CONF: at('softhsm2.conf'), SEAL_PIN: '1234' })
    sh('softhsm2-util --init-token --free --label ventanilla --so-pin 5678 --pin 1234')
    sh(block('token'))
    certify('sello.pub.pem', 'token.pem')
    for (const [, name = '', value = ''] of block('token').matchAll(/(SEAL_\w+)=(\S+)/g))
      process.env[name] = value
    expect(PAGE).toContain('`SEAL_COMMAND=deploy/seal-pkcs11.sh`')
    const key = await openSealCommand({
      command: [join(ROOT, 'deploy', 'seal-pkcs11.sh')],
      chain: at('token.pem'),
    })
    // it is verified against the certificate before it is given
    expect((await key.sign(Buffer.from('un acto'))).length).toBe(384)
  }, 120_000)
})

describe.skipIf(!has.openssl)('a key service', () => {
  it.each([
    ['RSA', 'genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048', 'RSASSA_PKCS1_V1_5_SHA_256'],
    ['EC', 'genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256', 'ECDSA_SHA_256'],
  ])('%s seals by the script of the page', async (kind, make, algorithm) => {
    sh(`openssl ${make} -out service.key && openssl pkey -in service.key -pubout -out service.pub`)
    certify('service.pub', `${kind}.pem`)
    writeFileSync(at('seal-kms.sh'), block('kms'))
    // stands for the service's client: takes what the real one takes, signs a digest, answers base64 and a line end
    mkdirSync(at('bin'), { recursive: true })
    writeFileSync(
      at('bin/aws'),
      `#!/bin/sh
set -eu
[ "$*" = "kms sign --key-id alias/sello --message $6 --message-type DIGEST --signing-algorithm ${algorithm} --query Signature --output text" ]
openssl pkeyutl -sign -inkey ${at('service.key')} -pkeyopt digest:sha256 -in "\${6#fileb://}" | base64 -w 0
echo
`,
    )
    for (const name of ['seal-kms.sh', 'bin/aws']) chmodSync(at(name), 0o755)
    process.env['PATH'] = `${at('bin')}:${kept['PATH']}`
    process.env['SEAL_KMS_KEY'] = 'alias/sello'
    const key = await openSealCommand({ command: [at('seal-kms.sh')], chain: at(`${kind}.pem`) })
    expect(key.keyType).toBe(kind)
    expect((await key.sign(Buffer.from('un acto'))).length).toBeGreaterThan(60)
  })
})

import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTypstRenderer } from '../../adapters/pdf/typst-renderer.ts'
import type { AuthorityKey } from '../../adapters/signer/authority-key.ts'
import { createAuthoritySealer } from '../../adapters/signer/authority-sealer.ts'
import { openGivenSeal } from '../../adapters/signer/given-seal.ts'
import { openSealCommand } from '../../adapters/signer/seal-command.ts'
import { hasProgram } from '../servers/programs.ts'
import { actJob } from './documents.ts'
import { has, run, scratch, signatureOf } from './pdf-tools.ts'

/** The instructions of `docs/operacion.md` for a seal behind a program, run verbatim. */

const ROOT = join(import.meta.dirname, '..', '..', '..', '..', '..')
const PAGE = readFileSync(join(ROOT, 'docs', 'operacion.md'), 'utf8')
const block = (name: string): string => {
  const found = new RegExp(`^\`\`\`sh ${name}\n([^]*?)^\`\`\``, 'm').exec(PAGE)?.[1]
  if (found === undefined) throw new Error(`The page has no block ${name}`)
  return found
}
const MODULE = '/usr/lib/softhsm/libsofthsm2.so'
/** Debian: libengine-pkcs11-openssl; without it the token's request is skipped */
const hasEngine = has.openssl && run('openssl', 'engine', 'pkcs11').status === 0
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
/** A certification entity with a root and an intermediate authority that issues whatever a request asks for. */
const issue = (): void =>
  sh(`openssl req -x509 -newkey rsa:2048 -noenc -keyout raiz.key -out raiz.pem -days 30 -subj /CN=Raiz 2>/dev/null
    openssl req -new -newkey rsa:2048 -noenc -keyout intermedia.key -out intermedia.csr -subj /CN=Intermedia 2>/dev/null
    echo 'basicConstraints=critical,CA:TRUE' > ca.ext
    openssl x509 -req -in intermedia.csr -CA raiz.pem -CAkey raiz.key -CAcreateserial -days 25 -extfile ca.ext -out intermedia.pem 2>/dev/null
    openssl x509 -req -in sello.csr -CA intermedia.pem -CAkey intermedia.key -CAcreateserial -days 20 -copy_extensions copy -out sello.pem 2>/dev/null`)

/** Checks an act sealed with this key by `pdfsig` and OpenSSL against the root alone. */
async function sealedAct(key: AuthorityKey): Promise<void> {
  const renderer = createTypstRenderer()
  const pdf = await renderer.render(actJob('CITACION')).finally(() => renderer.close())
  const sealer = createAuthoritySealer({
    key: () => Promise.resolve(key),
    clock: { now: () => new Date() },
    timestampUrl: null,
  })
  const sealed = await sealer.seal(pdf, {
    reason: 'Firma',
    location: 'Ibagué',
    name: 'Prueba',
    at: new Date(),
    field: 'acto',
  })
  const found = run('pdfsig', '-nocert', files.put('acto.pdf', sealed)).output
  expect(found).toContain('Signature is Valid.')
  expect(found).toContain('Signer Certificate Common Name: Corporación Ambiental del Combeima')
  const { cms, covered } = signatureOf(sealed, 0)
  sh(`openssl cms -verify -cades -binary -purpose any -inform DER -in ${files.put('acto.der', cms)} \
    -content ${files.put('acto.bin', covered)} -CAfile raiz.pem -out /dev/null`)
}

/** A certificate over a public key whose private key is not here, as the certification entity returns it. */
const certify = (publicKey: string, name: string): void =>
  sh(`openssl req -x509 -newkey rsa:2048 -noenc -keyout root.key -out root.pem -days 30 -subj /CN=Raiz 2>/dev/null
    openssl req -new -newkey rsa:2048 -noenc -keyout none.key -out leaf.csr -subj '/CN=Sello de prueba' 2>/dev/null
    openssl x509 -req -in leaf.csr -CA root.pem -CAkey root.key -CAcreateserial -days 20 -force_pubkey ${publicKey} -out leaf.pem 2>/dev/null
    cat leaf.pem root.pem > ${name}`)

describe.skipIf(!has.openssl || !has.poppler)('a key in a file (needs openssl and poppler-utils)', () => {
  it('is requested, issued and seals by the lines of the page', async () => {
    const password = 'una contraseña'
    process.env['SEAL_PASSWORD'] = password
    sh(block('subject'))
    sh(block('request'))
    issue()
    sh(block('chain'))
    expect(PAGE).toContain('`SEAL_KEY=…/sello.key`, `SEAL_CHAIN=…/cadena.pem` and `SEAL_PASSWORD`')
    const key = await openGivenSeal({ key: at('sello.key'), chain: at('cadena.pem'), password })
    await sealedAct(key)
    // the documented check detects a certificate for another key
    sh(
      'openssl req -new -newkey rsa:2048 -noenc -keyout none.key -out sello.csr -config sello.cnf 2>/dev/null',
    )
    expect(() => sh(block('chain'))).toThrow(/differ/)
  }, 120_000)
})

describe.skipIf(
  !has.openssl || !existsSync(MODULE) || !hasProgram('pkcs11-tool') || !hasProgram('softhsm2-util'),
)('a token (needs softhsm2 and opensc)', () => {
  it('gets its key by the lines of the page, and seals by the program of the page', async () => {
    mkdirSync(at('tokens'))
    writeFileSync(at('softhsm2.conf'), `directories.tokendir = ${at('tokens')}\nobjectstore.backend = file\n`)
    Object.assign(process.env, { SOFTHSM2_CONF: at('softhsm2.conf'), SEAL_PIN: '1234' })
    sh('softhsm2-util --init-token --free --label ventanilla --so-pin 5678 --pin 1234')
    sh(block('token'))
    for (const [, name = '', value = ''] of block('token').matchAll(/(SEAL_\w+)=(\S+)/g))
      process.env[name] = value
    if (hasEngine) {
      sh(block('subject'))
      sh(block('token-request'))
      issue()
      sh(block('chain'))
    } else certify('sello.pub.pem', 'cadena.pem')
    expect(PAGE).toContain('`SEAL_COMMAND=deploy/seal-pkcs11.sh`')
    const key = await openSealCommand({
      command: [join(ROOT, 'deploy', 'seal-pkcs11.sh')],
      chain: at('cadena.pem'),
    })
    // the key verifies the signature against the certificate before returning it
    expect((await key.sign(Buffer.from('un acto'))).length).toBe(384)
    if (hasEngine && has.poppler) await sealedAct(key)
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
    // a stub of the service's client: takes the same arguments, signs a digest, prints base64 with a line end
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

import { createPrivateKey, generateKeyPairSync, sign, verify, X509Certificate } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSeal } from './make-seal.ts'
import { oneTry } from './one-try.ts'
import { ecdsaDer, openSealCommand } from './seal-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'sello-'))
const seal = join(folder, 'seal')
/** A program as an operator writes one: a few lines of shell. */
function program(name: string, text: string): readonly string[] {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\nset -eu\n${text}\n`)
  chmodSync(path, 0o700)
  return [path]
}
const SIGN = `openssl pkeyutl -sign -inkey ${seal}/private-key.pem -pkeyopt digest:sha256 -pkeyopt rsa_padding_mode:pkcs1`
const open = (command: readonly string[], timeoutMs?: number) =>
  openSealCommand({
    command,
    chain: join(seal, 'certificates.pem'),
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
const BYTES = Buffer.from('lo que se firma')

beforeAll(() => makeSeal(seal, { name: 'Corporación', shortName: 'Corpo' }, new Date()))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a seal behind a program', () => {
  it('gets the SHA-256 of what is signed and gives the signature', async () => {
    const key = await open(program('sound', SIGN))
    const own = new X509Certificate(readFileSync(join(seal, 'certificates.pem')))
    expect(verify('sha256', BYTES, own.publicKey, await key.sign(BYTES))).toBe(true)
    expect(key).toMatchObject({ origin: 'command', keyType: 'RSA' })
  })

  it.each([
    ['nothing', 'cat > /dev/null'],
    ['words', 'cat > /dev/null; echo Using signature algorithm RSA'],
    ['a signature of another digest', `cat > /dev/null; head -c 32 /dev/zero | ${SIGN}`],
  ])('puts into no document what the program gives instead of it: %s', async (name, text) => {
    const key = await open(program(`bad-${name.length}`, text))
    await expect(key.sign(BYTES)).rejects.toMatchObject({ retryable: true, message: /no es de la clave/ })
  })

  it('is asked again after a fault of the program, and says what it said', async () => {
    const key = await open(
      program('away', 'echo "error: CKR_TOKEN_NOT_PRESENT" >&2; echo Aborting. >&2; exit 1'),
    )
    for (const _try of [1, 2])
      await expect(key.sign(BYTES)).rejects.toMatchObject({
        retryable: true,
        message: /CKR_TOKEN_NOT_PRESENT/,
      })
  })

  it('is not asked again once the program said that this does harm: a wrong PIN locks a token', async () => {
    const key = await open(program('pin', `echo x >> ${folder}/tries; echo CKR_PIN_INCORRECT >&2; exit 77`))
    // documents wait: nothing is wrong with them
    await expect(key.sign(BYTES)).rejects.toMatchObject({ retryable: true, message: /CKR_PIN_INCORRECT/ })
    await expect(key.sign(BYTES)).rejects.toMatchObject({ retryable: true, message: /PIN/ })
    expect(readFileSync(`${folder}/tries`, 'utf8')).toBe('x\n')
  })

  it('is asked once where two ask at once, or its certificates are read again', async () => {
    const command = program(
      'pin-twice',
      `echo x >> ${folder}/tries-twice; echo CKR_PIN_INCORRECT >&2; exit 77`,
    )
    const tries = oneTry()
    const read = () => openSealCommand({ command, chain: join(seal, 'certificates.pem'), tries })
    const [key, same] = [await read(), await read()]
    const asked = await Promise.allSettled([key, key, same].map((one) => one.sign(BYTES)))
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    await expect((await read()).sign(BYTES)).rejects.toMatchObject({ message: /PIN/ })
    expect(readFileSync(`${folder}/tries-twice`, 'utf8')).toBe('x\n')
  })

  it('has a deadline, and what the program started ends with it', async () => {
    const key = await open(program('slow', `sh -c 'sleep 2; echo late > ${folder}/late' & wait`), 300)
    await expect(key.sign(BYTES)).rejects.toMatchObject({ retryable: true, message: /a tiempo/ })
    const gone = await open(['/no/hay/tal/programa'])
    await expect(gone.sign(BYTES)).rejects.toMatchObject({ retryable: true, message: /no se pudo ejecutar/ })
  })
})

describe('a signature of a token', () => {
  it.each(['P-256', 'P-384', 'P-521'])(
    'on %s is what CMS wants, whether it comes as r and s or as DER',
    (namedCurve) => {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve })
      for (let n = 0; n < 200; n += 1) {
        const raw = sign('sha256', BYTES, { key: privateKey, dsaEncoding: 'ieee-p1363' })
        expect(verify('sha256', BYTES, publicKey, ecdsaDer(raw, publicKey))).toBe(true)
        const der = sign(
          'sha256',
          BYTES,
          createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' })),
        )
        expect(ecdsaDer(der, publicKey)).toBe(der)
      }
    },
  )
})

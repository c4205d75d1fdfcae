import { spawnSync } from 'node:child_process'
import { createPrivateKey, type KeyObject } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeSeal } from '../../apps/api/src/adapters/signer/make-seal.ts'
import { openSealFolder } from '../../apps/api/src/adapters/signer/seal-folder.ts'
import { hasProgram } from '../../apps/api/src/testing/servers/programs.ts'
import type { BackupSettings } from './backup-settings.ts'
import { NOT_COPIED } from './make-backup.ts'
import { keepSeal, placeSeal, readKeptSeal } from './seal-of-backup.ts'

const PASSWORD = 'una contraseña bien larga'
const NO_SEAL = { key: null, chain: null, password: null, command: null, selfMade: false }
let base: string
let copy: string
/** folder of a seal made once: its two keys take longer than most of these tests */
let made: string
const place = (name: string, backupKey: string | null): BackupSettings => ({
  databaseUrl: null,
  dataDir: join(base, name),
  seal: NO_SEAL,
  backupKey,
})
const keyIn = (name: string): Promise<string> => readFile(join(base, name, 'seal', 'private-key.pem'), 'utf8')

const pkcs8 = (key: KeyObject, passphrase?: string): string =>
  key
    .export({
      type: 'pkcs8',
      format: 'pem',
      ...(passphrase !== undefined && { cipher: 'aes-256-cbc', passphrase }),
    })
    .toString()
/** Path of a PKCS#12 file with key and chain. */
function pkcs12(key: KeyObject, chain: string): string {
  const [source, path] = [join(base, 'source.pem'), join(base, 'sello.p12')]
  writeFileSync(source, pkcs8(key) + chain)
  const made = spawnSync('openssl', [
    'pkcs12',
    '-export',
    '-in',
    source,
    '-out',
    path,
    '-passout',
    'pass:otra clave',
  ])
  if (made.status !== 0) throw new Error(String(made.stderr))
  return path
}

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'ventanilla-backup-'))
  await makeSeal(join(made, 'seal'), { name: 'Corporación', shortName: 'Corpo' }, new Date())
})
afterAll(() => rm(made, { recursive: true, force: true }))
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'ventanilla-backup-'))
  copy = join(base, 'copy')
  await mkdir(copy)
  await cp(join(made, 'seal'), join(base, 'one', 'seal'), { recursive: true })
})
afterEach(() => rm(base, { recursive: true, force: true }))

describe('the seal in a backup', () => {
  it('comes back only with the password that it went in with, and stands nowhere in the clear', async () => {
    // left out of the file-by-file copy
    expect(NOT_COPIED.test('seal')).toBe(true)
    const key = await keyIn('one')
    await keepSeal(place('one', PASSWORD), copy)
    const [file = ''] = await readdir(copy)
    expect(await readFile(join(copy, file), 'utf8')).not.toContain(key.split('\n')[3])
    expect((await stat(join(copy, file))).mode & 0o777).toBe(0o600)
    await expect(readKeptSeal(place('two', null), copy)).rejects.toThrow(/defina BACKUP_KEY/)
    await expect(readKeptSeal(place('two', 'otra contraseña larga'), copy)).rejects.toThrow(
      /no es la contraseña/,
    )
    const seal = await readKeptSeal(place('two', PASSWORD), copy)
    if (seal === null) throw new Error('The copy has no seal')
    await placeSeal(place('two', PASSWORD), seal)
    expect(await keyIn('two')).toBe(key)
    expect((await stat(join(base, 'two', 'seal', 'private-key.pem'))).mode & 0o777).toBe(0o600)
  })

  it('is not there without a password, nor where its key cannot leave its place, which is said', async () => {
    expect((await keepSeal(place('one', null), copy)).join(' ')).toMatch(/la clave del sello NO entra/)
    const token = { ...place('one', PASSWORD), seal: { ...NO_SEAL, command: ['firmar'] } }
    expect((await keepSeal(token, copy)).join(' ')).toMatch(/SEAL_COMMAND/)
    expect(await readdir(copy)).toEqual([])
    expect(await readKeptSeal(place('two', null), copy)).toBeNull()
  })

  it.each([
    ['PEM', (key: KeyObject, chain: string) => ({ key: pkcs8(key), chain, password: null })],
    [
      'encrypted PEM, its certificates beside it',
      (key: KeyObject, chain: string) => ({
        key: pkcs8(key, 'otra clave') + chain,
        chain: null,
        password: 'otra clave',
      }),
    ],
    [
      'PKCS#12',
      (key: KeyObject, chain: string) => ({ key: pkcs12(key, chain), chain: null, password: 'otra clave' }),
    ],
  ])('given as %s is kept with its chain, and comes back', async (kind, given) => {
    if (kind === 'PKCS#12' && !hasProgram('openssl')) return
    const key = createPrivateKey(await keyIn('one'))
    const chain = await readFile(join(base, 'one', 'seal', 'certificates.pem'), 'utf8')
    const from = { ...place('given', PASSWORD), seal: { ...NO_SEAL, ...given(key, chain) } }
    expect((await keepSeal(from, copy)).join(' ')).toMatch(/entra cifrada/)
    const [file = ''] = await readdir(copy)
    expect(await readFile(join(copy, file), 'utf8')).not.toContain(pkcs8(key).split('\n')[3])
    const seal = await readKeptSeal(place('two', PASSWORD), copy)
    if (seal === null) throw new Error('The copy has no seal')
    expect(createPrivateKey(seal.key).equals(key)).toBe(true)
    expect(seal.chain).toBe(chain)
    await placeSeal(place('two', PASSWORD), seal)
    expect((await openSealFolder(join(base, 'two', 'seal')))?.chain).toHaveLength(2)
  })

  it('is left where it is by a portal whose settings name the authority’s seal', async () => {
    await keepSeal(place('one', PASSWORD), copy)
    const given = { ...place('two', null), seal: { ...NO_SEAL, key: '/run/secrets/sello.p12' } }
    expect(await readKeptSeal(given, copy)).toBeNull()
  })
})

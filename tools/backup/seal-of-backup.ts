import { createCipheriv, createDecipheriv, createPrivateKey, randomBytes, scryptSync } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toPem } from '../../apps/api/src/adapters/signer/authority-key.ts'
import { readGivenSeal } from '../../apps/api/src/adapters/signer/given-seal.ts'
import { CHAIN_FILE, KEY_FILE } from '../../apps/api/src/adapters/signer/seal-folder.ts'
import type { BackupSettings } from './backup-settings.ts'
import { BackupError } from './manifest.ts'

/** Private key and chain of the authority's seal, in PEM. */
interface KeptSeal {
  readonly key: string
  readonly chain: string
}

interface Sealed {
  readonly salt: string
  readonly iv: string
  readonly tag: string
  readonly data: string
}

const NAME = 'sello.cifrado.json'
/** scrypt (RFC 7914): about a third of a second and 128 MB for each guess at the password. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 } as const

/** The configured seal; null where its key cannot be exported (SEAL_COMMAND), or no seal exists yet. */
async function ownSeal({ seal, dataDir }: BackupSettings): Promise<KeptSeal | null> {
  if (seal.command !== null) return null
  if (seal.key !== null) {
    const { key, chain } = await readGivenSeal({ ...seal, key: seal.key })
    return {
      key: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
      chain: chain.map((der) => toPem('CERTIFICATE', der)).join(''),
    }
  }
  const folder = join(dataDir, 'seal')
  const read = (name: string): Promise<string | null> =>
    readFile(join(folder, name), 'utf8').catch(() => null)
  const [key, chain] = [await read(KEY_FILE), await read(CHAIN_FILE)]
  return key === null || chain === null ? null : { key, chain }
}

/**
 * Adds the seal's key to a backup, encrypted (AES-256-GCM under scrypt of BACKUP_KEY). Returns notices for the
 * operator.
 */
export async function keepSeal(settings: BackupSettings, target: string): Promise<readonly string[]> {
  const seal = await ownSeal(settings)
  if (seal === null)
    return settings.seal.command === null
      ? []
      : ['la clave del sello está detrás de SEAL_COMMAND y no entra en la copia']
  if (settings.backupKey === null)
    return [
      'AVISO: la clave del sello NO entra en la copia. Defina BACKUP_KEY, o guárdela usted: sin ella, lo restaurado no puede sellar',
    ]
  const salt = randomBytes(16)
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', scryptSync(settings.backupKey, salt, 32, COST), iv)
  const data = Buffer.concat([cipher.update(JSON.stringify(seal), 'utf8'), cipher.final()])
  const sealed: Sealed = {
    salt: salt.toString('base64'),
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    data: data.toString('base64'),
  }
  await writeFile(join(target, NAME), `${JSON.stringify(sealed, null, 1)}\n`, { mode: 0o600 })
  return ['la clave del sello entra cifrada con BACKUP_KEY: guarde esa contraseña aparte']
}

/**
 * The seal of a backup, decrypted; null where it has none, or where the settings configure the authority's
 * seal. Throws `BackupError` before anything is moved.
 */
export async function readKeptSeal(settings: BackupSettings, source: string): Promise<KeptSeal | null> {
  const text = await readFile(join(source, NAME), 'utf8').catch(() => null)
  if (text === null || settings.seal.key !== null || settings.seal.command !== null) return null
  if (settings.backupKey === null)
    throw new BackupError(
      'La copia tiene la clave del sello cifrada: defina BACKUP_KEY con la contraseña con la que se hizo, o SEAL_KEY con el sello de la autoridad.',
    )
  const sealed = JSON.parse(text) as Sealed
  const bytes = (part: keyof Sealed): Buffer => Buffer.from(sealed[part], 'base64')
  try {
    const secret = scryptSync(settings.backupKey, bytes('salt'), 32, COST)
    const decipher = createDecipheriv('aes-256-gcm', secret, bytes('iv'))
    decipher.setAuthTag(bytes('tag'))
    const seal = JSON.parse(
      Buffer.concat([decipher.update(bytes('data')), decipher.final()]).toString('utf8'),
    ) as KeptSeal
    createPrivateKey(seal.key)
    return seal
  } catch {
    throw new BackupError(
      'BACKUP_KEY no es la contraseña con la que se cifró la clave del sello de esta copia.',
    )
  }
}

/** Stores a seal where a process without SEAL_KEY reads it. Returns a notice for the operator. */
export async function placeSeal({ dataDir }: BackupSettings, seal: KeptSeal): Promise<string> {
  const folder = join(dataDir, 'seal')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, KEY_FILE), seal.key, { mode: 0o600 })
  await writeFile(join(folder, CHAIN_FILE), seal.chain, { mode: 0o600 })
  return `la clave del sello quedó en «${folder}»`
}

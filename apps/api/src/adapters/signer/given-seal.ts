import { codeOf, messageOf } from '@ventanilla/domain/kernel/thrown'
import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type AuthorityKey, certificatesIn, keyInMemory, refused } from './authority-key.ts'

export interface GivenSeal {
  /** PEM text, or the path of a PEM or PKCS#12 file */
  readonly key: string
  /** PEM text, or the path of a PEM file; null: the certificates are stored with the key */
  readonly chain: string | null
  readonly password: string | null
}

/** The operator's seal: PEM or PKCS#12, from a secret. Throws a sentence that names the setting. */
export async function openGivenSeal(given: GivenSeal): Promise<AuthorityKey> {
  const { key, chain } = await readGivenSeal(given)
  return keyInMemory('given', key, chain)
}

/** Private key and chain (DER) as given. */
export async function readGivenSeal({
  key,
  chain,
  password,
}: GivenSeal): Promise<{ readonly key: KeyObject; readonly chain: readonly Buffer[] }> {
  const file = await contentOf('SEAL_KEY', key)
  if (!file.includes('-----BEGIN')) {
    // its parser is large, and most seals are PEM
    const { readPkcs12 } = await import('./pkcs12.ts')
    return readPkcs12(file, password ?? '')
  }
  const pem = file.toString('utf8')
  const certificates = certificatesIn(
    chain === null ? pem : (await contentOf('SEAL_CHAIN', chain)).toString('utf8'),
  )
  if (certificates.length === 0)
    throw refused('SEAL_CHAIN debe tener el certificado del sello y su cadena, en PEM')
  return { key: privateKeyOf(pem, password), chain: certificates }
}

function privateKeyOf(pem: string, password: string | null): KeyObject {
  try {
    return createPrivateKey({ key: pem, ...(password !== null && { passphrase: password }) })
  } catch (cause) {
    throw refused(
      `SEAL_KEY no es una clave privada que se pueda leer${password === null ? ': si está cifrada, falta SEAL_PASSWORD' : ' con SEAL_PASSWORD'} (${messageOf(cause)})`,
    )
  }
}

async function contentOf(setting: string, given: string): Promise<Buffer> {
  if (given.includes('-----BEGIN')) return Buffer.from(given)
  try {
    return await readFile(given)
  } catch (cause) {
    throw refused(`${setting} no se puede leer (${codeOf(cause) ?? 'error'})`)
  }
}

import { codeOf } from '@ventanilla/domain/kernel/thrown'
import { createPrivateKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AuthorityKey, certificatesIn, keyInMemory, refused } from './authority-key.ts'

export const KEY_FILE = 'private-key.pem'
export const CHAIN_FILE = 'certificates.pem'

/**
 * Reads the key and certificates of a folder; null where it is empty. A seal that an operator put there in
 * place of ours counts as given. Throws where only one of the two files exists, or where they do not belong
 * together.
 */
export async function openSealFolder(folder: string): Promise<AuthorityKey | null> {
  const [keyPem, chainPem] = await Promise.all([
    readOrNull(join(folder, KEY_FILE)),
    readOrNull(join(folder, CHAIN_FILE)),
  ])
  if (keyPem === null && chainPem === null) return null
  if (keyPem === null || chainPem === null)
    throw refused(`En la carpeta del sello falta ${keyPem === null ? KEY_FILE : CHAIN_FILE}`)
  return keyInMemory('given', createPrivateKey(keyPem), certificatesIn(chainPem))
}

async function readOrNull(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null
    throw cause
  }
}

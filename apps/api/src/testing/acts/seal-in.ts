import type { AuthorityKey } from '../../adapters/signer/authority-key.ts'
import { makeSeal } from '../../adapters/signer/make-seal.ts'
import { openSealFolder } from '../../adapters/signer/seal-folder.ts'
import { authority } from './documents.ts'

const NOW = new Date('2026-05-27T20:15:00.000Z')

/** Opens the seal of a folder, or creates it. */
export async function sealIn(folder: string): Promise<AuthorityKey> {
  const there = await openSealFolder(folder)
  if (there !== null) return there
  await makeSeal(folder, authority, NOW)
  return sealIn(folder)
}

import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseError, FolderUnderway } from './database-error.ts'
import { holderOf } from './lock.ts'

/** Exists in DATA_DIR from the first moment of a restore to its last: meanwhile the folder is incomplete. */
export const MARK_FILE = 'restauracion.json'

const fileOf = (dataDir: string): string => join(dataDir, MARK_FILE)

/** Written by the holder of the folder's lock. Returns whether an earlier restore was left half-way. */
export async function markFolder(dataDir: string, from: string): Promise<boolean> {
  const left = existsSync(fileOf(dataDir))
  await writeFile(fileOf(dataDir), JSON.stringify({ copia: from }), { mode: 0o600, flush: true })
  return left
}

export const unmarkFolder = (dataDir: string): Promise<void> => rm(fileOf(dataDir), { force: true })

/** Throws on a folder into which a backup is being restored, or was restored half-way. */
export async function demandWholeFolder(dataDir: string): Promise<void> {
  if (!existsSync(fileOf(dataDir))) return
  const holder = await holderOf(dataDir)
  if (holder !== null && holder !== process.pid)
    throw new FolderUnderway(
      `Se está restaurando una copia de seguridad en «${dataDir}» (proceso ${holder}): espere a que termine e inicie otra vez.`,
    )
  throw new DatabaseError(
    `En «${dataDir}» quedó a medias la restauración de una copia de seguridad: repita npm run restore -- <carpeta> --reemplazar hasta que termine, e inicie después.`,
  )
}

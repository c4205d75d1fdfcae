import type { Secret } from '@ventanilla/domain/access/key-ring'
import type { Clock } from '../clock/clock.ts'
import { type LocalFolder, openLocalFolder } from './local-folder.ts'
import type { Storage } from './port.ts'

/** The store in use; `local` is set where the portal's own routes have to serve it. */
export interface OpenedStorage {
  storage: Storage
  local: LocalFolder | null
}

/**
 * Opens the store named by `STORAGE_URL`: `s3://…` a service, empty a folder of this machine. Throws
 * `TypeError` with a sentence for any other value.
 */
export async function openStorage(settings: {
  storageUrl: string
  folder: string
  secret: Secret
  publicUrl: string
  clock: Clock
}): Promise<OpenedStorage> {
  if (settings.storageUrl === '') {
    const local = await openLocalFolder(settings)
    return { storage: local, local }
  }
  const { readS3Url } = await import('./s3-settings.ts')
  const s3 = readS3Url(settings.storageUrl)
  const { openS3 } = await import('./s3.ts')
  return { storage: openS3(s3), local: null }
}

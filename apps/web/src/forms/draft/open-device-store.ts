import { deviceStore, memoryStore } from './device-store.ts'
import type { DraftStore } from './ports.ts'
import { importKey } from './seal.ts'

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/**
 * The encrypted store of one person on this device; `deviceKey` is what the server hands out after login (decision 49).
 * Without a key or a store (private windows) drafts live in this tab's memory, and the saving line says so.
 */
export async function openDeviceStore(userId: string, deviceKey: string | undefined): Promise<DraftStore> {
  if (deviceKey === undefined || !('indexedDB' in globalThis)) return memoryStore()
  try {
    return deviceStore(userId, await importKey(bytesOf(deviceKey)))
  } catch {
    return memoryStore()
  }
}

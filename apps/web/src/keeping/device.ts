import { sessions } from '@ventanilla/contract/generated/sessions'
import { deviceNow } from '../client/clock.ts'
import { call } from '../client/network/http.ts'
import { rememberDeviceKey, rememberedDeviceKey } from '../client/remembered.ts'
import { deviceStore, memoryStore } from '../forms/draft/device-store.ts'
import { keptInMemory, type KeptShelf, keptShelf } from '../forms/draft/kept-shelf.ts'
import type { DraftStore } from '../forms/draft/ports.ts'
import { importKey } from '../forms/draft/seal.ts'

/** A user's encrypted stores on this device. */
export interface Device {
  /** stored data survives closing the tab */
  readonly lasting: boolean
  readonly drafts: DraftStore
  readonly kept: KeptShelf
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

async function keyFor(userId: string): Promise<string> {
  const known = rememberedDeviceKey(userId)
  if (known !== undefined) return known
  const { deviceKey } = (await call(sessions.read, {})).body
  rememberDeviceKey(userId, deviceKey)
  return deviceKey
}

const opened = new Map<string, Promise<Device>>()

/**
 * The user's device stores. Without browser storage (private windows) or a key, work is kept in this tab's
 * memory and the save line says so; a failed key fetch is retried the next time.
 */
export function deviceOf(userId: string): Promise<Device> {
  const known = opened.get(userId)
  if (known !== undefined) return known
  const opening = (async (): Promise<Device> => {
    if (!('indexedDB' in globalThis)) throw new Error('no storage')
    const key = await importKey(bytesOf(await keyFor(userId)))
    return { lasting: true, drafts: deviceStore(userId, key), kept: keptShelf(userId, key, deviceNow) }
  })().catch(() => {
    opened.delete(userId)
    return { lasting: false, drafts: memoryStore(), kept: keptInMemory() }
  })
  opened.set(userId, opening)
  return opening
}

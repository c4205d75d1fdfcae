import { seal, sealBytes, unseal, unsealBytes } from './seal.ts'
import { openShelf } from './shelf.ts'

export interface KeptRecord {
  /** id without the kind */
  readonly id: string
  readonly value: unknown
  readonly bytes: ArrayBuffer | null
}

/** A user's records on this device other than drafts, by kind and id. */
export interface KeptShelf {
  get(kind: string, id: string): Promise<KeptRecord | null>
  put(kind: string, id: string, value: unknown, bytes?: ArrayBuffer): Promise<void>
  remove(kind: string, id: string): Promise<void>
  /** records whose id has this prefix, in id order */
  list(kind: string, beginning: string): Promise<readonly KeptRecord[]>
}

/** Records untouched for thirty days are deleted from the device, like drafts (decision 49). */
const KEPT_MS = 30 * 86_400_000

/** On the device, each record encrypted with the user's key; an unreadable one counts as missing. */
export function keptShelf(userId: string, key: CryptoKey, now: () => number): KeptShelf {
  const name = (kind: string, id: string): string => `${userId}/${kind}/${id}`
  const read = async (
    kind: string,
    record: Awaited<ReturnType<Awaited<ReturnType<typeof openShelf>>['get']>>,
  ): Promise<KeptRecord | null> => {
    if (record === undefined) return null
    const value = await unseal(key, record.id, record.sealed)
    if (value === null) return null
    const sealed = 'bytes' in record ? record.bytes : undefined
    const bytes = sealed === undefined ? null : await unsealBytes(key, record.id, sealed)
    if (sealed !== undefined && bytes === null) return null
    return { id: record.id.slice(name(kind, '').length), value, bytes }
  }
  void openShelf()
    .then(async (database) => {
      const old = IDBKeyRange.upperBound(now() - KEPT_MS)
      const names = await database.getAllKeysFromIndex('kept', 'touchedAt', old)
      await Promise.all(names.map((one) => database.delete('kept', one)))
    })
    .catch(() => undefined)
  return {
    async get(kind, id) {
      return read(kind, await (await openShelf()).get('kept', name(kind, id)))
    },
    async put(kind, id, value, bytes) {
      const label = name(kind, id)
      const record = {
        id: label,
        touchedAt: now(),
        sealed: await seal(key, label, value),
        ...(bytes !== undefined && { bytes: await sealBytes(key, label, bytes) }),
      }
      await (await openShelf()).put('kept', record)
    },
    async remove(kind, id) {
      await (await openShelf()).delete('kept', name(kind, id))
    },
    async list(kind, beginning) {
      const from = name(kind, beginning)
      const range = IDBKeyRange.bound(from, `${from}\uffff`)
      const records = await (await openShelf()).getAll('kept', range)
      const all = await Promise.all(records.map((record) => read(kind, record)))
      return all.filter((record) => record !== null)
    },
  }
}

/** For this visit only, when the browser has no storage or no key is available. */
export function keptInMemory(): KeptShelf {
  const records = new Map<string, KeptRecord>()
  return {
    get: (kind, id) => Promise.resolve(records.get(`${kind}/${id}`) ?? null),
    put: (kind, id, value, bytes) =>
      Promise.resolve(void records.set(`${kind}/${id}`, { id, value, bytes: bytes ?? null })),
    remove: (kind, id) => Promise.resolve(void records.delete(`${kind}/${id}`)),
    list: (kind, beginning) =>
      Promise.resolve(
        [...records].filter(([key]) => key.startsWith(`${kind}/${beginning}`)).map(([, record]) => record),
      ),
  }
}

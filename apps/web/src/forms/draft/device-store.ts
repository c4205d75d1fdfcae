import type { DraftStore, StoredDraft } from './ports.ts'
import { seal, unseal } from './seal.ts'
import { openShelf } from './shelf.ts'

function isStored(value: unknown): value is StoredDraft {
  return (
    typeof value === 'object' && value !== null && 'base' in value && 'mine' in value && 'version' in value
  )
}

/**
 * Drafts in IndexedDB, each under the user's id and encrypted with the user's key. Timestamps stay in clear, so
 * that anyone's old records can be deleted without a key.
 */
export function deviceStore(userId: string, key: CryptoKey): DraftStore {
  const name = (id: string): string => `${userId}/${id}`
  return {
    async load(id) {
      const record = await (await openShelf()).get('drafts', name(id))
      const value = record ? await unseal(key, name(id), record.sealed) : null
      return isStored(value) ? value : null
    },
    async put(id, draft) {
      const sealed = await seal(key, name(id), draft)
      await (await openShelf()).put('drafts', { id: name(id), touchedAt: draft.touchedAt, sealed })
    },
    async remove(id) {
      await (await openShelf()).delete('drafts', name(id))
    },
    async purge(touchedBefore) {
      const database = await openShelf()
      const old = await database.getAllKeysFromIndex(
        'drafts',
        'touchedAt',
        IDBKeyRange.upperBound(touchedBefore),
      )
      await Promise.all(old.map((name) => database.delete('drafts', name)))
    },
  }
}

/** Keeps drafts for this visit only, when the browser has no storage or no key is available. */
export function memoryStore(): DraftStore {
  const drafts = new Map<string, StoredDraft>()
  return {
    load: (id) => Promise.resolve(drafts.get(id) ?? null),
    put: (id, draft) => Promise.resolve(void drafts.set(id, draft)),
    remove: (id) => Promise.resolve(void drafts.delete(id)),
    purge: () => Promise.resolve(),
  }
}

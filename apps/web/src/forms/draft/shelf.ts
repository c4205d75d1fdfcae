import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Sealed } from './seal.ts'

/** What this device keeps of the people who use it. Ids begin with the person's; times stay readable, contents do not. */
interface Shelf extends DBSchema {
  drafts: {
    key: string
    value: { readonly id: string; readonly touchedAt: number; readonly sealed: Sealed }
    indexes: { touchedAt: number }
  }
  /** answers of the server for when it cannot be asked, files and decisions that wait for a network */
  kept: {
    key: string
    value: {
      readonly id: string
      readonly touchedAt: number
      readonly sealed: Sealed
      readonly bytes?: Sealed
    }
    indexes: { touchedAt: number }
  }
}

let shelf: Promise<IDBPDatabase<Shelf>> | null = null

export function openShelf(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openDB<Shelf>('ventanilla-borradores', 2, {
    upgrade(database, from) {
      if (from < 1)
        database.createObjectStore('drafts', { keyPath: 'id' }).createIndex('touchedAt', 'touchedAt')
      database.createObjectStore('kept', { keyPath: 'id' }).createIndex('touchedAt', 'touchedAt')
    },
    // a newer page in another tab must not wait for this one
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
      shelf = null
    },
    terminated() {
      shelf = null
    },
  })
  shelf.catch(() => {
    shelf = null
  })
  return shelf
}

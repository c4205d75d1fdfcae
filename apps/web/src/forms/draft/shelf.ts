import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Sealed } from './seal.ts'

/** This device's database. Ids begin with the user's; timestamps stay in clear, contents do not. */
interface Shelf extends DBSchema {
  drafts: {
    key: string
    value: { readonly id: string; readonly touchedAt: number; readonly sealed: Sealed }
    indexes: { touchedAt: number }
  }
  /** server responses for offline use, and files and decisions queued for a network */
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
    // a newer version in another tab must not wait for this one
    blocking(_current, _blocked, event) {
      // the event is of the database
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

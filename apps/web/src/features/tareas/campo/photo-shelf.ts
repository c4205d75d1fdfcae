import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A picture or file taken without a signal, and the key under which it will be announced once. */
export interface KeptFile {
  readonly id: string
  readonly owner: string
  readonly taskId: string
  readonly caseId: string
  readonly name: string
  readonly mime: string
  readonly bytes: Blob
  readonly at: number
  /** Idempotency-Key of its announcement: repeated after a lost answer it opens no second upload */
  readonly key: string
}

interface Shelf extends DBSchema {
  files: { key: string; value: KeptFile; indexes: { taskId: string } }
}

let shelf: Promise<IDBPDatabase<Shelf>> | null = null

function open(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openDB<Shelf>('ventanilla-campo', 1, {
    upgrade(database) {
      database.createObjectStore('files', { keyPath: 'id' }).createIndex('taskId', 'taskId')
    },
    terminated() {
      shelf = null
    },
  })
  return shelf
}

export const photoShelf = {
  async keep(file: KeptFile): Promise<void> {
    await (await open()).put('files', file)
  },
  /** files of a task of one person, oldest first */
  async of(taskId: string, owner: string): Promise<readonly KeptFile[]> {
    const all = await (await open()).getAllFromIndex('files', 'taskId', taskId)
    return all.filter((file) => file.owner === owner).toSorted((a, b) => a.at - b.at)
  },
  async drop(id: string): Promise<void> {
    await (await open()).delete('files', id)
  },
}

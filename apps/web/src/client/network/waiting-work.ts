import { createStore } from '../external-store.ts'

/**
 * Ids of tasks with unsent work on this device, by user. Stored in clear so that any screen can see that
 * something is pending without opening the encrypted shelf.
 */
const NAME = 'ventanilla.por-enviar'
const NONE: readonly string[] = []

type Waiting = Readonly<Record<string, readonly string[]>>

function read(): Waiting {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '{}')
    // only this file writes it
    return typeof kept === 'object' && kept !== null ? (kept as Waiting) : {}
  } catch {
    return {}
  }
}

const store = createStore<Waiting>('localStorage' in globalThis ? read() : {})

function write(userId: string, change: (ids: readonly string[]) => readonly string[]): void {
  const before = read()
  const ids = change(before[userId] ?? NONE)
  const { [userId]: _mine, ...others } = before
  const next = ids.length === 0 ? others : { ...others, [userId]: ids }
  try {
    localStorage.setItem(NAME, JSON.stringify(next))
  } catch {
    // storage is full: an open task still sends its own work
  }
  store.set(next)
}

export const waitingWork = {
  /** another tab may have sent or stored some */
  subscribe(listener: () => void): () => void {
    const again = ({ key }: StorageEvent): void => {
      if (key === NAME) store.set(read())
    }
    const stop = store.subscribe(listener)
    addEventListener('storage', again)
    return () => {
      stop()
      removeEventListener('storage', again)
    }
  },
  of: (userId: string): readonly string[] => store.get()[userId] ?? NONE,
  note(userId: string, taskId: string): void {
    write(userId, (ids) => (ids.includes(taskId) ? ids : [...ids, taskId]))
  },
  forget(userId: string, taskId: string): void {
    write(userId, (ids) => ids.filter((id) => id !== taskId))
  },
}

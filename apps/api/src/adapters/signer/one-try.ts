import { SealLocked } from './port.ts'

/** Guards the calls of a seal's program. It belongs to the process, and outlives keys that are read again. */
export interface OneTry {
  /** the refusal after which the program is not called again; null: it may be called */
  readonly locked: SealLocked | null
  ask<T>(call: () => Promise<T>): Promise<T>
}

/**
 * A process spends at most one try of a PIN. Race: calls at once, of a job and of an export, would each spend
 * one, so that they wait for each other until the program has answered once.
 */
export function oneTry(): OneTry {
  let locked: SealLocked | null = null
  let answered = false
  let before: Promise<unknown> = Promise.resolve()
  const asked = async <T>(call: () => Promise<T>): Promise<T> => {
    if (locked !== null) throw locked
    try {
      const answer = await call()
      answered = true
      return answer
    } catch (cause) {
      if (cause instanceof SealLocked) locked = cause
      throw cause
    }
  }
  return {
    get locked() {
      return locked
    },
    ask(call) {
      if (answered) return asked(call)
      const mine = before.then(() => asked(call))
      before = mine.catch(() => undefined)
      return mine
    },
  }
}

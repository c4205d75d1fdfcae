import type { EditorNode } from '@ventanilla/domain/acts/template'
import { CallError, failureText } from '../../../client/network/http.ts'
import { createStore } from '../../../client/external-store.ts'
import type { ActProblem } from './act-data.ts'

export interface SavingState {
  readonly state: 'guardado' | 'guardando' | 'sin_conexion' | 'conflicto' | 'rechazado'
  readonly savedAt: string | null
  readonly version: number
  readonly problems: readonly ActProblem[]
  /** someone else's concurrent save; the local text stays in the editor */
  readonly theirs: { readonly doc: EditorNode; readonly version: number } | null
  readonly message: string | null
}

export interface ActSaver {
  readonly get: () => SavingState
  readonly subscribe: (listener: () => void) => () => void
  readonly changed: (doc: EditorNode) => void
  /** resolves once the server has the current text */
  readonly flush: (label?: string) => Promise<boolean>
  readonly keepMine: () => void
  readonly takeTheirs: () => EditorNode | null
  readonly isWaiting: () => boolean
  /** sends the pending changes on leaving the editor */
  readonly close: () => void
}

type Save = (body: {
  readonly doc: EditorNode
  readonly version: number
  readonly label?: string
}) => Promise<{
  readonly docVersion: number
  readonly savedAt: string
  readonly problems: readonly ActProblem[]
}>

const PAUSE_MS = 1000
export const RETRY_MS = 5000

interface Current {
  readonly docVersion?: number
  readonly doc?: EditorNode
}

/** Autosaves the text of an act, one save at a time, on the version it was read at. */
export function openActSaver(
  read: { readonly version: number; readonly problems: readonly ActProblem[] },
  save: Save,
): ActSaver {
  const store = createStore<SavingState>({
    state: 'guardado',
    savedAt: null,
    theirs: null,
    message: null,
    ...read,
  })
  const set = (more: Partial<SavingState>): void => store.set({ ...store.get(), ...more })
  let waiting: EditorNode | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | null = null

  const later = (ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), ms)
  }
  const fail = (error: unknown): void => {
    // a conflict carries the act as it is now
    const current = error instanceof CallError ? (error.current as Current | undefined) : undefined
    const message = failureText(error)
    if (error instanceof CallError && error.status === 409 && current?.doc !== undefined) {
      const { version } = store.get()
      set({
        message,
        theirs: { doc: current.doc, version: current.docVersion ?? version },
        state: 'conflicto',
      })
    } else if (error instanceof CallError && error.status >= 400 && error.status < 500)
      set({ message, state: 'rechazado' })
    else {
      set({ message, state: 'sin_conexion' })
      later(RETRY_MS)
    }
  }
  const send = async (label?: string): Promise<boolean> => {
    clearTimeout(timer)
    if (running !== null) await running
    const doc = waiting
    if (doc === null) return true
    const work = (async (): Promise<boolean> => {
      set({ state: 'guardando' })
      try {
        const body = await save({
          doc,
          version: store.get().version,
          ...(label !== undefined && { label }),
        })
        if (waiting === doc) waiting = null
        set({
          version: body.docVersion,
          problems: body.problems,
          savedAt: body.savedAt,
          message: null,
          state: waiting === null ? 'guardado' : 'guardando',
        })
        return true
      } catch (error) {
        fail(error)
        return false
      }
    })()
    running = work
    const kept = await work
    running = null
    if (kept && waiting !== null) later(PAUSE_MS)
    return kept
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    changed(doc) {
      waiting = doc
      if (store.get().theirs !== null) return
      set({ state: 'guardando' })
      later(PAUSE_MS)
    },
    flush: (label) => (store.get().theirs === null ? send(label) : Promise.resolve(false)),
    keepMine() {
      const { theirs } = store.get()
      if (theirs === null) return
      set({ version: theirs.version, theirs: null })
      void send('Mi texto, sobre otro guardado')
    },
    takeTheirs() {
      const { theirs } = store.get()
      if (theirs === null) return null
      waiting = null
      set({ version: theirs.version, theirs: null, state: 'guardado' })
      return theirs.doc
    },
    isWaiting: () => waiting !== null,
    close() {
      clearTimeout(timer)
      if (waiting !== null && store.get().theirs === null) void send()
    },
  }
}

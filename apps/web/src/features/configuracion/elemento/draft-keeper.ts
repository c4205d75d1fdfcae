import type { Content } from '../puertas/door.ts'

/** Saves a draft of the configuration as one types; knows neither React nor the network. */

export interface Fault {
  readonly path: string
  readonly message: string
}

/** What the server has, as it was read. */
export interface Seen {
  readonly content: Content
  readonly revision: number
  /** version in force; 0: none */
  readonly base: number
  readonly problems: readonly Fault[]
  /** when it was last saved, milliseconds; null: there is no draft */
  readonly savedAt: number | null
}

/** What another user did meanwhile: the sentence shown, and from where one could go on. */
export interface Meanwhile {
  readonly sentence: string
  readonly revision: number | null
  readonly base: number | null
  /** theirs; null: there is no draft anymore, or it is the version in force that changed */
  readonly content: Content | null
}

export interface DraftState {
  /** as typed */
  readonly content: Content
  readonly saved: Content
  readonly revision: number
  readonly base: number
  readonly problems: readonly Fault[]
  readonly savedAt: number | null
  readonly status: 'quieto' | 'escribiendo' | 'guardando' | 'fallo' | 'choque'
  /** why it was not saved */
  readonly sentence: string | null
  readonly meanwhile: Meanwhile | null
}

interface Ports {
  readonly send: (given: {
    readonly content: Content
    readonly revision: number
    readonly base: number
  }) => Promise<{ readonly revision: number; readonly problems: readonly Fault[] }>
  /** a failed call: what another user did, or a sentence */
  readonly judge: (error: unknown) => Meanwhile | string
  readonly now: () => number
  /** runs the work later; the answer takes it back */
  readonly later: (work: () => void, ms: number) => () => void
  readonly onSaved: () => void
}

const PAUSE_MS = 700

const begun = (seen: Seen): DraftState => ({
  content: seen.content,
  saved: seen.content,
  revision: seen.revision,
  base: seen.base,
  problems: seen.problems,
  savedAt: seen.savedAt,
  status: 'quieto',
  sentence: null,
  meanwhile: null,
})

const same = (a: Content, b: Content): boolean => JSON.stringify(a) === JSON.stringify(b)

export type DraftKeeper = ReturnType<typeof keepDraft>

export function keepDraft(first: Seen, ports: Ports) {
  let state = begun(first)
  let cancel: (() => void) | null = null
  let running: Promise<void> | null = null
  const listeners = new Set<() => void>()
  const change = (part: Partial<DraftState>): void => {
    state = { ...state, ...part }
    for (const tell of listeners) tell()
  }
  const isClean = (): boolean => same(state.content, state.saved)

  async function save(): Promise<void> {
    cancel?.()
    cancel = null
    // Race: one call at a time; what was typed meanwhile goes with the next
    if (running !== null) return running
    if (isClean() || state.status === 'choque') return
    const { content, revision, base } = state
    change({ status: 'guardando', sentence: null })
    running = ports.send({ content, revision, base }).then(
      (answer) => {
        running = null
        const typed = !same(state.content, content)
        change({
          saved: content,
          revision: answer.revision,
          problems: answer.problems,
          savedAt: ports.now(),
          status: typed ? 'escribiendo' : 'quieto',
        })
        ports.onSaved()
        if (typed) wait()
      },
      (error: unknown) => {
        running = null
        const why = ports.judge(error)
        if (typeof why === 'string') change({ status: 'fallo', sentence: why })
        else change({ status: 'choque', sentence: why.sentence, meanwhile: why })
      },
    )
    return running
  }

  function wait(): void {
    cancel?.()
    cancel = ports.later(() => void save(), PAUSE_MS)
  }

  function write(content: Content): void {
    const held = state.status === 'choque' || state.status === 'guardando'
    change({ content, ...(!held && { status: 'escribiendo' as const }) })
    if (state.status === 'escribiendo') wait()
  }

  return {
    get: (): DraftState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    write,
    /** saves what is typed now, and waits for it */
    flush: save,
    /** goes on with what was typed, over what another user did, which has been shown */
    keepMine(): void {
      const { meanwhile } = state
      if (meanwhile === null) return
      change({
        revision: meanwhile.revision ?? state.revision,
        base: meanwhile.base ?? state.base,
        status: 'escribiendo',
        sentence: null,
        meanwhile: null,
      })
      void save()
    },
    /** text of an earlier visit that was never sent, and the step that was seen then */
    restore(content: Content, revision: number): void {
      change({ content, revision, status: 'escribiendo' })
      wait()
    },
    /** begins anew from what the server has */
    begin: (seen: Seen): void => {
      cancel?.()
      change(begun(seen))
    },
    /** what was read anew is taken where nothing typed would be lost */
    renew(seen: Seen): void {
      // Race: an answer older than our own last save
      const newer = seen.revision > state.revision || seen.base !== state.base
      if (seen.revision >= state.revision && newer && running === null && isClean()) change(begun(seen))
      else if (seen.revision === state.revision && isClean() && running === null)
        change({ problems: seen.problems, savedAt: seen.savedAt ?? state.savedAt })
    },
  }
}

import type { Answers } from '@ventanilla/domain/forms/definition'
import type { Conflict } from '@ventanilla/domain/forms/merge'
import {
  applySaved,
  applyServer,
  applyTab,
  applyTyped,
  type DraftState,
  openDraft,
  pending,
  restore,
  settle,
  toStored,
} from './draft-state.ts'
import type { DraftClock, DraftPort, DraftStore, TabChannel, TabMessage } from './ports.ts'

/** A change is on the device within this time, and on its way to the server within a second. */
const LOCAL_DELAY = 250
const SERVER_DELAY = 700
const FIRST_RETRY = 1_000
const LAST_RETRY = 60_000
/** How long the form waits for the device's own copy before it opens with the server's. */
const PATIENCE = 1_500
/** Drafts untouched for thirty days leave the device (decision 49). */
const KEPT = 30 * 86_400_000

type SaveStatus =
  | 'guardado'
  | 'guardando'
  /** not on the server yet, safe on this device */
  | 'sin_conexion'
  /** neither server nor device took it: the page must stay open */
  | 'sin_guardar'
  /** the draft takes no more changes; `message` says why */
  | 'cerrado'

export interface DraftSnapshot {
  readonly answers: Answers
  readonly status: SaveStatus
  /** milliseconds of the last time the server had everything; null: not yet in this visit */
  readonly savedAt: number | null
  readonly conflicts: readonly Conflict[]
  /** fields that just changed here because they changed elsewhere */
  readonly taken: { readonly keys: readonly string[]; readonly from: 'pestaña' | 'dispositivo' } | null
  /** sentences of fields that the server would not keep */
  readonly rejected: Readonly<Record<string, string>>
  readonly message?: string
}

export interface DraftOptions {
  readonly id: string
  /** what the server holds now; null when it could not be reached */
  readonly server: { readonly answers: Answers; readonly version: number } | null
  /** answers of a new draft, where neither server nor device has any */
  readonly initial?: Answers
  readonly store: DraftStore
  readonly port: DraftPort
  readonly channel: TabChannel
  readonly clock: DraftClock
}

export interface DraftEngine {
  get(): DraftSnapshot
  subscribe(listener: () => void): () => void
  /** new values; null empties a field */
  change(changes: Readonly<Record<string, unknown>>): void
  settle(key: string, choice: 'mine' | 'theirs'): void
  /** the note about fields taken from elsewhere has been read */
  acknowledge(): void
  /** the server was read again: what only it changed is taken, where both did the person decides */
  learn(answers: Answers, version: number): void
  /** tries the server now: network is back, page is being hidden, person pressed "Guardar ahora" */
  wake(): void
  /** resolves once the server has everything it will take; false when it could not be reached */
  flush(): Promise<boolean>
  /** the application was filed: forget the draft on this device and tell the other tabs */
  finish(): Promise<void>
  stop(): void
}

function pick(record: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)))
}

/**
 * Keeps a draft safe: every change on the device within a second, then on the server; nothing typed is ever replaced
 * without telling. Knows neither screen nor API nor clock: all come through ports.
 */
export async function startDraft(options: DraftOptions): Promise<DraftEngine> {
  const { id, store, port, channel, clock } = options
  const listeners = new Set<() => void>()
  const seen = new Map<string, Answers>()
  let deviceFailed = false
  let serverFailed = false
  let busy = false
  let closed: string | null = null
  let stopped = false
  let savedAt: number | null = null
  let taken: DraftSnapshot['taken'] = null
  let retry = FIRST_RETRY
  let localTimer: (() => void) | null = null
  let serverTimer: (() => void) | null = null
  let serverDue = 0
  let localDue = false

  void store.purge(clock.now() - KEPT).catch(() => undefined)
  const loading = store.load(id).catch(() => {
    deviceFailed = true
    return null
  })
  /* a slow device must not keep the form shut: what it holds is merged in when it comes */
  const patience = new Promise<'late'>((resolve) => void clock.after(PATIENCE, () => resolve('late')))
  const first = options.server === null ? await loading : await Promise.race([loading, patience])
  let state: DraftState
  if (first !== null && first !== 'late') {
    const restored = restore(first, options.server)
    state = restored.state
    if (restored.taken.length > 0) taken = { keys: restored.taken, from: 'dispositivo' }
  } else {
    state = openDraft(options.server?.answers ?? {}, options.server?.version ?? 0)
    if (options.initial && Object.keys(state.mine).length === 0) state = { ...state, mine: options.initial }
  }

  let snapshot: DraftSnapshot
  function hasPending(): boolean {
    return Object.keys(pending(state, Number.MAX_SAFE_INTEGER)).length > 0
  }
  function status(): SaveStatus {
    if (closed !== null) return 'cerrado'
    if (!hasPending()) return 'guardado'
    /* "kept on this device" is said once it is */
    if (serverFailed && !localDue) return deviceFailed ? 'sin_guardar' : 'sin_conexion'
    return 'guardando'
  }
  function publish(): void {
    snapshot = {
      answers: state.mine,
      status: status(),
      savedAt,
      conflicts: state.conflicts,
      taken,
      rejected: Object.fromEntries(Object.entries(state.rejected).map(([key, one]) => [key, one.message])),
      ...(closed === null ? {} : { message: closed }),
    }
    for (const listener of listeners) listener()
  }

  async function writeLocal(): Promise<void> {
    localTimer = null
    localDue = false
    await loading
    try {
      await store.put(id, toStored(state, clock.now()))
      deviceFailed = false
    } catch {
      deviceFailed = true
    }
    publish()
  }
  function scheduleLocal(): void {
    if (stopped) return
    localDue = true
    localTimer ??= clock.after(LOCAL_DELAY, () => void writeLocal())
  }
  function scheduleServer(delay: number): void {
    if (stopped || closed !== null) return
    const due = clock.now() + delay
    /* an earlier appointment stands; a later one gives way */
    if (serverTimer && serverDue <= due) return
    serverTimer?.()
    serverDue = due
    serverTimer = clock.after(delay, () => {
      serverTimer = null
      void send()
    })
  }

  async function send(): Promise<boolean> {
    if (busy || stopped || closed !== null) return false
    const changes = pending(state, clock.now())
    if (Object.keys(changes).length === 0) {
      /* what another tab typed is looked at again in case that tab went silent */
      if (hasPending()) scheduleServer(LAST_RETRY / 2)
      return true
    }
    busy = true
    publish()
    let reached = false
    try {
      const answer = await port.save({ baseVersion: state.version, base: state.base, changes })
      reached = true
      serverFailed = false
      retry = FIRST_RETRY
      if (answer.kind === 'saved') {
        state = applySaved(state, changes, answer.version, answer.rejected)
        savedAt = clock.now()
        channel.post({ type: 'saved', from: channel.tab, version: answer.version, base: state.base })
      } else if (answer.kind === 'conflict') {
        const merged = applyServer(state, answer.theirs, answer.version)
        state = merged.state
        if (merged.taken.length > 0) taken = { keys: merged.taken, from: 'dispositivo' }
      } else if (answer.kind === 'rejected') {
        state = applySaved(state, pick(changes, Object.keys(answer.fields)), state.version, answer.fields)
      } else closed = answer.message
    } catch {
      serverFailed = true
    }
    busy = false
    scheduleLocal()
    publish()
    if (hasPending()) {
      scheduleServer(reached ? SERVER_DELAY : retry)
      if (!reached) retry = Math.min(retry * 2, LAST_RETRY)
    }
    return reached
  }

  function receive(message: TabMessage): void {
    if (stopped || message.from === channel.tab) return
    if (message.type === 'bye') {
      seen.delete(message.from)
      state = { ...state, foreign: {} }
      if (hasPending()) scheduleServer(SERVER_DELAY)
      return
    }
    if (message.type === 'filed') {
      closed = 'Esta solicitud ya se radicó en otra pestaña.'
      publish()
      return
    }
    if (message.type === 'typed') {
      const merged = applyTab(state, seen.get(message.from), message.mine, clock.now())
      seen.set(message.from, message.mine)
      state = merged.state
      if (merged.taken.length > 0) taken = { keys: merged.taken, from: 'pestaña' }
    } else if (message.version > state.version) {
      const merged = applyServer(state, message.base, message.version)
      state = merged.state
      if (!hasPending()) savedAt = clock.now()
      if (merged.taken.length > 0) taken = { keys: merged.taken, from: 'pestaña' }
    }
    scheduleLocal()
    if (hasPending()) scheduleServer(LAST_RETRY / 2)
    publish()
  }
  const stopListening = channel.listen(receive)

  function wake(): void {
    serverTimer?.()
    serverTimer = null
    retry = FIRST_RETRY
    void send()
  }

  snapshot = { answers: state.mine, status: status(), savedAt: null, conflicts: [], taken, rejected: {} }
  publish()
  if (hasPending()) {
    scheduleLocal()
    scheduleServer(SERVER_DELAY)
  }
  if (first === 'late')
    void loading.then((kept) => {
      if (kept === null || stopped) return
      state = applyTab(state, kept.base, kept.mine, clock.now()).state
      /* nobody else will send these */
      state = { ...state, foreign: {} }
      scheduleLocal()
      scheduleServer(SERVER_DELAY)
      publish()
    })

  return {
    get: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(changes) {
      if (stopped || closed !== null) return
      state = applyTyped(state, changes)
      channel.post({ type: 'typed', from: channel.tab, mine: state.mine })
      scheduleLocal()
      /* while the server is out of reach the back-off decides, not the typing */
      if (!serverFailed) scheduleServer(SERVER_DELAY)
      else if (!serverTimer) scheduleServer(retry)
      publish()
    },
    settle(key, choice) {
      state = settle(state, key, choice)
      channel.post({ type: 'typed', from: channel.tab, mine: state.mine })
      scheduleLocal()
      scheduleServer(SERVER_DELAY)
      publish()
    },
    acknowledge() {
      taken = null
      publish()
    },
    learn(answers, version) {
      if (stopped || version <= state.version) return
      const merged = applyServer(state, answers, version)
      state = merged.state
      if (merged.taken.length > 0) taken = { keys: merged.taken, from: 'dispositivo' }
      scheduleLocal()
      if (hasPending()) scheduleServer(SERVER_DELAY)
      publish()
    },
    wake,
    async flush() {
      serverTimer?.()
      serverTimer = null
      for (let round = 0; round < 5 && closed === null; round++) {
        while (busy) await new Promise<void>((resolve) => void clock.after(50, resolve))
        if (Object.keys(pending(state, clock.now())).length === 0) return state.conflicts.length === 0
        if (!(await send())) return false
      }
      return closed === null && Object.keys(pending(state, clock.now())).length === 0
    },
    async finish() {
      stopped = true
      localTimer?.()
      serverTimer?.()
      channel.post({ type: 'filed', from: channel.tab })
      stopListening()
      await store.remove(id).catch(() => undefined)
    },
    stop() {
      if (stopped) return
      /* last word to the device: the page may be going away */
      localTimer?.()
      const last = toStored(state, clock.now())
      void loading.then(() => store.put(id, last)).catch(() => undefined)
      stopped = true
      serverTimer?.()
      channel.post({ type: 'bye', from: channel.tab })
      stopListening()
    },
  }
}

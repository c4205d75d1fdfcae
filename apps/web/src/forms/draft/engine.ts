import type { Answers } from '@ventanilla/domain/forms/definition'
import type { Conflict } from '@ventanilla/domain/forms/merge'
import type { DraftAtHand } from './at-hand.ts'
import { keepOnDevice } from './device-copy.ts'
import { applyServer, applyTab, applyTyped, hasPending, openDraft, restore, settle } from './draft-state.ts'
import type { DraftClock, DraftPort, DraftStore, TabChannel, TabMessage } from './ports.ts'
import { sendToServer } from './draft-sender.ts'

/** How long (ms) the form waits for the device's copy before opening with the server's. */
const PATIENCE = 1_500

type SaveStatus =
  | 'guardado'
  | 'guardando'
  /** not on the server yet, safe on this device */
  | 'sin_conexion'
  /** saved neither on the server nor on the device: the page must stay open */
  | 'sin_guardar'
  /** the draft accepts no more changes; `message` is the reason */
  | 'cerrado'

export interface DraftSnapshot {
  readonly answers: Answers
  readonly status: SaveStatus
  /** when the server last had everything (ms); null: not yet in this visit */
  readonly savedAt: number | null
  readonly conflicts: readonly Conflict[]
  /** fields just updated here because they changed elsewhere */
  readonly taken: DraftAtHand['taken']
  /** messages of fields the server rejected */
  readonly rejected: Readonly<Record<string, string>>
  readonly message?: string
}

export interface DraftOptions {
  readonly id: string
  /** the server's current state; null when unreachable */
  readonly server: { readonly answers: Answers; readonly version: number } | null
  /** answers of a new draft, when neither server nor device has any */
  readonly initial?: Answers
  readonly store: DraftStore
  readonly port: DraftPort
  readonly channel: TabChannel
  readonly clock: DraftClock
}

export interface DraftEngine {
  get(): DraftSnapshot
  subscribe(listener: () => void): () => void
  /** new values; null clears a field */
  change(changes: Readonly<Record<string, unknown>>): void
  settle(key: string, choice: 'mine' | 'theirs'): void
  /** dismisses the note about fields taken from elsewhere */
  acknowledge(): void
  /** merges a new server read: takes what only it changed; where both did, the user decides */
  learn(answers: Answers, version: number): void
  /**
   * tries the server now: the network is back, the page is being hidden, or the user pressed "Guardar ahora"
   */
  wake(): void
  /** resolves once the server has everything it will accept; false when unreachable */
  flush(): Promise<boolean>
  /** the application was filed: deletes the draft on this device and notifies the other tabs */
  finish(): Promise<void>
  stop(): void
}

/**
 * Keeps a draft safe: every change is written to the device within a second, then to the server; typed text is
 * never replaced silently. Screen, API and clock are injected as ports.
 */
export async function startDraft(options: DraftOptions): Promise<DraftEngine> {
  const { channel, clock } = options
  const listeners = new Set<() => void>()
  const seen = new Map<string, Answers>()
  const draft: DraftAtHand = {
    state: openDraft(options.server?.answers ?? {}, options.server?.version ?? 0),
    closed: null,
    stopped: false,
    savedAt: null,
    taken: null,
  }
  let snapshot: DraftSnapshot
  const device = keepOnDevice(options, draft, publish)
  const server = sendToServer(options, draft, publish, device.schedule)

  /* a slow device must not block the form: its copy is merged when it arrives */
  const patience = new Promise<'late'>((resolve) => void clock.after(PATIENCE, () => resolve('late')))
  const first =
    options.server === null ? await device.loading : await Promise.race([device.loading, patience])
  if (first !== null && first !== 'late') {
    const restored = restore(first, options.server)
    take(restored, 'dispositivo')
  } else if (options.initial && Object.keys(draft.state.mine).length === 0) {
    draft.state = { ...draft.state, mine: options.initial }
  }

  function status(): SaveStatus {
    if (draft.closed !== null) return 'cerrado'
    if (!hasPending(draft.state)) return 'guardado'
    /* "kept on this device" is shown only after the write */
    if (server.failed() && !device.due()) return device.failed() ? 'sin_guardar' : 'sin_conexion'
    return 'guardando'
  }
  function publish(): void {
    const { state, savedAt, taken, closed } = draft
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
  /** Adopts a merge of outside changes, and records the fields changed by it. */
  function take(
    merged: { readonly state: DraftAtHand['state']; readonly taken: readonly string[] },
    from: 'pestaña' | 'dispositivo',
  ): void {
    draft.state = merged.state
    if (merged.taken.length > 0) draft.taken = { keys: merged.taken, from }
  }

  function receive(message: TabMessage): void {
    if (draft.stopped || message.from === channel.tab) return
    if (message.type === 'bye') {
      seen.delete(message.from)
      draft.state = { ...draft.state, foreign: {} }
      if (hasPending(draft.state)) server.schedule()
      return
    }
    if (message.type === 'filed') {
      draft.closed = 'Esta solicitud ya se radicó en otra pestaña.'
      publish()
      return
    }
    if (message.type === 'typed') {
      const merged = applyTab(draft.state, seen.get(message.from), message.mine, clock.now())
      seen.set(message.from, message.mine)
      take(merged, 'pestaña')
    } else if (message.version > draft.state.version) {
      take(applyServer(draft.state, message.base, message.version), 'pestaña')
      if (!hasPending(draft.state)) draft.savedAt = clock.now()
    }
    device.schedule()
    if (hasPending(draft.state)) server.scheduleForOthers()
    publish()
  }
  const stopListening = channel.listen(receive)

  publish()
  if (hasPending(draft.state)) {
    device.schedule()
    server.schedule()
  }
  if (first === 'late')
    void device.loading.then((kept) => {
      if (kept === null || draft.stopped) return
      const { state } = applyTab(draft.state, kept.base, kept.mine, clock.now())
      /* no other tab will send these */
      draft.state = { ...state, foreign: {} }
      device.schedule()
      server.schedule()
      publish()
    })

  return {
    get: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(changes) {
      if (draft.stopped || draft.closed !== null) return
      draft.state = applyTyped(draft.state, changes)
      channel.post({ type: 'typed', from: channel.tab, mine: draft.state.mine })
      device.schedule()
      server.scheduleTyped()
      publish()
    },
    settle(key, choice) {
      draft.state = settle(draft.state, key, choice)
      channel.post({ type: 'typed', from: channel.tab, mine: draft.state.mine })
      device.schedule()
      server.schedule()
      publish()
    },
    acknowledge() {
      draft.taken = null
      publish()
    },
    learn(answers, version) {
      if (draft.stopped || version <= draft.state.version) return
      take(applyServer(draft.state, answers, version), 'dispositivo')
      device.schedule()
      if (hasPending(draft.state)) server.schedule()
      publish()
    },
    wake: server.wake,
    flush: server.flush,
    async finish() {
      draft.stopped = true
      server.cancel()
      channel.post({ type: 'filed', from: channel.tab })
      stopListening()
      await device.forget()
    },
    stop() {
      if (draft.stopped) return
      /* final write to the device */
      device.writeLast()
      draft.stopped = true
      server.cancel()
      channel.post({ type: 'bye', from: channel.tab })
      stopListening()
    },
  }
}

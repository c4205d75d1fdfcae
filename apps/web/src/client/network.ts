import { useSyncExternalStore } from 'react'
import { config } from './config.ts'
import { createStore } from './external-store.ts'

/** Answers without a session and reads next to nothing. */
const HEALTH = '/api/v1/health'
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000] as const
/** A signal that leads nowhere refuses nothing: it lets a question hang. */
export const PATIENCE_MS = 10_000

/**
 * True while the server does not answer. What the browser says of itself is only half: it counts a signal that leads
 * nowhere as a network, and a page that the service worker brought back from what it keeps as one that came over it. The
 * worker marks such a page, so that the first call knows.
 */
const lost = createStore(globalThis.document?.documentElement.dataset['sinRed'] !== undefined)
let looking = false
let next: ReturnType<typeof setTimeout> | undefined

/** Whether there is a network that leads to the server, as far as is known. */
export const isOnline = (): boolean => globalThis.navigator.onLine && !lost.get()

function subscribe(listener: () => void): () => void {
  const quiet = lost.subscribe(listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    quiet()
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** `isOnline` for a screen. A page that comes with its content is drawn as if there were a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true)

/** Calls whenever the network comes back; answers how to stop, as an effect does. */
export function onBack(listener: () => void): () => void {
  let was = isOnline()
  return subscribe(() => {
    const is = isOnline()
    if (is && !was) listener()
    was = is
  })
}

/** A call was answered. Perhaps by the service worker, from what it keeps: one look tells. */
export function answered(): void {
  if (lost.get()) void look(0)
}

/** No answer came to a call: one look tells a call that failed from a network that is gone. */
export function unanswered(): void {
  if (!lost.get()) void look(0)
}

/** Asks the server whether it is there; while it is not, again after longer and longer pauses. */
async function look(tries: number): Promise<void> {
  if (looking) return
  looking = true
  clearTimeout(next)
  const patience = new AbortController()
  const limit = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    await fetch(config.apiOrigin + HEALTH, { cache: 'no-store', signal: patience.signal })
    lost.set(false)
  } catch {
    lost.set(true)
    next = setTimeout(() => void look(tries + 1), PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)])
  } finally {
    clearTimeout(limit)
    looking = false
  }
}

/** Looks after the network while the application stands open. Answers how to stop, as an effect does. */
export function watchNetwork(): () => void {
  const again = (): void => {
    if (lost.get() && document.visibilityState === 'visible') void look(0)
  }
  if (lost.get()) void look(0)
  addEventListener('online', again)
  document.addEventListener('visibilitychange', again)
  return () => {
    clearTimeout(next)
    removeEventListener('online', again)
    document.removeEventListener('visibilitychange', again)
  }
}

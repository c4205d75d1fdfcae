import { useSyncExternalStore } from 'react'
import { config } from '../config.ts'
import { createStore } from '../external-store.ts'

/** Needs no session and reads almost nothing. */
const HEALTH = '/api/v1/health'
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000] as const
/** Timeout in ms: a signal that leads nowhere lets calls hang instead of failing. */
export const PATIENCE_MS = 10_000

/**
 * True while the server does not respond. `navigator.onLine` is not enough: it counts a signal that leads
 * nowhere as a network, and a page restored by the service worker as loaded over it. The worker marks such a
 * page, so that the first call starts from the right state.
 */
const lost = createStore(globalThis.document?.documentElement.dataset['sinRed'] !== undefined)
let looking = false
let next: ReturnType<typeof setTimeout> | undefined

/** Whether the server is believed reachable. */
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

/** `isOnline` for a screen. A page served with its content renders as online. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true)

/** Calls the listener whenever the network returns. Returns a cleanup function, like an effect. */
export function onBack(listener: () => void): () => void {
  let was = isOnline()
  return subscribe(() => {
    const is = isOnline()
    if (is && !was) listener()
    was = is
  })
}

/** A call got a response, possibly from the service worker's cache: one check decides. */
export function answered(): void {
  if (lost.get()) void look(0)
}

/** A call got no response: one check distinguishes a failed call from a lost network. */
export function unanswered(): void {
  if (!lost.get()) void look(0)
}

/** Checks the server; while it does not respond, retries with growing pauses. */
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

/** Watches the network while the application is open. Returns a cleanup function, like an effect. */
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

import { SPECIFIED } from '@ventanilla/domain/kernel/specified'
import { deviceNow } from '../clock.ts'
import { createStore } from '../external-store.ts'
import { keepUse } from './activity.ts'

/** 35 minutes of inactivity end the session; a warning appears two minutes before. */
export const IDLE_MS = SPECIFIED.idleMinutes * 60_000
const IDLE_WARNING_MS = 120_000
/** minimum interval between notices to the other tabs */
const TELL_MS = 5000
const USE_EVENTS = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/** Instant (ms) at which inactivity ends the session; null while no warning is due. */
export const idleWarning = createStore<number | null>(null)

/** What the session does about the activity of its user. */
export interface Watch {
  readonly isUser: () => boolean
  /** the user did something here; at most once every five seconds */
  readonly onUse: () => void
  readonly onIdle: () => void
  /** once a second while nobody is idle. `own`: activity in this tab, each tab reports its own */
  readonly onTick: (now: number, last: number, own: number) => void
}

let watch: Watch | null = null
let lastUse = 0
let ownUse = 0
let lastTold = 0
let ticker: ReturnType<typeof setInterval> | undefined

/** Whether the user was active within 35 minutes, even if the server could not be notified. */
export const isInUse = (): boolean => deviceNow() - lastUse < IDLE_MS

/** Records activity in this tab, which the other tabs hear. */
export function noteUse(): void {
  // touching a device that slept must not erase the hours of inactivity before
  if (lastUse > 0 && !isInUse()) return checkIdle()
  recordUse()
  ownUse = lastUse
  if (lastUse - lastTold > TELL_MS) {
    lastTold = lastUse
    watch?.onUse()
  }
}

/** Records activity, here or in another tab. */
export function recordUse(): void {
  lastUse = deviceNow()
  keepUse(lastUse)
  if (idleWarning.get() !== null) idleWarning.set(null)
}

/** Watches the user from now on, which counts as activity. */
export function watchUse(given: Watch): void {
  lastUse = deviceNow()
  keepUse(lastUse)
  if (watch === null)
    for (const name of USE_EVENTS)
      addEventListener(name, () => watch?.isUser() === true && noteUse(), { passive: true, capture: true })
  watch = given
  ticker ??= setInterval(checkIdle, 1000)
}

export function stopWatching(): void {
  clearInterval(ticker)
  ticker = undefined
  idleWarning.set(null)
}

function checkIdle(): void {
  if (watch?.isUser() !== true) return
  const now = deviceNow()
  const end = lastUse + IDLE_MS
  if (now >= end) return watch.onIdle()
  if (now >= end - IDLE_WARNING_MS) idleWarning.set(end)
  watch.onTick(now, lastUse, ownUse)
}

import { deviceNow } from './clock.ts'
import { config } from './config.ts'
import { PATIENCE_MS } from './network.ts'

/** The server hears of use no more often than this, and ends a session that it hears nothing of for 35 minutes. */
const REPORT_MS = 300_000
/** after a report that did not arrive */
const AGAIN_MS = 30_000
/** When the person last did something here, kept beside the token: a reload does not count as use. */
const USE_KEY = 'ventanilla.uso'
const KEEP_MS = 5000

let reported = 0
let tried = 0
let kept = 0

/** The server has just seen the session used: it gave or renewed the token. */
export function usedWithServer(): void {
  reported = deviceNow()
  tried = reported
}

/** Keeps the instant of a use through reloads. */
export function keepUse(at: number): void {
  if (at - kept < KEEP_MS) return
  kept = at
  sessionStorage.setItem(USE_KEY, String(at))
}

/** The instant of the last use that this tab knows of; null: none is kept. */
export function keptUse(): number | null {
  const at = Number(sessionStorage.getItem(USE_KEY) ?? Number.NaN)
  return Number.isFinite(at) ? at : null
}

export function forgetUse(): void {
  kept = 0
}

/** Reports a use that the server has not heard of, when it is time. Answers whether it did. */
export function reportUse(token: string, lastUse: number): boolean {
  const now = deviceNow()
  if (lastUse <= reported || now - reported < REPORT_MS || now - tried < AGAIN_MS) return false
  void sayInUse(token)
  return true
}

let saying: Promise<boolean> | null = null
/**
 * Tells the server that the person is here. A device that was in use without a signal brings its session back so, once for
 * all calls that found it asleep. False: it has ended, or no answer came.
 */
export function sayInUse(token: string): Promise<boolean> {
  saying ??= say(token).finally(() => (saying = null))
  return saying
}

async function say(token: string): Promise<boolean> {
  tried = deviceNow()
  try {
    const response = await fetch(`${config.apiOrigin}/api/v1/sesion/actividad`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ access_token: token }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (response.ok) reported = deviceNow()
    return response.ok
  } catch {
    return false
  }
}

import { deviceNow } from '../clock.ts'
import { config } from '../config.ts'
import { PATIENCE_MS } from '../network/network.ts'

/** Minimum interval between activity reports; the server ends a session after 35 minutes without one. */
const REPORT_MS = 300_000
/** retry delay after a failed report */
const AGAIN_MS = 30_000
/** Time of the last activity, stored with the token: a reload does not count as activity. */
const USE_KEY = 'ventanilla.uso'
const KEEP_MS = 5000

let reported = 0
let tried = 0
let kept = 0

/** The server has just seen activity: it issued or renewed the token. */
export function usedWithServer(): void {
  reported = deviceNow()
  tried = reported
}

/** Stores the time of an activity across reloads. */
export function keepUse(at: number): void {
  if (at - kept < KEEP_MS) return
  kept = at
  sessionStorage.setItem(USE_KEY, String(at))
}

/** Last activity known to this tab (ms); null: none stored. */
export function keptUse(): number | null {
  const at = Number(sessionStorage.getItem(USE_KEY) ?? Number.NaN)
  return Number.isFinite(at) ? at : null
}

export function forgetUse(): void {
  kept = 0
}

/** Reports unreported activity when due. Returns whether it did. */
export function reportUse(token: string, lastUse: number): boolean {
  const now = deviceNow()
  if (lastUse <= reported || now - reported < REPORT_MS || now - tried < AGAIN_MS) return false
  void sayInUse(token)
  return true
}

let saying: Promise<boolean> | null = null
/**
 * Reports activity. Revives the session of a device used without a signal, with one call for all requests that
 * found it idle. False: the session ended, or no response arrived.
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

import { alertAgainst, type Undertaking } from '@ventanilla/domain/access/global-alerts'
import { useSyncExternalStore } from 'react'
import { createStore } from '../external-store.ts'
import { request } from '../network/http.ts'
import { isOnline } from '../network/network.ts'

/** An alert, with the fields of section 3; its kinds are `ALERT` of `domain/access/global-alerts`. */
export interface GlobalAlert {
  readonly ac_id: number
  readonly ac_title_alert: string
  readonly ac_body_alert: string
  readonly ac_tipo_alerta: number
}

const store = createStore<readonly GlobalAlert[]>([])

/** Polling interval of an open page: a published alert takes effect within a minute. */
const LOOK_MS = 45_000

/** Loads the alerts and polls while the page is open. Returns a cleanup function, like an effect. */
export function watchAlerts(): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible' && isOnline()) void loadAlerts()
  }
  void loadAlerts()
  const timer = setInterval(look, LOOK_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Loads the alerts in force. Keeps the previous ones on failure. */
export async function loadAlerts(): Promise<void> {
  try {
    const { body } = await request({ method: 'GET', path: '/api/v1/get_alertas-global' })
    // not in the contract: the list comes by itself or within one of these
    const wrapped = body as { rows?: unknown; data?: unknown } | null
    const list = Array.isArray(body) ? body : (wrapped?.data ?? wrapped?.rows)
    // the specification gives the fields of an alert
    if (Array.isArray(list)) store.set(list as GlobalAlert[])
  } catch {
    // ignored: an alert that cannot be read disables nothing
  }
}

export function useAlerts(): readonly GlobalAlert[] {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

/** Alert in force that blocks an undertaking. The server rejects the call as well, with the same text. */
export function useStop(undertaking: Undertaking): GlobalAlert | undefined {
  const alerts = useAlerts().map((alert) => ({ alert, type: alert.ac_tipo_alerta }))
  return alertAgainst(alerts, undertaking)?.alert
}

import { alertAgainst, type Undertaking } from '@ventanilla/domain/access/global-alerts'
import { useSyncExternalStore } from 'react'
import { createStore } from './external-store.ts'
import { request } from './http.ts'
import { isOnline } from './network.ts'

/** An alert as section 3 names its fields; its kinds are `ALERT` of `domain/access/global-alerts`. */
export interface GlobalAlert {
  readonly ac_id: number
  readonly ac_title_alert: string
  readonly ac_body_alert: string
  readonly ac_tipo_alerta: number
}

const store = createStore<readonly GlobalAlert[]>([])

/** How often an open page looks again: what is published now counts here within a minute. */
const LOOK_MS = 45_000

/** Loads the alerts now, and again while the page stands open. Answers how to stop, as an effect does. */
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

/** Loads the alerts in force. A failure leaves the last ones standing. */
export async function loadAlerts(): Promise<void> {
  try {
    const { body } = await request({ method: 'GET', path: '/api/v1/get_alertas-global' })
    const wrapped = body as { rows?: unknown; data?: unknown } | null
    const list = Array.isArray(body) ? body : (wrapped?.data ?? wrapped?.rows)
    if (Array.isArray(list)) store.set(list as GlobalAlert[])
  } catch {
    // Nothing to tell: an alert that cannot be read disables nothing.
  }
}

export function useAlerts(): readonly GlobalAlert[] {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

/** The alert in force that stops what a person is about to do. The server refuses it likewise, in the same words. */
export function useStop(undertaking: Undertaking): GlobalAlert | undefined {
  const alerts = useAlerts().map((alert) => ({ alert, type: alert.ac_tipo_alerta }))
  return alertAgainst(alerts, undertaking)?.alert
}

/**
 * Service-wide alerts (specification, section 9). While one is in force, the screens disable the affected
 * actions and the server rejects them.
 */
export const ALERT = {
  applicationDown: 100,
  citizensNotLoggedIn: 110,
  noNewRequests: 120,
  general: 130,
  noSignatures: 140,
} as const
export type AlertType = (typeof ALERT)[keyof typeof ALERT]

export interface GlobalAlert {
  readonly id: number
  readonly title: string
  readonly body: string
  readonly type: number
  /** ISO instants; null: no limit on that side */
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly createdAt: string
}

/** Actions that an alert can block. */
export type Undertaking = 'use' | 'login.citizen' | 'login.official' | 'case.create' | 'act.sign'

const STOPS: Readonly<Record<Undertaking, readonly AlertType[]>> = {
  use: [ALERT.applicationDown],
  'login.citizen': [ALERT.applicationDown, ALERT.citizensNotLoggedIn],
  'login.official': [ALERT.applicationDown],
  'case.create': [ALERT.applicationDown, ALERT.noNewRequests],
  'act.sign': [ALERT.applicationDown, ALERT.noSignatures],
}

/**
 * Whether an alert is in force: from its start (inclusive) to its end (exclusive); a missing bound is
 * unlimited.
 */
export function inForce(alert: Pick<GlobalAlert, 'startsAt' | 'endsAt'>, now: Date): boolean {
  const at = now.getTime()
  return (
    (alert.startsAt === null || new Date(alert.startsAt).getTime() <= at) &&
    (alert.endsAt === null || at < new Date(alert.endsAt).getTime())
  )
}

/** The alert that blocks an action, or undefined. The more serious one first, because its text is displayed. */
export function alertAgainst<A extends { readonly type: number }>(
  alerts: readonly A[],
  undertaking: Undertaking,
): A | undefined {
  for (const type of STOPS[undertaking]) {
    const found = alerts.find((alert) => alert.type === type)
    if (found) return found
  }
  return undefined
}

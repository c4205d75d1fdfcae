/**
 * Notices of the authority about the service as a whole (specification, section 9). They have an effect while they are
 * in force: the screens disable what they name, and the server refuses it.
 */
export const ALERT = {
  applicationDown: 100,
  citizensNotLoggedIn: 110,
  noNewRequests: 120,
  general: 130,
  noSignatures: 140,
} as const
export type AlertType = (typeof ALERT)[keyof typeof ALERT]

export const ALERT_TYPES: readonly AlertType[] = Object.values(ALERT)

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

/** What a person is about to do, as far as an alert may stop it. */
export type Undertaking = 'use' | 'login.citizen' | 'login.official' | 'case.create' | 'act.sign'

const STOPS: Readonly<Record<Undertaking, readonly AlertType[]>> = {
  use: [ALERT.applicationDown],
  'login.citizen': [ALERT.applicationDown, ALERT.citizensNotLoggedIn],
  'login.official': [ALERT.applicationDown],
  'case.create': [ALERT.applicationDown, ALERT.noNewRequests],
  'act.sign': [ALERT.applicationDown, ALERT.noSignatures],
}

/** An alert counts from its start (inclusive) to its end (exclusive); without them, always. */
export function inForce(alert: Pick<GlobalAlert, 'startsAt' | 'endsAt'>, now: Date): boolean {
  const at = now.getTime()
  return (
    (alert.startsAt === null || new Date(alert.startsAt).getTime() <= at) &&
    (alert.endsAt === null || at < new Date(alert.endsAt).getTime())
  )
}

/** The alert that stops an undertaking, or undefined. The graver one first, so that its text is the one shown. */
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

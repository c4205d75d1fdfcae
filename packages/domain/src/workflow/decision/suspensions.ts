import type { Flow } from '../state/state.ts'

type Suspensions = Flow['suspensions']

export const openSuspension = (suspensions: Suspensions): Suspensions[number] | undefined =>
  suspensions.findLast((one) => one.to === null)

/** First day of a suspension wanted from a date: the suspensions of a case do not overlap. */
export function firstDay(suspensions: Suspensions, wanted: string): string {
  const last = suspensions.at(-1)?.to ?? ''
  return wanted > last ? wanted : last
}

/**
 * Ends the open suspension; an answer before the notification's legal date leaves a suspension of zero days.
 */
export const endedOn = (suspensions: Suspensions, today: string): Suspensions =>
  suspensions.map((one) => (one.to === null ? { ...one, to: today > one.from ? today : one.from } : one))

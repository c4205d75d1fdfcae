/** An advisory that we have looked at and live with for a while. */
export interface Accepted {
  /** `GHSA-…` */
  readonly id: string
  /** why it does not reach us, or what we wait for; a sentence */
  readonly reason: string
  /** last day (YYYY-MM-DD) on which that is good enough; after it the check fails again */
  readonly until: string
}

/** Each with its reason and its last day. Empty is how it should be. */
export const ACCEPTED: readonly Accepted[] = []

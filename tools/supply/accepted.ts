/** An advisory that we have reviewed and accept for a while. */
export interface Accepted {
  /** `GHSA-…` */
  readonly id: string
  /** why it does not affect us, or what fix is awaited; a sentence */
  readonly reason: string
  /** last day (YYYY-MM-DD) of the acceptance; after it the check fails again */
  readonly until: string
}

/** Each with its reason and its last day. Should be empty. */
export const ACCEPTED: readonly Accepted[] = []

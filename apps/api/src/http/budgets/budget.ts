export interface Budget {
  /** whose `who` is: an id of a person, `addressGroup(ip)`, a telephone or mail address, or PORTAL (budgets.ts) */
  readonly per: 'account' | 'address' | 'number' | 'person' | 'portal'
  /** what fits into one window: tries, messages or bytes */
  readonly most: number
  /** length of the window, which begins with the first that is spent */
  readonly seconds: number
  /** what the person reads beyond it; `wait`: «12 minutos» */
  readonly sentence: (wait: string) => string
  /** what administrators are told when it is over: somebody may be guessing. Unset: they are not */
  readonly alarm?: string
}

export const HOUR = 3600
export const DAY = 24 * HOUR

export interface Budget {
  /** kind of `who`: a person's id, `addressGroup(ip)`, a telephone or mail address, or PORTAL (budgets.ts) */
  readonly per: 'account' | 'address' | 'number' | 'person' | 'portal'
  /** capacity of one window: tries, messages or bytes */
  readonly most: number
  /** length of the window, which starts with the first amount taken */
  readonly seconds: number
  /** sentence shown when it is used up; `wait`: «12 minutos» */
  readonly sentence: (wait: string) => string
  /** alarm to administrators when it is used up, a sign of guessing; unset: none */
  readonly alarm?: string
}

export const HOUR = 3600
export const DAY = 24 * HOUR

import { type Account, creditedOf } from './receipt-life.ts'

/** Whole pesos paid above what a debt that ended charged: they belong to the payer. */
export const surplusOf = (account: Account): number =>
  account.open ? 0 : Math.max(0, creditedOf(account) - (account.settled ?? 0))

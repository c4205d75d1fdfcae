import type { LoginAccount } from '../../db/login.ts'
import type { Context } from '../../http/context.ts'
import { recordRefusal } from '../../http/refusals.ts'
import type { AccountDeps } from './account-deps.ts'

/**
 * Writes that a login was refused, with the account that it was meant for: nobody is said to have done it. `refused` is
 * the status, or a word for what the second step found.
 */
export function recordFailure(
  deps: AccountDeps,
  ctx: Context,
  account: LoginAccount | null,
  refused: number | 'llave',
): Promise<void> {
  return recordRefusal(deps, ctx, { actorId: null, subject: account?.id ?? null, detail: { refused } })
}

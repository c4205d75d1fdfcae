import type { LoginAccount } from '../../../db/people/login.ts'
import type { Context } from '../../../http/context.ts'
import { recordRefusal } from '../../../http/refusals.ts'
import type { AccountDeps } from '../account-deps.ts'

/**
 * Records a failed login under the targeted account, without an actor. `refused` is the status, or a word for
 * the second step's failure.
 */
export function recordFailure(
  deps: AccountDeps,
  ctx: Context,
  account: LoginAccount | null,
  refused: number | 'llave',
): Promise<void> {
  return recordRefusal(deps, ctx, { actorId: null, subject: account?.id ?? null, detail: { refused } })
}

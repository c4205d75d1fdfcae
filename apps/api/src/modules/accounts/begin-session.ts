import { type LoginAccount, type LoginKeys, openLogin } from '../../db/login.ts'
import type { Context } from '../../http/context.ts'
import { secondsBlocked } from '../../http/login-guard.ts'
import type { Tokens } from '../../http/token.ts'
import type { AccountDeps } from './account-deps.ts'
import { type LoggedIn, loggedIn, type LoginRefusal, slowDown } from './login-answers.ts'
import { portalUserFrom } from './portal-user.ts'

/** The end of every login whose proofs were right, unless a wait has begun meanwhile. */
export async function beginSession(
  deps: AccountDeps,
  tokens: Tokens,
  ctx: Context,
  account: LoginAccount,
  keys: LoginKeys,
): Promise<LoggedIn | LoginRefusal> {
  const sessionId = deps.newId()
  const session = { id: sessionId, userId: account.id, address: ctx.address, agent: ctx.agent }
  const record = { id: deps.newId(), verb: ctx.endpointId, at: deps.clock.now() }
  const opened = await openLogin(deps.db, keys, session, record)
  if (opened === undefined) return slowDown(await secondsBlocked(deps.db, keys))
  return loggedIn(
    await tokens.sign({ sessionId, userId: account.id }),
    portalUserFrom(account),
    opened.goingTo,
  )
}

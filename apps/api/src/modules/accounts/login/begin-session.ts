import { type LoginAccount, openLogin } from '../../../db/people/login.ts'
import type { Context } from '../../../http/context.ts'
import { type Device, rememberOn } from '../../../http/guards/known-device.ts'
import { forgetFailures, type LoginKeys } from '../../../http/guards/login-guard.ts'
import type { Tokens } from '../../../http/guards/token.ts'
import type { AccountDeps } from '../account-deps.ts'
import { textsOwed } from '../own/accept-texts.ts'
import { type LoggedIn, loggedIn } from './login-answers.ts'
import { portalUserFrom } from '../registering/portal-user.ts'

/** Ends every successful login: the account remembers the device from then on. */
export async function beginSession(
  deps: AccountDeps,
  tokens: Tokens,
  ctx: Context,
  account: LoginAccount,
  from: { readonly keys: LoginKeys; readonly device: Device },
): Promise<LoggedIn> {
  const sessionId = deps.newId()
  const owed = await textsOwed(deps.db, deps, account)
  const session = {
    id: sessionId,
    userId: account.id,
    address: ctx.address,
    agent: ctx.agent,
    owesAcceptance: owed.some(({ waits }) => waits),
  }
  const record = { id: deps.newId(), verb: ctx.endpointId, at: deps.clock.now() }
  const opened = await openLogin(deps.db, session, record)
  await forgetFailures(deps.db, from.keys)
  const answer = loggedIn(
    await tokens.sign({ sessionId, userId: account.id }),
    portalUserFrom(account),
    opened.goingTo,
  )
  return { ...answer, headers: await rememberOn(deps, from.device, account.id) }
}

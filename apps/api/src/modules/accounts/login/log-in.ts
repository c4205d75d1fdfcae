import type { Actor } from '@ventanilla/domain/access/actor'
import { normalizeEmail } from '@ventanilla/domain/identity/email'
import { type LoginAccount, type LoginFacts, loginFacts } from '../../../db/people/login.ts'
import { actorOfSession } from '../../../db/people/sessions.ts'
import type { Context } from '../../../http/context.ts'
import { giveBackTry, takeTry } from '../../../http/guards/login-guard.ts'
import { checkPassword } from '../../../http/guards/password.ts'
import type { Tokens } from '../../../http/guards/token.ts'
import type { AccountDeps } from '../account-deps.ts'
import { beginSession } from './begin-session.ts'
import {
  type LoginKind,
  type LoggedIn,
  type LoginRefusal,
  obstacle,
  refuse,
  slowDown,
} from './login-answers.ts'
import { recordFailure } from './login-record.ts'
import { whereFrom } from './login-place.ts'
import { askPasskey, type PasskeyAsked } from './passkey-login.ts'

export type LoginReply = LoggedIn | LoginRefusal | PasskeyAsked

const WRONG_CREDENTIALS = 'El correo o la contraseña no son correctos.'

/**
 * Opens a session for an address and its password. An unknown address and a wrong password get the same
 * response in the same time; any other obstacle, or a required passkey, is disclosed only after a correct
 * password.
 */
export async function logIn(
  deps: AccountDeps,
  tokens: Tokens,
  ctx: Context,
  given: { username: string; password: string; door: LoginKind },
): Promise<LoginReply> {
  const email = normalizeEmail(given.username)
  const facts = await loginFacts(deps.db, email)
  const from = await whereFrom(deps, ctx, email, facts.account?.id ?? null)
  const wait = await takeTry(deps, from.keys)
  if (wait > 0) return slowDown(wait)
  const account = await whosePassword(facts, given.password)
  if (account === null) {
    await recordFailure(deps, ctx, facts.account ?? facts.waiting, 401)
    return refuse(401, 'password', WRONG_CREDENTIALS)
  }
  const stops = await obstacle(deps, account, facts.alerts, given.door)
  if (stops !== null) {
    await giveBackTry(deps, from.keys)
    await recordFailure(deps, ctx, account, stops.status)
    return stops
  }
  if (account.passkeys > 0) {
    // only the passkey clears the earlier failures
    await giveBackTry(deps, from.keys)
    return askPasskey(deps, ctx, account)
  }
  return beginSession(deps, tokens, ctx, account, from)
}

/**
 * The account whose password matches, or else the newest waiting registration. The second is compared whenever
 * the first fails, even when missing, so that the time discloses neither.
 */
export async function whosePassword(
  { account, waiting }: LoginFacts,
  password: string,
  compare: typeof checkPassword = checkPassword,
): Promise<LoginAccount | null> {
  if (await compare('entrada', account?.password_hash ?? null, password)) return account
  return (await compare('entrada', waiting?.password_hash ?? null, password)) ? waiting : null
}

/** The user of a token received outside the header. */
export async function actorOfToken(
  deps: AccountDeps,
  tokens: Tokens,
  token: string,
): Promise<{ actor: Actor; sessionId: string } | null> {
  const claims = await tokens.read(token)
  const actor = claims && (await actorOfSession(deps.db, claims.sessionId, claims.userId))
  return claims && actor ? { actor, sessionId: claims.sessionId } : null
}

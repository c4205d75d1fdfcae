import type { Assertion, RequestOptions } from '@ventanilla/contract/passkey-shapes'
import { type LoginAccount, loginFacts } from '../../../db/people/login.ts'
import { notePasskeyUse, passkeysOf } from '../../../db/people/passkeys.ts'
import type { Context } from '../../../http/context.ts'
import { giveBackTry, takeTry } from '../../../http/guards/login-guard.ts'
import type { Tokens } from '../../../http/guards/token.ts'
import type { AccountDeps } from '../account-deps.ts'
import { beginSession } from './begin-session.ts'
import { checkUsed, requestOptions } from '../../../http/guards/passkey-ceremony.ts'
import { keepLogin, ownerOfTicket, takeLogin } from './passkey-challenges.ts'
import { whereFrom } from './login-place.ts'
import { recordRefusal } from '../../../http/refusals.ts'
import { recordFailure } from './login-record.ts'
import { type LoggedIn, type LoginRefusal, obstacle, refuse, slowDown } from './login-answers.ts'

export interface PasskeyAsked {
  readonly status: 202
  readonly body: {
    status: 202
    message: string
    passkey: { ticket: string; options: RequestOptions }
  }
}

const AGAIN = 'Este ingreso ya venció o se usó. Escriba de nuevo su contraseña.'
const WRONG_KEY =
  'Esa llave no corresponde a esta cuenta. Ingrese de nuevo con la llave que agregó en su perfil.'

/**
 * Response to a correct password of an account with passkeys: no session, but a ticket and the key's challenge.
 */
export async function askPasskey(
  deps: AccountDeps,
  ctx: Context,
  account: LoginAccount,
): Promise<PasskeyAsked> {
  const options = await requestOptions(deps, await passkeysOf(deps.db, account.id))
  const ticket = await keepLogin(deps.db, deps, {
    userId: account.id,
    challenge: options.challenge,
    address: ctx.address,
  })
  return {
    status: 202,
    body: { status: 202, message: 'Confirme con su llave de acceso.', passkey: { ticket, options } },
  }
}

/** Opens the session of a login confirmed by the key. Failures count and wait like those of the password. */
export async function logInWithPasskey(
  deps: AccountDeps,
  tokens: Tokens,
  ctx: Context,
  given: { ticket: string; response: Assertion },
): Promise<LoggedIn | LoginRefusal> {
  const owner = await ownerOfTicket(deps.db, deps, given.ticket)
  if (owner === undefined) return refuse(401, 'password', AGAIN)
  const { alerts, account } = await loginFacts(deps.db, owner.email)
  const from = await whereFrom(deps, ctx, owner.email, owner.user_id)
  const wait = await takeTry(deps, from.keys)
  if (wait > 0) return slowDown(wait)
  const isAsked = await takeLogin(deps.db, deps, given.ticket, ctx.address)
  if (isAsked === undefined || account === null) {
    await recordFailure(deps, ctx, account, 'llave')
    return refuse(401, 'password', AGAIN)
  }
  // obstacles can have changed since the password step
  const stops = await obstacle(deps, account, alerts, 'citizen')
  if (stops !== null) {
    await giveBackTry(deps, from.keys)
    await recordFailure(deps, ctx, account, stops.status)
    return stops
  }
  const key = (await passkeysOf(deps.db, account.id)).find((one) => one.credential_id === given.response.id)
  const counter = key === undefined ? null : await checkUsed(deps, given.response, key, isAsked)
  if (key === undefined || counter === null) {
    await recordFailure(deps, ctx, account, 'llave')
    return refuse(401, 'password', WRONG_KEY)
  }
  if (!(await notePasskeyUse(deps.db, key.id, counter, deps.clock.now()))) {
    await recordRefusal(deps, ctx, {
      actorId: account.id,
      subject: account.id,
      detail: { refused: 'contador', kept: key.counter, given: counter },
    })
    return refuse(
      401,
      'password',
      'Esa llave parece copiada y no se acepta. Use otra, o avise a la Corporación para que la quite.',
    )
  }
  return beginSession(deps, tokens, ctx, account, from)
}

import type { PortalUser } from '@ventanilla/contract/portal/authentication.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { GRANTS } from '@ventanilla/domain/access/permissions'
import { alertAgainst, inForce } from '@ventanilla/domain/access/global-alerts'
import { normalizeEmail } from '@ventanilla/domain/identity/email'
import { type LoginAccount, type LoginFacts, loginFacts, openLogin } from '../../db/login.ts'
import { actorOfSession } from '../../db/sessions.ts'
import type { Context } from '../../http/context.ts'
import { countFailure, loginKeys, secondsBlocked } from '../../http/login-guard.ts'
import { checkPassword } from '../../http/password.ts'
import type { Tokens } from '../../http/token.ts'
import type { AccountDeps } from './account-deps.ts'
import { secondsUntilNextLink } from './links.ts'
import { portalUserFrom } from './portal-user.ts'
import { sendConfirmation } from './verify-phone.ts'

export type Door = 'citizen' | 'official'
type RefusedStatus = 401 | 403 | 429 | 503

export interface LoginRefused<S extends RefusedStatus = RefusedStatus> {
  readonly status: S
  readonly body: { status: number; message: string; error: { type: string; message: string }[] }
}
export interface LoggedIn {
  readonly status: 200
  readonly body: {
    status: 200
    message: string
    auth_info: { access_token: string; user: PortalUser }
    access_token: string
  }
}
export type LoginReply = LoggedIn | { [S in RefusedStatus]: LoginRefused<S> }[RefusedStatus]

const WRONG_CREDENTIALS = 'El correo o la contraseña no son correctos.'

const refuse = <S extends RefusedStatus>(status: S, type: string, message: string): LoginRefused<S> => ({
  status,
  body: { status, message, error: [{ type, message }] },
})

/**
 * Opens a session for an address and its password. Unknown addresses and wrong passwords get one answer after the same
 * time; whatever else stands in the way is told only to who knows the password.
 */
export async function logIn(
  deps: AccountDeps,
  tokens: Tokens,
  ctx: Context,
  given: { username: string; password: string; door: Door },
): Promise<LoginReply> {
  const email = normalizeEmail(given.username)
  const keys = loginKeys(email, ctx.address)
  const { blocked, alerts, account } = await loginFacts(deps.db, email, keys)
  if (blocked > 0) return slowDown(blocked)
  const right = await checkPassword(account?.password_hash ?? null, given.password)
  if (!right || account === null) {
    await countFailure(deps.db, keys)
    return refuse(401, 'password', WRONG_CREDENTIALS)
  }
  const stops = await obstacle(deps, account, alerts, given.door)
  if (stops !== null) {
    // whoever stands before an obstacle is still only told when no wait has begun
    const since = await secondsBlocked(deps.db, keys)
    return since > 0 ? slowDown(since) : stops
  }
  const sessionId = deps.newId()
  const session = { id: sessionId, userId: account.id, address: ctx.address, agent: ctx.agent }
  if (!(await openLogin(deps.db, keys, session))) return slowDown(await secondsBlocked(deps.db, keys))
  return loggedIn(await tokens.sign({ sessionId, userId: account.id }), portalUserFrom(account))
}

const slowDown = (seconds: number): LoginRefused<429> =>
  refuse(
    429,
    'password',
    `Hubo demasiados intentos fallidos. Espere ${seconds === 1 ? '1 segundo' : seconds < 120 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`} y vuelva a intentar.`,
  )

async function obstacle(
  deps: AccountDeps,
  user: LoginAccount,
  alerts: LoginFacts['alerts'],
  door: Door,
): Promise<LoginRefused<403> | LoginRefused<503> | null> {
  const staff = user.kind === 'funcionario'
  if (door === 'official' && !staff)
    return refuse(403, 'username', 'Esta cuenta no es de un funcionario. Ingrese como ciudadano o empresa.')
  if (user.email_verified_at === null) {
    await deps.db.tx(async (tx) => {
      if ((await secondsUntilNextLink(tx, deps, user.id)) === 0) await sendConfirmation(tx, deps, user)
    })
    return refuse(
      403,
      'username',
      'Debe confirmar su correo con el enlace que le enviamos. Si ya venció, espere un minuto e ingrese de nuevo para recibir otro.',
    )
  }
  if (user.refused_at !== null)
    return refuse(403, 'username', 'Su registro como funcionario no fue aceptado.')
  if (user.deactivated_at !== null)
    return refuse(403, 'username', 'Su cuenta está desactivada. Consulte al administrador.')
  if (!user.active)
    return refuse(
      403,
      'username',
      'Su cuenta espera que un administrador la active. Le avisaremos por correo.',
    )
  const alert = alertAgainst(
    alerts.filter((one) => inForce(one, deps.clock.now())),
    staff ? 'login.official' : 'login.citizen',
  )
  // whoever may withdraw alerts passes, or a wrong one would lock everybody out for good
  return alert && !(staff && user.roles.some((role) => GRANTS['alerts.admin'][role] !== undefined))
    ? refuse(503, 'username', `${alert.title}. ${alert.body}`)
    : null
}

export const loggedIn = (access_token: string, user: PortalUser): LoggedIn => ({
  status: 200,
  body: { status: 200, message: 'Bienvenido', auth_info: { access_token, user }, access_token },
})

/** The person of a token given outside the header. */
export async function actorOfToken(
  deps: AccountDeps,
  tokens: Tokens,
  token: string,
): Promise<{ actor: Actor; sessionId: string } | null> {
  const claims = await tokens.read(token)
  const actor = claims && (await actorOfSession(deps.db, claims.sessionId, claims.userId))
  return claims && actor ? { actor, sessionId: claims.sessionId } : null
}

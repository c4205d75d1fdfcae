import type { PortalUser } from '@ventanilla/contract/portal/authentication.contract'
import { GRANTS } from '@ventanilla/domain/access/permissions'
import { alertAgainst, inForce } from '@ventanilla/domain/access/global-alerts'
import { waitWords } from '@ventanilla/domain/identity/wait-words'
import type { LoginAccount, LoginFacts } from '../../../db/people/login.ts'
import { spend } from '../../../http/guards/budgets.ts'
import { tooManyLogins, waitOrRecover } from '../../../http/budgets/logins.ts'
import type { AccountDeps } from '../account-deps.ts'
import { secondsUntilNextLink } from '../links.ts'
import { mailAgain } from '../registering/waiting-registration.ts'

/** Responses of the two login steps. */

export type LoginKind = 'citizen' | 'official'
/** an unconfirmed registration: the user can correct the address and have the mail sent again */
export const UNCONFIRMED = 'correo_sin_confirmar'

type RefusedStatus = 401 | 403 | 409 | 429 | 503

export interface LoginRefused<S extends RefusedStatus = RefusedStatus> {
  readonly status: S
  readonly body: {
    status: number
    message: string
    error: { type: string; message: string }[]
    code?: typeof UNCONFIRMED
  }
}
export interface LoggedIn {
  readonly status: 200
  readonly body: {
    status: 200
    message: string
    auth_info: { access_token: string; user: PortalUser; destino?: string }
    access_token: string
  }
  /** the device remembers the account */
  readonly headers?: { readonly 'set-cookie': string }
}
type LoginStatus = Exclude<RefusedStatus, 409>
export type LoginRefusal = { [S in LoginStatus]: LoginRefused<S> }[LoginStatus]

export const refuse = <S extends RefusedStatus>(
  status: S,
  type: string,
  message: string,
): LoginRefused<S> => ({
  status,
  body: { status, message, error: [{ type, message }] },
})

/** Wait in seconds above which recovering the password is quicker. */
const WORTH_AVOIDING = 120

export const slowDown = (seconds: number): LoginRefused<429> =>
  refuse(429, 'password', (seconds < WORTH_AVOIDING ? tooManyLogins : waitOrRecover)(waitWords(seconds)))

/** Obstacle to a login whose password or key was correct. */
export async function obstacle(
  deps: AccountDeps,
  user: LoginAccount,
  alerts: LoginFacts['alerts'],
  door: LoginKind,
): Promise<LoginRefused<403> | LoginRefused<503> | null> {
  const staff = user.kind === 'funcionario'
  if (door === 'official' && !staff)
    return refuse(403, 'username', 'Esta cuenta no es de un funcionario. Ingrese como ciudadano o empresa.')
  if (user.email_verified_at === null) {
    await deps.db.tx(async (tx) => {
      if ((await secondsUntilNextLink(tx, deps, user.id)) > 0) return
      // over the account's hourly or the mailbox's daily limit no mail is sent; the response is the same
      if ((await spend(deps.db, 'confirmationsOfAccount', user.id)).over) return
      if (!(await spend(deps.db, 'mailsOfMailbox', user.email)).over) await mailAgain(tx, deps, user)
    })
    const refusal = refuse(
      403,
      'username',
      'Debe confirmar su correo con el enlace que le enviamos. Si ya venció, espere un minuto e ingrese de nuevo para recibir otro.',
    )
    return { ...refusal, body: { ...refusal.body, code: UNCONFIRMED } }
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
  // holders of alerts.admin pass, or a wrong alert would lock everybody out for good
  return alert && !(staff && user.roles.some((role) => GRANTS['alerts.admin'][role] !== undefined))
    ? refuse(503, 'username', `${alert.title}. ${alert.body}`)
    : null
}

/** `goingTo`: the page the user was heading for when they registered; null when a session continues. */
export const loggedIn = (
  access_token: string,
  user: PortalUser,
  goingTo: string | null = null,
): LoggedIn => ({
  status: 200,
  body: {
    status: 200,
    message: 'Bienvenido',
    auth_info: { access_token, user, ...(goingTo !== null && { destino: goingTo }) },
    access_token,
  },
})

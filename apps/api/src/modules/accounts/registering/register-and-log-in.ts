import type { CitizenForm } from '@ventanilla/contract/portal/accounts.contract'
import type { PortalUser } from '@ventanilla/contract/portal/authentication.contract'
import type { Context } from '../../../http/context.ts'
import type { Tokens } from '../../../http/guards/token.ts'
import type { AccountDeps } from '../account-deps.ts'
import { logIn } from '../login/log-in.ts'
import type { LoginRefused } from '../login/login-answers.ts'
import { registerCitizen } from './register-citizen.ts'
import { verifyPhone } from './verify-phone.ts'

interface Refused<S extends number> {
  readonly status: S
  readonly body: LoginRefused['body']
}
type Reply =
  | {
      status: 200
      body: { status: 200; message: string; user: PortalUser; access_token: string }
      headers?: { readonly 'set-cookie': string }
    }
  | { [S in 201 | 202 | 400 | 403 | 429 | 503]: Refused<S> }[201 | 202 | 400 | 403 | 429 | 503]

const told = <S extends 201 | 202 | 400 | 403>(status: S, type: string, message: string): Refused<S> => ({
  status,
  body: { status, message, error: [{ type, message }] },
})

/**
 * `/api/auth/register` (decision 10): registration for a client without screens. The first call sends the code
 * (202); with `reg_code` it verifies the telephone (202: the address is unconfirmed); once both are verified it
 * returns user and access_token.
 */
export async function registerAndLogIn(
  deps: AccountDeps,
  tokens: Tokens,
  ctx: Context,
  form: CitizenForm & { reg_code?: string | undefined },
): Promise<Reply> {
  if (form.reg_code !== undefined) {
    const verified = await verifyPhone(deps, ctx, { ...form, reg_code: form.reg_code })
    if (verified.status === 400) return told(400, 'reg_code', verified.body.message)
    return told(
      202,
      'reg_email',
      'El celular quedó verificado. Confirme el correo con el enlace que enviamos.',
    )
  }
  // an unknown address goes through the password check too: same limits, delays and time as a known one
  const reply = await logIn(deps, tokens, ctx, {
    username: form.reg_email,
    password: form.reg_password,
    door: 'citizen',
  })
  if (reply.status === 200)
    return {
      status: 200,
      body: {
        status: 200,
        message: reply.body.message,
        user: reply.body.auth_info.user,
        access_token: reply.body.access_token,
      },
      ...(reply.headers !== undefined && { headers: reply.headers }),
    }
  if (reply.status === 202)
    return told(403, 'reg_email', 'Esta cuenta tiene una llave de acceso. Ingrese en el portal.')
  // a wrong password gets the response of any registration: the account stays undisclosed
  if (reply.status !== 401) return reply
  const taken = await registerCitizen(deps, ctx, form)
  return taken.status === 201
    ? told(201, 'reg_celular', taken.body.message)
    : told(202, 'reg_code', 'Enviamos un código al celular. Repita la llamada con reg_code.')
}

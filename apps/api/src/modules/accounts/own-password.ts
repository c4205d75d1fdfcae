import { Refusal } from '@ventanilla/domain/cases/problem'
import { endSessions } from '../../db/sessions.ts'
import { sql } from '../../db/sql.ts'
import { type Context, me } from '../../http/context.ts'
import { checkPassword } from '../../http/password.ts'
import { countCall, countWrong, forgetWrong } from '../../http/rate-limit.ts'
import type { AccountDeps } from './account-deps.ts'

/** Tries a minute, and wrong ones in a row before whoever gives them is logged out everywhere. */
const PER_MINUTE = 5
export const WRONG_IN_A_ROW = 10

/**
 * Asks a person who is logged in for their password again. The attack: whoever has a stolen session guesses the password,
 * slowly and for ever; after ten wrong ones in a row the session is over, and the owner comes back by the front door.
 */
export async function confirmPassword(
  deps: AccountDeps,
  ctx: Context,
  password: string,
  field: 'password' | 'current' = 'password',
): Promise<void> {
  const { id } = me(ctx)
  await countCall(deps, `contrasena:${id}`, PER_MINUTE)
  const stored = await deps.db.one<{ password_hash: string | null }>(
    sql`select password_hash from users where id = ${id}::uuid`,
  )
  const wrong = `contrasena-errada:${id}`
  if (await checkPassword('propia', stored?.password_hash ?? null, password)) {
    await forgetWrong(deps.db, wrong)
    return
  }
  if ((await countWrong(deps.db, wrong)) >= WRONG_IN_A_ROW) {
    await deps.db.tx((tx) => endSessions(tx, id, 'contrasena'))
    throw new Refusal(
      401,
      'Escribió varias veces una contraseña que no es la suya. Por seguridad cerramos su sesión; ingrese de nuevo.',
      { code: 'sesion_terminada' },
    )
  }
  const message = 'La contraseña actual no es correcta.'
  throw new Refusal(422, message, {
    code: 'contrasena_actual',
    problems: [{ path: `body.${field}`, message }],
  })
}

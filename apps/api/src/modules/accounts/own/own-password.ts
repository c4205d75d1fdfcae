import { Refusal } from '@ventanilla/domain/kernel/problem'
import { endSessions } from '../../../db/people/sessions.ts'
import { sql } from '../../../db/connection/sql.ts'
import { type Context, me } from '../../../http/context.ts'
import { checkPassword } from '../../../http/guards/password.ts'
import { countCall, countWrong, forgetWrong } from '../../../http/guards/rate-limit.ts'
import type { AccountDeps } from '../account-deps.ts'

/** Tries a minute, and consecutive wrong ones before all sessions end. */
const PER_MINUTE = 5
export const WRONG_IN_A_ROW = 10

/**
 * Checks a logged-in user's password again. Attack: the holder of a stolen session guesses the password slowly;
 * ten consecutive wrong ones end all sessions, and the owner logs in again.
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
      'unauthenticated',
      'Escribió varias veces una contraseña que no es la suya. Por seguridad cerramos su sesión; ingrese de nuevo.',
      { code: 'sesion_terminada' },
    )
  }
  const message = 'La contraseña actual no es correcta.'
  throw new Refusal('invalid', message, {
    code: 'contrasena_actual',
    problems: [{ path: `body.${field}`, message }],
  })
}

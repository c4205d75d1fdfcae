import { Refusal } from '@ventanilla/domain/cases/problem'
import { sql } from '../../db/sql.ts'
import { checkPassword } from '../../http/password.ts'
import { countCall } from '../../http/rate-limit.ts'
import type { AccountDeps } from './account-deps.ts'

/** Asks a person who is logged in for their password again; wrong tries are limited like those of changing it. */
export async function confirmPassword(deps: AccountDeps, userId: string, password: string): Promise<void> {
  await countCall(deps, `contrasena:${userId}`, 5)
  const stored = await deps.db.one<{ password_hash: string | null }>(
    sql`select password_hash from users where id = ${userId}::uuid`,
  )
  if (!(await checkPassword(stored?.password_hash ?? null, password)))
    throw new Refusal(422, 'La contraseña actual no es correcta.', {
      code: 'contrasena_actual',
      problems: [{ path: 'body.password', message: 'La contraseña actual no es correcta.' }],
    })
}

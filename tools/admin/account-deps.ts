import { newId } from '../../apps/api/src/compose.ts'
import { sql } from '../../apps/api/src/db/connection/sql.ts'
import type { AccountDeps } from '../../apps/api/src/modules/accounts/account-deps.ts'
import type { Handed, DeliveryMethod } from '../../apps/api/src/modules/accounts/server-commands/hand-over.ts'
import { openKeys } from '../../apps/api/src/secret.ts'
import { AdminError, type AdminWork } from './command.ts'

/**
 * Dependencies of account work, for a command. Links are signed with the secret that the portal verifies them
 * with.
 */
export async function accountDeps({ db, settings, now }: AdminWork): Promise<AccountDeps> {
  const there = await db.one<{ found: string | null }>(
    sql`select to_regclass('first_administrators')::text as found`,
  )
  if ((there?.found ?? null) === null)
    throw new AdminError(
      'La base de datos todavía no tiene las tablas de esta versión: ejecute antes npm run admin -- migrate, o inicie el portal.',
    )
  const secret = await openKeys(settings)
  // one reading suffices: the watcher must not keep the command running
  await secret.close()
  return { db, settings, secret, newId, clock: { now: () => now } }
}

/** By mail where the portal has a relay, unless printing is requested. */
export function wayOf({ settings, options }: AdminWork): DeliveryMethod {
  const printed = options['imprimir'] ?? (settings.smtpUrl === null ? 'si' : 'no')
  if (printed !== 'si' && printed !== 'no') throw new AdminError('--imprimir es "si" o "no".')
  return printed === 'si' ? 'impreso' : 'correo'
}

/** Lines about an issued link, for the operator. */
export const handedWords = ({ name, email, link }: Handed): readonly string[] =>
  link === null
    ? [`${name}: le enviamos a ${email} un enlace para establecer su contraseña.`]
    : [
        `${name} (${email}): entréguele solo a esa persona este enlace, que sirve una vez y vence en tres días:`,
        `  ${link}`,
      ]

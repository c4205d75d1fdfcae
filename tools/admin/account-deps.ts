import { factory } from '@ventanilla/catalog/factory'
import type { ContentOf, KindId } from '@ventanilla/domain/configuration/kinds'
import { settingsIn } from '@ventanilla/domain/configuration/own-settings'
import type { Contents } from '@ventanilla/domain/configuration/readings'
import { newId } from '../../apps/api/src/compose.ts'
import { openSnapshots } from '../../apps/api/src/db/configuration/snapshot.ts'
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
  const contents = await wordsFor(db)
  const catalogue = { contents, release: 0, parameters: settingsIn(contents) }
  return { db, settings, secret, newId, clock: { now: () => now }, catalogue }
}

/** What is in force over what the product ships: administrators are made, and messages added, before a start publishes. */
async function wordsFor(db: AdminWork['db']): Promise<Contents> {
  const now = await db.one<{ number: number }>(sql`select number from configuration_release_now`)
  const inForce = await openSnapshots(db)(now?.number ?? 0)
  const shipped = factory()
  return {
    ...inForce,
    of: <Id extends KindId>(kind: Id) =>
      new Map<string, ContentOf<Id>>([
        // the items of a kind are of it, which the compiler does not follow
        ...shipped[kind].map(({ key, content }) => [key, content as ContentOf<Id>] as const),
        ...inForce.of(kind),
      ]),
  }
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

import { type Db, sql } from '../../db/sql.ts'
import { tokenHashes } from '../../http/secrets.ts'
import { type AccountDeps, MINUTE } from './account-deps.ts'
import { issueLink } from './links.ts'
import { recoveryPath } from './waiting-registration.ts'

/** Links of mails live half an hour (decision 6). */
const LIFE_SECONDS = 1800

/**
 * The way to a new password that needs no digits: whoever can read the mail is never kept out by strangers who tried them.
 * `untilNext`: seconds until another mail may be asked for, where this was the last one of the day; the link lives so long,
 * or strangers who ask for all of them would keep the owner out. The token stands behind `#`: it reaches no log.
 */
export async function recoveryLink(
  tx: Db,
  deps: AccountDeps,
  owner: { readonly id: string; readonly kind: string },
  untilNext: number,
): Promise<{ readonly url: string; readonly seconds: number }> {
  const seconds = Math.max(LIFE_SECONDS, untilNext)
  const life = (seconds * MINUTE) / 60
  const token = await issueLink(tx, deps, { purpose: 'recuperacion', userId: owner.id, life })
  return { url: `${deps.settings.publicUrl}${recoveryPath(owner.kind)}#${token}`, seconds }
}

/** Whose password the token of a link may set. */
export function ownerOfRecoveryLink(
  tx: Db,
  deps: AccountDeps,
  token: string,
): Promise<{ readonly userId: string; readonly email: string } | undefined> {
  return tx.one(sql`
    select u.id as "userId", u.email from link_tokens l join users u on u.id = l.user_id
    where l.token_hash = any(${tokenHashes(deps.secret, 'enlace', token)}) and l.purpose = 'recuperacion'
      and l.used_at is null and l.expires_at > ${deps.clock.now()} for update of l`)
}

/** Ends every code and link of somebody's recoveries: those that others asked for must not set another password. */
export async function endRecoveries(tx: Db, now: Date, userId: string): Promise<void> {
  await tx.run(sql`
    update verification_codes set used_at = ${now}
    where purpose = 'recuperacion' and used_at is null and data->>'userId' = ${userId}`)
  await tx.run(sql`
    update link_tokens set used_at = ${now}
    where purpose = 'recuperacion' and used_at is null and user_id = ${userId}::uuid`)
}

import { type Db, sql } from '../../../db/connection/sql.ts'
import { tokenHashes } from '../../../http/guards/secrets.ts'
import { type AccountDeps, MINUTE } from '../account-deps.ts'
import { issueLink } from '../links.ts'
import { recoveryPath } from '../registering/waiting-registration.ts'

/** Mailed links live half an hour (decision 6). */
const LIFE_SECONDS = 1800

/**
 * Recovery link without digits: strangers' tries never lock out the reader of the mail. `untilNext`: seconds
 * until another mail can be requested after the day's last one; the link lives that long, or strangers who
 * request them all would lock the owner out. The token follows `#`, so it reaches no log.
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

/** The account whose password a recovery link can set. */
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

/** Ends all codes and links of a user's recoveries: those requested by others must not set another password. */
export async function endRecoveries(tx: Db, now: Date, userId: string): Promise<void> {
  await tx.run(sql`
    update verification_codes set used_at = ${now}
    where purpose = 'recuperacion' and used_at is null and data->>'userId' = ${userId}`)
  await tx.run(sql`
    update link_tokens set used_at = ${now}
    where purpose = 'recuperacion' and used_at is null and user_id = ${userId}::uuid`)
}

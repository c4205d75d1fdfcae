import { type Db, json, sql } from '../../db/connection/sql.ts'
import { secondsUntilNext } from '../../http/guards/code-limits.ts'
import { newToken, tokenHash, tokenHashes } from '../../http/guards/secrets.ts'
import { type AccountDeps, after, MINUTE } from './account-deps.ts'

/** E-mail links serve once and live 30 minutes (decision 6). */
const LINK_LIFE = 30 * MINUTE

export type LinkPurpose = 'correo' | 'poder' | 'cambio' | 'invitacion' | 'recuperacion'

/** Issues a link token; only its hash is stored. */
export async function issueLink(
  tx: Db,
  deps: AccountDeps,
  link: { purpose: LinkPurpose; userId: string | null; data?: unknown; life?: number },
): Promise<string> {
  const now = deps.clock.now()
  const token = newToken()
  await tx.run(sql`
    insert into link_tokens(token_hash, purpose, user_id, data, created_at, expires_at)
    values (${tokenHash(deps.secret, 'enlace', token)}, ${link.purpose}, ${link.userId}::uuid,
      ${json(link.data ?? {})}::jsonb, ${now}, ${after(now, link.life ?? LINK_LIFE)})`)
  return token
}

export interface SpentLink {
  readonly purpose: LinkPurpose
  readonly user_id: string | null
  readonly data: { readonly powerId?: string }
}

/** Uses a link up. Undefined when it does not exist, was used or has expired. */
export function spendLink(tx: Db, deps: AccountDeps, token: string): Promise<SpentLink | undefined> {
  const now = deps.clock.now()
  return tx.one<SpentLink>(sql`
    update link_tokens set used_at = ${now}
    where token_hash = any(${tokenHashes(deps.secret, 'enlace', token)}) and purpose in ('correo', 'poder')
      and used_at is null and expires_at > ${now}
    returning purpose, user_id, data`)
}

/** Whether a used link had confirmed an address: its owner opened it twice and needs no alarming message. */
export async function wasConfirmed(tx: Db, deps: AccountDeps, token: string): Promise<boolean> {
  const row = await tx.one<{ ok: boolean }>(sql`
    select u.email_verified_at is not null as ok from link_tokens l join users u on u.id = l.user_id
    where l.token_hash = any(${tokenHashes(deps.secret, 'enlace', token)}) and l.used_at is not null`)
  return row?.ok ?? false
}

/** Seconds until another confirmation can be mailed to a user (at most one a minute); 0: it can be sent. */
export async function secondsUntilNextLink(tx: Db, deps: AccountDeps, userId: string): Promise<number> {
  const row = await tx.one<{ last: Date | null }>(sql`
    select max(created_at) as last from link_tokens where user_id = ${userId}::uuid and purpose = 'correo'`)
  return secondsUntilNext(row?.last == null ? [] : [row.last], deps.clock.now())
}

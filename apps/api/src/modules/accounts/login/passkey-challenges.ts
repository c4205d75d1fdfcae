import { type Db, sql } from '../../../db/connection/sql.ts'
import { newToken, tokenHash, tokenHashes } from '../../../http/guards/secrets.ts'
import type { IsAsked } from '../../../http/guards/passkey-ceremony.ts'
import { type AccountDeps, after, MINUTE } from '../account-deps.ts'

/** A challenge lives five minutes and serves once, whatever the result; the database stores only its hash. */
const LIFE = 5 * MINUTE

interface Challenge {
  readonly userId: string
  /** the value the browser signs, base64url */
  readonly challenge: string
}

const hashOf = (deps: AccountDeps, challenge: string): string => tokenHash(deps.secret, 'llave', challenge)

const asked =
  (deps: AccountDeps, hash: string): IsAsked =>
  (challenge) =>
    tokenHashes(deps.secret, 'llave', challenge).includes(hash)

/** Stores the challenge with which a session adds a key; the previous one ends. */
export async function keepAdding(
  tx: Db,
  deps: AccountDeps,
  given: Challenge & { readonly sessionId: string | null },
): Promise<void> {
  const now = deps.clock.now()
  await tx.run(
    sql`update passkey_challenges set used_at = ${now} where session_id = ${given.sessionId}::uuid and used_at is null`,
  )
  await tx.run(sql`
    insert into passkey_challenges(id, purpose, user_id, session_id, challenge_hash, created_at, expires_at)
    values (${deps.newId()}::uuid, 'alta', ${given.userId}::uuid, ${given.sessionId}::uuid,
      ${hashOf(deps, given.challenge)}, ${now}, ${after(now, LIFE)})`)
}

/** Takes a session's live challenge. */
export async function takeAdding(
  db: Db,
  deps: AccountDeps,
  by: { readonly userId: string; readonly sessionId: string | null },
): Promise<IsAsked | undefined> {
  const now = deps.clock.now()
  const row = await db.one<{ challenge_hash: string }>(sql`
    update passkey_challenges set used_at = ${now}
    where purpose = 'alta' and session_id = ${by.sessionId}::uuid and user_id = ${by.userId}::uuid
      and used_at is null and expires_at > ${now}
    returning challenge_hash`)
  return row && asked(deps, row.challenge_hash)
}

/**
 * Stores the challenge of a login with a correct password. Returns the ticket, bound to the caller's address.
 */
export async function keepLogin(
  db: Db,
  deps: AccountDeps,
  given: Challenge & { readonly address: string },
): Promise<string> {
  const now = deps.clock.now()
  const ticket = newToken()
  await db.run(sql`
    insert into passkey_challenges(id, purpose, user_id, ticket_hash, address, challenge_hash, created_at, expires_at)
    values (${deps.newId()}::uuid, 'ingreso', ${given.userId}::uuid, ${tokenHash(deps.secret, 'billete', ticket)},
      ${given.address}, ${hashOf(deps, given.challenge)}, ${now}, ${after(now, LIFE)})`)
  return ticket
}

/** The account whose login a ticket is, without using it up. */
export function ownerOfTicket(
  db: Db,
  deps: AccountDeps,
  ticket: string,
): Promise<{ readonly user_id: string; readonly email: string } | undefined> {
  return db.one(sql`
    select c.user_id, u.email from passkey_challenges c join users u on u.id = c.user_id
    where c.ticket_hash = any(${tokenHashes(deps.secret, 'billete', ticket)}) and c.purpose = 'ingreso'
      and c.used_at is null and c.expires_at > ${deps.clock.now()}`)
}

/** Takes a ticket; from another address it is used up too, but opens nothing. */
export async function takeLogin(
  db: Db,
  deps: AccountDeps,
  ticket: string,
  address: string,
): Promise<IsAsked | undefined> {
  const now = deps.clock.now()
  const row = await db.one<{ challenge_hash: string; address: string }>(sql`
    update passkey_challenges set used_at = ${now}
    where ticket_hash = any(${tokenHashes(deps.secret, 'billete', ticket)}) and purpose = 'ingreso'
      and used_at is null and expires_at > ${now}
    returning challenge_hash, address`)
  return row?.address === address ? asked(deps, row.challenge_hash) : undefined
}

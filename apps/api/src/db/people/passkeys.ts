import { type Db, sql } from '../connection/sql.ts'

/** A stored second factor. */
export interface StoredPasskey {
  readonly id: string
  readonly credential_id: string
  readonly public_key: Buffer
  readonly counter: number
  readonly transports: string[]
  readonly name: string
  readonly created_at: Date
  readonly last_used_at: Date | null
}

/** A person's passkeys, oldest first. */
export function passkeysOf(db: Db, userId: string): Promise<StoredPasskey[]> {
  return db.rows<StoredPasskey>(sql`
    select id, credential_id, public_key, counter, transports, name, created_at, last_used_at
    from passkeys where user_id = ${userId}::uuid order by created_at, id`)
}

/** Stores a new passkey; undefined when an account already has that key. */
export function insertPasskey(
  tx: Db,
  key: Omit<StoredPasskey, 'last_used_at'> & { readonly userId: string },
): Promise<StoredPasskey | undefined> {
  return tx.one<StoredPasskey>(sql`
    insert into passkeys(id, user_id, credential_id, public_key, counter, transports, name, created_at)
    values (${key.id}::uuid, ${key.userId}::uuid, ${key.credential_id}, ${key.public_key}, ${key.counter}::bigint,
      ${key.transports}::text[], ${key.name}, ${key.created_at})
    on conflict (credential_id) do nothing
    returning id, credential_id, public_key, counter, transports, name, created_at, last_used_at`)
}

/**
 * Records a use and returns true. Attack: a cloned key shows as a counter that
 * does not rise, on keys that count; returns false then and stores nothing.
 * Race: one statement, so that only one of two simultaneous uses passes.
 */
export async function notePasskeyUse(tx: Db, id: string, counter: number, at: Date): Promise<boolean> {
  const noted = await tx.run(sql`
    update passkeys set counter = ${counter}::bigint, last_used_at = ${at}
    where id = ${id}::uuid and (counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))`)
  return noted === 1
}

export async function deletePasskey(tx: Db, id: string, userId: string): Promise<string | undefined> {
  const row = await tx.one<{ name: string }>(
    sql`delete from passkeys where id = ${id}::uuid and user_id = ${userId}::uuid returning name`,
  )
  return row?.name
}

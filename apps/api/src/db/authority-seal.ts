import { type Db, sql } from './connection/sql.ts'

/** A seal as stored in the database. */
export interface SealRecord {
  /** SHA-256 of the public key, in hexadecimal */
  readonly fingerprint: string
  readonly origin: 'given' | 'command' | 'own'
  /** the chain, signer first */
  readonly pem: string
  /** SHA-256 of the signer's certificate, in hexadecimal */
  readonly leaf: string
  readonly validFrom: Date
  readonly validUntil: Date
}

/** Fingerprint of the authority's seal; null while nothing has been sealed. */
export async function currentSeal(db: Db): Promise<string | null> {
  const row = await db.one<{ fingerprint: string }>(sql`select fingerprint from authority_seal`)
  return row?.fingerprint ?? null
}

/**
 * Whether a key is the authority's seal; on an empty database the first key to claim it becomes the seal. Race:
 * concurrent claims wait for the first one's commit and then read its row in a separate statement, because the
 * insert's snapshot is older.
 */
export async function claimSeal(db: Db, key: SealRecord, at: Date): Promise<boolean> {
  const known = await currentSeal(db)
  if (known !== null) return known === key.fingerprint
  await db.run(sql`
    insert into authority_seal(fingerprint, at) values (${key.fingerprint}, ${at}) on conflict (single) do nothing`)
  return (await currentSeal(db)) === key.fingerprint
}

/** Keeps the certificate chain, so that acts sealed with a replaced key can still be verified. */
export async function rememberChain(db: Db, key: SealRecord, at: Date): Promise<void> {
  await db.run(sql`
    insert into authority_seal_chains(leaf_sha256, fingerprint, origin, chain_pem, valid_from, valid_until, first_seen)
    values (${key.leaf}, ${key.fingerprint}, ${key.origin}, ${key.pem}, ${key.validFrom}, ${key.validUntil}, ${at})
    on conflict (leaf_sha256) do nothing`)
}

export interface SealChange {
  readonly id: string
  /** fingerprint that the caller expects to be current */
  readonly former: string
  readonly next: SealRecord
  readonly reason: string
  readonly by: string
  readonly at: Date
}

/** Replaces the current seal and records the change. Returns false when `former` is not the current seal. */
export async function changeSeal(db: Db, change: SealChange): Promise<boolean> {
  const changed = await db.run(sql`
    with changed as (
      update authority_seal set fingerprint = ${change.next.fingerprint}, at = ${change.at}
      where fingerprint = ${change.former} returning 1)
    insert into authority_seal_changes(id, former, current, reason, by_whom, at)
    select ${change.id}::uuid, ${change.former}, ${change.next.fingerprint}, ${change.reason}, ${change.by}, ${change.at} from changed`)
  if (changed !== 1) return false
  await rememberChain(db, change.next, change.at)
  return true
}

export interface SealChain {
  readonly fingerprint: string
  readonly pem: string
  readonly validFrom: Date
  readonly validUntil: Date
  readonly current: boolean
}

/** All chains ever used to seal, those of the current seal first, then the most recently added. */
export const sealChains = (db: Db): Promise<SealChain[]> =>
  db.rows<SealChain>(sql`
    select c.fingerprint, c.chain_pem as pem, c.valid_from as "validFrom", c.valid_until as "validUntil",
      exists (select 1 from authority_seal s where s.fingerprint = c.fingerprint) as current
    from authority_seal_chains c order by current desc, c.first_seen desc`)

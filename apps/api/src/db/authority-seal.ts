import { type Db, sql } from './sql.ts'

/** What the database keeps of a seal. */
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

/** Fingerprint of the authority's seal; null: nobody has sealed anything yet. */
export async function currentSeal(db: Db): Promise<string | null> {
  const row = await db.one<{ fingerprint: string }>(sql`select fingerprint from authority_seal`)
  return row?.fingerprint ?? null
}

/**
 * Whether a key is the authority's seal; the first to ask on an empty database is. Of processes that ask at once the later ones
 * wait for the first one's commit, and then read its row by a statement of its own: the insert's snapshot is older.
 */
export async function claimSeal(db: Db, key: SealRecord, at: Date): Promise<boolean> {
  const known = await currentSeal(db)
  if (known !== null) return known === key.fingerprint
  await db.run(sql`
    insert into authority_seal(fingerprint, at) values (${key.fingerprint}, ${at}) on conflict (single) do nothing`)
  return (await currentSeal(db)) === key.fingerprint
}

/** The chain stays for whoever checks an act after the key has changed. */
export async function rememberChain(db: Db, key: SealRecord, at: Date): Promise<void> {
  await db.run(sql`
    insert into authority_seal_chains(leaf_sha256, fingerprint, origin, chain_pem, valid_from, valid_until, first_seen)
    values (${key.leaf}, ${key.fingerprint}, ${key.origin}, ${key.pem}, ${key.validFrom}, ${key.validUntil}, ${at})
    on conflict (leaf_sha256) do nothing`)
}

export interface SealChange {
  readonly id: string
  /** the seal that whoever changes it believes to be the current one */
  readonly former: string
  readonly next: SealRecord
  readonly reason: string
  readonly by: string
  readonly at: Date
}

/** Puts another key in the place of the current one, with its record. False where `former` is not the current one. */
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

/** All chains that ever sealed, the current seal's newest first. */
export const sealChains = (db: Db): Promise<SealChain[]> =>
  db.rows<SealChain>(sql`
    select c.fingerprint, c.chain_pem as pem, c.valid_from as "validFrom", c.valid_until as "validUntil",
      exists (select 1 from authority_seal s where s.fingerprint = c.fingerprint) as current
    from authority_seal_chains c order by current desc, c.first_seen desc`)

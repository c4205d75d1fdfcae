import { type KindId, KINDS } from '@ventanilla/domain/configuration/kinds'
import type { Contents } from '@ventanilla/domain/configuration/readings'
import type { AddressState } from '@ventanilla/domain/configuration/words'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { type Db, sql } from '../connection/sql.ts'

/** What came of looking at an outside address. */
export interface AddressCheck {
  readonly state: AddressState
  /** Spanish; empty: nothing to say */
  readonly reason: string
  readonly since: Date
  readonly checkedAt: Date
}

/** The outside address of a content that was checked by its kind; null: it has none. */
export const outsideOf = (kind: KindId, content: unknown): string | null =>
  // the compiler does not see that the content is of the kind that checked it
  KINDS[kind].outside?.(content as never) ?? null

/** Outside addresses that what is in force names, each once. */
export const outsideAddressesIn = (contents: Contents): readonly string[] => [
  ...new Set(
    keysIn(KINDS).flatMap((kind) =>
      [...contents.of(kind).values()].flatMap((content) => outsideOf(kind, content) ?? []),
    ),
  ),
]

/** What came of looking at these addresses last; one that was never looked at has no entry. */
export async function addressChecks(
  db: Db,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, AddressCheck>> {
  if (addresses.length === 0) return new Map()
  const rows = await db.rows<{
    address: string
    state: AddressState
    reason: string
    since: Date
    checked_at: Date
  }>(sql`
    select address, state, reason, since, checked_at from outside_addresses where address = any(${addresses}::text[])`)
  return new Map(
    rows.map(({ address, state, reason, since, checked_at }) => [
      address,
      { state, reason, since, checkedAt: checked_at },
    ]),
  )
}

export async function keepAddressCheck(
  db: Db,
  address: string,
  { state, reason }: Pick<AddressCheck, 'state' | 'reason'>,
  at: Date,
): Promise<void> {
  await db.run(sql`
    insert into outside_addresses(address, state, reason, since, checked_at)
    values (${address}, ${state}, ${reason}, ${at}, ${at})
    on conflict (address) do update set state = excluded.state, reason = excluded.reason, checked_at = excluded.checked_at,
      since = case when outside_addresses.state = excluded.state then outside_addresses.since else excluded.since end`)
}

/** Removes what is known of addresses that nothing names any more. */
export async function forgetAddressesExcept(db: Db, addresses: readonly string[]): Promise<void> {
  await db.run(sql`delete from outside_addresses where not address = any(${addresses}::text[])`)
}

import { setTimeout as pause } from 'node:timers/promises'
import type { Item } from '@ventanilla/domain/configuration/kinds'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { CALENDAR_KINDS } from '@ventanilla/domain/configuration/readings'
import { codeOf } from '@ventanilla/domain/kernel/thrown'
import { queueJob } from '../queue-job.ts'
import { type Database, raw, sql, type Tx } from '../connection/sql.ts'
import { queueHandOver } from './hand-overs.ts'
import { addVersions, demandSound, keepContents, type Part, storedContent } from './versions.ts'

/** Channel of the notices that something came into force or was scheduled; a notice says only «look». */
export const CHANNEL = 'configuration'

/** Number of the advisory lock that the only publisher holds. */
const PUBLISHING = 7309

/** How long a publication tries to pass the gate, milliseconds. */
const PATIENCE_MS = 12_000
const PAUSE_MS = 50

/** What is published, by whom and why. */
export interface Publication {
  readonly items: readonly Item[]
  /** user ids */
  readonly author: string
  readonly publisher: string
  readonly reason: string
  readonly norm: string
}

/** What PostgreSQL calls a lock that could not be had in time. */
const NOT_AVAILABLE = '55P03'

/** Runs a transaction as the only publisher. It is repeated as a whole while commands hold the gate. */
export const asPublisher = <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  patiently(() =>
    db.aside(async (tx) => {
      await tx.run(sql`select pg_advisory_xact_lock(${PUBLISHING}::bigint)`)
      return work(tx)
    }),
  )

/** Repeats a whole transaction while commands hold the gate, or another publisher is at work. */
export async function patiently<T>(transaction: () => Promise<T>): Promise<T> {
  const began = performance.now()
  for (;;) {
    try {
      return await transaction()
    } catch (error) {
      if (codeOf(error) !== NOT_AVAILABLE || performance.now() - began > PATIENCE_MS) throw error
      await pause(PAUSE_MS)
    }
  }
}

/**
 * Makes the transaction of a call that of the only publisher, or fails so that `patiently` repeats it. It does not
 * wait: a call holds locks of its own by then, which the other publisher may be waiting for.
 */
export async function becomePublisher(tx: Tx): Promise<void> {
  const row = await tx.one<{ only: boolean }>(
    sql`select pg_try_advisory_xact_lock(${PUBLISHING}::bigint) as only`,
  )
  if (row?.only !== true)
    throw Object.assign(new Error('another publication is under way'), { code: NOT_AVAILABLE })
}

/**
 * Waits until no command is between its decision and its commit; none begins to decide before the transaction
 * ends. Commands queue behind this wait, so it is short, and repeated. `exclusive` does not wait for a dump.
 */
async function passGate(tx: Tx): Promise<void> {
  await tx.run(raw(`set local lock_timeout = '200ms'`))
  await tx.run(raw('lock table configuration_gate in exclusive mode'))
}

/** The next number, which a rollback gives back. */
async function nextRelease(tx: Tx, at: Date, why: string): Promise<number> {
  const row = await tx.one<{ number: number }>(
    sql`update configuration_release_now set number = number + 1 returning number`,
  )
  if (row === undefined) throw new Error('the database has lost its row of the release in force')
  await tx.run(sql`insert into configuration_releases(number, at, why) values (${row.number}, ${at}, ${why})`)
  return row.number
}

/** Where a release changes a calendar, the open terms are counted again by a job that exists if the release does. */
async function countTermsAgain(tx: Tx, release: number, at: Date): Promise<void> {
  const found = await tx.one<{ id: string }>(sql`
    select gen_random_uuid() as id from configuration_in_force f join configuration_items i on i.id = f.item
    where f.release = ${release} and i.kind = any(${CALENDAR_KINDS}::text[])
      and exists (select 1 from cases where closed_at is null) limit 1`)
  if (found !== undefined)
    await queueJob(
      tx,
      { id: found.id, now: at },
      { kind: 'terminos.recontar', about: String(release), data: {} },
    )
}

/** Told at the commit, not before. */
const say = (tx: Tx): void => tx.later(sql`select pg_notify(${CHANNEL}, '')`)

/** Makes versions come into force together, as the next release. Within `asPublisher`. */
export async function release(tx: Tx, parts: readonly Part[], at: Date, why: string): Promise<number> {
  await passGate(tx)
  const number = await nextRelease(tx, at, why)
  await tx.run(sql`
    insert into configuration_in_force(item, version, due, release)
    select i, v, ${at}, ${number}
    from unnest(${parts.map(({ item }) => item)}::int[], ${parts.map(({ version }) => version)}::int[]) as x(i, v)`)
  await queueHandOver(tx, number, at)
  await countTermsAgain(tx, number, at)
  say(tx)
  return number
}

/** New versions of the authority, from checked contents. */
async function versionsOf(tx: Tx, publication: Publication, at: Date): Promise<readonly Part[]> {
  const contents = publication.items.map(storedContent)
  await keepContents(tx, contents)
  return addVersions(tx, contents, { ...publication, origin: 'autoridad', at })
}

/**
 * Publishes versions now; returns the number of the release. What is due comes into force before it.
 * @throws `Refusal` (invalid) with the problems of the contents
 */
export async function publish(db: Database, publication: Publication, at: Date): Promise<number> {
  demandSound(publication.items)
  await bringDueIntoForce(db, at)
  return asPublisher(db, async (tx) =>
    release(tx, await versionsOf(tx, publication, at), at, publication.reason),
  )
}

/**
 * Schedules versions for an instant of the portal's clock; nothing is in force by it.
 * @throws `Refusal` for invalid contents, an instant that is past, or an item that waits for that instant already
 */
export async function schedule(db: Database, publication: Publication, due: Date, at: Date): Promise<void> {
  demandSound(publication.items)
  if (due <= at) throw new Refusal('invalid', 'Elija un momento que no haya pasado.')
  await asPublisher(db, async (tx) => {
    await makeWait(tx, await versionsOf(tx, publication, at), due)
  })
}

/** Makes versions wait for an instant. @throws `Refusal` (conflict) when another version of an item does already */
export async function makeWait(tx: Tx, parts: readonly Part[], due: Date): Promise<void> {
  const waiting = await tx.run(sql`
    insert into configuration_in_force(item, version, due)
    select i, v, ${due}
    from unnest(${parts.map(({ item }) => item)}::int[], ${parts.map(({ version }) => version)}::int[]) as x(i, v)
    on conflict (item, due) where release is null and called_off_at is null do nothing`)
  if (waiting < parts.length)
    throw new Refusal('conflict', 'Ya hay otra versión programada para ese momento: retírela primero.', {
      code: 'ya_programada',
    })
  say(tx)
}

/**
 * Calls off what waits for an instant.
 * @throws `Refusal` (conflict) when it no longer waits
 */
export async function callOff(
  db: Database,
  waiting: Pick<Item, 'kind' | 'key'> & { readonly due: Date },
  at: Date,
): Promise<void> {
  await bringDueIntoForce(db, at)
  await asPublisher(db, (tx) => endWait(tx, waiting, at))
}

/** Calls off what waits for an instant, as the only publisher. @throws `Refusal` (conflict) when it no longer waits */
export async function endWait(
  tx: Tx,
  { kind, key, due }: Pick<Item, 'kind' | 'key'> & { readonly due: Date },
  at: Date,
): Promise<void> {
  const found = await tx.run(sql`
      update configuration_in_force f set called_off_at = ${at}
      from configuration_items i where i.id = f.item and i.kind = ${kind} and i.key = ${key}
        and f.due = ${due} and f.release is null and f.called_off_at is null`)
  if (found === 0)
    throw new Refusal('conflict', 'Esa versión ya no espera: entró en vigor o se retiró.', {
      code: 'ya_no_espera',
    })
  // the item can follow the product again, which may have gone on meanwhile
  await tx.run(sql`update configuration_release_now set factory = null`)
  say(tx)
}

/**
 * Brings into force what is due by the portal's clock: everything due at one instant is one release, earlier
 * instants first. Any process can call it at any time; the second finds nothing to do. Returns the releases made.
 */
export async function bringDueIntoForce(db: Database, now: Date): Promise<readonly number[]> {
  if ((await dueFirst(db, now)) === undefined) return []
  return asPublisher(db, async (tx) => {
    await passGate(tx)
    const made: number[] = []
    for (let due = await dueFirst(tx, now); due !== undefined; due = await dueFirst(tx, now)) {
      const number = await nextRelease(tx, due, 'A su hora')
      await tx.run(sql`
        update configuration_in_force set release = ${number}
        where release is null and called_off_at is null and due = ${due}`)
      await queueHandOver(tx, number, now)
      await countTermsAgain(tx, number, due)
      made.push(number)
    }
    if (made.length > 0) say(tx)
    return made
  })
}

/** The earliest instant that waits and has passed. */
const dueFirst = async (db: Pick<Database, 'one'>, now: Date): Promise<Date | undefined> =>
  (
    await db.one<{ due: Date }>(sql`
      select due from configuration_in_force where release is null and called_off_at is null and due <= ${now}
      order by due limit 1`)
  )?.due

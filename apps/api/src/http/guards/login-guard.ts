import { createHash } from 'node:crypto'
import { type Db, sql } from '../../db/connection/sql.ts'
import { giveBack, PORTAL, reopen, spend } from './budgets.ts'
import { giveAllBack, raise, type Spending, type SpendingDeps, type Taken } from './spending.ts'

/**
 * Limits password guessing without letting a stranger lock an account. Wrong tries count per pair of account
 * and place: a device that knows the account, or else an address. Tries from unknown places also count for the
 * account, the address and the portal (budgets `loginGuesses…`). Accounts that do not exist count like existing
 * ones. Numbers and reasons: docs/decisions/log-in.md. Real clock.
 */
const FREE = 5
const LONGEST_SECONDS = 900

/** Keys under which one try is counted. */
export interface LoginKeys {
  /** mail address, registered or not */
  readonly account: string
  readonly pair: string
  /** null: the account knows the device, and only the pair counts */
  readonly address: string | null
}

/** `device`: id of a device that knows the account, or null. `email` normalized. */
export function loginKeys(email: string, address: string, device: string | null): LoginKeys {
  const place = device === null ? `direccion ${address}` : `equipo ${device}`
  return {
    account: email,
    pair: `ingreso:${hashed(`${email}\n${place}`)}`,
    address: device === null ? address : null,
  }
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Takes a try before the password is compared. Race: simultaneous tries all count. Returns 0 when the try is
 * allowed, else the seconds to wait; a rejected try is not counted.
 */
export async function takeTry(deps: SpendingDeps, keys: LoginKeys): Promise<number> {
  const wait = await takeOfPair(deps.db, keys.pair)
  if (wait > 0) return wait
  const taken: Taken[] = []
  for (const one of budgetsOf(keys)) {
    const spent = await spend(deps.db, one.name, one.who)
    if (spent.over) {
      await giveAllBack(deps, taken)
      await giveBackOfPair(deps.db, keys.pair)
      await raise(deps, { ...one, spent })
      return spent.seconds
    }
    taken.push({ ...one, spent })
  }
  return 0
}

/** For a correct password that opened no session yet: gives the try back without resetting the failures. */
export async function giveBackTry(deps: SpendingDeps, keys: LoginKeys): Promise<void> {
  await giveBackOfPair(deps.db, keys.pair)
  await giveAllBack(deps, budgetsOf(keys))
}

/**
 * After a success: resets the pair and returns its failures to the budgets, so that a typing mistake does not
 * count against colleagues behind one address.
 */
export async function forgetFailures(db: Db, keys: LoginKeys): Promise<void> {
  const row = await db.one<{ hits: number }>(
    sql`delete from rate_limits where key = ${keys.pair} returning hits`,
  )
  if (row === undefined) return
  for (const { name, who } of budgetsOf(keys)) await giveBack(db, name, who, row.hits)
}

/** After a recovery by mail: clears the failures of strangers, from whatever place. */
export async function openAccount(db: Db, keys: LoginKeys): Promise<void> {
  await forgetFailures(db, keys)
  await reopen(db, ['loginGuessesOfAccount'], keys.account)
}

const budgetsOf = (keys: LoginKeys): readonly Spending[] =>
  keys.address === null
    ? []
    : [
        { name: 'loginGuessesOfAccount', who: keys.account },
        { name: 'loginGuessesOfAddress', who: keys.address },
        { name: 'loginGuessesOfPortal', who: PORTAL },
      ]

/**
 * From the fifth try on, each sets the next wait: 2, 4, 8 …
 * seconds, at most 15 minutes. An hour without tries resets it.
 */
async function takeOfPair(db: Db, key: string): Promise<number> {
  const old = sql`l.window_started_at < clock_timestamp() - interval '1 hour'`
  const taken = await db.one(sql`
    insert into rate_limits as l (key, hits, window_started_at) values (${key}, 1, clock_timestamp())
    on conflict (key) do update set
      hits = case when ${old} then 1 else l.hits + 1 end,
      window_started_at = clock_timestamp(),
      blocked_until = case when ${old} or l.hits + 1 < ${FREE}::int then null
        else clock_timestamp() + make_interval(secs => least(${LONGEST_SECONDS}::int, power(2, least(l.hits + 2 - ${FREE}::int, 12)))) end
    where l.blocked_until is null or l.blocked_until <= clock_timestamp()
    returning hits`)
  if (taken !== undefined) return 0
  const row = await db.one<{ seconds: number }>(sql`
    select greatest(1, ceil(extract(epoch from blocked_until - clock_timestamp())))::int as seconds
    from rate_limits where key = ${key}`)
  return row?.seconds ?? 1
}

const giveBackOfPair = (db: Db, key: string): Promise<number> =>
  db.run(sql`update rate_limits set hits = greatest(0, hits - 1), blocked_until = null where key = ${key}`)

import { Refusal } from '@ventanilla/domain/kernel/problem'
import { waitWords } from '@ventanilla/domain/identity/wait-words'
import { type Db, sql } from '../../db/connection/sql.ts'
import type { Budget } from '../budgets/budget.ts'
import { codes } from '../budgets/codes.ts'
import { logins } from '../budgets/logins.ts'
import { lookups } from '../budgets/lookups.ts'
import { messages } from '../budgets/messages.ts'
import { trials } from '../budgets/trials.ts'
import { uploads } from '../budgets/uploads.ts'

/** Limits on guessing, sending and storing. Add a row to its theme for a new one, never a separate counter. */
export const BUDGETS = {
  ...codes,
  ...lookups,
  ...messages,
  ...uploads,
  ...trials,
  ...logins,
} as const satisfies Readonly<Record<string, Budget>>

export type BudgetName = keyof typeof BUDGETS

/** Maximum rows shown to an administrator. */
const SHOWN = 100

/** `who` of a portal-wide budget. */
export const PORTAL = ''

export interface Spent {
  /** true: the amount did not fit and nothing was taken */
  readonly over: boolean
  /** seconds until the window ends, when the amount fits again, unless it exceeds the whole budget */
  readonly seconds: number
  /** nothing more fits into this window */
  readonly full: boolean
  /** identifies the window, so that its alarm is sent once */
  readonly window: string
}

/**
 * Takes `amount` from a budget, or nothing when it does not fit. Race: a single statement, so that concurrent
 * processes never exceed `most` per window. Call it outside the transaction of the action, which would roll
 * back the count of a rejected try. Real clock (decision 46).
 */
export const spend = (db: Db, name: BudgetName, who: string, amount = 1): Promise<Spent> =>
  spendOf(db, { name, ...BUDGETS[name] }, who, amount)

/**
 * The same for a budget outside `BUDGETS`: an alarm's own, or a test that compares the counting with a model.
 */
export async function spendOf(
  db: Db,
  budget: Pick<Budget, 'most' | 'seconds'> & { readonly name: string },
  who: string,
  amount: number,
): Promise<Spent> {
  const { name, most, seconds } = budget
  const fits = amount <= most
  // `excluded.ends_at - seconds` is the instant of this statement, read once
  const ended = sql`b.ends_at <= excluded.ends_at - make_interval(secs => ${seconds}::int)`
  const fitsIn = sql`b.spent + ${amount}::bigint <= ${most}::bigint`
  const row = await db.one<{ over: boolean; spent: number; seconds: number; window: string }>(sql`
    insert into budgets as b (name, who, spent, refused, over, ends_at)
    values (${name}, ${who}, ${fits ? amount : 0}::bigint, ${fits ? 0 : 1}::int, ${!fits}::boolean,
      clock_timestamp() + make_interval(secs => ${seconds}::int))
    on conflict (name, who) do update set
      spent = case when ${ended} then excluded.spent when ${fitsIn} then b.spent + ${amount}::bigint else b.spent end,
      refused = case when ${ended} then excluded.refused when ${fitsIn} then b.refused else b.refused + 1 end,
      over = case when ${ended} then excluded.over else not ${fitsIn} end,
      ends_at = case when ${ended} then excluded.ends_at else b.ends_at end
    returning over, spent, greatest(1, ceil(extract(epoch from ends_at - clock_timestamp())))::int as seconds,
      extract(epoch from ends_at)::text as window`)
  if (row === undefined) throw new Error(`budget ${name} was not counted`)
  return { over: row.over, seconds: row.seconds, full: row.spent >= most, window: row.window }
}

/** Returns an amount taken in advance: a success uses up nothing. */
export async function giveBack(db: Db, name: BudgetName, who: string, amount = 1): Promise<void> {
  await db.run(sql`
    update budgets set spent = greatest(0, spent - ${amount}::bigint) where name = ${name} and who = ${who}`)
}

/** Resets budgets before their window ends. */
export async function reopen(db: Db, names: readonly BudgetName[], who: string): Promise<void> {
  await db.run(sql`delete from budgets where name = any(${names}::text[]) and who = ${who}`)
}

/** Seconds until `amount` fits again, or 0 when it fits already; takes nothing. */
export async function secondsOver(db: Db, name: BudgetName, who: string, amount = 1): Promise<number> {
  const row = await db.one<{ seconds: number }>(sql`
    select greatest(1, ceil(extract(epoch from ends_at - clock_timestamp())))::int as seconds from budgets
    where name = ${name} and who = ${who} and ends_at > clock_timestamp()
      and spent + ${amount}::bigint > ${BUDGETS[name].most}::bigint`)
  return row?.seconds ?? 0
}

/** The budget of a name, widened to the common type. */
export const budgetOf = (name: BudgetName): Budget => BUDGETS[name]

export const isBudget = (name: string): name is BudgetName => Object.hasOwn(BUDGETS, name)

export interface OverBudget {
  readonly name: BudgetName
  readonly who: string
  /** rejections in this window */
  readonly refused: number
  readonly seconds: number
}

/** Budgets that are full or rejected their last try, longest wait first. */
export async function overBudgets(db: Db): Promise<OverBudget[]> {
  const rows = await db.rows<Omit<OverBudget, 'name'> & { readonly name: string }>(sql`
    select b.name, b.who, b.refused, greatest(1, ceil(extract(epoch from b.ends_at - clock_timestamp())))::int as seconds
    from budgets b join unnest(${Object.keys(BUDGETS)}::text[], ${Object.values(BUDGETS).map((one) => one.most)}::bigint[]) as m(name, most)
      on m.name = b.name
    where (b.over or b.spent >= m.most) and b.ends_at > clock_timestamp() order by b.ends_at desc, b.name, b.who limit ${SHOWN}`)
  return rows.flatMap(({ name, ...row }) => (isBudget(name) ? [{ name, ...row }] : []))
}

/** The `Refusal` (too_many) of a used-up budget, with its sentence and the seconds of `Retry-After`. */
export const overBudget = (name: BudgetName, seconds: number): Refusal =>
  new Refusal('too_many', BUDGETS[name].sentence(waitWords(seconds)), {
    code: 'demasiados_intentos',
    retryAfter: seconds,
  })

/** Takes from a budget; throws a `Refusal` (too_many) when it does not fit. */
export async function refuseOver(db: Db, name: BudgetName, who: string, amount = 1): Promise<void> {
  const spent = await spend(db, name, who, amount)
  if (spent.over) throw overBudget(name, spent.seconds)
}

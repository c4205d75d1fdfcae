import { waitWords } from '@ventanilla/domain/identity/wait-words'
import { sendAlarm } from '../../db/alarms.ts'
import { sql } from '../../db/connection/sql.ts'
import type { Deps } from '../../deps.ts'
import {
  type BudgetName,
  budgetOf,
  giveBack,
  overBudget,
  PORTAL,
  spend,
  spendOf,
  type Spent,
} from './budgets.ts'

export interface SpendingDeps extends Deps {
  readonly settings: { readonly publicUrl: string }
}

/** A budget and its spender. */
export interface Spending {
  readonly name: BudgetName
  readonly who: string
}

/** An amount taken; `spent`: the state of the budget after it. */
export interface Taken extends Spending {
  readonly spent: Spent
}

/**
 * Takes from several budgets and returns what was taken. When one is used up, gives everything back and throws
 * its `Refusal` (too_many); administrators are notified once per window, if the budget has an alarm.
 */
export async function spendAll(
  deps: SpendingDeps,
  spendings: readonly Spending[],
  amount = 1,
): Promise<readonly Taken[]> {
  const taken: Taken[] = []
  for (const one of spendings) {
    const spent = await spend(deps.db, one.name, one.who, amount)
    if (!spent.over) {
      taken.push({ ...one, spent })
      continue
    }
    await giveAllBack(deps, taken, amount)
    await raise(deps, { ...one, spent })
    throw overBudget(one.name, spent.seconds)
  }
  return taken
}

export async function giveAllBack(
  deps: Pick<Deps, 'db'>,
  taken: readonly Spending[],
  amount = 1,
): Promise<void> {
  for (const one of taken) await giveBack(deps.db, one.name, one.who, amount)
}

/** Notifies administrators of a used-up budget, once per window. */
export async function raise(deps: SpendingDeps, { name, who, spent }: Taken): Promise<void> {
  const { alarm: title, per } = budgetOf(name)
  if (title === undefined) return
  const factKey = `alarma:${name}:${who}:${spent.window}`
  const once = { name: 'alarm', most: 1, seconds: spent.seconds }
  if ((await spendOf(deps.db, once, factKey, 1)).over) return
  if (per === 'address' && (await spend(deps.db, 'alarmsOfAddresses', PORTAL)).over) return
  if ((await spend(deps.db, 'alarmsOfPortal', PORTAL)).over) return
  const person = await deps.db.one<{ id: string; name: string }>(sql`
    select id, coalesce(nullif(company_name, ''), first_names || ' ' || last_names) as name from users
    where id::text = ${who} or email = ${who} order by phone_verified_at nulls last limit 1`)
  const paragraphs = [
    ...(person === undefined ? [] : [`La cuenta es de ${person.name}.`]),
    `El portal no recibe más intentos durante ${waitWords(spent.seconds)}. Revise en la auditoría desde dónde se hicieron.`,
    'Si fue la propia persona, vuelva a abrirlos con el motivo; si no, puede ser alguien que adivina.',
  ]
  const href = person === undefined ? '/operacion' : `/usuario/1/${person.id}`
  const at = deps.clock.now()
  await deps.db.tx((tx) =>
    sendAlarm(
      tx,
      { publicUrl: deps.settings.publicUrl, at, newId: deps.newId },
      { factKey, title, paragraphs, href },
    ),
  )
}

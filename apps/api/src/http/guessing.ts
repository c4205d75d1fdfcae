import type { Refusal } from '@ventanilla/domain/cases/problem'
import { type BudgetName, overBudget, PORTAL, secondsOver } from './budgets.ts'
import type { Context } from './context.ts'
import { recordRefusal } from './refusals.ts'
import { giveAllBack, raise, spendAll, type SpendingDeps } from './spending.ts'

/** What can be guessed, with the budgets of its wrong tries. */
const GUESSED = {
  firma: {
    account: 'signingGuessesOfAccount',
    address: 'signingGuessesOfAddress',
    portal: 'signingGuessesOfPortal',
  },
  recuperacion: {
    account: 'recoveryGuessesOfAccount',
    address: 'recoveryGuessesOfAddress',
    portal: 'recoveryGuessesOfPortal',
  },
  // on a device that the account knows: nobody else's tries count
  'recuperacion-conocida': { account: 'recoveryGuessesOfKnownDevices' },
  contacto: {
    account: 'codeGuessesOfAccount',
    address: 'codeGuessesOfAddress',
    portal: 'codeGuessesOfPortal',
  },
  consulta: { address: 'lookupsOfAddress', portal: 'lookupsOfPortal' },
  verificacion: { address: 'verificationsOfAddress' },
  enlace: { address: 'linksOfAddress' },
} as const satisfies Readonly<
  Record<
    string,
    { readonly account?: BudgetName; readonly address?: BudgetName; readonly portal?: BudgetName }
  >
>
export type Guessed = keyof typeof GUESSED

export interface Guess {
  readonly what: Guessed
  /** whose secret it is: an id, a telephone or a mail address, known to the portal or not */
  readonly account?: string | null
  /** for the audit: the person's id, and the case */
  readonly subject?: string | null
  readonly caseId?: string | null
}

function budgetsOf(
  ctx: Context,
  { what, account }: Guess,
): readonly { readonly name: BudgetName; readonly who: string }[] {
  const names: {
    readonly account?: BudgetName
    readonly address?: BudgetName
    readonly portal?: BudgetName
  } = GUESSED[what]
  return [
    // the address first: one that is over takes nothing from the account it aims at
    ...(names.address === undefined ? [] : [{ name: names.address, who: ctx.address }]),
    ...(names.account === undefined || account == null ? [] : [{ name: names.account, who: account }]),
    ...(names.portal === undefined ? [] : [{ name: names.portal, who: PORTAL }]),
  ]
}

/** What would refuse the next try, with its sentence: nobody is told to try again who may not. Null: nothing. */
export async function refusesNext(
  { db }: Pick<SpendingDeps, 'db'>,
  ctx: Context,
  of: Guess,
): Promise<Refusal | null> {
  for (const { name, who } of budgetsOf(ctx, of)) {
    const seconds = await secondsOver(db, name, who)
    if (seconds > 0) return overBudget(name, seconds)
  }
  return null
}

/**
 * Lets somebody try a secret. `attempt` answers null where it was wrong: only that uses up budgets and stands in the
 * audit. They are taken from before the attempt, so that of tries sent at once none is free, and given back after it.
 * Call it outside the transaction of what is done.
 */
export async function guess<T>(
  deps: SpendingDeps,
  ctx: Context,
  { what, account, subject, caseId }: Guess,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  const taken = await spendAll(deps, budgetsOf(ctx, { what, account }))
  const found = await attempt().catch(async (error: unknown) => {
    // refused for another reason, or failed: nothing was learnt about the secret
    await giveAllBack(deps, taken)
    throw error
  })
  if (found !== null) {
    await giveAllBack(deps, taken)
    return found
  }
  for (const one of taken) if (one.spent.full) await raise(deps, one)
  await recordRefusal(deps, ctx, {
    caseId: caseId ?? null,
    subject: subject ?? null,
    detail: { refused: 'secreto' },
  })
  return null
}

import type { Refusal } from '@ventanilla/domain/kernel/problem'
import { type BudgetName, overBudget, PORTAL, secondsOver } from './budgets.ts'
import type { Context } from '../context.ts'
import { recordRefusal } from '../refusals.ts'
import { giveAllBack, raise, spendAll, type SpendingDeps } from './spending.ts'

/** Guessable secrets, with the budgets of their wrong tries. */
export const GUESSED = {
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
  // on a device that the account knows: tries from elsewhere do not count
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
  /** owner of the secret: an id, a telephone or a mail address, registered or not */
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
    // the address first: one over its budget must not use up that of the targeted account
    ...(names.address === undefined ? [] : [{ name: names.address, who: ctx.address }]),
    ...(names.account === undefined || account == null ? [] : [{ name: names.account, who: account }]),
    ...(names.portal === undefined ? [] : [{ name: names.portal, who: PORTAL }]),
  ]
}

/** The `Refusal` that the next try would meet, so that no user is invited to retry in vain; null: none. */
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
 * Runs one guess at a secret. `attempt` returns null for a wrong one, which alone uses up budgets and is
 * audited. Race: budgets are taken before the attempt and given back after a success, so that simultaneous
 * tries all count. Call it outside the transaction of the action.
 */
export async function guess<T>(
  deps: SpendingDeps,
  ctx: Context,
  { what, account, subject, caseId }: Guess,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  const taken = await spendAll(deps, budgetsOf(ctx, { what, account }))
  const found = await attempt().catch(async (error: unknown) => {
    // rejected for another reason, or failed: the caller learned nothing about the secret
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

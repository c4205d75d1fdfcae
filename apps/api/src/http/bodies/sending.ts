import { PORTAL } from '../guards/budgets.ts'
import type { Context } from '../context.ts'
import { spendAll, type SpendingDeps } from '../guards/spending.ts'

/**
 * Takes one SMS to an unverified telephone from the budgets; throws a `Refusal` (too_many) when one is used up. Call
 * it just before sending.
 */
export async function spendOnSms(deps: SpendingDeps, ctx: Context, number: string): Promise<void> {
  await spendAll(deps, [
    { name: 'smsOfAddress', who: ctx.address },
    { name: 'smsOfNumber', who: number },
    { name: 'smsOfPortal', who: PORTAL },
  ])
}

/** The same for a mail to an unconfirmed address, or to a recipient who did not request it. */
export async function spendOnMail(deps: SpendingDeps, ctx: Context, mailbox: string): Promise<void> {
  await spendAll(deps, [
    { name: 'mailsOfAddress', who: ctx.address },
    { name: 'mailsOfMailbox', who: mailbox },
    { name: 'mailsOfPortal', who: PORTAL },
  ])
}

import { PORTAL } from './budgets.ts'
import type { Context } from './context.ts'
import { spendAll, type SpendingDeps } from './spending.ts'

/** Takes one text message to a telephone that nobody has proved to be theirs, or refuses. Call it just before it is sent. */
export async function spendOnSms(deps: SpendingDeps, ctx: Context, number: string): Promise<void> {
  await spendAll(deps, [
    { name: 'smsOfAddress', who: ctx.address },
    { name: 'smsOfNumber', who: number },
    { name: 'smsOfPortal', who: PORTAL },
  ])
}

/** The same for a mail to an address that nobody has confirmed, or to somebody who did not ask for it. */
export async function spendOnMail(deps: SpendingDeps, ctx: Context, mailbox: string): Promise<void> {
  await spendAll(deps, [
    { name: 'mailsOfAddress', who: ctx.address },
    { name: 'mailsOfMailbox', who: mailbox },
    { name: 'mailsOfPortal', who: PORTAL },
  ])
}

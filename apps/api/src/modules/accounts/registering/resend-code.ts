import { lockName } from '../../../db/people/people.ts'
import { sql } from '../../../db/connection/sql.ts'
import type { Context } from '../../../http/context.ts'
import { spendOnSms } from '../../../http/bodies/sending.ts'
import type { AccountDeps } from '../account-deps.ts'
import { askedTooOften, issueCode, nextCodeIn, secondsUntilNextCode } from '../codes.ts'
import { type RegistrationData, sendCode } from './take-registration.ts'

const CODE_SENT = 'Se ha enviado el código'

type Sent =
  | { status: 200; body: { status: 200; message: string }; headers: Readonly<Record<string, string>> }
  | ReturnType<typeof askedTooOften>

/** Sends another code to a waiting registration; any other telephone gets the same response and no message. */
export function resendCode(
  deps: AccountDeps,
  ctx: Context,
  given: { celular: string; email: string },
): Promise<Sent> {
  return ctx.command<Sent>(async (tx) => {
    await lockName(tx, `registro:${given.celular}`)
    const now = deps.clock.now()
    const wait = await secondsUntilNextCode(tx, now, 'registro', given.celular)
    if (wait > 0) return askedTooOften(wait)
    // also when nothing is sent: a 429 must not show which numbers have registered
    await spendOnSms(deps, ctx, given.celular)
    const last = await tx.one<{ data: RegistrationData; spent: boolean }>(sql`
      select c.data, exists(select 1 from users u where u.id::text = c.data->>'userId'
        and (u.phone_verified_at is not null or u.waiting_since is not null)) as spent
      from verification_codes c where c.purpose = 'registro' and c.subject = ${given.celular} and c.data ? 'userId'
      order by c.created_at desc limit 1`)
    if (last !== undefined && last.data.email === given.email && !last.spent) {
      await sendCode(tx, deps, given.celular, last.data)
    } else {
      // counted like a real code, so that the limits respond alike; its digits are not sent
      await issueCode(tx, deps, { purpose: 'registro', subject: given.celular, data: {} })
    }
    const headers = await nextCodeIn(tx, now, 'registro', given.celular)
    return { status: 200, body: { status: 200, message: CODE_SENT }, headers }
  })
}

import { normalizeEmail } from '@ventanilla/domain/identity/email'
import { audit } from '../../../db/audit.ts'
import { loginFacts } from '../../../db/people/login.ts'
import { lockName } from '../../../db/people/people.ts'
import { type Db, sql } from '../../../db/connection/sql.ts'
import { waitWords } from '@ventanilla/domain/identity/wait-words'
import { BUDGETS, spend } from '../../../http/guards/budgets.ts'
import type { Context } from '../../../http/context.ts'
import { giveBackTry, takeTry } from '../../../http/guards/login-guard.ts'
import { waitSentence } from '../../../http/guards/code-limits.ts'
import { spendOnMail } from '../../../http/bodies/sending.ts'
import type { AccountDeps } from '../account-deps.ts'
import { whosePassword } from '../login/log-in.ts'
import { atLeast } from '../login/even-time.ts'
import { secondsUntilNextLink } from '../links.ts'
import { type LoginRefused, refuse, slowDown } from '../login/login-answers.ts'
import { whereFrom } from '../login/login-place.ts'
import { recordFailure } from '../login/login-record.ts'
import { mailAgain, type Waiting, waitAt } from './waiting-registration.ts'

const WRONG = 'El correo o la contraseña no son correctos.'
const CONFIRMED = 'Ese correo ya está confirmado. Puede iniciar sesión.'

type Reply =
  | { status: 200; body: { status: 200; message: string } }
  | { [S in 401 | 409 | 429]: LoginRefused<S> }[401 | 409 | 429]

/** Longer than the change takes: a taken address responds as slowly as a free one. */
const FLOOR_MS = 80

/**
 * Mails a registration's confirmation again, to a corrected address. The password identifies its owner, with
 * guesses limited as at a login; only unconfirmed registrations change.
 */
export async function correctAddress(
  deps: AccountDeps,
  ctx: Context,
  given: { username: string; password: string; correo: string },
): Promise<Reply> {
  const before = normalizeEmail(given.username)
  const facts = await loginFacts(deps.db, before)
  const { keys } = await whereFrom(deps, ctx, before, facts.account?.id ?? null)
  const wait = await takeTry(deps, keys)
  if (wait > 0) return slowDown(wait)
  const account = await whosePassword(facts, given.password)
  if (account === null) {
    await recordFailure(deps, ctx, facts.account ?? facts.waiting, 401)
    return refuse(401, 'password', WRONG)
  }
  await giveBackTry(deps, keys)
  return atLeast(
    FLOOR_MS,
    ctx.command<Reply>(async (tx) => {
      for (const name of [before, given.correo].toSorted()) await lockName(tx, `registro:${name}`)
      // Race: the address can have been confirmed since the password was compared.
      const user = await tx.one<{ id: string; kind: string }>(sql`
        select id, kind from users
        where id = ${account.id}::uuid and email = ${before} and email_verified_at is null for update`)
      if (user === undefined) return refuse(409, 'username', CONFIRMED)
      const wait = await secondsUntilNextLink(tx, deps, user.id)
      if (wait > 0) return refuse(429, 'correo', waitSentence(wait).replace('código', 'correo'))
      const spent = await spend(deps.db, 'confirmationsOfAccount', user.id)
      if (spent.over)
        return refuse(429, 'correo', BUDGETS.confirmationsOfAccount.sentence(waitWords(spent.seconds)))
      await spendOnMail(deps, ctx, given.correo)
      await send(tx, deps, { ...user, email: given.correo }, before)
      await audit(tx, {
        actorId: user.id,
        verb: 'accounts.correctAddress',
        subject: user.id,
        address: ctx.address,
        at: deps.clock.now(),
        newId: deps.newId,
      })
      return {
        status: 200,
        body: {
          status: 200,
          message: `Enviamos otro correo a ${given.correo}. Tiene 30 minutos para confirmarlo.`,
        },
      }
    }),
  )
}

/** The registration waits at a new address as at the old one, whether another account has it or not. */
async function send(tx: Db, deps: AccountDeps, user: Waiting, before: string): Promise<void> {
  if (user.email === before) return mailAgain(tx, deps, user)
  // a link that went to the wrong mailbox would confirm the right address
  await tx.run(sql`
    update link_tokens set used_at = ${deps.clock.now()}
    where user_id = ${user.id}::uuid and purpose = 'correo' and used_at is null`)
  return waitAt(tx, deps, user)
}

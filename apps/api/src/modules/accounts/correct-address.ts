import { normalizeEmail } from '@ventanilla/domain/identity/email'
import { audit } from '../../db/audit.ts'
import { loginFacts } from '../../db/login.ts'
import { announce } from '../../db/outbox.ts'
import { credentialsOf, lockName } from '../../db/people.ts'
import { type Db, sql } from '../../db/sql.ts'
import type { Context } from '../../http/context.ts'
import { giveBackTry, takeTry } from '../../http/login-guard.ts'
import { checkPassword } from '../../http/password.ts'
import { waitSentence } from '../../http/code-limits.ts'
import { spendOnMail } from '../../http/sending.ts'
import type { AccountDeps } from './account-deps.ts'
import { atLeast } from './even-time.ts'
import { issueLink, secondsUntilNextLink } from './links.ts'
import { type LoginRefused, refuse, slowDown } from './login-answers.ts'
import { whereFrom } from './login-place.ts'
import { recordFailure } from './login-record.ts'
import { alreadyRegistered } from './messages.ts'
import { sendConfirmation } from './verify-phone.ts'

const WRONG = 'El correo o la contraseña no son correctos.'
const CONFIRMED = 'Ese correo ya está confirmado. Puede iniciar sesión.'

type Reply =
  | { status: 200; body: { status: 200; message: string } }
  | { [S in 401 | 409 | 429]: LoginRefused<S> }[401 | 409 | 429]

/** Longer than the change takes: an address that already has an account is answered as slowly as a free one. */
const FLOOR_MS = 80

/**
 * Mails the confirmation of a registration again, to the address as it should have been. Its owner is known by the
 * password, guessed at as slowly as at a login; only what nobody has confirmed changes.
 */
export async function correctAddress(
  deps: AccountDeps,
  ctx: Context,
  given: { username: string; password: string; correo: string },
): Promise<Reply> {
  const before = normalizeEmail(given.username)
  const { account } = await loginFacts(deps.db, before)
  const { keys } = await whereFrom(deps, ctx, before, account?.id ?? null)
  const wait = await takeTry(deps, keys)
  if (wait > 0) return slowDown(wait)
  const right = await checkPassword('entrada', account?.password_hash ?? null, given.password)
  if (!right || account === null) {
    await recordFailure(deps, ctx, account, 401)
    return refuse(401, 'password', WRONG)
  }
  await giveBackTry(deps, keys)
  return atLeast(
    FLOOR_MS,
    ctx.command<Reply>(async (tx) => {
      for (const name of [before, given.correo].toSorted()) await lockName(tx, `registro:${name}`)
      // the race: it may have been confirmed since the password was compared
      const user = await tx.one<{ id: string; first_names: string; kind: string }>(sql`
        select id, first_names, kind from users
        where id = ${account.id}::uuid and email = ${before} and email_verified_at is null for update`)
      if (user === undefined) return refuse(409, 'username', CONFIRMED)
      const wait = await secondsUntilNextLink(tx, deps, user.id)
      if (wait > 0) return refuse(429, 'correo', waitSentence(wait).replace('código', 'correo'))
      await spendOnMail(deps, ctx, given.correo)
      await send(tx, deps, user, before, given.correo)
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

async function send(
  tx: Db,
  deps: AccountDeps,
  user: { readonly id: string; readonly first_names: string; readonly kind: string },
  before: string,
  now: string,
): Promise<void> {
  const owner = now === before ? undefined : await credentialsOf(tx, now)
  if (owner !== undefined) {
    // somebody else's: nothing changes, and the owner hears of it (decision 7); the limit counts as for a free address
    await issueLink(tx, deps, { purpose: 'correo', userId: user.id })
    await announce(tx, {
      factKey: `correo-repetido:${deps.newId()}`,
      channel: 'email',
      to: now,
      payload: alreadyRegistered(deps, '/olvidar-contrasena'),
      at: deps.clock.now(),
      newId: deps.newId,
    })
    return
  }
  if (now !== before) {
    // a link that went to the wrong mailbox would confirm the right address
    await tx.run(sql`
      update link_tokens set used_at = ${deps.clock.now()}
      where user_id = ${user.id}::uuid and purpose = 'correo' and used_at is null`)
    await tx.run(sql`
      update users set email = ${now}, version = version + 1, updated_at = ${deps.clock.now()}
      where id = ${user.id}::uuid`)
  }
  await sendConfirmation(tx, deps, { ...user, email: now })
}

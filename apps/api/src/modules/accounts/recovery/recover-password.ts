import { audit } from '../../../db/audit.ts'
import { announce } from '../../../db/outbox.ts'
import { credentialsOf, lockName } from '../../../db/people/people.ts'
import { endSessions } from '../../../db/people/sessions.ts'
import { json, sql } from '../../../db/connection/sql.ts'
import { waitWords } from '@ventanilla/domain/identity/wait-words'
import type { Context } from '../../../http/context.ts'
import { type BudgetName, BUDGETS, giveBack, spend } from '../../../http/guards/budgets.ts'
import { guess, type Guess, refusesNext } from '../../../http/guards/guessing.ts'
import { rememberOn } from '../../../http/guards/known-device.ts'
import { type LoginKeys, openAccount } from '../../../http/guards/login-guard.ts'
import { newToken, tokenHash, tokenHashes } from '../../../http/guards/secrets.ts'
import { type AccountDeps, after, MINUTE } from '../account-deps.ts'
import { hashChosen } from './choose-password.ts'
import { askedTooOften, issueCode, nextCodeIn, secondsUntilNextCode, tryCode } from '../codes.ts'
import { atLeast } from '../login/even-time.ts'
import { whereFrom } from '../login/login-place.ts'
import { passwordChanged, recoveryCode } from '../messages.ts'
import { endRecoveries, ownerOfRecoveryLink, recoveryLink } from './recovery-link.ts'
import { confirmAddress } from '../registering/verify-email.ts'
import { CODE_OK, WRONG_CODE } from '../registering/verify-phone.ts'

interface RecoveryData {
  readonly userId: string | null
  /** absent: a code issued by the previous release, whose subject is the address */
  readonly email?: string
  readonly validated?: boolean
}
type StatusReply<S extends number> = { status: S; body: { status: S; message: string } }

/** Time to choose the new password after a correct code. */
const CHOOSING = 15 * MINUTE
/** Minimum time of every response: known and unknown addresses cannot be distinguished by time. */
const FLOOR_MS = 60

const SENT =
  'Si el correo tiene una cuenta, enviamos un código de cuatro dígitos. Revise también la carpeta de correo no deseado.'

/**
 * Sends a recovery code. Unknown addresses get the same response, with a token that can never validate
 * (decision 7).
 */
export function forgotPassword(deps: AccountDeps, ctx: Context, email: string): Promise<Sent> {
  return atLeast(FLOOR_MS, sendWithin(deps, ctx, email))
}

type Sent =
  | {
      status: 200
      body: { status: 200; message: string; token: string }
      headers: Readonly<Record<string, string>>
    }
  | ReturnType<typeof askedTooOften>

async function sendWithin(deps: AccountDeps, ctx: Context, email: string): Promise<Sent> {
  const owner = await credentialsOf(deps.db, email)
  const { keys } = await whereFrom(deps, ctx, email, owner?.id ?? null)
  const taken: (readonly [BudgetName, string])[] = []
  let untilNext = 0
  let full = 0
  // a known device has its own codes, which no stranger can use up
  for (const budget of keys.address === null ? [] : mailBudgets(keys.account, keys.address)) {
    const spent = await spend(deps.db, ...budget)
    if (spent.over) {
      for (const one of taken) await giveBack(deps.db, ...one)
      const message = BUDGETS[budget[0]].sentence(waitWords(spent.seconds))
      return { ...askedTooOften(spent.seconds), body: { status: 429, message } }
    }
    taken.push(budget)
    if (spent.full) full = Math.max(full, spent.seconds)
    if (spent.full && budget[0] === 'recoveryMailsOfAccount') untilNext = spent.seconds
  }
  const sent = await send(deps, keys, email, { untilNext, full })
  if (sent.status !== 200) for (const one of taken) await giveBack(deps.db, ...one)
  return sent
}

const mailBudgets = (account: string, address: string): (readonly [BudgetName, string])[] => [
  ['recoveryMailsOfAccount', account],
  ['recoveryMailsOfAddress', address],
]

/**
 * One code lives per requesting device or address. Attack: requesting another user's code would end the one its
 * owner is typing, or use up the five of an hour.
 */
function send(
  deps: AccountDeps,
  keys: LoginKeys,
  email: string,
  /** seconds of the account's limit, for the mail, and of any limit, for the screen; 0: not used up */
  limits: { readonly untilNext: number; readonly full: number },
): Promise<Sent> {
  const subject = keys.pair
  // no stored reply for a repetition: it would keep the token readable in the database
  return deps.db.tx(async (tx) => {
    const now = deps.clock.now()
    await lockName(tx, `recuperacion:${subject}`)
    const seconds = await secondsUntilNextCode(tx, now, 'recuperacion', subject)
    if (seconds > 0) return askedTooOften(seconds)
    const user = await credentialsOf(tx, email)
    const token = newToken()
    const known = user !== undefined && user.refused_at === null && user.deactivated_at === null
    const code = await issueCode(tx, deps, {
      purpose: 'recuperacion',
      subject,
      data: { userId: known ? user.id : null, email } satisfies RecoveryData,
      tokenHash: tokenHash(deps.secret, 'recuperacion', token),
    })
    if (known)
      await announce(tx, {
        factKey: `recuperacion:${deps.newId()}`,
        channel: 'email',
        to: email,
        payload: recoveryCode(deps, code, await recoveryLink(tx, deps, user, limits.untilNext)),
        at: now,
        newId: deps.newId,
      })
    const headers = await nextCodeIn(tx, now, 'recuperacion', subject, limits.full)
    return { status: 200, body: { status: 200, message: SENT, token }, headers }
  })
}

/**
 * Checks a recovery code; its token can then set a password once. Attack: requesting many recoveries of many
 * accounts and trying four digits on each; an address without an account counts alike. Tries elsewhere use up
 * nothing of the account's known devices.
 */
export async function checkRecoveryCode(
  deps: AccountDeps,
  ctx: Context,
  given: { code: string; token: string },
): Promise<StatusReply<200> | StatusReply<400>> {
  const hashes = tokenHashes(deps.secret, 'recuperacion', given.token)
  const asked = await deps.db.one<{ subject: string; data: RecoveryData; token_hash: string }>(
    sql`select subject, data, token_hash from verification_codes where purpose = 'recuperacion' and token_hash = any(${hashes})`,
  )
  const hash = asked?.token_hash ?? hashes[0] ?? ''
  const account = asked?.data.email ?? asked?.subject
  const { keys } = await whereFrom(deps, ctx, account ?? '', asked?.data.userId ?? null)
  const what = keys.address === null ? 'recuperacion-conocida' : 'recuperacion'
  const of: Guess = { what, account, subject: asked?.data.userId }
  const right = await guess(deps, ctx, of, async () => {
    const reply = await ctx.command<StatusReply<200> | StatusReply<400>>(async (tx) => {
      const code = await tryCode<RecoveryData>(
        tx,
        deps,
        { purpose: 'recuperacion', tokenHash: hash },
        given.code,
      )
      if (code === undefined || code.data.userId === null)
        return { status: 400, body: { status: 400, message: WRONG_CODE } }
      const data: RecoveryData = { ...code.data, validated: true }
      await tx.run(sql`
        update verification_codes set data = ${json(data)}::jsonb, expires_at = ${after(deps.clock.now(), CHOOSING)}
        where id = ${code.id}::uuid`)
      return { status: 200, body: { status: 200, message: CODE_OK } }
    })
    return reply.status === 200 ? reply : null
  })
  if (right !== null) return right
  const message = (await refusesNext(deps, ctx, of))?.message ?? WRONG_CODE
  return { status: 400, body: { status: 400, message } }
}

/**
 * Sets a new password with a validated token or a mailed link. Ends all the user's sessions; reading the code
 * proves that the address is theirs.
 */
export async function resetPassword(
  deps: AccountDeps,
  ctx: Context,
  given: { token: string; password_reset: string },
): Promise<(StatusReply<200> | StatusReply<400>) & { headers?: { readonly 'set-cookie': string } }> {
  const passwordHash = await hashChosen(deps, given.password_reset, 'body.password_reset')
  let owner: string | null = null
  const reply = await ctx.command<StatusReply<200> | StatusReply<400>>(async (tx) => {
    const now = deps.clock.now()
    const code = await tx.one<{ data: RecoveryData; subject: string }>(sql`
      select data, subject from verification_codes
      where purpose = 'recuperacion' and token_hash = any(${tokenHashes(deps.secret, 'recuperacion', given.token)})
        and used_at is null and expires_at > ${now} and data @> '{"validated": true}' for update`)
    const found =
      code === undefined
        ? await ownerOfRecoveryLink(tx, deps, given.token)
        : { userId: code.data.userId, email: code.data.email ?? code.subject }
    if (found === undefined || found.userId === null)
      return {
        status: 400,
        body: { status: 400, message: 'La recuperación venció o ya se usó. Pida un código nuevo.' },
      }
    const { userId, email } = found
    await tx.run(
      sql`update users set password_hash = ${passwordHash}, updated_at = ${now} where id = ${userId}::uuid`,
    )
    await confirmAddress(tx, deps, userId)
    await endSessions(tx, userId, 'contrasena')
    await endRecoveries(tx, now, userId)
    await openAccount(tx, (await whereFrom(deps, ctx, email, userId)).keys)
    await announce(tx, {
      factKey: `contrasena:${deps.newId()}`,
      channel: 'email',
      to: email,
      payload: passwordChanged(deps),
      at: now,
      newId: deps.newId,
    })
    await audit(tx, {
      actorId: userId,
      verb: 'accounts.resetPassword',
      subject: userId,
      address: ctx.address,
      at: now,
      newId: deps.newId,
    })
    owner = userId
    return {
      status: 200,
      body: { status: 200, message: 'Su contraseña se cambió. Ya puede iniciar sesión.' },
    }
  })
  if (owner === null) return reply
  // the mail has proved the user's identity: strangers cannot lock this device out
  const { device } = await whereFrom(deps, ctx, '', null)
  return { ...reply, headers: await rememberOn(deps, device, owner) }
}

import type { Profile } from '@ventanilla/contract/profile.contract'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { audit } from '../../../db/audit.ts'
import { announce } from '../../../db/outbox.ts'
import { credentialsOf, lockName, phoneIsHeld } from '../../../db/people/people.ts'
import { endSessions } from '../../../db/people/sessions.ts'
import { type Db, sql } from '../../../db/connection/sql.ts'
import { type Context, me } from '../../../http/context.ts'
import { waitSentence, wrongAndOver, wrongCode } from '../../../http/guards/code-limits.ts'
import { guess, refusesNext } from '../../../http/guards/guessing.ts'
import { spendOnMail, spendOnSms } from '../../../http/bodies/sending.ts'
import type { AccountDeps } from '../account-deps.ts'
import { issueCode, lastCode, nextCodeIn, secondsUntilNextCode, spendCode, tryCode } from '../codes.ts'
import { codeSms, contactChanged, contactCode } from '../messages.ts'
import { confirmPassword } from './own-password.ts'
import { readProfile } from './profile.ts'

/** The two contacts of a user, each proven with a code before it counts. */
export type Contact =
  | { readonly kind: 'correo'; readonly value: string }
  | { readonly kind: 'celular'; readonly value: string }

/**
 * Sends a code to the new address or telephone after checking the password. Whether another account has it is
 * only disclosed to a user who can read what is sent there.
 */
export async function askContact(
  deps: AccountDeps,
  ctx: Context,
  contact: Contact,
  password: string,
): Promise<{ status: 200; body: { sent: true }; headers: Readonly<Record<string, string>> }> {
  const actor = me(ctx)
  await confirmPassword(deps, ctx, password)
  return ctx.command(async (tx) => {
    const now = deps.clock.now()
    await lockName(tx, `contacto:${actor.id}`)
    const wait = await secondsUntilNextCode(tx, now, 'contacto', actor.id)
    if (wait > 0) throw new Refusal('too_many', waitSentence(wait), { code: 'espere', retryAfter: wait })
    await (contact.kind === 'correo' ? spendOnMail : spendOnSms)(deps, ctx, contact.value)
    const code = await issueCode(tx, deps, { purpose: 'contacto', subject: actor.id, data: contact })
    await announce(tx, {
      factKey: `contacto:${deps.newId()}`,
      channel: contact.kind === 'correo' ? 'email' : 'sms',
      to: contact.value,
      payload: contact.kind === 'correo' ? contactCode(deps, code) : codeSms(deps, code),
      at: now,
      newId: deps.newId,
    })
    const headers = await nextCodeIn(tx, now, 'contacto', actor.id)
    return { status: 200 as const, body: { sent: true as const }, headers }
  })
}

/**
 * Changes the address or telephone that the code proved; notifies the former address and ends other sessions.
 */
export async function changeContact(
  deps: AccountDeps,
  ctx: Context,
  contact: Contact,
  digits: string,
): Promise<{ status: 200; body: Profile }> {
  const actor = me(ctx)
  // outside the command: a wrong try counts although the command is rejected
  const of = { what: 'contacto', account: actor.id, subject: actor.id } as const
  const live = await guess(deps, ctx, of, async () => {
    const code = await tryCode<Contact>(deps.db, deps, { purpose: 'contacto', subject: actor.id }, digits)
    return code?.data.kind === contact.kind && code.data.value === contact.value ? code : null
  })
  if (live === null) {
    const now = deps.clock.now()
    const refused = await refusesNext(deps, ctx, of)
    if (refused !== null) throw wrongAndOver(refused)
    throw wrongCode(await lastCode(deps.db, 'contacto', actor.id), now, {
      wait: await secondsUntilNextCode(deps.db, now, 'contacto', actor.id),
    })
  }
  return ctx.command(async (tx) => {
    const now = deps.clock.now()
    await lockName(tx, `contacto:${contact.value}`)
    const before = await readProfile(tx, actor.id)
    if (await isTaken(tx, contact, { id: actor.id, email: before.email }))
      throw new Refusal('conflict', `Ya hay otra cuenta con ese ${contact.kind}.`, { code: 'ya_existe' })
    await tx.run(
      contact.kind === 'correo'
        ? sql`update users set email = ${contact.value}, email_verified_at = ${now}, version = version + 1, updated_at = ${now} where id = ${actor.id}::uuid`
        : sql`update users set phone = ${contact.value}, phone_verified_at = ${now}, version = version + 1, updated_at = ${now} where id = ${actor.id}::uuid`,
    )
    await spendCode(tx, now, live.id)
    await endSessions(tx, actor.id, 'contacto', { except: ctx.sessionId })
    await announce(tx, {
      factKey: `contacto:${deps.newId()}`,
      channel: 'email',
      to: before.email,
      payload: contactChanged(deps, contact.kind),
      at: now,
      newId: deps.newId,
    })
    await audit(tx, {
      actorId: actor.id,
      verb: ctx.endpointId,
      subject: actor.id,
      address: ctx.address,
      detail: { kind: contact.kind },
      at: now,
      newId: deps.newId,
    })
    return { status: 200 as const, body: await readProfile(tx, actor.id) }
  })
}

async function isTaken(
  tx: Db,
  contact: Contact,
  person: { readonly id: string; readonly email: string },
): Promise<boolean> {
  if (contact.kind === 'correo') {
    const other = await credentialsOf(tx, contact.value)
    return other !== undefined && other.id !== person.id
  }
  if (await phoneIsHeld(tx, contact.value, person)) return true
  // the user's own repeated registration with this telephone releases it
  await tx.run(sql`
    update users set waiting_since = null
    where phone = ${contact.value} and phone_verified_at is null and email = ${person.email}`)
  return false
}

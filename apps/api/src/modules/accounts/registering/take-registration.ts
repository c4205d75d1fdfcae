import { ACCEPTED_AT_REGISTRATION } from '@ventanilla/domain/configuration/texts/legal-texts'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { refuseIfStopped } from '../../../db/alerts.ts'
import { audit } from '../../../db/audit.ts'
import { announce } from '../../../db/outbox.ts'
import {
  credentialsOf,
  insertPerson,
  lockName,
  type NewPerson,
  phoneIsHeld,
} from '../../../db/people/people.ts'
import { type Db, json, sql } from '../../../db/connection/sql.ts'
import type { Context } from '../../../http/context.ts'
import { waitSentence } from '../../../http/guards/code-limits.ts'
import { spendOnMail, spendOnSms } from '../../../http/bodies/sending.ts'
import type { AccountDeps } from '../account-deps.ts'
import { refuseWhileClosed } from '../administration/administrators.ts'
import { issueCode, liveCode, nextCodeIn, secondsUntilNextCode } from '../codes.ts'
import { storeAcceptance } from '../own/accept-texts.ts'
import { atLeast } from '../login/even-time.ts'
import { alreadyRegistered, codeOnItsWay, codeSms } from '../messages.ts'
import { recoveryPath } from './waiting-registration.ts'

const PHONE_EXISTS =
  'ERROR: El celular ingresado ya existe en nuestras bases de datos. Verifique e intente de nuevo.'
const REGISTERED = 'Se ha enviado un mensaje a tu correo'

/** Data of a registration's code. */
export interface RegistrationData {
  readonly userId: string
  readonly email: string
}

type Taken =
  | {
      status: 200
      body: { status: 200; message: string; data: null }
      headers: Readonly<Record<string, string>>
    }
  | { status: 201; body: { status: 201; message: string; data: null } }

/**
 * Stores a registration until its telephone is verified, and sends the code. A verified telephone gets 201 (the
 * specification's one exception); a known address is stored and gets the response of a free one, and its owner
 * a message (decision 7). Replaces an unverified registration with the same telephone or address (gap 64).
 */
export function takeRegistration(deps: AccountDeps, ctx: Context, person: NewPerson): Promise<Taken> {
  return atLeast(FLOOR_MS, take(deps, ctx, person))
}

/** Longer than storing a registration takes. */
const FLOOR_MS = 80

function take(deps: AccountDeps, ctx: Context, person: NewPerson): Promise<Taken> {
  // nobody registers without one
  const phone = person.phone as string
  return ctx.command<Taken>(async (tx) => {
    const now = deps.clock.now()
    await refuseIfStopped(tx, now, 'use')
    await refuseWhileClosed(tx, deps.settings)
    await lockName(tx, `registro:${phone}`)
    await lockName(tx, `registro:${person.email}`)
    if (await phoneIsHeld(tx, phone))
      return { status: 201, body: { status: 201, message: PHONE_EXISTS, data: null } }
    const owner = await credentialsOf(tx, person.email)
    const wait = await secondsUntilNextCode(tx, now, 'registro', phone)
    const live = await liveCode<RegistrationData>(tx, now, 'registro', phone)
    // after «Modificar datos» the code just sent is still valid: a second one within the minute would only
    // confuse
    if (wait > 0 && live === undefined)
      throw new Refusal('too_many', waitSentence(wait), { code: 'demasiados_codigos', retryAfter: wait })
    await keepUnverified(tx, deps, person, ctx)
    const data: RegistrationData = { userId: person.id, email: person.email }
    if (wait > 0 && live !== undefined) {
      await tx.run(sql`update verification_codes set data = ${json(data)}::jsonb where id = ${live.id}::uuid`)
    } else {
      await spendOnSms(deps, ctx, phone)
      await sendCode(tx, deps, phone, data)
    }
    await spendOnMail(deps, ctx, person.email)
    await announce(tx, {
      factKey: `registro:${person.id}`,
      channel: 'email',
      to: person.email,
      payload:
        owner === undefined ? codeOnItsWay(deps, phone) : alreadyRegistered(deps, recoveryPath(owner.kind)),
      at: now,
      newId: deps.newId,
    })
    const headers = await nextCodeIn(tx, now, 'registro', phone)
    return { status: 200, body: { status: 200, message: REGISTERED, data: null }, headers }
  })
}

/** Issues a registration's code and queues the text message in the outbox. */
export async function sendCode(
  tx: Db,
  deps: AccountDeps,
  phone: string,
  data: RegistrationData,
): Promise<void> {
  const code = await issueCode(tx, deps, { purpose: 'registro', subject: phone, data })
  await announce(tx, {
    factKey: `codigo:${deps.newId()}`,
    channel: 'sms',
    to: phone,
    payload: codeSms(deps, code),
    at: deps.clock.now(),
    newId: deps.newId,
  })
}

async function keepUnverified(tx: Db, deps: AccountDeps, person: NewPerson, ctx: Context): Promise<void> {
  await tx.run(sql`
    delete from users where phone_verified_at is null and waiting_since is null
      and (phone = ${person.phone} or email = ${person.email})
      -- who was registered at the window has cases of their own
      and not exists (select 1 from cases where applicant_id = users.id)`)
  await insertPerson(tx, person)
  for (const text of ACCEPTED_AT_REGISTRATION)
    await storeAcceptance(tx, deps, { userId: person.id, text, at: person.at })
  await audit(tx, {
    actorId: null,
    verb: 'accounts.register',
    subject: person.id,
    address: ctx.address,
    detail: { kind: person.kind, roles: person.roles },
    at: person.at,
    newId: deps.newId,
  })
}
